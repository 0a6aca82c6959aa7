import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dropControls } from "../../src/extract/terminal/drop-controls.js";
import { cleanedLines, createTerminalCleaner } from "../../src/extract/terminal.js";

function clean(text: string, cut = text.length || 1): string[] {
  const cleaner = createTerminalCleaner();
  const out: string[] = [];
  for (let at = 0; at < text.length; at += cut) out.push(...cleaner.push(text.slice(at, at + cut)));
  return [...out, ...cleaner.end()];
}

const ESC = "\x1b";

describe("a whole text", () => {
  it("gives the lines that it gives piece by piece", () => {
    const signs = fc.constantFrom(
      "\n",
      "\r",
      "\r\n",
      "\b",
      `${ESC}[31m`,
      `${ESC}[2K`,
      "\x9b1A",
      "│ a │",
      "───",
      "║",
      "═",
      "a b",
      "",
    );
    const long = fc.constantFrom("x".repeat(3_999), "y".repeat(4_001));
    const piece = fc.oneof(
      { weight: 6, arbitrary: signs },
      { weight: 2, arbitrary: fc.string({ maxLength: 8 }) },
      long,
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join("");
        expect(cleanedLines(text)).toEqual(clean(text, 7));
      }),
      { numRuns: 400 },
    );
  });
});

describe("plain text", () => {
  it("gives the lines that split gives, without an empty one for the last line end", () => {
    expect(clean("one\n\n  two\tx\nthree")).toEqual(["one", "", "  two\tx", "three"]);
    expect(clean("one\n")).toEqual(["one"]);
    expect(clean("")).toEqual([]);
  });

  it("takes CRLF as a line end, wherever it is cut", () => {
    for (const cut of [1, 2, 3, 4, 99]) expect(clean("ab\r\n\r\ncd\r\nef", cut)).toEqual(["ab", "", "cd", "ef"]);
  });

  it("keeps the ends of a line that is too long, and counts cut characters once", () => {
    const line = `${"a".repeat(30_000)}${"z".repeat(30_000)}`;
    const want = `${"a".repeat(2000)}…${"z".repeat(2000)}`;
    expect(clean(`${line}\nnext`)).toEqual([want, "next"]);
    expect(clean(`${line}\nnext`, 777)).toEqual([want, "next"]);
    expect(clean("x".repeat(4000))).toEqual(["x".repeat(4000)]);
  });

  it("never leaves half an emoji at the cut of a long line", () => {
    const [line = ""] = clean(`x${"😀".repeat(5000)}`);
    expect(() => encodeURIComponent(line)).not.toThrow();
  });
});

describe("escape sequences", () => {
  const cases: [string, string, string[]][] = [
    ["colours", `${ESC}[1;31mred${ESC}[0m and ${ESC}[38;5;12mblue${ESC}[m`, ["red and blue"]],
    ["single-character CSI", "\x9b32mgreen\x9b0m", ["green"]],
    ["private modes", `${ESC}[?25l${ESC}[?2026htext${ESC}[?25h`, ["text"]],
    ["window title, BEL", `${ESC}]0;title: do not read\x07$ ls`, ["$ ls"]],
    ["hyperlink, ST", `see ${ESC}]8;;https://x.example${ESC}\\the docs${ESC}]8;;${ESC}\\ now`, ["see the docs now"]],
    ["device control string", `a${ESC}P+q544e${ESC}\\b`, ["ab"]],
    ["character set and cursor save", `${ESC}(B${ESC}7text${ESC}8${ESC}=`, ["text"]],
    ["an unended string ends with its line", `a${ESC}]0;title\nnext line`, ["a", "next line"]],
    ["an unended CSI ends with its line", `a${ESC}[12\nnext`, ["a", "next"]],
    ["a lone ESC before text that is no sequence", `a${ESC}é`, ["aé"]],
    ["cursor right instead of blanks", `one${ESC}[3Ctwo`, ["one   two"]],
    ["column", `ab${ESC}[6Gcd`, ["ab   cd"]],
    ["next line", `a${ESC}Eb`, ["a", "b"]],
    ["absolute positions part rows", `${ESC}[1;1Hfirst${ESC}[2;1Hsecond`, ["first", "second"]],
    ["clear screen", `${ESC}[2Jfresh`, ["fresh"]],
  ];
  for (const [name, text, want] of cases) it(name, () => expect(clean(text)).toEqual(want));
});

