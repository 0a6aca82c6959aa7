/** Words of a line that shows how a thing is written. "Format" is none: a report may be given "in the requested format". */
const EXAMPLE =
  /\b(?:examples?|samples?|looks? like|e\.g\.|for instance|beispiel\w{0,3}|z\. ?b\.|sieht so aus|ejemplos?|exemples?|exemplos?|esempio|esempi|příklad\w{0,3}|vypadá takto|vypadá)(?!\p{L})|(?<!\p{L})(?:пример|например|выглядит так)|例如|例子|示例|示範|範例|样例|サンプル|例[:：]|例えば|예시|예를 들|예[:：]/iu;

/** Whether the end of a line announces an example. */
export function isExample(line: string): boolean {
  return EXAMPLE.test(line.slice(-120));
}
