import { createHash } from "node:crypto";
import { trimEnd } from "./trim-end.js";

/** Types whose identity is the place they point at, whatever the words around it. */
const BY_PLACE = new Set(["project", "reference"]);

interface Keyed {
  type: string;
  text: string;
}

/** Two memories with the same exact key say the same: case, width, punctuation and blanks do not count. */
export function exactKey({ type, text }: Keyed): string {
  return `${type}:${canonicalText(text)}`;
}

/** NFKC, lower case, every run of punctuation and blanks one blank. */
export function canonicalText(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}

/**
 * Like the exact key, but a project or reference entry is known by the first URL or file it names. Nothing is guessed
 * about topics: "3 formats" and "4 formats" are two facts.
 */
export function identityKey(memory: Keyed): string {
  if (!BY_PLACE.has(memory.type)) return exactKey(memory);
  const place = firstUrl(memory.text) ?? firstPath(memory.text);
  return place === null ? exactKey(memory) : `${memory.type}@${place}`;
}

function firstUrl(text: string): string | null {
  const hit = /https?:\/\/[^\s"'`<>）)\]，。]{1,500}/i.exec(text)?.[0];
  if (!hit) return null;
  try {
    const url = new URL(trimEnd(hit, ".,;:!?"));
    return `${url.protocol}//${url.host}${trimEnd(url.pathname, "/")}${url.search}`;
  } catch {
    return null;
  }
}

const CONCRETE =
  /^(?:\/|~\/|\.{1,2}\/|\.[\w-]{1,60}\/)|^[\w@.-]{1,100}\/$|\.(?:json|jsonc|ya?ml|toml|ini|env|conf|config|lock|md|txt|sql|tsx?|jsx?|mjs|cjs|py|go|rs|java|kt|rb|php|cs|c|h|cpp|swift|sh|html|css|scss|vue|svelte|proto|graphql|xml)$/i;

function firstPath(text: string): string | null {
  const quoted = [...text.slice(0, 2000).matchAll(/[`'"]([^`'"\s]{2,200})[`'"]/g)].map((match) => match[1] ?? "");
  const bare = text.slice(0, 2000).split(/[\s,;，。、；：()（）「」]+/);
  for (const token of [...quoted, ...bare]) {
    const path = trimEnd(token.replace(/^[`'"]+/, ""), "`'\".,;:!?)");
    // A lone root or dot names no place.
    if (path.length > 2 && CONCRETE.test(path)) return trimEnd(path, "/");
  }
  return null;
}

/** First 16 hex digits of SHA-256: the name of a workspace. */
export function shortHash(text: string, digits: number): string {
  return createHash("sha256").update(text).digest("hex").slice(0, digits);
}
