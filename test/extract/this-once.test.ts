import { describe, expect, it } from "vitest";
import { extractFactCandidates } from "../../src/index.js";

const factsOf = (said: string) =>
  extractFactCandidates("Ok.", [
    { role: "user", text: `Look at the parser and say what is wrong with it.\n${said}` },
  ]).map(({ fact }) => fact);

describe("how a user wants this one task done is no lasting rule", () => {
  it.each([
    "Read only, don't change anything.",
    "Just a plan, no code yet please.",
    "Only review, do not modify any files.",
    "Don't touch the code for now.",
    "Don't commit yet.",
    "Solo revisa, no modifiques nada.",
    "Solo el plan, nada de código todavía.",
    "No hagas commit por ahora.",
    "Só leitura, não altere nada.",
    "Só o plano, sem código ainda.",
    "Lecture seule, ne modifie rien.",
    "Juste un plan, pas de code pour l'instant.",
    "Solo lettura, non modificare niente.",
    "Solo un piano, niente codice per ora.",
    "Nur Planung, noch keinen Code bitte.",
    "Nur lesen, nichts ändern.",
    "Только чтение, ничего не меняй.",
    "Только план, кода пока не пиши.",
    "Jen čtení, nic neměň.",
    "Jen plán, zatím žádný kód.",
    "只读，不要修改任何东西。",
    "只做计划，先不要写代码。",
    "読むだけで、何も変更しないで。",
    "計画だけ、まだコードは書かないで。",
    "읽기만 하고 아무것도 수정하지 마.",
    "계획만, 아직 코드는 쓰지 마.",
  ])("%s", (said) => expect(factsOf(said)).toEqual([]));
});

describe("a rule that holds stays one", () => {
  it.each([
    "Never change anything in vendor without asking me.",
    "Always plan first, only then write code.",
    "Don't change anything in src/generated, it is written by the build.",
    "Nunca modifiques nada en vendor sin preguntar.",
    "Nunca altere nada em vendor sem perguntar.",
    "Ne modifie jamais les fichiers générés, toujours passer par le build.",
    "Non modificare mai i file generati.",
    "Niemals etwas in vendor ändern, ohne zu fragen.",
    "Никогда ничего не меняй в vendor без вопроса.",
    "Nikdy nic neměň ve složce vendor.",
    "永远不要修改 vendor 里的文件。",
    "vendor のファイルは絶対に変更しないで。",
    "vendor 파일은 항상 먼저 물어보고 수정해 주세요.",
  ])("%s", (said) => expect(factsOf(said)).toHaveLength(1));
});
