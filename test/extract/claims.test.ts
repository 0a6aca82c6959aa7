import { describe, expect, it } from "vitest";
import { createExtractor, extractAll } from "../../src/extract/index.js";
import { checkClaims } from "../../src/extract/report/check-claims.js";

const GIT = "⏺ Bash(git commit -am 'Add the picker')\n  ⎿  [main 1a2b3c4] Add the picker\n\n⏺ ";
const report = (summary: string, rest = "") => `Done.\n\nSUMMARY: ${summary}\n${rest}`;

describe("commits that a report claims", () => {
  const claim = report("Added the picker, committed as 1a2b3c4, and its docs, committed as `deadbee`");

  it("are none where git printed others and not these, and the text says so", () => {
    const { commits, what } = extractAll(GIT + claim);
    expect(commits).toEqual(["1a2b3c4"]);
    expect(what).toBe("Added the picker, committed as 1a2b3c4, and its docs, committed as `deadbee` (unverified)");
  });

  it.each([
    [
      "git printed them later in the output as well",
      `${GIT}Docs next.\n\n⏺ Bash(git commit -am 'Add docs')\n  ⎿  [main deadbee] Add docs\n\n⏺ `,
    ],
    [
      "the agent said so when it made them",
      `${GIT}Committed \`deadbee\` with the docs.\n\n⏺ Bash(ls)\n  ⎿  docs\n\n⏺ `,
    ],
    [
      "in the long form",
      `${GIT}All in.\n\n⏺ Bash(git push)\n  ⎿  To acme.org:shop.git\n     1a2b3c4..deadbee0123456789  main -> main\n\n⏺ `,
    ],
  ])("count when %s", (_, before) => {
    const { commits, what } = extractAll(before + claim);
    expect(commits).toHaveLength(2);
    expect(what).not.toContain("unverified");
  });

  it("are believed where the output shows nothing of git, for nothing can be said", () => {
    const { commits, what } = extractAll(claim);
    expect(commits).toEqual(["1a2b3c4", "deadbee"]);
    expect(what).not.toContain("unverified");
  });

  it("are held against the commits that the caller knows of", () => {
    const { commits, what } = extractAll(claim, { commits: ["1a2b3c4d5e6f7a8b9c0d1a2b3c4d5e6f7a8b9c0d"] });
    expect(commits).toEqual(["1a2b3c4d5e6f7a8b9c0d1a2b3c4d5e6f7a8b9c0d"]);
    expect(what).toContain("`deadbee` (unverified)");
  });

  it("do not touch an older commit that is only spoken of", () => {
    const { what } = extractAll(GIT + report("Fixed what commit deadbee had broken in the picker"));
    expect(what).toBe("Fixed what commit deadbee had broken in the picker");
  });

  it.each([
    "Login fixed in commit deadbee",
    "El acceso se ha corregido en el commit deadbee",
    "Connexion corrigée dans le commit deadbee",
    "Die Anmeldung ist behoben in commit deadbee",
    "Вход исправлен в коммите deadbee",
  ])("are none that hold the work and stand nowhere: %s", (summary) => {
    expect(extractAll(GIT + report(summary)).what).toMatch(/deadbee \(unverified\)$/);
    const log = `${GIT}I look back.\n\n⏺ Bash(git log --oneline)\n  ⎿  1a2b3c4 Add the picker\n     deadbee Login\n\n⏺ `;
    expect(extractAll(log + report(summary)).what).not.toContain("unverified");
  });

  it("are judged in a list below their label too", () => {
    const { commits, decisions } = extractAll(
      `${GIT}${report("Added the picker", "DECISIONS:\n- Split the work: committed as `deadbee` first, because tests need it\n")}`,
    );
    expect(commits).toEqual(["1a2b3c4"]);
    expect(decisions[0]).toContain("`deadbee` (unverified)");
  });

  it("a snapshot before the report's end says the same as one after it", () => {
    const extractor = createExtractor();
    extractor.write(GIT + claim.trimEnd());
    expect(extractor.result().commits).toEqual(["1a2b3c4"]);
    extractor.write("\n");
    expect(extractor.result().commits).toEqual(["1a2b3c4"]);
  });
});

