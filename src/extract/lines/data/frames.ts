/*
 * How the terminals of agents write what they call. Each pattern is asked behind the sign of its frame or where the first
 * character fits, so they need not tell such lines from all prose.
 */

/**
 * Gemini CLI: a status, two blanks (one, where a paste lost it), the name of a tool. A call that runs has a spinner or ⊷; where it
 * was left waiting, cancelled or unanswered, the status is a sign that means something else outside its frame.
 */
export const GEMINI_CALL =
  /^[✓✔✖⊷x\u2801-\u28ff] {2,4}[A-Z][A-Za-z]{2,20}(?: |$)|^[✓✔✖⊷x] (?:ReadFile|ReadManyFiles|ReadFolder|FindFiles|SearchText|GoogleSearch|WebFetch|WriteFile|WriteTodos|SaveMemory)\b/;
export const GEMINI_CALL_LEFT = /^[o?-] {2,4}[A-Z][A-Za-z]{2,20}(?: |$)/;

/** OpenCode in plain text: a bar, a name, its argument in a column of its own. */
export const BARE_CALL =
  /^\| {1,3}(?:Read|Edit|Write|Bash|Glob|Grep|List|Todo|Task|Patch|Webfetch|Websearch) {2,12}\S[^|]*$/;

/** Codex CLI: the first words of a cell that is no message. */
export const CODEX_CELL =
  /^(?:Ran|Running|You ran) \S.*$|^(?:Explored|Exploring|Updated Plan|Proposed Plan|Change Approved|Waited for .{1,80}|Called \S.*|Calling \S.*|Searched \S.*|Viewed Image)$|^(?:Edited|Added|Deleted|Editing) .{1,200} \(\+\d+ -\d+\)$/;

export const CODEX_HEAD = /^OpenAI Codex v\d/;
/** The time that older versions print before every part. */
export const CODEX_STAMP = /^\[\d{4}-\d\d-\d\dT[\d:.]{8,15}Z?\] /;
export const CODEX_WORDS =
  /^(codex|assistant|thinking|exec|user|User instructions|tokens used|file update|turn diff|apply_patch|mcp)(?:$|:|\(| (?:bash|auto_approved)\b)/;

/** Copilot CLI marks its calls like its speech: a verb and one path, perhaps how much of it. */
export const CALL_ON_PATH =
  /^(?:Read|View|Edit|Create|Write|Update|Delete|Move) (\S{3,300})(?: \([+-]\d{1,6}(?: -\d{1,6})?\)| lines? \d.{0,30})?$/;
/** And what looks something up. */
export const LOOK_UP =
  /^(?:List directory|Glob|Grep|Search|Find) ["'`/.*~]|^(?:List directory|Glob|Grep) \S{1,200}$|^(?:Created|Opened) pull request #\d{1,9}$/;

/** What the lists of things to do are called where they are a tool's. */
export const TODO_CALL = /^(?:Updat(?:e|ed|ing) (?:Todos?|Plan|to-?dos?)|Proposed Plan|WriteTodos|TodoWrite|Todos?)\b/;
