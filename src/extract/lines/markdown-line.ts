import { isBulletMark, isDigit } from "./chars.js";
import { checkItem } from "./check-item.js";
import type { Line } from "./line.js";
import { looksLikeCode } from "./line-shapes.js";

/** What a line of the assistant's own text is. */
export function markdownLine(text: string, indent: number, first: number): Line {
  if (first === 35) {
    const heading = /^#{1,6} {1,8}(\S.*)$/.exec(text);
    if (heading)
      return {
        kind: "heading",
        indent: heading[0].indexOf(" "),
        text: (heading[1] ?? "").replace(/ {0,8}#{1,8}$/, ""),
      };
  }
  if (first === 62) return { kind: "quote", indent, text };
  if (first === 124 || first === 0x2502) return { kind: "table", indent, text };
  const check = checkItem(text, first);
  if (check) return { kind: "check", indent, ...check };
  if (isBulletMark(first) && (text.charCodeAt(1) === 32 || first === 0x2022 || first === 0xb7 || first === 0x30fb)) {
    if (/^(?:[-*_] ?){3,}$/.test(text)) return { kind: "blank", indent: 0, text: "" };
    return { kind: "bullet", indent, text: text.slice(1).trimStart() };
  }
  if (/^(?:[-=*_─━═]){3,}$/.test(text)) return { kind: "blank", indent: 0, text: "" };
  const numbered = isDigit(first) || first === 40 ? /^\(?\d{1,2}[.)] +(?=\S)/.exec(text) : null;
  if (numbered) return { kind: "numbered", indent, text: text.slice(numbered[0].length) };
  if (looksLikeCode(text, indent, first)) return { kind: "code", indent, text };
  return { kind: "prose", indent, text };
}
