import { isDigit, isIdeographic, isSymbol, isUpper, isWordChar } from "./chars.js";
import type { CheckState, Line, LineKind } from "./line.js";

/** Tags that wrap what a tool returned, what the host injected, or what the memory itself injected. */
const WRAPPERS =
  /^<(content|file|result|output|task_result|skill_content|skill_files|tool_result|tool_call|function_results|system-reminder|system_reminder|environment_details|local-command-stdout|command-\w+|workspace_memory\w*|memory\w*|details|stdout|stderr|diff|documents?|observation)\b[^<>]*>/;
const MEMORY_TAG = /^(workspace_memory|memory)/;
const MEMORY_HEAD =
  /^(?:\W{0,8})(?:={3,} ?[A-Z][A-Z 0-9_]{3,50} ?={3,}|\[Session recovered\]|Hot session state \(current session\))/;
const TOOL_NAMED =
  /^(?:Tool use: |Tool call: |Read file: |Edit file: |Write file: |Create file: |Delete file: |Search(?:ed)? for |Grep search |Grep for |Glob |Codebase search|Web search|Running: |Ran |\*\*Chunk \d+\*\*$|Lines added: \d|Chunk ID: |Wall time: |Process exited |Exit code:? ?\d|Original token count|Running `|Applied edit to |Add \S+ to the chat|[_*]*Call(?:ed|ing)(?: MCP)? tool)/;
const TOOL_CALL = /^[A-Z][A-Za-z_]{1,30}(?:\s?[A-Z][a-z]+)?\(/;
const ARROW_TOOL = /^(?:→|←|✔|✱|⚙|\$|❯|%) ?(?=[\w./~-])/;
/** How the lines of logs, tests, builds and git begin; which characters those are is in `LOG_FIRST`. */
const LOG =
  /^(?:\d{4}-\d\d-\d\d[T ]\d\d:|\[?\d{1,2}:\d\d:\d\d|\[\d{4}-|(?:DEBUG|INFO|WARN|WARNING|ERROR|TRACE|FATAL)\b[\s:[\]]|npm (?:ERR|WARN|notice)|> \S[^\s@]*@\S+ |=== RUN|--- (?:PASS|FAIL|SKIP)|(?:ok|FAIL|\?) {0,3}\t|PASS(?:ED)?\b|FAIL(?:ED)?\b[ \t]{1,4}\S{0,200}[./]|(?:error|warning)(?:\[|:| TS\d)|={5,}|-{8,}|#{8,}|fatal: |hint: |remote: |Traceback |File "[^"]{1,200}", line \d|at \S{1,200} ?\(|at (?:async |Object\.|Module\.|new )|\^{1,99}~{0,200}$|(?:create|delete|rename) mode \d|\d+ files? changed|(?:Test Files|Tests|Suites|Duration|Snapshots)[ :]+\d|Saved working directory|Switched to |Already |Your branch |On branch |Changes (?:not staged|to be)|Untracked files|HEAD |Updating [0-9a-f]|Fast-forward|Unstaged changes|warning: |\(use "git )/;
const LOG_FIRST = charSet("0123456789[(?>=-#^acdefhnorwACDEFHIOPSTUWY");
/** `path.ext:12:` or `path.ext(12,`. */
const PLACE = /^\S{1,200}\.\w{1,5}[:(]\d{1,7}[:,)]/;
const THROWN = /^\w{0,60}(?:Error|Exception): /;
const GIT_STATUS = /^(?:[ MADRCU?!]{2} |\t?(?:modified|new file|deleted|renamed): |[MADRCU]\t)/;
const CODE_START =
  /^(?:import |export |from \S+ import|const |let \w+ =|var \w|function |class \w+[ ({:]|def \w+\(|return\b|if ?\(|else\b.{0,3}[{:]|for ?\(|while ?\(|public |private |package \w+;?$|func |type \w+ (?:struct|interface)|\/\/|\/\*|\*\/|#include|@\w+\(|<\/?[a-zA-Z][\w-]*[ >/]|\w+(?:\.\w+)*\(.*\);?$|[})\]]+[;,)]?$|SELECT |INSERT )/;
/** What code begins with, calls apart: those may begin with any letter, and end in a parenthesis. */
const CODE_FIRST = charSet("acdefilprtvw/*#@<})]SI");
const CODE_END = /[{};]$|=>$|\\$|&&$|\|\|$|^[^\s=]{1,80}=\S{0,200}$/;

interface State {
  /** Open code fence: its character, how deep fences nest inside it, and whether its text was cut short. */
  fence: string;
  depth: number;
  cut: boolean;
  fenceTool: boolean;
  /** Until this closing text everything belongs to a wrapper or a patch. */
  until: string;
  untilKind: LineKind;
  untilLeft: number;
  /** A tool was called and its output may run on: 0 no, 1 yes, 2 yes, and only a speaker mark ends it. */
  tool: number;
  blank: boolean;
  /** What the last line that was not blank was, as far as a fence below it depends on it. */
  last: "" | "span" | "fence" | "log";
  /** The line closed a fence. */
  closed: boolean;
  diff: boolean;
  memory: boolean;
  /** A terminal capture marks who speaks; what is not marked there is told by indentation. */
  marks: boolean;
}

/** Tells what each line is. Keeps a bounded state; lines come clean of escapes and already cut to length. */
export class LineClassifier {
  #s: State = {
    fence: "",
    depth: 0,
    cut: false,
    fenceTool: false,
    until: "",
    untilKind: "code",
    untilLeft: 0,
    tool: 0,
    blank: true,
    last: "",
    closed: false,
    diff: false,
    memory: false,
    marks: false,
  };

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
  }

  classify(raw: string): Line {
    const indent = indentOf(raw);
    const line = this.#classify(raw, indent);
    this.#s.blank = line.kind === "blank";
    if (!this.#s.blank) this.#s.last = this.#trace(line);
    return line;
  }

  #trace(line: Line): State["last"] {
    if (line.kind === "log") return "log";
    if (line.kind === "code" || line.kind === "result") return this.#s.closed ? "fence" : "";
    return line.kind === "prose" && isCodeSpan(line.text) ? "span" : "";
  }

  #classify(raw: string, indent: number): Line {
    const s = this.#s;
    s.closed = false;
    const first = raw.charCodeAt(indent);
    if (s.fence !== "") return this.#inFence(raw, indent, first);
    if (Number.isNaN(first) || indent === raw.length) {
      return { kind: "blank", indent: 0, text: "" };
    }
    const text = indent === 0 ? raw.trimEnd() : raw.slice(indent).trimEnd();
    if (s.until !== "") return this.#inWrapper(text, indent, first);
    if (s.memory) {
      if (!s.blank || isMemoryLine(text)) return { kind: "memory", indent, text };
      s.memory = false;
    }
    if ((first === 96 || first === 126) && isFence(text)) return this.#openFence(text, indent);
    return this.#opening(text, indent, first) ?? this.#markdown(text, indent, first);
  }

  #inFence(raw: string, indent: number, first: number): Line {
    const s = this.#s;
    const text = raw.slice(indent).trimEnd();
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
    return { kind: s.tool > 0 ? "result" : "code", indent, text };
  }

  #inWrapper(text: string, indent: number, first: number): Line {
    const s = this.#s;
    const kind = s.untilKind;
    if (kind === "diff" && indent === 0 && !"+-@*\\<>=".includes(text.charAt(0)) && s.blank && isProse(text, first)) {
      s.until = "";
      return this.#opening(text, indent, first) ?? this.#markdown(text, indent, first);
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
    if (first === 0x23fa || first === 0x25cf) return this.#spoken(text, indent);
    if (first === 0x23bf) return this.#tool("result", text, indent, 2);
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
    if (this.#isDiff(text, indent, first)) return { kind: "diff", indent, text };
    if (isDigit(first) && isDump(text)) return this.#tool("dump", text, indent, Math.max(1, s.tool));
    if (isTool(text, first)) return this.#tool("tool", text, indent, 1);
    if (first === 0x2026 && isCutMark(text)) return this.#tool("result", text, indent, Math.max(1, s.tool));
    // Text that sticks to a fence from below is what the command in it printed.
    if (s.last === "fence" && !s.blank && s.tool === 0) s.tool = 1;
    if (s.tool > 0 && !this.#speaks(text, indent, first)) return { kind: "result", indent, text };
    if (isJson(text, first)) return { kind: "json", indent, text };
    if (s.last === "log" && !s.blank && !isProse(text, first)) return { kind: "log", indent, text };
    if (isLog(text, first) || (indent < 2 && first < 128 && GIT_STATUS.test(text)))
      return { kind: "log", indent, text };
    return undefined;
  }

  #spoken(text: string, indent: number): Line {
    const s = this.#s;
    const rest = text.slice(1).trimStart();
    s.marks = true;
    if (TOOL_CALL.test(rest)) return this.#tool("tool", rest, indent, 2);
    s.tool = 0;
    const line =
      rest === "" || /^-{3,}$/.test(rest)
        ? { kind: "prose" as const, indent, text: "" }
        : this.#markdown(rest, indent + 2, rest.charCodeAt(0));
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
    if (!s.blank || indent > (s.tool === 2 ? 0 : 1)) return false;
    const heading = first === 35 && /^#{1,6} \S/.test(text);
    if (!heading && !isProse(text, first)) return false;
    s.tool = 0;
    return true;
  }

  #markdown(text: string, indent: number, first: number): Line {
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
}

function indentOf(raw: string): number {
  let i = 0;
  for (let c = raw.charCodeAt(0); c === 32 || c === 9 || c === 0xa0 || c === 0x3000; c = raw.charCodeAt(++i));
  return i;
}

function isCodeSpan(text: string): boolean {
  return text.startsWith("`") && text.endsWith("`") && text.length > 2;
}

function isFence(text: string): boolean {
  return (text.startsWith("```") && text.indexOf("`", 3) < 0) || /^`{4,}[^`]*$/.test(text) || text.startsWith("~~~");
}

function isCutMark(text: string): boolean {
  return (
    text.length < 120 &&
    /^(?:…|\.\.\.)? ?[[(+]? ?(?:\d+ (?:more )?(?:lines|characters|chars|bytes)\b|(?:output )?truncated|\+?\d+ lines)/i.test(
      text,
    ) &&
    /…|\.\.\.|truncated/.test(text)
  );
}

function isDump(text: string): boolean {
  return /^\d{1,6}(?:→|[:|│\t](?!\d\d\b)| {2,}\S| *[│|] )/.test(text);
}

function isMemoryLine(text: string): boolean {
  return (
    isMemoryHead(text) ||
    /^(?:Codebase|Preference|Workflow|Lesson|active_files|open_errors|recent_decisions|pending_memories):/.test(text) ||
    /^Note: You don't have full conversation history/.test(text)
  );
}

function isJson(text: string, first: number): boolean {
  if (first === 123 || first === 125) return /^[{}]\s*(?:["{}[\]]|\w+:|$|,|\/\/)|[}\]],?$/.test(text);
  if (first === 91) return /^\[\s*(?:["{[\]]|\d+[,\]]|$)/.test(text) && !/^\[(?:\d+|[^\]\s]| )\] /.test(text);
  if (first === 93) return /^\][,;)]?$/.test(text);
  return first === 34 && /^"[^"]{1,80}"\s*:/.test(text);
}

function isBulletMark(c: number): boolean {
  return (
    c === 45 ||
    c === 42 ||
    c === 43 ||
    c === 0x2022 ||
    c === 0xb7 ||
    c === 0x30fb ||
    c === 0x2013 ||
    c === 0x25e6 ||
    c === 0x25aa
  );
}

const DONE_MARKS = "xX✓✔✅☑⚡✗";

function checkItem(text: string, first: number): { text: string; check: CheckState } | undefined {
  let rest = text;
  if (isBulletMark(first) && text.charCodeAt(1) === 32) rest = text.slice(2).trimStart();
  else if (isDigit(first)) rest = text.replace(/^\d{1,3}[.)] +/, "");
  const c = rest.charCodeAt(0);
  if (c === 91) {
    const box = /^\[([ xX✓✔•~\-/>⚡⏳]|in_progress|pending|completed|)\] +(?=\S)/.exec(rest);
    if (!box) return undefined;
    const mark = box[1] ?? "";
    const check =
      mark === " " || mark === "" || mark === "pending"
        ? "open"
        : DONE_MARKS.includes(mark) && mark !== "⚡"
          ? "done"
          : mark === "completed"
            ? "done"
            : "doing";
    return { text: rest.slice(box[0].length), check };
  }
  if (c === 0x2610 || c === 0x25fb || c === 0x25a1 || c === 0x2b1c)
    return { text: rest.slice(1).trimStart(), check: "open" };
  if (c === 0x2611 || c === 0x2612 || c === 0x25fc) return { text: rest.slice(1).trimStart(), check: "done" };
  return undefined;
}

/** A sentence as people write it: begins with a letter or a pictograph, has words, and few signs of code. */
function isProse(text: string, first: number): boolean {
  if (text.length < 3) return false;
  const start =
    isUpper(first) ||
    first === 42 ||
    first === 0x201c ||
    (first >= 0xc0 && isWordChar(first)) ||
    isSymbol(first) ||
    first === 0xbf ||
    first === 0xa1;
  const lower = !start && first >= 97 && first <= 122 && /[.!?:]$/.test(text) && text.length > 50;
  const ticked = first === 96 && /^`[^`]+` /.test(text);
  if (!start && !lower && !ticked) return false;
  const end = text.charCodeAt(text.length - 1);
  if (end === 123 || end === 59 || end === 92 || isLog(text, first) || startsCode(text, first, end)) return false;
  let words = 0;
  let signs = 0;
  let wide = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c === 32) words++;
    else if (isIdeographic(c)) wide++;
    else if (c === 61 || c === 123 || c === 125 || c === 59 || c === 60 || c === 62 || c === 92 || c === 124 || c === 9)
      signs++;
  }
  if (wide > 3) return signs * 10 < text.length;
  if (signs * 12 > text.length) return false;
  if (words >= 3) return true;
  return /[.!?:]$/.test(text) || first === 42 || isSymbol(first);
}

function looksLikeCode(text: string, indent: number, first: number): boolean {
  const end = text.charCodeAt(text.length - 1);
  if (startsCode(text, first, end))
    return !/[.!?:]$/.test(text) || /^(?:import|from|const|return|\/\/)/.test(text)
      ? !/^(?:return|else)\b/.test(text) || CODE_END.test(text)
      : false;
  return endsCode(text, end) && (indent >= 2 || !text.includes(" ") || end === 123 || end === 59);
}

// Every line of an output is asked the questions below, so a regex is tried only where its first characters can match.

function charSet(characters: string): Uint8Array {
  const set = new Uint8Array(128);
  for (let i = 0; i < characters.length; i++) set[characters.charCodeAt(i)] = 1;
  return set;
}

function isMemoryHead(text: string): boolean {
  for (let i = 0; i <= 8; i++) {
    const c = text.charCodeAt(i);
    if (c === 61 || c === 91 || c === 72) return MEMORY_HEAD.test(text);
    if (c < 128 ? isWordChar(c) : Number.isNaN(c)) return false;
  }
  return false;
}

function isTool(text: string, first: number): boolean {
  if (isUpper(first) || first === 42 || first === 95) return TOOL_NAMED.test(text);
  return (first === 36 || first === 37 || first >= 0x2190) && ARROW_TOOL.test(text);
}

function beginsDiff(text: string, first: number): boolean {
  switch (first) {
    case 43:
      return text.startsWith("+++ ");
    case 45:
      return /^--- [ab"/]/.test(text);
    case 64:
      return text.startsWith("@@");
    case 100:
      return text.startsWith("diff --git");
    case 105:
      return /^index [0-9a-f]{7,}\.\./.test(text);
    default:
      return false;
  }
}

function isLog(text: string, first: number): boolean {
  if (LOG_FIRST[first] === 1 && LOG.test(text)) return true;
  const space = text.indexOf(" ");
  if (space > 0 && text.charCodeAt(space - 1) === 58 && THROWN.test(text)) return true;
  const dot = text.indexOf(".");
  return dot > 0 && (space < 0 || dot < space) && PLACE.test(text);
}

function startsCode(text: string, first: number, end: number): boolean {
  return (CODE_FIRST[first] === 1 || end === 41 || end === 59) && CODE_START.test(text);
}

function endsCode(text: string, end: number): boolean {
  switch (end) {
    case 123:
    case 125:
    case 59:
    case 92:
      return true;
    case 62:
    case 38:
    case 124:
      if (CODE_END.test(text)) return true;
  }
  return text.includes("=") && !text.includes(" ") && CODE_END.test(text);
}
