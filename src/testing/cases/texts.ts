import { type CaseDefinition, KEY } from "../case.js";
import { codeOf, faultOf, isEqual, isTrue } from "../check.js";

/** Beyond one megabyte, where servers and columns like to end. */
const LENGTH = 4 * 1_048_576 + 1;

/** Texts as they are met in documents: none may come back changed. */
const TEXTS: Record<string, string> = {
  "no text": "",
  "line ends": "a\r\nb\nc\r\n\n",
  "blanks at both ends": "  \t a \n",
  "byte order mark": "\uFEFF{}",
  "two, three and four bytes": "é ß 中文 日本語 한국어 😀 👩‍👩‍👧‍👦 🇩🇪",
  "right to left": "שלום \u202Eعربى\u202C",
  "composed and decomposed": "\u00E9 e\u0301",
  "line separators": "a\u2028b\u2029c\u0085d",
  "control characters": "\u0001\u0008\u001B[31m\u007F",
  "quotes and escapes": `'; -- "\\ \\n \${x} $1 $& %s ?`,
  "end of the basic plane": "\uFFFD\uFFFE\uFFFF\u{10FFFF}",
  json: JSON.stringify({ "\0": ["\ud800", "__proto__"], n: 1e21 }),
};

/** Texts that not every server can hold: exact, or refused before anything is changed. */
const REFUSABLE: Record<string, string> = { NUL: "a\0b", "half of a surrogate pair": "a\uD83Db" };

export const textCases: CaseDefinition[] = [
  {
    name: "Unicode and control characters come back as they were",
    async run(bench) {
      const storage = await bench.open();
      let version: string | null = null;
      for (const [what, text] of Object.entries(TEXTS)) {
        version = await storage.write(KEY, text, version);
        isTrue(version !== null, `${what}: the write was refused`);
        isEqual((await storage.read(KEY))?.text, text, what);
      }
    },
  },
  {
    name: "an empty text is not an absent document",
    async run(bench) {
      const storage = await bench.open();
      const version = await storage.write(KEY, "", null);
      isEqual(await storage.read(KEY), { text: "", version }, "read of an empty text");
      isEqual(await storage.write(KEY, "one", null), null, "creation over an empty text");
      isEqual(await storage.list(""), [KEY], "listing");
    },
  },
  {
    name: "a text of four megabytes comes back whole",
    async run(bench) {
      const storage = await bench.open();
      const text = "0123456789é中😀\n".repeat(Math.ceil(LENGTH / 15)).slice(0, LENGTH);
      const version = await storage.write(KEY, text, null);
      const stored = await storage.read(KEY);
      isEqual(stored?.text.length, text.length, "length of the text");
      isTrue(stored?.text === text, "a text of four megabytes came back with other characters");
      isEqual(stored.version, version, "version of the text");
      isTrue((await storage.write(KEY, "short", version)) !== null, "a shorter text replaces it");
      isEqual((await storage.read(KEY))?.text, "short", "nothing of the longer text is left");
    },
  },
  {
    name: "a text in pieces is the pieces one behind the other",
    async run(bench) {
      const storage = await bench.open();
      const [head, one, two, tail] = ["{é中", "first😀", "", "last}"].map((text) => ({ text }));
      isTrue(head !== undefined && one !== undefined && two !== undefined && tail !== undefined, "four pieces");
      const write = (pieces: { text: string }[], expected: string | null) =>
        storage.write(KEY, pieces.map(({ text }) => text).join(""), expected, { pieces });
      const first = await write([head, one, two, tail], null);
      isEqual((await storage.read(KEY))?.text, "{é中first😀last}", "text in four pieces");
      // The pieces that stay are handed over again; what the storage kept with them must not show.
      const second = await write([head, { text: "other\n" }, one, tail], first);
      isEqual(await storage.read(KEY), { text: "{é中other\nfirst😀last}", version: second }, "text with one new piece");
      await storage.write(KEY, "whole", second);
      isEqual((await storage.read(KEY))?.text, "whole", "text without pieces");
    },
  },
  {
    name: "text that cannot be held is refused, never changed",
    async run(bench) {
      const storage = await bench.open();
      const first = await storage.write(KEY, "before", null);
      for (const [what, text] of Object.entries(REFUSABLE)) {
        const current = await storage.read(KEY);
        const fault = await faultOf(async () => storage.write(KEY, text, current?.version ?? first));
        if (fault) isEqual(codeOf(fault.thrown), "INVALID_INPUT", `${what}: error code`);
        isEqual((await storage.read(KEY))?.text, fault ? current?.text : text, what);
      }
    },
  },
];
