import type { FactCandidate } from "../model/fact.js";
import { DEFAULT_LIMITS, type Limits } from "../model/limits.js";
import { truncate } from "../text/truncate.js";
import { type Candidate, candidatesOf } from "./candidate.js";
import { CommitList, reportedCommit, statedCommits, transferOf } from "./fields/commits.js";
import { categoryOf } from "./fields/facts.js";
import { summarize } from "./fields/what.js";
import type { Block } from "./lines/block.js";
import { BlockBuilder } from "./lines/block-builder.js";
import { LineClassifier } from "./lines/classifier.js";
import type { Line } from "./lines/line.js";
import { shortenPaths } from "./paths.js";
import { pick, type Scored } from "./pick.js";
import { type Ending, endingOf, featuresAt } from "./places.js";
import { rankers } from "./rank/rankers.js";
import { createTerminalCleaner } from "./terminal.js";
import type { Explanation, Extraction, Extractor, ExtractorEvent, ExtractorOptions, ListField, Work } from "./types.js";
import { plain } from "./units.js";
import { contentWords } from "./words.js";

/** Blocks that are kept whole; ranking looks at the end of a run. */
const WINDOW = 240;
/** Longest part of a line that is looked at. What follows is never prose, and rules must not pay for it. */
const LINE_CAP = 1000;
/** Best candidates kept per field from what left the window. */
const KEPT = 24;
const FIELDS = ["decisions", "unfinished", "nextSteps", "facts"] as const;

interface Retired {
  candidate: Candidate;
  score: number;
}

/** Turns a stream of agent output into an {@link Extraction}; everything it keeps is bounded. */
export function createExtractor(options: ExtractorOptions = {}): Extractor {
  return new StreamExtractor(options);
}