describe("redraws", () => {
  const cases: [string, string, string[]][] = [
    ["the last progress wins", "10%\r50%\r100%\ndone", ["100%", "done"]],
    ["a shorter redraw leaves nothing of the longer", "Downloading files\rDone\n", ["Done"]],
    ["a return before the line end keeps the text", "kept\r\r\n", ["kept"]],
    ["blanked out", "working\r       \r\n", ["       "]],
    ["erased", `working\r${ESC}[K\nnext`, ["", "next"]],
    ["erased whole, then written", `Loading…${ESC}[2K\r✓ Built in 3s\n`, ["✓ Built in 3s"]],
    ["first column", `Loading${ESC}[2K${ESC}[1GReady\n`, ["Ready"]],
    ["the sign of a spinner leaves its words", "⠋ Installing\r⠙\r⠹\n", ["⠹ Installing"]],
    ["backspaces", "abc\b\bXY\n", ["aXY"]],
    ["backspace, blank, backspace", "typo\b \b\b \bxt\n", ["tyxt"]],
    ["overstrike bold and underline", "N\bNA\bA _\bx\n", ["NA x"]],
    ["wide characters take two columns", "中文\b\b  \b\b字\n", ["中字"]],
    ["part of a line", `5 %${ESC}[3D100 %\n`, ["100 %"]],
    ["erase to the end", `abcdef${ESC}[3D${ESC}[K\n`, ["abc"]],
  ];
  for (const [name, text, want] of cases) it(name, () => expect(clean(text)).toEqual(want));
});

describe("box drawing", () => {
  const cases: [string, string[], string[]][] = [
    ["panel", ["╭─────────╮", "│ Welcome │", "╰─────────╯"], ["", "Welcome", ""]],
    ["panel title", ["┌─ Plan ───────┐"], ["Plan"]],
    ["heavy and double", ["┃ one ┃", "║ two ║"], ["one", "two"]],
    ["indentation inside is kept", ["│   - nested   │"], ["  - nested"]],
    ["rule", ["────────", "  ━━━━  "], ["", ""]],
    ["titled rule", ["── Summary ──────"], ["Summary"]],
    ["left bar alone", ["┃  said before"], [" said before"]],
    ["table", ["│ file │ state │", "├──────┼───────┤", "│ a.ts │       │"], ["| file | state |", "", "| a.ts |  |"]],
    ["panel in a panel", ["│ │ inner │ │"], ["inner"]],
    ["tree listing", ["├── src", "└── test"], ["├── src", "└── test"]],
    ["inside a sentence or a comment", ["a │ b", "// ── part ──"], ["a │ b", "// ── part ──"]],
  ];
  for (const [name, lines, want] of cases) {
    it(name, () => {
      expect(clean(lines.join("\n"))).toEqual(want);
      expect(clean(lines.join("\n"), 1)).toEqual(want);
      expect(clean(lines.join(`${ESC}[0m\n`))).toEqual(want);
    });
  }
});

describe("a line that was erased from the line below", () => {
  const up = `${ESC}[1A${ESC}[2K`;
  const long = "x".repeat(81);
  const cases: [string, string, string[]][] = [
    ["progress", `Loading 10%\n${up}Loading 60%\n${up}Loaded\nnext`, ["Loaded", "next"]],
    ["return and up, or the start of the line above", `a\n\r${ESC}[A${ESC}[2Kb\nc\n${ESC}[F${ESC}[2Kd`, ["b", "d"]],
    ["a line end of two characters", `a\r\n${up}b\r\n`, ["b"]],
    ["one line only: how many rows lines take is not known", `a\nb\n${up}${up}c\n`, ["a", "c"]],
    ["not what is overwritten and not erased", `a\n${ESC}[1Ab\n`, ["a", "b"]],
    ["not from a line with text on it", `a\nb${up}c\n`, ["a", "b", "c"]],
    ["not a line that may take two rows", `${long}\n${up}b\n`, [long, "b"]],
    ["not from two rows below", `a\n${ESC}[2A${ESC}[2Kb\n`, ["a", "b"]],
  ];
  it.each(cases)("%s", (_, text, want) => {
    for (const cut of [1, 2, 3, 5, 99]) expect(clean(text, cut)).toEqual(want);
  });

  it("stays where something else came between", () => {
    const cleaner = createTerminalCleaner();
    expect(cleaner.push("a\n")).toEqual([]);
    expect(cleaner.held()).toEqual(["a"]);
    expect(cleaner.settle()).toEqual(["a"]);
    expect([...cleaner.push(`${up}b\n`), ...cleaner.end()]).toEqual(["b"]);
  });
});

