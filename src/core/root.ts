import { homedir } from "node:os";
import { join } from "node:path";

/** `~/.bit-office/memory`. Asked for when first used: a test or a host may move `HOME` after import. */
export function defaultRoot(): string {
  return join(homedir(), ".bit-office", "memory");
}