export class StreamExtractor implements Extractor {
  readonly #limits: Limits;
  readonly #lines = createTerminalCleaner();
  readonly #classifier = new LineClassifier();
  readonly #builder = new BlockBuilder((block) => this.#keep(block));
  readonly #commits = new CommitList();
  readonly #noted: string[] = [];
  readonly #retired: Record<(typeof FIELDS)[number], Retired[]> = {
    decisions: [],
    unfinished: [],
    nextSteps: [],
    facts: [],
  };
  #options: ExtractorOptions = {};
  #user: Candidate[] = [];
  #prompt = new Set<string>();
  #promptText = "";
  #window: Candidate[][] = [];
  #context = "";
  #at = 0;
  #activity: string | undefined;
  #work: Work = { lines: 0, characters: 0 };

  constructor(options: ExtractorOptions) {
    this.#limits = { ...DEFAULT_LIMITS, ...options.limits };
    this.describe(options);
  }

  describe(options: ExtractorOptions): void {
    for (const hash of options.commits ?? []) this.#commits.add(hash);
    const said = userMessages(options);
    if (options.conversationLog !== this.#options.conversationLog) this.#user = said.flatMap((text) => unitsIn(text));
    this.#promptText = [options.taskPrompt ?? "", ...said.slice(-3)].join("\n").slice(0, 4000);
    this.#prompt = contentWords(this.#promptText);
    this.#options = options;
  }

  get #files(): string[] {
    return [...new Set([...(this.#options.changedFiles ?? []), ...this.#noted])];
  }

  write(text: string): void {
    for (const line of this.#lines.push(text)) this.#line(line);
  }

  note(event: ExtractorEvent): void {
    if (event.type === "file") {
      if (!this.#noted.includes(event.path)) this.#noted.push(event.path);
    } else this.#activity = event.text;
  }

  work(): Work {
    return { ...this.#work };
  }

  result(tail = ""): Extraction {
    const { window, commits } = this.#look(tail);
    const end = endingOf(window.flat(), this.#prompt);
    const chosen = (field: ListField) =>
      this.#choose(field, end).map((item) => truncate(plain(item.candidate.text), this.#limits.itemChars));
    const what = this.#what(end, commits.subjects());
    const limits = this.#limits;
    return {
      what,
      decisions: chosen("decisions"),
      unfinished: chosen("unfinished"),
      nextSteps: chosen("nextSteps"),
      commits: commits.list().slice(-limits.commits),
      files: shortenPaths(this.#files.slice(-limits.files), this.#options.cwd),
      facts: this.#facts(end),
      lastActivity: this.#lastActivity(end),
      workStateSummary: what,
    };
  }

  explain(field: ListField): Explanation[] {
    const end = endingOf(this.#look().window.flat(), this.#prompt);
    const ranker = rankers()[field];
    return this.#choose(field, end).map((item) => ranker.explain(plain(item.candidate.text), item.ids));
  }

  /** All candidates with their features, for fitting. */
  candidates(): { field: ListField | "userFacts"; text: string; ids: number[] }[] {
    const end = endingOf(this.#look().window.flat(), this.#prompt);
    const rows: { field: ListField | "userFacts"; text: string; ids: number[] }[] = [];
    for (const field of FIELDS)
      for (const item of this.#pool(field, end))
        rows.push({ field, text: plain(item.text), ids: featuresAt(item, end) });
    for (const item of this.#user) rows.push({ field: "userFacts", text: plain(item.text), ids: item.ids });
    return rows;
  }

  #line(whole: string): void {
    const raw = whole.length > LINE_CAP ? whole.slice(0, LINE_CAP) : whole;
    this.#work.lines++;
    this.#work.characters += raw.length;
    this.#feed(raw, this.#classifier, this.#builder, this.#commits);
  }

  #feed(raw: string, classifier: LineClassifier, builder: BlockBuilder, commits: CommitList): void {
    const line = classifier.classify(raw);
    const first = raw.charCodeAt(line.indent);
    if (first === 70 || first === 84) commits.transfer = transferOf(raw) ?? commits.transfer;
    const made = mayReport(raw, line) ? reportedCommit(raw, commits.transfer === "fetch") : undefined;
    if (made) commits.add(made.hash, made.subject);
    builder.push(line);
  }

  #keep(block: Block): void {
    this.#window.push(this.#read(block, this.#commits));
    if (this.#window.length > WINDOW) this.#retire(this.#window.shift() ?? []);
  }

  #read(block: Block, commits: CommitList): Candidate[] {
    this.#context = `${this.#context} ${block.text}`.slice(-600);
    const stated = statedCommits(block, `${block.heading} ${block.label} ${this.#context}`, commits.listed);
    for (const hash of stated) commits.add(hash);
    const item = block.kind === "bullet" || block.kind === "numbered";
    commits.listed = item && (stated.length > 0 || commits.listed);
    const units = candidatesOf(block, this.#at);
    this.#at += units.length;
    return units;
  }

  #retire(units: Candidate[]): void {
    for (const candidate of units) {
      if (candidate.cues === 0) continue;
      for (const field of FIELDS) {
        const list = this.#retired[field];
        const score = rankers()[field].score(candidate.ids);
        if (list.length >= KEPT && score <= (list.at(-1)?.score ?? 0)) continue;
        const where = list.findIndex((other) => other.score < score);
        list.splice(where < 0 ? list.length : where, 0, { candidate, score });
        if (list.length > KEPT) list.pop();
      }
    }
  }

  /** The state as if the output ended after `tail`. */
  #look(tail = ""): { window: Candidate[][]; commits: CommitList } {
    const extra: Block[] = [];
    const builder = this.#builder.clone((block) => extra.push(block));
    const commits = this.#commits.clone();
    const classifier = this.#classifier.clone();
    for (const open of this.#openLines(tail)) this.#feed(open.slice(0, LINE_CAP), classifier, builder, commits);
    builder.flush();
    const [at, context] = [this.#at, this.#context];
    const window = [...this.#window, ...extra.map((block) => this.#read(block, commits))];
    this.#at = at;
    this.#context = context;
    return { window, commits };
  }

  /** What is not a finished line yet, followed by text that was not written yet. */
  #openLines(tail: string): string[] {
    const open = this.#lines.pending();
    if (tail === "") return open === "" ? [] : [open];
    const lines = createTerminalCleaner();
    return [...lines.push(open + tail), ...lines.end()];
  }

  #pool(field: ListField, end: Ending): Candidate[] {
    return [...this.#retired[field].map((item) => item.candidate), ...end.units];
  }

  #choose(field: ListField, end: Ending): Scored[] {
    const ranker = rankers()[field];
    const scored = this.#pool(field, end).map((candidate) => {
      const ids = featuresAt(candidate, end);
      return { candidate, ids, score: ranker.score(ids) };
    });
    const limits = this.#limits;
    return pick(scored, ranker, field === "facts" ? limits.factCandidates : limits[field]);
  }

  #facts(end: Ending): FactCandidate[] {
    const limits = this.#limits;
    const ranker = rankers().userFacts;
    const user = pick(
      this.#user.map((candidate) => ({ candidate, ids: candidate.ids, score: ranker.score(candidate.ids) })),
      ranker,
      limits.factCandidates,
    );
    const fact =
      (byUser: boolean) =>
      (item: Scored): FactCandidate => {
        const text = plain(item.candidate.text);
        return {
          fact: truncate(text, limits.factChars),
          category: categoryOf(text, item.candidate.cues, byUser),
          origin: byUser ? "user" : "agent",
        };
      };
    return [...user.map(fact(true)), ...this.#choose("facts", end).map(fact(false))].slice(0, limits.factCandidates);
  }

  #what(end: Ending, subjects: readonly string[]): string {
    const topic = {
      prompt: this.#promptText,
      files: this.#files.slice(-this.#limits.files).map((path) => path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1)),
      subjects,
    };
    const given = this.#options.summary?.trim();
    const text = given !== undefined && given !== "" ? plain(given) : summarize(end, topic, 138);
    return truncate(text, this.#limits.whatChars);
  }

  #lastActivity(end: Ending): string | undefined {
    const text = this.#activity ?? end.units.at(-1)?.text;
    return text === undefined ? undefined : truncate(plain(text), this.#limits.lastActivityChars);
  }
}

/** Reading a line for a commit is worth it only where git or a tool may have printed one. */
function mayReport(raw: string, line: Line): boolean {
  if (line.kind === "dump" || line.kind === "diff" || line.kind === "memory" || line.kind === "blank") return false;
  const c = raw.charCodeAt(line.indent);
  return (
    c === 91 ||
    c === 67 ||
    c === 62 ||
    ((c === 43 || (c >= 48 && c <= 57) || (c >= 97 && c <= 102)) && raw.includes(".."))
  );
}

/** What people wrote, the last messages; what the host composed is no one's wish. */
function userMessages(options: ExtractorOptions): string[] {
  const log = options.conversationLog ?? [];
  return log
    .filter((message) => message.role === "user" && message.author !== "host")
    .map((message) => message.text.slice(0, 20_000))
    .slice(-50);
}

function unitsIn(text: string): Candidate[] {
  const units: Candidate[] = [];
  const classifier = new LineClassifier();
  const builder = new BlockBuilder((block) => units.push(...candidatesOf(block, units.length)));
  for (const raw of text.split("\n")) builder.push(classifier.classify(raw.slice(0, 1000)));
  builder.flush();
  return units;
}
