import { describe, expect, it } from "vitest";
import { extractAll } from "../../src/extract/index.js";

const START = "I'll add the language picker now.\n\n";
const END = "\n\nThe picker is there.\n";

/** All that the lists hold of an output that stands between two sentences of an agent. */
function itemsOf(printed: string): string[] {
  const { decisions, unfinished, nextSteps, facts } = extractAll(START + printed + END);
  return [...decisions, ...unfinished, ...nextSteps, ...facts.map(({ fact }) => fact)];
}

describe("what a program prints in a plain capture is nobody's word", () => {
  it.each([
    [
      "npm",
      "npm warn deprecated rimraf@3.0.2: Rimraf versions prior to v4 are no longer supported\n\nadded 12 packages, and audited 340 packages in 4s\n\nSome issues need review, and may require choosing\na different dependency.\n\nRun `npm audit` for details.",
    ],
    [
      "docker",
      "$ docker build -t app .\n[+] Building 12.3s (9/9) FINISHED\n\nWhat's next:\n    View a summary of image vulnerabilities and recommendations → docker scout quickview",
    ],
    [
      "a plan of terraform",
      "Terraform will perform the following actions:\n\n  # aws_instance.web must be replaced\n\nPlan: 1 to add, 0 to change, 1 to destroy.\n\nNote: You didn't use the -out option to save this plan, so Terraform can't\nguarantee to take exactly these actions.\n\nDo you want to perform these actions?\n  Only 'yes' will be accepted to approve.",
    ],
    [
      "a page of help",
      "$ mytool --help\nUsage: mytool [OPTIONS] COMMAND [ARGS]...\n\n  You must always run the login command before the first deployment.\n\nOptions:\n  --dry-run  Only print what would be done instead of doing it.\n  --force    Do not ask before overwriting files. Use with caution.",
    ],
    [
      "a page of a manual",
      "RSYNC(1)                  User Commands                  RSYNC(1)\n\nDESCRIPTION\n       You should always use a trailing slash on the source directory to\n       avoid creating an additional directory level at the destination.",
    ],
    [
      "a table of SQL",
      "mysql> select * from todos;\n+----+----------------------------+----------+\n| id | title                      | state    |\n+----+----------------------------+----------+\n|  1 | Still needs to be migrated | not done |\n+----+----------------------------+----------+",
    ],
    [
      "a test of Jest",
      " FAIL  src/a.test.ts\n  ● locale › falls back to the default instead of failing\n\n    expect(received).toBe(expected)",
    ],
    [
      "the advice of git",
      "$ git checkout 3f9c2ab\nNote: switching to '3f9c2ab'.\n\nYou are in 'detached HEAD' state. You can look around, make experimental\nchanges and commit them.\n\nIf you want to create a new branch to retain commits you create, you may\ndo so (now or later) by using -c with the switch command.",
    ],
  ])("%s", (_, printed) => {
    expect(itemsOf(printed)).toEqual([]);
  });

  it("but the agent's words behind it are", () => {
    const found = extractAll(
      "$ npm test\nTests  4 passed (4)\n\nThe tests pass. I used `Intl` instead of a table because it knows all locales.\n\nNote: the server always reads the locale from the cookie first.\n\nStill open: the Czech translation.\n",
    );
    expect(found.decisions.join()).toContain("Intl");
    expect(found.facts.map(({ fact }) => fact).join()).toContain("cookie");
    expect(found.unfinished.join()).toContain("Czech");
  });

  it.each([
    ["another paragraph", "The picker was not tested on mobile yet.\n\nDo you want to make this edit to a.ts?"],
    ["a sentence in front of the menu", "The picker was not tested on mobile yet."],
  ])("but it takes along nothing but a question: %s", (_, said) => {
    expect(extractAll(`${said}\n❯ 1. Yes\n  2. No\n`).unfinished.join()).toBe(
      "The picker was not tested on mobile yet.",
    );
  });

  it.each([
    ["Note: the tests on Windows were not run yet.", "unfinished"],
    ["Some issues are still open: the Excel export fails.", "unfinished"],
    ["To fix the Excel export, the next step is to move the header.", "nextSteps"],
    ["You can now merge the branch; next, update the docs.", "nextSteps"],
  ] as const)("nor is an agent's first word below an output: %s", (said, field) => {
    const printed = "added 3 packages, and audited 120 packages in 2s\n\nfound 0 vulnerabilities\n\n";
    expect(extractAll(`${START}${printed}${said}\n`)[field]).toHaveLength(1);
  });

  it("but what an agent says of a path through menus is its own", () => {
    const said = "● The menu Settings › Language has the picker now; it was not tested on mobile yet.\n";
    expect(extractAll(said).unfinished.join()).toContain("mobile");
  });
});

