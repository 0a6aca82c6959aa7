/** Nouns of what is run again and again. */
const CHECKS =
  /tests?\b|\b(?:suite|build|lint(?:er)?|checks?|type ?check|ci)\b|测试|測試|テスト|테스트|тест|prueba|teste|prüfung|testy|compilaci|compila|сборк/i;
/** The kinds of checks that are told apart; a word for checks in general names none. */
const TESTS = /tests?\b|\bsuite\b|测试|測試|テスト|테스트|тест|prueba|teste|testy/;
const KINDS: readonly RegExp[] = [
  TESTS,
  /\bbuilds?\b|compil|сборк|构建|構建|ビルド|빌드|编译|編譯/,
  /\blint/,
  /\btype ?checks?\b|类型检查|型チェック/,
];
/** Systems, browsers and machines, and names in code spans: what passes there need not pass elsewhere. */
const WHERE =
  /`[^`]{1,60}`|linux|windows|mac ?os|ubuntu|debian|android|\bios\b|safari|chrom(?:e|ium)|firefox|postgres|mysql|sqlite|\b(?:node|python|java|php|ruby|go) \d{1,3}|\bci\b|\blocal(?:ly|mente|ement)?\b|\blokal|локальн|本地|本机|ローカル|로컬|\bstaging\b|\bproduction\b/g;

/** Whether a text speaks of tests, builds and the like. */
export function namesChecks(text: string): boolean {
  return CHECKS.test(text);
}

/** Whether a text speaks of tests, be it by the name of one. */
export function namesTests(text: string): boolean {
  return TESTS.test(text.toLowerCase()) || /`[^`]{0,60}test[^`]{0,60}`/i.test(text);
}

/** Whether checks that passed are of the kind that failed, and not in another place or of another thing alone; lower case. */
export function coversCheck(later: string, failed: string): boolean {
  if (!CHECKS.test(later)) return false;
  const kinds = KINDS.filter((kind) => kind.test(later));
  if (kinds.length > 0 && !kinds.some((kind) => kind.test(failed))) return false;
  return [...later.matchAll(WHERE)].every(([where]) => failed.includes(where));
}
