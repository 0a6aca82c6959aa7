import type { Program } from "./program.js";
import * as ask from "./program.js";

/** Where damaged documents go in a storage that cannot keep copies beside them. */
export const SET_ASIDE = "set-aside/";
const MOST_COPIES = 3;

/** Copies the damaged bytes aside; storages without a way of their own get a document beside it. */
export function* setAside(key: string, now: number): Program<string | null> {
  const copy = yield* ask.ask<string | null>({ op: "setAside", key });
  if (copy !== null) return copy;
  const stored = yield* ask.read(key);
  if (stored === null) return null;
  const prefix = `${SET_ASIDE}${key}/`;
  let name = `${prefix}${now}`;
  // A name that is taken (the same millisecond) must not cost the bytes.
  for (let i = 1; (yield* ask.write(name, stored.text, null, { durability: "power" })) === null; i++)
    name = `${prefix}${now}-${i}`;
  const copies = yield* ask.list(prefix);
  for (const old of copies.slice(0, -MOST_COPIES)) yield* ask.remove(old);
  return name;
}
