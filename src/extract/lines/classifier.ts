import { isAnothersBelow } from "../fields/others-words.js";
import { beginsReport } from "../report/report-line.js";
import { isDigit } from "./chars.js";
import { checkItem } from "./check-item.js";
import { freshState, type State } from "./classifier-state.js";
import { GIT_STATUS, LONGEST_BOX, PERMISSION_ASKED, PERMISSION_HEAD } from "./data/printed.js";
import { PROGRAM_SAYS } from "./data/program-output.js";
import { MEMORY_TAG, TOOL_CALL, WRAPPERS } from "./data/wrappers.js";
import { type Framed, framed, isElbow, isMarkedCall, isTodoCall, mayBeCall, readsTexts } from "./frame.js";
import { indentOf, textFrom } from "./indent.js";
import type { Line, LineKind } from "./line.js";
import {
  beginsDiff,
  isCodeSpan,
  isCutMark,
  isDump,
  isFence,
  isHostRemark,
  isInstruction,
  isJson,
  isLog,
  isMemoryHead,
  isMemoryLine,
  isMenuRow,
  isProgramHead,
  isProse,
  isTool,
} from "./line-shapes.js";
import { markdownLine } from "./markdown-line.js";

/** Tells what each line is. Keeps a bounded state; lines come clean of escapes and already cut to length. */
export class LineClassifier {
  #s = freshState();

  clone(): LineClassifier {
    const copy = new LineClassifier();
    copy.#s = { ...this.#s };
    return copy;
  }

  /** The assistant is known to speak from here on, whatever was printed before. */
  speak(): void {
    const s = this.#s;
    s.fence = "";
    s.until = "";
    s.tool = 0;
    s.diff = false;
    s.memory = false;
    s.blank = true;
    s.last = "";
    s.example = false;
  }

  classify(raw: string): Line {
    const indent = indentOf(raw);
    const line = this.#inExample(this.#inQuote(this.#classify(raw, indent)));
    this.#s.blank = line.kind === "blank";
    if (!this.#s.blank) this.#s.last = this.#trace(line);
    return line;
  }

  /** What was quoted, or what the user typed as a terminal shows it, goes on in the next row without its mark. */
  #inQuote(line: Line): Line {
    const goesOn = line.kind === "prose" && this.#s.last === "quote" && !this.#s.blank && !line.speaker;
    return goesOn ? { kind: "quote", indent: line.indent, text: line.text } : line;
  }