describe("files that a report claims", () => {
  const summary = "Rewrote `src/parser.ts` and `docs/guide.md`";

  it("are marked where the output shows others and not these", () => {
    const { what } = extractAll(`⏺ Update(src/parser.ts)\n  ⎿  Updated src/parser.ts\n\n⏺ ${report(summary)}`);
    expect(what).toBe("Rewrote `src/parser.ts` and `docs/guide.md` (unverified)");
  });

  it.each([
    ["the host says that they changed", "", ["/repo/src/parser.ts", "/repo/docs/guide.md"]],
    ["a tool was called with them", "⏺ Update(src/parser.ts)\n  ⎿  ok\n\n⏺ Write(docs/guide.md)\n  ⎿  ok\n\n⏺ ", []],
    [
      "a diff names them",
      "Tool use: Edit\n\ndiff --git a/docs/guide.md b/docs/guide.md\n+++ b/src/parser.ts\n+x\n\n",
      [],
    ],
    [
      "git lists them",
      `${GIT}All in.\n\n⏺ Bash(git commit -m x)\n  ⎿  ok\n\n create mode 100644 docs/guide.md\n create mode 100644 src/parser.ts\n\n⏺ `,
      [],
    ],
    [
      "the agent spoke of them before",
      "⏺ Update(src/parser.ts)\n  ⎿  ok\n\n⏺ The steps now stand in guide.md, where people look.\n\n⏺ Bash(ls)\n  ⎿  ok\n\n⏺ ",
      [],
    ],
  ])("are believed when %s", (_, before, changedFiles) => {
    expect(extractAll(before + report(summary), { changedFiles }).what).toBe(summary);
  });

  it("are believed where no file is known at all", () => {
    expect(extractAll(report(summary)).what).toBe(summary);
  });

  it("are held against the files of JSON lines", () => {
    const line = (content: unknown[]) => JSON.stringify({ type: "assistant", message: { content } });
    const output = [
      line([{ type: "tool_use", id: "1", name: "Edit", input: { file_path: "/repo/src/parser.ts" } }]),
      line([{ type: "text", text: report(summary) }]),
    ].join("\n");
    const { what, files } = extractAll(output, { cwd: "/repo" });
    expect(files).toEqual(["src/parser.ts"]);
    expect(what).toBe("Rewrote `src/parser.ts` and `docs/guide.md` (unverified)");
  });

  it("may be missing still in what is left to do", () => {
    const rest = "UNFINISHED: `docs/guide.md` is not written\nNEXT: write `docs/guide.md`\n";
    const found = extractAll(`⏺ Update(src/parser.ts)\n  ⎿  ok\n\n⏺ ${report("Rewrote `src/parser.ts`", rest)}`);
    expect(found).toMatchObject({
      what: "Rewrote `src/parser.ts`",
      unfinished: ["`docs/guide.md` is not written"],
      nextSteps: ["write `docs/guide.md`"],
    });
  });
});

describe("checkClaims", () => {
  const claim = (summary: string) =>
    checkClaims(
      { summary, given: ["summary"], start: 0, end: 0 },
      { unseenCommits: ["deadbee"], showsFile: (name) => name === "src/a.ts" },
    ).summary;

  it.each([
    ["Moved to Node.js 24 and next.js 15", "Moved to Node.js 24 and next.js 15"],
    ["Released v1.2.3 of acme.org", "Released v1.2.3 of acme.org"],
    ["Changed src/a.ts (deadbee)", "Changed src/a.ts (deadbee (unverified))"],
    ["Changed lib/b.test.ts, e.g. its head", "Changed lib/b.test.ts (unverified), e.g. its head"],
    ["Left deadbeef12 alone", "Left deadbeef12 alone"],
  ])("%s", (said, checked) => {
    expect(claim(said)).toBe(checked);
  });

  it("leaves the report it was given as it is", () => {
    const given = Object.freeze({
      summary: "Wrote b.ts",
      decisions: Object.freeze(["b.ts over c.ts"]) as string[],
      given: [],
      start: 0,
      end: 0,
    });
    checkClaims(given, { unseenCommits: [], showsFile: () => false });
    expect(given.summary).toBe("Wrote b.ts");
  });
});

describe("a report in JSON lines", () => {
  it("is found in the last line, whether or not that has an end, and across fragments", () => {
    const text = report("Rewrote the parser", "UNFINISHED: the docs are missing\nNEXT: write them\n");
    const said = JSON.stringify({ type: "assistant", message: { content: [{ type: "text", text }] } });
    const pieces = [text.slice(0, 12), text.slice(12, 40), text.slice(40)].map((content) =>
      JSON.stringify({ type: "message", role: "assistant", content, delta: true }),
    );
    for (const output of [said, `${said}\n`, pieces.join("\n"), `${pieces.join("\n")}\n`]) {
      expect(extractAll(output)).toMatchObject({
        what: "Rewrote the parser",
        unfinished: ["the docs are missing"],
        nextSteps: ["write them"],
      });
    }
  });
});

describe("files that a report claims are known", () => {
  const EDIT = "⏺ Update(src/other.ts)\n  ⎿  Updated src/other.ts with 1 addition\n\n";
  const named = (name: string) => report(`Fixed the login in ${name}`);

  it.each([
    ["from a listing", "⏺ Bash(ls src)\n  ⎿  cart.ts\n     login.ts\n\n⏺ ", "`login.ts`"],
    ["from a long listing", "⏺ Bash(ls -l src)\n  ⎿  -rw-r--r-- 1 me me 12 Jan 3 10:00 login.ts\n\n⏺ ", "login.ts"],
    ["when they are a site", "", "docs.rs"],
    ["when they are a pattern", "", "`src/*.test.ts`"],
    ["when they are a pattern with a hole", "", "`src/<name>.ts`"],
  ])("%s", (_, before, name) => {
    expect(extractAll(EDIT + before + named(name)).what).not.toContain("unverified");
  });

  it("from the request", () => {
    const taskPrompt = "The login in login.ts is slow.";
    expect(extractAll(EDIT + named("login.ts"), { taskPrompt }).what).not.toContain("unverified");
  });

  it("and are not where nothing names them", () => {
    expect(extractAll(EDIT + named("login.ts")).what).toContain("login.ts (unverified)");
  });
});
