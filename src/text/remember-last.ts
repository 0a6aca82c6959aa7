/**
 * A function of a text that answers the text it was asked last from memory: all that stands below a title asks for the same.
 * It holds one text, so nothing has to be let go.
 */
export function rememberLast<T>(read: (text: string) => T): (text: string) => T {
  let last: { text: string; answer: T } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, answer: read(text) };
    return last.answer;
  };
}