  /** A report that stands there as an example or as another's words is a quote in all but its marks, an indented block code. */
  #inExample(line: Line): Line {
    const s = this.#s;
    if (line.kind === "blank") return line;
    if (s.example && /^(?:prose|bullet|numbered)$/.test(line.kind) && !line.speaker) {
      if (beginsReport(line.text)) return { kind: "quote", indent: line.indent, text: line.text };
      if (line.kind === "prose" && line.indent > 3) return { kind: "code", indent: line.indent, text: line.text };
    }
    s.example = line.kind === "prose" && isAnothersBelow(line.text);
    return line;
  }

  #trace(line: Line): State["last"] {
    if (line.kind === "log" || line.kind === "quote") return line.kind;
    if (line.kind === "code" || line.kind === "result") return this.#s.closed ? "fence" : "";
    if (line.kind !== "prose") return "";
    if (line.speaker || mayBeCall(line.text)) return "spoken";
    return isCodeSpan(line.text) ? "span" : "";
  }

  #classify(raw: string, indent: number): Line {
    const s = this.#s;
    s.closed = false;
    const first = raw.charCodeAt(indent);
    if (s.fence !== "") return this.#inFence(raw, indent, first);
    if (Number.isNaN(first) || indent === raw.length) {
      return { kind: "blank", indent: 0, text: "" };
    }
    const text = textFrom(raw, indent);
    if (s.until !== "") return this.#inWrapper(text, indent, first);
    if (s.memory) {
      if (!s.blank || isMemoryLine(text)) return { kind: "memory", indent, text };
      s.memory = false;
    }
    if ((first === 96 || first === 126) && isFence(text)) return this.#openFence(text, indent);
    return this.#opening(text, indent, first) ?? markdownLine(text, indent, first);
  }

  #inFence(raw: string, indent: number, first: number): Line {
    const s = this.#s;
    const text = textFrom(raw, indent);
    if (first === s.fence.charCodeAt(0) && text.startsWith(s.fence)) {
      const info = text
        .slice(s.fence.length)
        .replace(/^[`~]+/, "")
        .trim();
      if (info === "") s.depth = s.cut ? 0 : s.depth - 1;
      else if (!info.includes(" ") && text.length < 30) s.depth++;
      if (s.depth <= 0) {
        s.fence = "";
        s.closed = true;
        if (s.fenceTool) s.tool = 1;
      }
    } else if (isCutMark(text)) s.cut = true;
    else if (first === 0x23fa || (first === 84 && s.blank && text.startsWith("Tool use: "))) {
      // A mark that only the agent's own frame prints: the fence was never closed.
      s.fence = "";
      return this.#classify(raw, indent);
    }
    return { kind: "code", indent, text };
  }

  #openFence(text: string, indent: number): Line {
    const s = this.#s;
    s.fence = text.charCodeAt(0) === 96 ? "```" : "~~~";
    s.depth = 1;
    s.cut = false;
    // A command, then a fence of plain text: that is what the command printed.
    if ((s.last === "span" || s.last === "fence") && /^(?:`{3,}|~{3,})(?:text|diff|output|console|log|)$/.test(text))
      s.tool = Math.max(1, s.tool);
    s.fenceTool = s.tool > 0;
    if (!s.fenceTool) return { kind: "code", indent, text };
    return { kind: "result", indent, text, ...(s.reads && s.blank && { doubted: true }) };
  }

  #inWrapper(text: string, indent: number, first: number): Line {
    const s = this.#s;
    const kind = s.untilKind;
    if (kind === "diff" && indent === 0 && !"+-@*\\<>=".includes(text.charAt(0)) && s.blank && isProse(text, first)) {
      s.until = "";
      return this.#opening(text, indent, first) ?? markdownLine(text, indent, first);
    }
    // A wrapper that is never closed must not swallow the rest of the run.
    if (text.includes(s.until) || --s.untilLeft <= 0 || first === 0x23fa) {
      s.until = "";
      s.tool = kind === "memory" ? s.tool : 1;
    }
    return { kind, indent, text };
  }

  /** Everything that is told by how the line begins and is not Markdown. */
  #opening(text: string, indent: number, first: number): Line | undefined {
    const s = this.#s;
    if (isMenuRow(text, first)) return { ...this.#tool("result", text, indent, Math.max(1, s.tool)), menu: true };
    if (first === 0x23fa || first === 0x25cf) return this.#spoken(text, indent);
    if (isElbow(first)) return this.#answer(text, indent, first);
    if (s.todos && first >= 0x80) {
      const item = checkItem(text, first, true);
      if (item) return { kind: "check", indent, ...item };
    }
    const part = framed(text, first, indent, s.frame);
    if (part) return this.#framed(part, indent);
    if (indent > 0 && text === PERMISSION_HEAD) {
      this.#until(PERMISSION_ASKED, "result", LONGEST_BOX);
      return this.#tool("tool", text, indent, 1);
    }
    if (first === 60) {
      const wrapper = WRAPPERS.exec(text);
      if (wrapper?.[1] !== undefined) return this.#openWrapper(wrapper[1], text, indent);
    }
    if (first === 42 && text.startsWith("*** ")) {
      if (text.startsWith("*** Begin Patch")) this.#until("*** End Patch", "diff", 2000);
      return this.#tool("diff", text, indent, 1);
    }
    if (first === 60 && text.startsWith("<<<<<<< ")) {
      this.#until(">>>>>>> ", "diff", 2000);
      return { kind: "diff", indent, text };
    }
    if (isMemoryHead(text)) {
      s.memory = true;
      return { kind: "memory", indent, text };
    }
    if (isInstruction(text)) return { kind: "memory", indent, text };
    if (this.#isDiff(text, indent, first)) return { kind: "diff", indent, text };
    if (isDigit(first) && isDump(text)) return this.#tool("dump", text, indent, Math.max(1, s.tool));
    if (isTool(text, first)) {
      const answered = s.last === "spoken" && !s.blank && first === 36;
      return { ...this.#tool("tool", text, indent, Math.max(1, s.tool)), ...(answered && { answered }) };
    }
    if (first === 0x2026 && isCutMark(text)) return this.#tool("result", text, indent, Math.max(1, s.tool));
    if (isProgramHead(text, first)) return this.#tool("log", text, indent, Math.max(1, s.tool));
    // Text that sticks to a fence from below is what the command in it printed.
    if (s.last === "fence" && !s.blank && s.tool === 0) s.tool = 1;
    if (s.tool > 0) {
      const doubted = s.reads && s.blank && beginsReport(text);
      if (doubted || !this.#speaks(text, indent, first))
        return { kind: "result", indent, text, ...(doubted && { doubted }) };
    }
    if (isJson(text, first)) return { kind: "json", indent, text };
    if (s.last === "log" && !s.blank && !isProse(text, first)) return { kind: "log", indent, text };
    if (isLog(text, first) || (indent < 2 && first < 128 && GIT_STATUS.test(text)))
      return { kind: "log", indent, text };
    return undefined;
  }

  /** What hangs from a call: of a frame that marks speech and calls alike, it tells that the line above was none. */
  #answer(text: string, indent: number, first: number): Line {
    const s = this.#s;
    const rest = text.slice(1).trimStart();
    const answered = s.last === "spoken" && !s.blank;
    const item = s.todos ? checkItem(rest, rest.charCodeAt(0), true) : undefined;
    if (item) return { kind: "check", indent, ...item };
    if (first === 0x2514 && !answered && s.tool === 0) return markdownLine(text, indent, first);
    const mode = first === 0x23bf ? 2 : Math.max(1, s.tool);
    return { ...this.#tool("result", text, indent, mode), ...(answered && { answered }) };
  }

  #framed({ role, text, frame }: Framed, indent: number): Line {
    const s = this.#s;
    s.frame = frame;
    if (role === "speech") return this.#speech(text, indent);
    s.todos = role === "call" && isTodoCall(text);
    if (role === "call") return this.#tool("tool", text, indent, frame === "" ? 1 : 3);
    if (role === "log") s.tool = 0;
    return role === "echo" ? { kind: "quote", indent, text, typed: true } : { kind: "log", indent, text };
  }

  #spoken(text: string, indent: number): Line {
    const rest = text.slice(1).trimStart();
    this.#s.todos = isTodoCall(rest);
    if (TOOL_CALL.test(rest) || this.#s.todos) return this.#tool("tool", rest, indent, 2);
    if (indent > 0 && rest.includes(" › ")) return this.#tool("result", rest, indent, 1); // Jest: a suite and its test.
    if (isMarkedCall(rest)) return this.#tool("tool", rest, indent, 1);
    return this.#speech(rest, indent);
  }

  #speech(rest: string, indent: number): Line {
    const s = this.#s;
    s.tool = 0;
    s.todos = false;
    if (isInstruction(rest)) return { kind: "memory", indent, text: rest };
    if (isHostRemark(rest, rest.charCodeAt(0))) return { kind: "log", indent, text: rest };
    const line =
      rest === "" || /^-{3,}$/.test(rest)
        ? { kind: "prose" as const, indent, text: "" }
        : markdownLine(rest, indent + 2, rest.charCodeAt(0));
    return { ...line, speaker: true };
  }

  #openWrapper(tag: string, text: string, indent: number): Line {
    const kind: LineKind = MEMORY_TAG.test(tag) ? "memory" : "result";
    const end = `</${tag}>`;
    if (!text.includes(end)) this.#until(end, kind, 5000);
    if (kind === "result") this.#s.tool = Math.max(1, this.#s.tool);
    return { kind, indent, text };
  }

  #until(end: string, kind: LineKind, lines: number): void {
    this.#s.until = end;
    this.#s.untilKind = kind;
    this.#s.untilLeft = lines;
  }

  #tool(kind: LineKind, text: string, indent: number, mode: number): Line {
    this.#s.tool = mode;
    if (kind === "tool") this.#s.reads = readsTexts(text);
    return { kind, indent, text };
  }

  #isDiff(text: string, indent: number, first: number): boolean {
    const s = this.#s;
    if (beginsDiff(text, first)) s.diff = true;
    else if (first === 43 && /^\+(?![ ]\S|\d)/.test(text)) return true;
    else if (
      s.diff &&
      indent === 0 &&
      first !== 43 &&
      (first !== 45 || (s.blank && /^- ?[\p{L}`*[]/u.test(text) && text.startsWith("- ")))
    )
      s.diff = false;
    return s.diff;
  }

  /** While a tool's output may run on: does the assistant speak again? */
  #speaks(text: string, indent: number, first: number): boolean {
    const s = this.#s;
    // Where calls are marked, what they printed is indented: a paragraph at the margin is speech without its mark.
    if (!s.blank || s.tool === 3 || indent > (s.tool === 2 ? 0 : 1) || PROGRAM_SAYS.test(text)) return false;
    if (!(first === 35 && /^#{1,6} \S/.test(text)) && !isProse(text, first) && !beginsReport(text)) return false;
    s.tool = 0;
    return true;
  }
}
