import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createExtractor, extractAll } from "../../src/extract/index.js";

const RUN = [
  "\u001b[1mReading\u001b[0m the config.\r\n\nTool use: Bash\n\n```text\n[main a1b2c3d] Add the picker 🎉\n```\n",
  "Used `zod` instead of hand-written checks because its errors are typed.\n\n",
  "# Todos\n[x] Write the parser\n[ ] Write the printer for dates\n\n",
  "設定画面を追加しました。残課題：実カードでの支払いは未検証\n\n",
  "- The changes are uncommitted 👩‍💻 and nothing was pushed\n- Kept the old format so that backups still open\n\n",
  "If you want, I can also add a CSV export.",
].join("");

const pieces = fc.array(fc.nat({ max: 40 }), { maxLength: 60 });

function cut(text: string, sizes: readonly number[]): string[] {
  const out: string[] = [];
  let at = 0;
  for (const size of sizes) {
    out.push(text.slice(at, at + size));
    at += size;
  }
  return [...out, text.slice(at)];
}

describe("the stream", () => {
  it("gives what the whole text gives, however it is cut", () => {
    const whole = extractAll(RUN);
    fc.assert(
      fc.property(pieces, (sizes) => {
        const extractor = createExtractor();
        for (const piece of cut(RUN, sizes)) extractor.write(piece);
        expect(extractor.result()).toEqual(whole);
      }),
      { numRuns: 150 },
    );
  });

  it("is not disturbed by looking at it", () => {
    fc.assert(
      fc.property(pieces, (sizes) => {
        const extractor = createExtractor();
        for (const piece of cut(RUN, sizes)) {
          extractor.write(piece);
          extractor.result();
        }
        expect(extractor.result()).toEqual(extractAll(RUN));
      }),
      { numRuns: 60 },
    );
  });

  it("shows at any time what the text so far would give", () => {
    fc.assert(
      fc.property(fc.nat({ max: RUN.length }), (length) => {
        const extractor = createExtractor();
        extractor.write(RUN.slice(0, length));
        expect(extractor.result()).toEqual(extractAll(RUN.slice(0, length)));
        expect(createExtractor().result(RUN.slice(0, length))).toEqual(extractAll(RUN.slice(0, length)));
      }),
      { numRuns: 60 },
    );
  });

  it("shows progress as one that was never looked at before, whatever came between two looks", () => {
    const described = [
      {},
      { taskPrompt: "Write the printer for dates" },
      { changedFiles: ["src/printer.ts"] },
      { summary: "The picker stands" },
      { conversationLog: [{ role: "user" as const, text: "Please never push to main." }] },
      { commits: ["0123abc"] },
      { changedFiles: ["src/printer.ts", "src/parser.ts"], cwd: "/work" },
    ];
    const step = fc.oneof(
      fc.record({ kind: fc.constant("write" as const), size: fc.nat({ max: 200 }) }),
      fc.record({ kind: fc.constant("describe" as const), which: fc.nat({ max: described.length - 1 }) }),
      fc.record({ kind: fc.constant("file" as const), path: fc.constantFrom("src/a.ts", "src/b.ts") }),
      fc.record({ kind: fc.constant("activity" as const), text: fc.constantFrom("running tests", "reading") }),
      fc.record({ kind: fc.constant("look" as const), tail: fc.constantFrom("", "I will also push it.") }),
    );
    type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
    const take = (extractor: ReturnType<typeof createExtractor>, given: Step, at: number) => {
      if (given.kind === "write") extractor.write(RUN.slice(at, at + given.size));
      else if (given.kind === "describe") extractor.describe({ ...described[given.which] });
      else if (given.kind === "file") extractor.note({ type: "file", path: given.path });
      else if (given.kind === "activity") extractor.note({ type: "activity", text: given.text });
      return given.kind === "write" ? at + given.size : at;
    };
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const watched = createExtractor();
        const done: Step[] = [];
        let at = 0;
        for (const given of steps) {
          at = take(watched, given, at);
          done.push(given);
          if (given.kind !== "look") continue;
          const fresh = createExtractor();
          let from = 0;
          for (const before of done) from = take(fresh, before, from);
          expect(watched.progress(given.tail)).toEqual(fresh.progress(given.tail));
        }
      }),
      { numRuns: 150 },
    );
  });

  it("shows the same as one that was never looked at, while blocks leave its window", () => {
    const sentence = fc.constantFrom(
      "The mailer retries a message that bounced.",
      "Fixed the parser of dates in `src/dates.ts`.",
      "- Kept the old queue so that readers never wait",
      "## Upload queue",
      "Next steps:",
      "- measure the queue under load",
      "The URL of the mailer is read once, and 3 tests pass.",
    );
    const looks = fc.array(fc.nat({ max: 90 }), { minLength: 5, maxLength: 12 });
    fc.assert(
      fc.property(fc.array(sentence, { minLength: 20, maxLength: 60 }), looks, (told, gaps) => {
        const watched = createExtractor();
        const fresh = createExtractor();
        let at = 0;
        for (const gap of gaps) {
          for (const end = at + gap; at < end; at++) {
            watched.write(`${told[at % told.length]}\n\n`);
            fresh.write(`${told[at % told.length]}\n\n`);
          }
          watched.progress("and the rest");
        }
        expect(watched.progress()).toEqual(fresh.progress());
      }),
      { numRuns: 40 },
    );
  });

  it("reads a report that grows as one that came at once", () => {
    const report =
      "```text\nSUMMARY: Parses dates <what was done>\nacross\nyears\nDECISIONS: keep `Date`; no\nlibrary\nNEXT: publish {\nsoon\nREMEMBER: [codebase] dates are UTC\n";
    // Behind as many lines as it takes to see that they are plain text: until then all are read at every look.
    const before = "Reading the dates.\n\n".repeat(30);
    const watched = createExtractor();
    watched.write(before);
    for (let i = 0; i < report.length; i++) {
      watched.write(report.charAt(i));
      const fresh = createExtractor();
      fresh.write(before + report.slice(0, i + 1));
      expect(watched.result()).toEqual(fresh.result());
    }
  });

  it("keeps what left its window when it was telling", () => {
    const filler = "The page is ready.\n\n".repeat(2000);
    const found = extractAll(
      `Used \`zod\` instead of hand-written checks, because its errors are typed and otherwise clients would break.\n\n[main a1b2c3d] Add checks\n\n${filler}`,
    );
    expect(found.commits).toEqual(["a1b2c3d"]);
  });
});

