import { describe, expect, it } from "vitest";
import { type Cue, cueBit, OTHER_LETTERS, scanCues } from "../../src/extract/cue-scanner.js";
import { GATES } from "../../src/extract/languages/gates.js";
import { LANGUAGES } from "../../src/extract/languages/index.js";
import { isWestern } from "../../src/text/small-letters.js";

const has = (text: string, cue: Cue) => (scanCues(text).all & cueBit(cue)) !== 0;

describe("a cue of one language is none in a sentence of another", () => {
  it.each<[string, Cue, string]>([
    ["English is not Italian", "convention", "The schema of the table has two columns"],
    ["English is not French", "order", "There is a comment above the loop"],
    ["English is not Spanish", "success", "These are in the todo file"],
    ["English is not Czech", "cause", "The installer of proto is called first"],
    ["Portuguese is not English", "unsaved", "O segredo foi removido no commit e no push"],
    ["French is not Czech", "state", "Je vais lire la page"],
    ["Japanese is not Chinese", "rule", "この設定は不要です"],
  ])("%s", (_, cue, text) => {
    expect(has(text, cue)).toBe(false);
  });

  it.each<[string, Cue, string]>([
    ["Italian", "convention", "Lo schema delle tabelle sta nella cartella"],
    ["French", "order", "Comment lancer les tests ?"],
    ["Spanish", "success", "Está todo en orden"],
    ["Czech", "state", "Cesta je uložená v nastavení"],
    ["Czech with letters of its neighbours only", "pending", "Omezení: velké soubory se stále nahrávají vcelku"],
    ["Czech without an accent", "rule", "Nikdy neupravuj soubory"],
    ["Chinese", "rule", "不要修改种子数据"],
    ["English words beside code of any language", "contrast", "Uses `el.que()` instead of a loop"],
  ])("%s keeps it", (_, cue, text) => {
    expect(has(text, cue)).toBe(true);
  });
});

describe("languages of other letters", () => {
  it.each([...OTHER_LETTERS])("%s: no phrase counts where only Latin letters stand", (name) => {
    const { headings, ...classes } = LANGUAGES[name]!;
    const phrases = [...Object.values(classes), ...Object.values(headings)].flatMap((list) => list.split("|"));
    const western = phrases.filter((phrase) => phrase !== "" && isWestern(phrase));
    expect(western.filter((phrase) => GATES[name]?.(phrase) ?? true)).toEqual([]);
  });
});

describe("phrases of a single letter", () => {
  it.each([
    ["Здесь я ошибся", "self"],
    ["这里我错了", "self"],
    ["通过了，但慢", "concession"],
    ["通過了，但慢", "concession"],
  ] as const)("are found: %s", (text, cue) => {
    expect(scanCues(text).all & cueBit(cue)).not.toBe(0);
  });

  it("are no part of a longer word", () => {
    expect(scanCues("Здесь явная ошибка").all & cueBit("self")).toBe(0);
  });
});
