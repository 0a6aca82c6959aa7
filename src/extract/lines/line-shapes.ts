import { isIdeographic, isSymbol, isUpper, isWordChar } from "./chars.js";
import { FAILURE_MARKS, HOST_REMARK, PRINTED, SERVICE_ERROR, STATUS_BAR } from "./data/printed.js";
import { HEAD_FIRST, PROGRAM_HEAD } from "./data/program-output.js";

// What a line looks like by itself. Every line of an output is asked, so a regex is tried only where its first characters
// can match.

const MEMORY_HEAD =
  /^(?:\W{0,8})(?:={3,} ?[A-Z][A-Z 0-9_]{3,50} ?={3,}|\[Session recovered\]|Hot session state \(current session\))/;
const TOOL_NAMED =
  /^(?:Tool use: |Tool call: |Read file: |Edit file: |Write file: |Create file: |Delete file: |Search(?:ed)? for |Grep search |Grep for |Glob |Codebase search|Web search|Running: |Ran (?!(?:the|a|an|all|both|it|its|our|my|each|every|only|some|several|two|three|into|out|this|that)\b)|\*\*Chunk \d+\*\*$|Lines added: \d|Chunk ID: |Wall time: |Process exited |Exit code:? ?\d|Original token count|Running `|Applied edit to |Add(?:ed)? \S+ to the chat|Tokens: [\d.]+k? sent|Aider v\d|(?:Main|Weak|Editor) model: |Git repo: |Repo-map: |You can use \/undo |Total (?:usage est|duration \(|code changes|session time)|Usage by model:|Worked for (?:\d+[hms] ?)+|[_*]*Call(?:ed|ing)(?: MCP)? tool)/;
const TOOL_FIRST = charSet("TREWCDSGLPOAMYU*_");
const ARROW_TOOL = /^(?:→|←|✔|✱|⚙|\$|❯|%) ?(?=[\w./~-])|^(?:\$|⬢) (?=\S)/;
/** People lead a conclusion with an arrow too: a call is a name, perhaps with one argument or one that is quoted or a path. */
const ARROW_CALL = /^→ ?[\w./~-]{1,200}(?:$| [{["'`/.~]| (?:[^\s/.]|[/.](?!\w))*[/.]\w\S*(?:$| ?[[(])| \S+$)/;
/** How the lines of logs, tests, builds and git begin; which characters those are is in `LOG_FIRST`. */
const LOG =
  /^(?:\d{4}-\d\d-\d\d[T ]\d\d:|\[?\d{1,2}:\d\d:\d\d|\[\d{4}-|(?:DEBUG|INFO|WARN|WARNING|ERROR|TRACE|FATAL)\b[\s:[\]]|npm (?:ERR|WARN|notice)|> \S[^\s@]*@\S+ |=== RUN|--- (?:PASS|FAIL|SKIP)|(?:ok|FAIL|\?) {0,3}\t|PASS(?:ED)?\b|FAIL(?:ED)?\b[ \t]{1,4}\S{0,200}[./]|(?:error|warning)(?:\[|:| TS\d)|={5,}|-{8,}|#{8,}|fatal: |hint: |remote: |Traceback |File "[^"]{1,200}", line \d|at \S{1,200} ?\(|at (?:async |Object\.|Module\.|new )|\^{1,99}~{0,200}$|(?:create|delete|rename) mode \d|\d+ files? changed|(?:Test Files|Tests|Suites|Duration|Snapshots)[ :]+\d|Saved working directory|Switched to (?:a new |and reset )?branch |Already (?:up[ -]to[ -]date|on ['"])|Your branch |On branch |Changes (?:not staged|to be)|Untracked files|HEAD (?:is now|detached)|Updating [0-9a-f]|Fast-forward|Unstaged changes|warning: |\(use "git )/;
const LOG_FIRST = charSet("0123456789[(?>=-#^acdefhnorwACDEFHIOPSTUWY");
const PRINTED_FIRST = charSet("[(DENn");
const PROGRAM_FIRST = charSet(HEAD_FIRST);
const SERVICE_FIRST = charSet("[45ACDEIMPRSTWYelsu");
/** `path.ext:12:` or `path.ext(12,`. */
const PLACE = /^\S{1,200}\.\w{1,5}[:(]\d{1,7}[:,)]/;
const THROWN = /^\w{0,60}(?:Error|Exception): /;
const CODE_START =
  /^(?:import |export |from \S+ import|const |let \w+ =|var \w|function |class \w+[ ({:]|def \w+\(|return\b|if ?\(|else\b.{0,3}[{:]|for ?\(|while ?\(|public |private |package \w+;?$|func |type \w+ (?:struct|interface)|\/\/|\/\*|\*\/|#include|@\w+\(|<\/?[a-zA-Z][\w-]*[ >/]|\w+(?:\.\w+)*\(.*\);?$|[})\]]+[;,)]?$|SELECT |INSERT )/;
/** What code begins with, calls apart: those may begin with any letter, and end in a parenthesis. */
const CODE_FIRST = charSet("acdefilprtvw/*#@<})]SI");
const CODE_END = /[{};]$|=>$|\\$|&&$|\|\|$|^[^\s=]{1,80}=\S{0,200}$/;

export function isCodeSpan(text: string): boolean {
  return text.startsWith("`") && text.endsWith("`") && text.length > 2;
}

export function isFence(text: string): boolean {
  return (text.startsWith("```") && text.indexOf("`", 3) < 0) || /^`{4,}[^`]*$/.test(text) || text.startsWith("~~~");
}

export function isCutMark(text: string): boolean {
  return (
    text.length < 120 &&
    mayBeCutMark(text.charCodeAt(0)) &&
    /^(?:…|\.\.\.)? ?[[(+]? ?(?:\d+ (?:more )?(?:lines|characters|chars|bytes)\b|(?:output )?truncated|\+?\d+ lines)/i.test(
      text,
    ) &&
    /…|\.\.\.|truncated/.test(text)
  );
}

/** What a mark of a cut begins with: an ellipsis, a bracket, a sign, a number or a word for it. */
function mayBeCutMark(first: number): boolean {
  return (
    first === 0x2026 ||
    (first >= 0x28 && first <= 0x39) ||
    first === 0x5b ||
    first === 0x6f ||
    first === 0x4f ||
    first === 0x74 ||
    first === 0x54
  );
}

export function isDump(text: string): boolean {
  return /^\d{1,6}(?:→|[:|│\t](?!\d\d\b)| {2,}\S| *[│|] )/.test(text);
}

/** Lines of the report instructions, which agents print back with the prompt: labels with a placeholder each, and their heading. */
const INSTRUCTION =
  /^\W{0,8}(?:End your last message with these lines\b|(?:[A-Z]{4,10}\W{1,4}(?:\[[a-z|]{1,60}\] ?)?<[^<>]{1,80}>\W{0,3}){1,5}$)/;

export function isInstruction(text: string): boolean {
  let at = 0;
  for (let c = text.charCodeAt(0); at <= 8 && !isUpper(c); c = text.charCodeAt(++at))
    if (c < 128 ? isWordChar(c) : Number.isNaN(c)) return false;
  return at <= 8 && (text.includes("<") || text.includes("End your")) && INSTRUCTION.test(text);
}

export function isMemoryLine(text: string): boolean {
  return (
    isMemoryHead(text) ||
    /^(?:Codebase|Preference|Workflow|Lesson|active_files|open_errors|recent_decisions|pending_memories):/.test(text) ||
    /^Note: You don't have full conversation history/.test(text)
  );
}

export function isJson(text: string, first: number): boolean {
  if (first === 123 || first === 125) return /^[{}]\s*(?:["{}[\]]|\w+:|$|,|\/\/)|[}\]],?$/.test(text);
  if (first === 91) return /^\[\s*(?:["{[\]]|\d+[,\]]|$)/.test(text) && !/^\[(?:\d+|[^\]\s]| )\] /.test(text);
  if (first === 93) return /^\][,;)]?$/.test(text);
  return first === 34 && /^"[^"]{1,80}"\s*:/.test(text);
}

/** A sentence as people write it: begins with a letter or a pictograph, has words, and few signs of code. */
export function isProse(text: string, first: number): boolean {
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

export function looksLikeCode(text: string, indent: number, first: number): boolean {
  const end = text.charCodeAt(text.length - 1);
  if (startsCode(text, first, end))
    return !/[.!?:]$/.test(text) || /^(?:import|from|const|return|\/\/)/.test(text)
      ? !/^(?:return|else)\b/.test(text) || CODE_END.test(text)
      : false;
  return endsCode(text, end) && (indent >= 2 || !text.includes(" ") || end === 123 || end === 59);
}

function charSet(characters: string): Uint8Array {
  const set = new Uint8Array(128);
  for (let i = 0; i < characters.length; i++) set[characters.charCodeAt(i)] = 1;
  return set;
}

export function isMemoryHead(text: string): boolean {
  for (let i = 0; i <= 8; i++) {
    const c = text.charCodeAt(i);
    if (c === 61 || c === 91 || c === 72) return MEMORY_HEAD.test(text);
    if (c < 128 ? isWordChar(c) : Number.isNaN(c)) return false;
  }
  return false;
}

export function isTool(text: string, first: number): boolean {
  if (first < 128 && first !== 36 && first !== 37) return TOOL_FIRST[first] === 1 && TOOL_NAMED.test(text);
  if (first === 0x2192) return ARROW_CALL.test(text);
  return (first === 36 || first === 37 || (first >= 0x2190 && first < 0x2c00)) && ARROW_TOOL.test(text);
}

/** What only a program begins its output with. */
export function isProgramHead(text: string, first: number): boolean {
  return PROGRAM_FIRST[first] === 1 && PROGRAM_HEAD.test(text);
}

/** The row of a menu that a terminal's pointer stands at; a dot marks speech, too, which begins with no answer. */
export function isMenuRow(text: string, first: number): boolean {
  if (first === 0x276f || first === 0x203a) return /^. ?\d{1,2}\. \S/.test(text);
  return first === 0x25cf && /^. ?\d{1,2}\. (?:Yes|No)\b/.test(text);
}

export function beginsDiff(text: string, first: number): boolean {
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

export function isHostRemark(text: string, first: number): boolean {
  return (
    (first === 73 || first === 84 || first === 87 || first === 95 || (first > 0x2800 && first < 0x2900)) &&
    HOST_REMARK.test(text)
  );
}

export function isLog(text: string, first: number): boolean {
  if (LOG_FIRST[first] === 1 && LOG.test(text)) return true;
  if (PRINTED_FIRST[first] === 1 && PRINTED.test(text)) return true;
  if (isServiceError(text, first) || isHostRemark(text, first)) return true;
  if (text.length < 300 && text.includes("ontext ") && STATUS_BAR.test(text)) return true;
  const space = text.indexOf(" ");
  if (space > 0 && text.charCodeAt(space - 1) === 58 && THROWN.test(text)) return true;
  const dot = text.indexOf(".");
  return dot > 0 && (space < 0 || dot < space) && PLACE.test(text);
}

/** What the agent's program prints where its service gives no answer. */
export function isServiceError(text: string, first: number): boolean {
  return (SERVICE_FIRST[first] === 1 || FAILURE_MARKS.includes(String.fromCharCode(first))) && SERVICE_ERROR.test(text);
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
