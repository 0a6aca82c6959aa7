import { describe, expect, it } from "vitest";
import { extractFactCandidates } from "../../src/index.js";

const OUTPUT = "I fixed the login form in src/auth.ts and ran the tests.\n";

/** What is kept of a user's message as the user's own. */
function kept(...messages: string[]): string[] {
  const log = messages.map((text) => ({ role: "user" as const, text }));
  return extractFactCandidates(OUTPUT, log)
    .filter(({ origin }) => origin === "user")
    .map(({ fact }) => fact);
}

const RULES = [
  "Never commit to main.",
  "Never push to main directly.",
  "Always use tabs.",
  "Please always write tests first.",
  "We use yarn here.",
  "I prefer short answers.",
  "Nunca hagas commit en main.",
  "Siempre ejecuta los tests antes de subir.",
  "Prefiero respuestas cortas.",
  "Nunca faça commit na main.",
  "Sempre rode os testes antes do push.",
  "Ne commite jamais sur main.",
  "Utilise toujours pnpm.",
  "Je préfère des réponses courtes.",
  "Non committare mai su main.",
  "Usa sempre pnpm.",
  "Preferisco risposte brevi.",
  "Committe nie auf main.",
  "Nutze immer pnpm.",
  "Ich bevorzuge kurze Antworten.",
  "Никогда не коммить в main.",
  "Всегда запускай тесты.",
  "Я предпочитаю короткие ответы.",
  "Nikdy necommituj do main.",
  "Vždy používej pnpm.",
  "永远不要直接提交到 main。",
  "提交前必须运行 npm test。",
  "我喜欢简短的回答。",
  "絶対に main に直接プッシュしないで。",
  "コミットの前に必ずテストを実行して。",
  "절대 main에 직접 푸시하지 마세요.",
  "커밋하기 전에 반드시 테스트를 실행하세요.",
];

describe("an order for always and a liking are rules, however short", () => {
  it.each(RULES)("%s", (rule) => {
    expect(kept(rule)).toEqual([rule]);
    expect(kept("Fix the login form in src/auth.ts.", rule)).toEqual([rule]);
  });

  it.each([
    "Never commit to main.",
    "Always use tabs.",
    "I prefer short answers.",
    "Nutze immer pnpm.",
    "Nunca hagas commit en main.",
  ])("also behind what is to be done: %s", (rule) =>
    expect(kept(`Fix the login form in src/auth.ts. ${rule}`)).toEqual([rule]),
  );
});

describe("how things are, or what holds for this task, is none", () => {
  it.each([
    "Always fails when I click save.",
    "I prefer option 2, because it is simpler.",
    "I prefer your first idea.",
    "We use the second option here, go on.",
    "Prefiero la opción 2.",
    "Prefiro a opção 2.",
    "Je préfère l'option 2.",
    "Preferisco l'opzione B.",
    "Ich bevorzuge Variante B.",
    "Я предпочитаю вариант 2.",
    "Preferuji variantu B.",
    "我更喜欢方案二。",
    "我倾向于方案B。",
    "1番目のほうが好みです。",
    "저는 2번이 좋아요.",
    "Always broken on Safari.",
    "Never happened before the upgrade.",
    "Never mind, I found it.",
    "Never had this before.",
    "I prefer the second one.",
    "Siempre falla en Safari.",
    "Nunca funciona a la primera.",
    "Prefiero la segunda.",
    "Sempre quebra no Safari.",
    "Toujours cassé sur Safari.",
    "Je préfère la deuxième.",
    "Sempre rotto su Safari.",
    "Immer kaputt in Safari.",
    "Всегда падает в Safari.",
    "Vždy to spadne v Safari.",
    "我喜欢第二个。",
    "我喜欢这个方案。",
  ])("%s", (said) => expect(kept(said)).toEqual([]));

  it("nor is an item of a numbered list, which is the task or a tip of the host", () => {
    expect(kept("1. Always start by reading the issue.\n2. Always look at the code after an edit.")).toEqual([]);
  });
});