describe("pieces", () => {
  const piece = fc.oneof(
    fc.constantFrom(
      "\n",
      "\r",
      "\r\n",
      "\b",
      ESC,
      "[",
      "]",
      "0;",
      "K",
      "2K",
      `${ESC}[1A${ESC}[2K`,
      `step\n${ESC}[A${ESC}[2K`,
      "\x07",
      `${ESC}[`,
      `${ESC}]`,
      `${ESC}\\`,
      "\x9b",
      "\0",
    ),
    fc.constantFrom(
      "3C",
      "9G",
      "2D",
      "A",
      "m",
      "│",
      "─",
      "│ ",
      "中文",
      "😀",
      "e\u0301",
      "   ",
      "x",
      "word and word",
      "|",
    ),
    fc.constantFrom("long ".repeat(500), "│".repeat(1500), "😀".repeat(1100)),
    fc.string({ unit: "binary", maxLength: 6 }),
  );
  const text = fc.array(piece, { maxLength: 40 }).map((parts) => parts.join(""));

  it("any chunking gives what the whole gives", () => {
    fc.assert(
      fc.property(text, fc.array(fc.nat(12), { minLength: 1, maxLength: 30 }), (whole, cuts) => {
        const cleaner = createTerminalCleaner();
        const out: string[] = [];
        let at = 0;
        for (let i = 0; at < whole.length; i++) {
          const size = (cuts[i % cuts.length] ?? 0) ** 2 + 1;
          out.push(...cleaner.push(whole.slice(at, at + size)));
          at += size;
        }
        expect([...out, ...cleaner.end()]).toEqual(clean(whole));
      }),
      { numRuns: 3000 },
    );
  });

  it("the pending line is what the end would give, and looking changes nothing", () => {
    fc.assert(
      fc.property(text, fc.nat(), (whole, place) => {
        const at = whole.length === 0 ? 0 : place % whole.length;
        const cleaner = createTerminalCleaner();
        const out = cleaner.push(whole.slice(0, at));
        const alone = clean(whole.slice(0, at));
        const shown = [...out, ...cleaner.held()];
        expect(cleaner.pending()).toBe(alone.length > shown.length ? alone.at(-1) : "");
        expect(alone.slice(0, shown.length)).toEqual(shown);
        out.push(...cleaner.push(whole.slice(at)), ...cleaner.end());
        expect(out).toEqual(clean(whole));
      }),
      { numRuns: 1000 },
    );
  });

  it("a line with a control that was resolved holds no control at all", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (noise) => {
        for (const line of clean(`${noise.replaceAll("\n", "")}${ESC}[0m`)) expect(line).toBe(dropControls(line));
      }),
    );
  });
});

describe("hostile input", () => {
  it("takes megabytes of one line in small pieces", () => {
    const cleaner = createTerminalCleaner();
    let lines = 0;
    for (let i = 0; i < 200_000; i++) lines += cleaner.push("0123456789abcdef").length;
    expect(lines).toBe(0);
    expect(cleaner.pending()).toHaveLength(4001);
  });

  for (const [name, unit] of [
    ["backspaces", "x\b"],
    ["returns", "long text\r"],
    ["erasures", `${ESC}[2K${ESC}[399Gx`],
    ["jumps", `${ESC}[9999C`],
    ["open strings", `${ESC}]`],
    ["combining marks", "\u0301\b"],
  ] as const) {
    it(`stays bounded under ${name}`, () => {
      const [line = ""] = clean(unit.repeat(20_000));
      expect(line.length).toBeLessThan(70_000);
    });
  }
});
