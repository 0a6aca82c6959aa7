import { randomBytes } from "node:crypto";

/** A short random id; 72 bits, so that the 64 operations a document remembers never meet twice. */
export function newId(): string {
  return randomBytes(9).toString("base64url");
}
