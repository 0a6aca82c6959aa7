import fc from "fast-check";
import { poisonFragment } from "./forgery.js";
import { secretPayloads } from "./payloads.js";

/** Cases in all; fixed seeds, so that what failed once can be looked at again. */
export const CASES = 100_000;
export const SEED = 20_260_317;

/** Texts that writers and documents are given. */
export const hostile = fc.oneof(
  { weight: 4, arbitrary: fc.array(poisonFragment, { maxLength: 8 }).map((parts) => parts.join("")) },
  { weight: 3, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
  { weight: 2, arbitrary: fc.string({ unit: "grapheme", maxLength: 60 }) },
  { weight: 1, arbitrary: fc.constantFrom(...secretPayloads().map(({ text }) => text)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom("__proto__", "constructor", "toString", "<private>", "</private>", "", "\0"),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(poisonFragment, fc.integer({ min: 1, max: 400 })).map(([part, n]) => part.repeat(n)),
  },
);
