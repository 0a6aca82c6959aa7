import { describe, expect, it } from "vitest";
import { extractAll } from "../../src/extract/index.js";

const openIn = (stdout: string) => extractAll(stdout).unfinished;

/** By language: nothing is in a commit, it was made, there is nothing that is in none. */
const SAID: Record<string, readonly [none: string, made: string, clean: string]> = {
  en: ["Nothing is committed yet.", "Committed as `abc1234`.", "There are no uncommitted changes left."],
  de: ["Nichts davon ist committet.", "Committet als `abc1234`.", "Es gibt keine uncommitteten Änderungen mehr."],
  es: [
    "Nada está commiteado todavía.",
    "Confirmado como `abc1234`.",
    "No hay cambios sin confirmar en el repositorio.",
  ],
  pt: ["Nada foi commitado ainda.", "Commitado como `abc1234`.", "Não há alterações não commitadas no repositório."],
  fr: ["Rien n'est commité pour l'instant.", "Commité comme `abc1234`.", "Il ne reste aucun changement non commité."],
  it: [
    "Niente è stato committato finora.",
    "Committato come `abc1234`.",
    "Non ci sono modifiche non committate nel repository.",
  ],
  cs: ["Nic není commitnuté.", "Zacommitoval jsem to jako `abc1234`.", "Nejsou žádné necommitnuté změny v repozitáři."],
  ru: [
    "Ничего ещё не закоммичено.",
    "Закоммитил как `abc1234`.",
    "Незакоммиченных изменений больше нет в репозитории.",
  ],
  zh: ["改动还没提交，都在工作区里。", "已提交为 `abc1234`。", "现在没有未提交的更改，也没有失败的测试。"],
  ja: ["変更はまだコミットされていません。", "`abc1234` としてコミットしました。", "未コミットの変更はありません。"],
  ko: ["변경 사항은 아직 커밋 전입니다.", "`abc1234`로 커밋했습니다.", "커밋되지 않은 변경 사항이 없습니다."],
};

describe.each(Object.entries(SAID))("in %s", (_, [none, made, clean]) => {
  const before = `● Export added in \`csv.ts\`.\n\n${none}\n`;
  it("is open before the commit", () => expect(openIn(before)).not.toEqual([]));
  it("is settled by the commit", () => expect(openIn(`${before}\n> commit\n\n● ${made}\n`)).toEqual([]));
  it("nothing left out is not open", () => expect(openIn(`Export: \`csv.ts\`.\n\n- ${clean}\n`)).toEqual([]));
});

it("settles it in plain text too", () =>
  expect(
    openIn("Added it in `csv.ts`. Nothing is committed yet.\n\nCommitted as `abc1234`; the tree is clean.\n"),
  ).toEqual([]));

it.each([
  [
    "no push is made by a commit",
    "● Export added.\n\nThe branch is not pushed yet.\n\n> commit\n\n● Committed as `abc1234`.\n",
  ],
  [
    "a file left out",
    "● Export added.\n\nThe docs are added.\n\n> commit\n\n● Committed as `abc1234`.\n\nThe docs are still uncommitted.\n",
  ],
  ["in the sentence of the commit", "● Export added.\n\nCommitted as `abc1234`, the docs are still uncommitted.\n"],
  ["the rest of one message", "The docs are uncommitted.\n\nThe rest is committed as `abc1234`.\n"],
  ["the branch behind a clean tree", "- There are no uncommitted changes and the branch is not pushed.\n"],
])("stays open: %s", (_, stdout) => expect(openIn(stdout)).not.toEqual([]));
