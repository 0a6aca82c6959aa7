import { ACTIONS, LIKE_ACTIONS } from "./data/actions.js";
import type { Word } from "./frame.js";
import type { Match } from "./match.js";

let lists: { actions: ReadonlySet<string>; alike: ReadonlySet<string> } | undefined;
function read() {
  lists ??= compile();
  return lists;
}

function compile() {
  const words = (text: string) => text.trim().split(/\s+/);
  const alike = words(LIKE_ACTIONS).flatMap((pair) => [pair, pair.split("=").reverse().join("=")]);
  return { actions: new Set(words(ACTIONS)), alike: new Set(alike) };
}

/**
 * Each of two facts names another action and no like one: "fetches the invoices", "sends the invoices". These verbs
 * weigh little, so that "is stored in" and "lives in" are one; that two of them differ is content all the same.
 */
export function otherAction({ onlyA, onlyB }: Match): boolean {
  if (onlyA.length === 0 || onlyB.length === 0) return false;
  const { actions, alike } = read();
  const named = (words: readonly Word[]) =>
    words.flatMap((w) => {
      const name = w.flip === 1 ? `!${w.key}` : w.key;
      return actions.has(name) && w.literal === "" ? [name] : [];
    });
  const [one, other] = [named(onlyA), named(onlyB)];
  return one.length > 0 && other.length > 0 && !one.some((x) => other.some((y) => alike.has(`${x}=${y}`)));
}