describe("work", () => {
  const workOf = (text: string) => {
    const extractor = createExtractor();
    extractor.write(text);
    extractor.result();
    const { lines, characters } = extractor.work();
    return lines + characters;
  };

  it.each([
    ["a line of blanks", (n: number) => " ".repeat(n)],
    ["one word again and again", (n: number) => "Changed ".repeat(n / 8)],
    ["hanging concessions", (n: number) => "still not yet ".repeat(n / 14)],
    ["open brackets", (n: number) => "[`(".repeat(n / 3)],
    ["many short lines", (n: number) => "- still not yet\n".repeat(n / 16)],
    ["open fences", (n: number) => "```\n".repeat(n / 4)],
    ["hashes", (n: number) => "Committed a1b2c3d ".repeat(n / 18)],
  ])("grows no faster than the text: %s", (_, make) => {
    expect(workOf(make(400_000))).toBeLessThan(2.5 * workOf(make(200_000)) + 1);
  });

  it("looks at a thousand characters of a line of 50 MB", () => {
    const extractor = createExtractor();
    const part = "still not yet ".repeat(75_000);
    for (let i = 0; i < 50; i++) extractor.write(part);
    extractor.write("\n");
    expect(extractor.work().characters).toBeLessThanOrEqual(1000);
  });
});
