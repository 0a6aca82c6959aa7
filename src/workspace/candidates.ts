import { fencedLines } from "./fences.js";
import type { RequestReader } from "./requests.js";

/** A memory that a compaction summary proposes. */
export interface Candidate {
  type: string;
  text: string;
  /** It was opened by a phrase like "remember:", which was taken off; such a text may be shorter. */
  requested: boolean;
}

/** What a summary asks about a memory of the numbered list: `ref` is `M` and a number from 1. */
export type MemoryCommand =
  | { kind: "REINFORCE"; ref: string }
  | { kind: "REPLACE"; ref: string; type: string; text: string };

export type CandidateRefusal =
  | "negated_request"
  | "unknown_type"
  | "unsupported_candidate_syntax"
  | "invalid_memory_ref"
  | "invalid_memory_type"
  | "invalid_memory_command"
  | "empty_replacement_text"
  | "empty";

export interface CandidateBlock {
  candidates: Candidate[];
  commands: MemoryCommand[];
  refused: { line: string; reason: CandidateRefusal }[];
  /** Id of the numbered list the commands refer to. */
  snapshotId?: string;
}

export interface CandidateOptions {
  /** Known types, lower case. */
  types: readonly string[];
  requests: Pick<RequestReader, "strip">;
  /** Further headings, besides "Memory candidates". */
  headings?: readonly string[];
  /** Lines taken from one block. */
  max?: number;
}

