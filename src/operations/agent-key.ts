import { createHash } from "node:crypto";
import { MemoryError } from "../core/errors.js";
import { isDocumentName } from "../storage/key.js";

/** The documents of a folder, as far as names are concerned. */
export interface KeyListing {
  has(key: string): boolean;
  /** Whether another spelling of the key in upper and lower case is there: one file on many disks. */
  hasOtherCase(key: string): boolean;
  add(key: string): void;
}

const LONGEST_ID = 1_024;
/** Longer names leave too little room for what stands beside a document; their id is hashed. */
const LONGEST_NAME = 200;
const EXTENSION = ".json";

const SIMPLE = /^[a-z0-9_-]+$/;
/** Device names on Windows, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;
const ENCODED = /^~(?:[a-z0-9_-]|%u[0-9a-f]{4}|%[0-9a-f]{2})+$/;
const HASHED = /^~~[0-9a-f]{64}$/;

/** Knowledge of what `list()` gave, to be asked once per folder and kept. */
export function keyListing(keys: Iterable<string>): KeyListing {
  const exact = new Set<string>();
  const spellings = new Map<string, number>();
  const listing: KeyListing = {
    has: (key) => exact.has(key),
    hasOtherCase: (key) => (spellings.get(fold(key)) ?? 0) > Number(exact.has(key)),
    add(key) {
      if (exact.has(key)) return;
      exact.add(key);
      spellings.set(fold(key), (spellings.get(fold(key)) ?? 0) + 1);
    },
  };
  for (const key of keys) listing.add(key);
  return listing;
}

/**
 * The key of an agent's document in a folder. Simple ids (`alex-2`) are their own name, and an id whose file is listed
 * under exactly its spelling keeps it. All others are encoded in lower case, so that two ids never share a file, on
 * disks that ignore case or recompose accents either. Without `listed` nothing is known to be there.
 *
 * @throws MemoryError `INVALID_KEY` for ids that are empty, hold a NUL or have more than 1,024 characters.
 */
export function agentKey(folder: string, agentId: string, listed?: KeyListing): string {
  checkAgentId(agentId);
  const plain = `${folder}/${agentId}${EXTENSION}`;
  const isOwnName = isDocumentName(agentId + EXTENSION) && agentIdOf(plain) === agentId;
  if (isOwnName && listed?.has(plain)) return plain;
  const encoded = `${folder}/${encode(agentId)}${EXTENSION}`;
  if (listed?.has(encoded) || !isSimple(agentId) || listed?.hasOtherCase(plain)) return encoded;
  return plain;
}

/**
 * The key that a simple id has where no name in other case stands in its way, and the same in capitals: where only the
 * first is found, the disk tells cases apart and the file has exactly that spelling. `null` for any other id.
 */
export function plainKey(folder: string, agentId: string): { plain: string; capitals: string } | null {
  if (typeof agentId !== "string" || !isSimple(agentId)) return null;
  const name = agentId + EXTENSION;
  return { plain: `${folder}/${name}`, capitals: `${folder}/${name.toUpperCase()}` };
}

/** The id a key stands for; `null` where the name is a hash and the document's field `agentId` has to tell. */
export function agentIdOf(key: string): string | null {
  const name = key.slice(key.lastIndexOf("/") + 1, -EXTENSION.length);
  if (!key.endsWith(EXTENSION) || HASHED.test(name)) return null;
  if (!ENCODED.test(name)) return name;
  const id = decode(name);
  return encode(id) === name ? id : name;
}

/** Refuses what can name no agent. `operation` is named where it is known already. */
export function checkAgentId(agentId: string, operation?: string): void {
  const wrong =
    typeof agentId !== "string" || agentId === ""
      ? "expected a text that is not empty"
      : agentId.includes("\0")
        ? "expected a text without NUL"
        : agentId.length > LONGEST_ID && [...agentId].length > LONGEST_ID
          ? `expected at most ${LONGEST_ID} characters`
          : null;
  if (!wrong) return;
  const said = `agentId: ${wrong}`;
  throw operation === undefined
    ? new MemoryError("INVALID_KEY", said, { field: "agentId" })
    : new MemoryError("INVALID_KEY", `${operation}: ${said}`, { field: "agentId", operation });
}

function isSimple(id: string): boolean {
  return id.length <= LONGEST_NAME && SIMPLE.test(id) && !DEVICE.test(id);
}

/** Code unit by code unit, so that half surrogate pairs and both forms of an accent stay apart. */
function encode(id: string): string {
  const name = `~${id.replace(/[^a-z0-9_-]/g, escapeUnit)}`;
  if (name.length <= LONGEST_NAME) return name;
  return `~~${createHash("sha256").update(Buffer.from(id, "utf16le")).digest("hex")}`;
}

function escapeUnit(unit: string): string {
  const code = unit.charCodeAt(0).toString(16);
  return code.length <= 2 ? `%${code.padStart(2, "0")}` : `%u${code.padStart(4, "0")}`;
}

function decode(name: string): string {
  const toUnit = (_: string, long?: string, short?: string) =>
    String.fromCharCode(Number.parseInt(long ?? short ?? "", 16));
  return name.slice(1).replace(/%u(.{4})|%(.{2})/g, toUnit);
}

/** Disks that ignore case compare upper-case forms; these fold a few letters (K for Kelvin) that lower case does not. */
function fold(key: string): string {
  return key.normalize("NFC").toUpperCase().toLowerCase();
}
