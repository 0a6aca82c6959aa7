import { LOOKALIKES } from "./data/frames.js";
import { lazy } from "./lazy.js";

const lookalikes = lazy(() => {
  const map = new Map<string, string>();
  for (const row of LOOKALIKES.split(" ")) {
    const latin = row.charAt(0).toLowerCase();
    for (const other of row.slice(1)) map.set(other, latin);
  }
  return map;
});

const ASCII = lazy(() => /^[\x00-\x7f]*$/);

/** Case and look-alike letters folded one code unit for one, so that offsets in the result are offsets in the text. */
export function fold(text: string): string {
  if (ASCII().test(text)) return text.toLowerCase();
  const map = lookalikes();
  let out = "";
  for (let i = 0; i < text.length; i++) {
    const unit = text.charAt(i);
    const lower = unit.toLowerCase();
    out += map.get(unit) ?? (lower.length === 1 ? (map.get(lower) ?? lower) : unit);
  }
  return out;
}