describe("a paragraph that thinks aloud settles and leaves open nothing", () => {
  it.each([
    "OK so the theme is stored in localStorage. Maybe we should use the same instead of the server. But the user said it must be in the profile, so no.",
    "Hmm, wait. The picker must always be below the theme switch, not yet sure.",
    "嗯，让我想想。用户说要放在个人资料里，而不是 cookie。测试还没有跑。",
    "うーん、テーマは localStorage に保存されている。cookie の代わりに。まだ未確認。",
    "음, 테마는 localStorage에 저장되어 있다. 쿠키 대신 프로필을 써야 한다. 아직 확인하지 않았다.",
    "Hmm, warte. Die Sprache liegt im Profil statt im Cookie. Das ist noch nicht geprüft.",
    "Attends, le thème est stocké dans localStorage au lieu du profil. Il faut encore vérifier.",
    "A ver, el tema está en localStorage en lugar del perfil. Falta comprobar el servidor.",
    "Deixa ver, o tema está no localStorage em vez do perfil. Falta verificar o servidor.",
    "Vediamo, il tema sta in localStorage invece che nel profilo. Non ancora verificato.",
    "Хм, тема хранится в localStorage вместо профиля. Ещё не проверено.",
    "Hm, motiv je v localStorage místo profilu. Zatím neověřeno.",
  ])("%s", (thought) => {
    expect(itemsOf(thought)).toEqual([]);
  });

  it.each([
    ["Wait for the deploy to finish before you merge.", "nextSteps"],
    ["The Excel export is not done yet. Okay, the old loader stays.", "unfinished"],
    ["Okay, so the migration is done. The docs are not written yet.", "unfinished"],
    ["Okay, so I kept the old loader instead of a new one, because webpack needs it.", "decisions"],
    ["Okay, so the build now uses esbuild instead of webpack, because webpack took 40 s.", "decisions"],
  ] as const)("but a statement with such a word does: %s", (said, field) => {
    expect(extractAll(`The build works.\n\n${said}\n`)[field]).not.toEqual([]);
  });
});

describe("what a terminal asks before it acts is no step", () => {
  const MENU = "❯ 1. Yes\n   2. Yes, and don't ask again this session (shift+tab)\n   3. No (esc)\n";

  it.each([
    [
      "Do you want to make this edit to a.ts?",
      `⏺ I'll change it.\n\n Edit file\n\n Do you want to make this edit to a.ts?\n ${MENU}`,
    ],
    [
      "Do you want to create locale.ts?",
      `╭──────────────────────────────╮\n│ Do you want to create locale.ts?\n│ ${MENU.replaceAll("\n", "\n│ ")}╰──────────────────────────────╯\n`,
    ],
    [
      "Codex",
      "• I'll run it.\n\nWould you like to run the following command?\n\n  $ npm run deploy\n\n› 1. Yes, proceed (y)\n  2. No, and tell Codex what to do differently (esc)\n",
    ],
    [
      "Gemini",
      "✦ I will run it.\n\n│ Allow execution of: 'npx'?            │\n│                                       │\n│ ● 1. Yes, allow once                  │\n│   2. No, suggest changes (esc)        │\n\n⠏ Waiting for user confirmation...\n",
    ],
  ])("%s", (_, shown) => {
    const steps = extractAll(shown).nextSteps.filter((step) => !step.startsWith("I"));
    expect(steps).toEqual([]);
  });

  it("but what an agent asks is, and a question keeps its place before what follows", () => {
    expect(extractAll("The column is there.\n\nDo you want me to run the backfill now?\n").nextSteps).toHaveLength(1);
    const offers = "The column is there.\n\nShall I run the backfill now?\n\n- `a.ts`\n- `b.ts`\n";
    expect(extractAll(offers).nextSteps).toEqual(["Shall I run the backfill now?"]);
  });
});
