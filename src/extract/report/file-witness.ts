import type { Candidate } from "../candidate.js";
import { isOfReport } from "../run-reader.js";
import { baseName, type SeenFiles } from "../seen-files.js";
import type { Evidence } from "./check-claims.js";

/** What may show that a file of a report exists. */
interface Shown {
  /** Files that the host or a tool says were changed. */
  changed: ReadonlySet<string>;
  /** Files that the output names. */
  shown: SeenFiles;
  prompt: string;
  units: readonly Candidate[];
}

/** Tells whether something beside the report shows a file; undefined where there is nothing that could. */
export function fileWitness({ changed, shown, prompt, units }: Shown): Evidence["showsFile"] {
  if (shown.empty && changed.size === 0) return undefined;
  const known = new Set(Array.from(changed, baseName));
  const asked = prompt.toLowerCase();
  return (name) => {
    const base = baseName(name);
    if (shown.has(base) || known.has(base) || asked.includes(base)) return true;
    return units.some((unit) => unit.text.toLowerCase().includes(base) && !isOfReport(unit.block));
  };
}
