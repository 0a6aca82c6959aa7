import { readFileSync } from "node:fs";
import { resolve } from "node:path";

/** One row of a table of fields. */
export interface FieldRow {
  name: string;
  type: string;
  isOptional: boolean;
  meaning: string;
}

const page = readFileSync(resolve(import.meta.dirname, "../../docs/format.md"), "utf8");

/** The example documents of the page by their names. */
export function examples(): Map<string, string> {
  const blocks = page.matchAll(/^```json (\S+)\n([\s\S]*?)\n```$/gm);
  return new Map([...blocks].map(([, name = "", text = ""]) => [name, text]));
}

/** The tables of fields by the name of the type above them. */
export function tables(): Map<string, FieldRow[]> {
  const [, ...sections] = page.split(/^#### /m);
  return new Map(
    sections.map((section) => {
      const rows = section.split(/^#/m)[0]?.matchAll(/^\| `(\w+)` \| ([^|]+) \| ([^|]*)\| ([^|]+) \|$/gm) ?? [];
      const fields = [...rows].map(([, name = "", type = "", optional = "", meaning = ""]) => ({
        name,
        type: type.trim(),
        isOptional: optional.trim() === "optional",
        meaning,
      }));
      return [section.split("\n")[0] ?? "", fields];
    }),
  );
}
