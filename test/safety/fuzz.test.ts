import fc from "fast-check";
import { describe, it } from "vitest";
import { CASES, hostile, SEED } from "./hostile.js";
import { typed, watchedMemory } from "./soundness.js";
import { WRITERS } from "./writers.js";

const writers = Object.entries(WRITERS);
const share = Math.floor((CASES * 0.6) / writers.length);

/** Cases that one memory serves, in turn: small documents, and now and then one that grows to all its bounds. */
const LIVES = [8, 8, 8, 8, 8, 60];

/** One memory serves many cases, so that what one left behind meets the next. */
function holder() {
  let held = watchedMemory();
  let made = 1;
  let left = LIVES[0] ?? 0;
  return () => {
    if (left-- === 0) {
      held = watchedMemory();
      left = (LIVES[made++ % LIVES.length] ?? 1) - 1;
    }
    return held;
  };
}

describe("no writer, whatever it is given", () => {
  it.each(writers)(
    "%s: throws anything untyped, leaves an invalid document or a prompt beyond its bound",
    (_, writer) => {
      const next = holder();
      fc.assert(
        fc.property(hostile, (text) => {
          const { memory, expectSound } = next();
          typed(() => writer(memory, text));
          expectSound();
        }),
        { numRuns: share, seed: SEED, endOnFailure: true },
      );
    },
    300_000,
  );
});
