import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createGate } from "../../src/safety/index.js";
import { LOOK_ALIKES, POISON, secretPayloads } from "./payloads.js";

/** More by hand: `FUZZ_RUNS=20000 FUZZ_SEED=7 npx vitest run test/safety/redactor.test.ts`. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 1_000);
const SEED = Number(process.env.FUZZ_SEED ?? 20260102);

const gate = createGate({ redact: { rules: [{ kind: "ticket", pattern: /INT-\d{4}/ }] } });

/** A stream may end anywhere. */
const CUT = { mayBeCut: true };

const PIECES = [
  ...secretPayloads().map(({ text }) => text),
  ...LOOK_ALIKES,
  ...POISON.filter((text) => text.length < 200),
  ..."<private> </private> < /private> `<private>` password passphrase PIN token secret key user username login = : ： 是 => \" ' ` [ ] , ; hunter2 INT-1234 Bearer Basic AKIA ghp_ sk- eyJ -----BEGIN -----END PRIVATE KEY ----- :// @ 密码 パスワード пароль 비밀번호 \x1b[31m \x1b[0m \x1b]0;t \x07 \x1b \u200b \ud83d \ude00 a Z 9 . - _ / is".split(
    " ",
  ),
  " ",
  "\n",
  "\r\n",
  "\t",
  "\n\n\n",
  "x".repeat(300),
];

const text = fc
  .array(fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...PIECES) }, fc.string({ maxLength: 12 })), {
    maxLength: 24,
  })
  .map((parts) => parts.join(""));

function cut(whole: string, at: readonly number[]): string[] {
  const places = [...new Set(at.map((share) => Math.floor(share * whole.length)))].sort((a, b) => a - b);
  return [0, ...places].map((from, i) => whole.slice(from, places[i] ?? whole.length));
}

describe("the built-in gate", () => {
  // A text without a sign of anything is given back without a look by the stages; the stream has no such way out.
  const builtIn = createGate();
  const streamed = (whole: string) => {
    const kinds = new Set<string>();
    const redactor = builtIn.createRedactor((kind) => kinds.add(kind));
    return { text: redactor.push(whole) + redactor.end(), redacted: [...kinds] };
  };

  test("gives for a text what a stream gives", () => {
    const short = fc.array(fc.constantFrom(...PIECES, "plain words ", "src/a.ts"), { maxLength: 3 });
    fc.assert(
      fc.property(
        fc.oneof(
          text,
          short.map((parts) => parts.join("")),
        ),
        (whole) => {
          expect(builtIn.redact(whole, CUT)).toEqual(streamed(whole));
        },
      ),
      { numRuns: RUNS, seed: SEED },
    );
  });

  test.each(secretPayloads())("looks at each kind of secret: $kind", ({ text: secret }) => {
    expect(builtIn.redact(secret, CUT)).toEqual(streamed(secret));
    expect(builtIn.redact(`ab ${secret}`, CUT)).toEqual(streamed(`ab ${secret}`));
  });
});

describe("createRedactor", () => {
  test("gives the same however the text is cut, and pending is what end would give", () => {
    const shares = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 });
    fc.assert(
      fc.property(text, shares, (whole, at) => {
        const redactor = gate.createRedactor();
        let out = "";
        for (const chunk of cut(whole, at)) out += redactor.push(chunk);
        const pending = redactor.pending();
        expect(redactor.pending()).toBe(pending);
        expect(redactor.end()).toBe(pending);
        expect(out + pending).toBe(gate.redact(whole, CUT).text);
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });

  test("is the same character by character", () => {
    fc.assert(
      fc.property(text, (whole) => {
        const redactor = gate.createRedactor();
        let out = "";
        for (let i = 0; i < whole.length; i++) out += redactor.push(whole.charAt(i));
        expect(out + redactor.end()).toBe(gate.redact(whole, CUT).text);
      }),
      { numRuns: 300, seed: 20260103 },
    );
  });
});

test("redacting twice changes nothing", () => {
  fc.assert(
    fc.property(text, (whole) => {
      const once = gate.redact(whole).text;
      expect(gate.redact(once).text).toBe(once);
      const cut = gate.redact(whole, CUT).text;
      expect(gate.redact(cut, CUT).text).toBe(cut);
    }),
    { numRuns: RUNS, seed: SEED + 1 },
  );
});
