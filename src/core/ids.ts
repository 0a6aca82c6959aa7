import { createHash, randomBytes } from "node:crypto";

/** A short random id; 72 bits, so that the 64 operations a document remembers never meet twice. */
export function newId(): string {
  return randomBytes(9).toString("base64url");
}

/** Twelve characters that tell texts apart, and nothing of what they say. */
export function fingerprint(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 12);
}