const HEADING =
  /^\s{0,3}(?:#{1,6}\s{1,4})?(?:\*\*|__)?\s{0,2}(.{1,60}?)\s{0,2}(?:[:：]\s{0,2})?(?:\*\*|__)?\s{0,2}(?:[:：]\s{0,2})?$/u;
const NAMES = ["memory candidates", "workspace memory candidates"];
const TAG_OPEN = /^\s*<workspace_memory_candidates>\s*$/i;
const TAG_CLOSE = /^\s*<\/workspace_memory_candidates>\s*$/i;
/** The next section: a Markdown heading, or a line that is only a label. */
const NEXT = /^\s{0,3}(?:#{1,6}\s|(?:\*\*|__)?\p{L}[\p{L}\p{N} /_-]{0,40}[:：](?:\*\*|__)?\s*$)/u;
const NONE = /^\s*(?:[-*•]\s{1,4})?\(?none\)?\.?\s*$/i;
const SNAPSHOT = /^\s*(?:[-*•]\s{1,4})?memory ref snapshot id:\s*([\w-]{1,80})\s*$/i;
const COMMAND = /^\s*(?:[-*•]\s{1,4})?(reinforce|replace)(?![\p{L}\p{N}_-])\s{0,4}(.*)$/iu;
const CANDIDATE = /^\s*(?:[-*•]\s{0,4})?\[([^\][]{1,40})\]\s*(.*)$/u;
const REF = /^\[?\s{0,4}(m\d{1,6})\s{0,4}\]?(?!\w)(.*)$/iu;

/** Summaries are a few thousand characters; the candidates stand at the end. */
const MAX_SUMMARY = 256 * 1024;
const MAX_LINE = 2000;

/**
 * Reads the candidates of a compaction summary: the last block, and only if every line of it is a candidate, a
 * command, the snapshot id or "(none)". A foreign line means that the block is prose or an example, so all of it is
 * refused; an earlier block is never taken instead.
 */
export function parseCandidates(summary: string, options: CandidateOptions): CandidateBlock {
  const lines = summary
    .slice(-MAX_SUMMARY)
    .split(/\r\n|\r|\n/)
    .map((line) => line.slice(0, MAX_LINE));
  const block = lastBlock(lines, [...NAMES, ...(options.headings ?? []).map((name) => name.toLowerCase())]);
  const result: CandidateBlock = { candidates: [], commands: [], refused: [] };
  for (const line of block) {
    if (line.trim() === "" || NONE.test(line)) continue;
    const snapshot = SNAPSHOT.exec(line)?.[1];
    if (snapshot !== undefined) result.snapshotId = snapshot;
    else if (!readCommand(line, options, result) && !readCandidate(line, options, result)) {
      return { candidates: [], commands: [], refused: [{ line: line.trim(), reason: "unsupported_candidate_syntax" }] };
    }
  }
  const max = options.max ?? 20;
  return { ...result, candidates: result.candidates.slice(0, max), commands: result.commands.slice(0, max) };
}

/** The lines of the last block outside fences and quotes, continuation lines joined to theirs. */
function lastBlock(lines: readonly string[], names: readonly string[]): string[] {
  const fenced = fencedLines(lines);
  const isStart = (i: number) => !fenced[i] && (TAG_OPEN.test(lines[i] ?? "") || isHeading(lines[i] ?? "", names));
  let start = lines.length - 1;
  while (start >= 0 && !isStart(start)) start--;
  if (start < 0) return [];
  const tagged = TAG_OPEN.test(lines[start] ?? "");
  const block: string[] = [];
  for (let i = start + 1; i < lines.length; i++) {
    const line = lines[i] ?? "";
    if (fenced[i]) continue;
    if (tagged ? TAG_CLOSE.test(line) : NEXT.test(line)) break;
    const before = block.at(-1);
    if (before?.trim() && /^\s{2,}[^\s[\-*•]/.test(line)) block[block.length - 1] = `${before} ${line.trim()}`;
    else block.push(line);
  }
  return block;
}

function isHeading(line: string, names: readonly string[]): boolean {
  // A sentence that only begins like a heading ("Memory candidates are …") is none.
  if (!/^\s{0,3}(?:#|\*\*|__)|[:：]/.test(line)) return false;
  const name = HEADING.exec(line)?.[1]?.toLowerCase();
  return name !== undefined && names.includes(name);
}

function readCommand(line: string, options: CandidateOptions, result: CandidateBlock): boolean {
  const match = COMMAND.exec(line);
  if (!match) return false;
  const refuse = (reason: CandidateRefusal) => {
    result.refused.push({ line: line.trim(), reason });
    return true;
  };
  const target = REF.exec((match[2] ?? "").trim());
  if (!target) return refuse("invalid_memory_ref");
  const number = Number(target[1]?.slice(1));
  if (number < 1) return refuse("invalid_memory_ref");
  const ref = `M${number}`;
  const rest = (target[2] ?? "").trim();
  if (match[1]?.toUpperCase() === "REINFORCE") {
    if (rest !== "") return refuse("invalid_memory_command");
    result.commands.push({ kind: "REINFORCE", ref });
    return true;
  }
  const replacement = CANDIDATE.exec(rest);
  if (!replacement) return refuse(rest === "" ? "empty_replacement_text" : "invalid_memory_command");
  const type = (replacement[1] ?? "").trim().toLowerCase();
  const text = (replacement[2] ?? "").trim();
  if (!options.types.includes(type)) return refuse("invalid_memory_type");
  if (text === "") return refuse("empty_replacement_text");
  result.commands.push({ kind: "REPLACE", ref, type, text });
  return true;
}

function readCandidate(line: string, options: CandidateOptions, result: CandidateBlock): boolean {
  const match = CANDIDATE.exec(line);
  if (!match) return false;
  const refuse = (reason: CandidateRefusal) => {
    result.refused.push({ line: line.trim(), reason });
    return true;
  };
  const type = (match[1] ?? "").trim().toLowerCase();
  if (!options.types.includes(type)) return refuse("unknown_type");
  const stripped = options.requests.strip((match[2] ?? "").trim());
  if (!stripped) return refuse("negated_request");
  const text = stripped.text.trim();
  if (text === "") return refuse("empty");
  result.candidates.push({ type, text, requested: stripped.stripped });
  return true;
}
