import type { FactCandidate } from "../model/fact.js";
import { DEFAULT_LIMITS, type Limits } from "../model/limits.js";
import { truncate } from "../text/truncate.js";
import { type Candidate, candidatesOf } from "./candidate.js";
import { type Heard, hear, unitsIn, userMessages } from "./conversation.js";
import { chooseFacts } from "./fields/facts.js";
import { keyTerms } from "./fields/key-terms.js";
import { choose, eligible } from "./fields/list.js";
import { ownSummary } from "./fields/own-summary.js";
import { tellingPhrases } from "./fields/phrases.js";
import { type Subject, subjectOf } from "./fields/subject.js";
import { summarize } from "./fields/what.js";
import { History, LIST_FIELDS } from "./history.js";
import { isSaid } from "./is-said.js";
import type { AgentEvent } from "./json-lines/agent-event.js";
import { failedAfter } from "./json-lines/failed-after.js";
import { createJsonLines } from "./json-lines/json-lines.js";
import { findMessage, lastMessage } from "./last-message.js";
import type { Block } from "./lines/block.js";
import { shortenPaths } from "./paths.js";
import { type Ending, endingOf, featuresAt } from "./places.js";
import { rankers } from "./rank/rankers.js";
import { checkClaims } from "./report/check-claims.js";
import type { ClosingReport } from "./report/closing-report.js";
import { fileWitness } from "./report/file-witness.js";
import { RunReader } from "./run-reader.js";
import { partsOf } from "./run-together.js";
import { cleanedLines, createTerminalCleaner } from "./terminal.js";
import { lastTurn, type TurnStart } from "./turn-border.js";
import type {
  Explanation,
  Extraction,
  Extractor,
  ExtractorEvent,
  ExtractorOptions,
  ListField,
  Progress,
  Work,
} from "./types.js";
import { plain } from "./units.js";
import { withNew } from "./with-new.js";
import { contentWords, countWords } from "./words.js";

/** Turns a stream of agent output into an {@link Extraction}; everything it keeps is bounded. */
export function createExtractor(options: ExtractorOptions = {}): Extractor {
  return new StreamExtractor(options);
}

/** What was read up to a moment, the open end included. */
interface View {
  end: Ending;
  commits: string[];
  /** It ended by an error, as the last record says. */
  failed: boolean;
  /** Changed files. */
  files: readonly string[];
  /** What the code that was written says is left to do. */
  todos: readonly string[];
  /** Titles of commits. */
  subjects: readonly string[];
  report: ClosingReport | null;
  retired: (field: ListField) => Candidate[];
}

export class StreamExtractor implements Extractor {
  readonly #limits: Limits;
  readonly #json = createJsonLines();
  readonly #terminal = createTerminalCleaner();
  readonly #history = new History();
  readonly #reader = new RunReader((block) => this.#history.add(block));
  readonly #noted = new Set<string>();
  #options: ExtractorOptions = {};
  /** What the user said. */
  #heard: Heard = { user: [], answers: [], replies: [] };
  #last = "";
  #lastUnits: Candidate[] = [];
  #turnStart: TurnStart | undefined;
  #prompt: ReadonlySet<string> = new Set();
  #promptText = "";
  #activity: string | undefined;
  #failed = false;
  /** What was told last, while nothing has come since: an agent that waits is snapshotted as often as one that talks. */
  #told: { tail: string; progress: Progress } | undefined;

  constructor(options: ExtractorOptions) {
    this.#limits = { ...DEFAULT_LIMITS, ...options.limits };
    this.describe(options);
  }

  describe(options: ExtractorOptions): void {
    for (const hash of options.commits ?? []) {
      this.#reader.commits.add(hash, { by: "tool" });
      this.#told = undefined;
    }
    if (isSaid(options, this.#options)) return;
    this.#told = undefined;
    const said = userMessages(options);
    if (options.conversationLog !== this.#options.conversationLog) {
      const log = options.conversationLog ?? [];
      this.#heard = hear(said, log);
      const last = lastMessage(log);
      if (last !== this.#last) this.#lastUnits = unitsIn(last);
      this.#last = last;
      this.#turnStart = lastTurn(log);
    }
    this.#promptText = [options.taskPrompt ?? "", ...said.slice(-3)].join("\n").slice(0, 4000);
    this.#prompt = contentWords(this.#promptText);
    this.#options = options;
  }

  write(text: string): void {
    if (text !== "") this.#told = undefined;
    for (const event of this.#json.push(text)) this.#event(event);
  }

  note(event: ExtractorEvent): void {
    this.#told = undefined;
    if (event.type === "file") this.#noted.add(event.path);
    else this.#activity = event.text;
  }

  work(): Work {
    return { lines: this.#reader.lines, characters: this.#reader.characters };
  }

  result(tail = ""): Extraction {
    const view = this.#look(tail);
    return {
      ...this.#progress(view),
      decisions: this.#list("decisions", view),
      commits: view.commits,
      facts: this.#facts(view),
      ...(view.failed ? { failed: true } : {}),
    };
  }

  progress(tail = ""): Progress {
    if (this.#told?.tail !== tail) this.#told = { tail, progress: this.#progress(this.#look(tail)) };
    return this.#told.progress;
  }

  #progress(view: View): Progress {
    const limits = this.#limits;
    const subject = this.#subject(view);
    const what = truncate(this.#what(view, subject), limits.whatChars);
    return {
      what,
      keyTerms: keyTerms(subject.names, tellingPhrases(view.end, subject.ahead), [what], limits.keyTerms),
      unfinished: this.#list("unfinished", view),
      nextSteps: this.#list("nextSteps", view),
      files: shortenPaths(view.files.slice(-limits.files), this.#options.cwd),
      lastActivity: this.#lastActivity(view.end),
    };
  }

  #list(field: Exclude<ListField, "facts">, view: View): string[] {
    const limits = this.#limits;
    return (view.report?.[field] ?? this.#withFurther(field, view))
      .slice(0, limits[field])
      .map((text) => truncate(text, limits.itemChars));
  }

  explain(field: ListField): Explanation[] {
    const view = this.#look("");
    return choose(field, view.retired(field), view.end, this.#limits).map((item) =>
      rankers()[field].explain(item.candidate.plain, featuresAt(item.candidate, view.end), item.also),
    );
  }

  /** All candidates with their features, for fitting. */
  candidates(): { field: ListField | "userFacts"; text: string; ids: readonly number[] }[] {
    const { end, retired } = this.#look("");
    const rows: { field: ListField | "userFacts"; text: string; ids: readonly number[] }[] = [];
    for (const field of LIST_FIELDS) {
      for (const item of eligible(field, [...retired(field), ...end.units], end))
        rows.push({ field, text: item.plain, ids: featuresAt(item, end) });
    }
    for (const item of this.#heard.user) rows.push({ field: "userFacts", text: item.plain, ids: item.ids });
    return rows;
  }

  #event(event: AgentEvent): void {
    this.#failed = failedAfter(event, this.#failed);
    if (event.kind === "plain") for (const line of this.#terminal.push(event.text)) this.#reader.line(line);
    else {
      for (const line of this.#terminal.settle()) this.#reader.line(line);
      if (event.kind === "file") this.#noted.add(event.path);
      this.#reader.event(event);
    }
  }

  /** The state as if the output ended after `tail`. */
  #look(tail: string): View {
    const extra: Block[] = [];
    const ahead = new RunReader((block) => extra.push(block), this.#reader);
    const open: string[] = [];
    const files = new Set([...(this.#options.changedFiles ?? []), ...this.#noted]);
    let failed = this.#failed;
    for (const event of this.#json.peek()) {
      failed = failedAfter(event, failed);
      if (event.kind === "file") files.add(event.path);
      if (event.kind === "plain") open.push(event.text);
      else ahead.event(event);
    }
    for (const line of this.#openLines(open.join("") + tail)) ahead.line(line);
    ahead.flush();
    const units = this.#history.units();
    const settled = units.length;
    for (const block of extra.splice(0)) units.push(...candidatesOf(block));
    const from = this.#last === "" ? units.length : findMessage(units, this.#lastUnits);
    if (from === undefined) {
      // The output was cut, or is none at all: then the log shows how it ended.
      ahead.event({ kind: "text", text: this.#last, more: false });
      for (const block of extra) units.push(...candidatesOf(block));
    }
    const report = ahead.report();
    const unseen = report ? ahead.commits.unseen() : [];
    return {
      end: endingOf(units, this.#prompt, {
        from,
        turn: this.#turnStart?.(units),
        countOf: () => this.#wordCounts(units.slice(settled)),
        milestones: ahead.milestones,
        replies: [...this.#heard.replies, ...ahead.replies],
        unanswered: ahead.endsUnanswered,
      }),
      commits: ahead.commits.list(this.#limits.commits, unseen),
      failed,
      files: [...files],
      todos: ahead.todos(),
      subjects: ahead.commits.subjects(),
      report:
        report &&
        checkClaims(report, {
          unseenCommits: unseen,
          showsCommit: ahead.commits.witness(),
          showsFile: fileWitness({ changed: files, shown: ahead.files, prompt: this.#promptText, units }),
        }),
      retired: (field) => this.#history.retired(field),
    };
  }

  /** How many units hold a word: those of the window, and those of the open end. */
  #wordCounts(open: readonly Candidate[]): (word: string) => number {
    const settled = this.#history.counts();
    const ahead = countWords(open);
    return (word) => (settled.get(word) ?? 0) + (ahead.get(word) ?? 0);
  }

  /** What is not a finished line yet, followed by text that was not written yet. */
  #openLines(tail: string): string[] {
    const open = this.#terminal.pending();
    const held = this.#terminal.held();
    if (tail === "") return open === "" ? held : [...held, open];
    return cleanedLines([...held, open + tail].join("\n"));
  }

  #ranked(field: Exclude<ListField, "facts">, view: View): string[] {
    return choose(field, view.retired(field), view.end, this.#limits).flatMap((item) => partsOf(item.candidate.said));
  }

  /** Comments in the code, and what the user settled, come behind what the agent said itself. */
  #withFurther(field: Exclude<ListField, "facts">, view: View): string[] {
    const said = this.#ranked(field, view);
    if (field === "unfinished") return withNew(said, view.todos, CODE_TODOS);
    return field === "decisions" ? withNew(said, this.#heard.answers, ANSWERS) : said;
  }

  #facts(view: View): FactCandidate[] {
    const limits = this.#limits;
    const agent = choose("facts", view.retired("facts"), view.end, limits).map((item) => item.candidate);
    return chooseFacts(this.#heard.user, agent, view.report, limits);
  }

  #what({ end, report }: View, subject: Subject): string {
    const given = this.#options.summary?.trim() || report?.summary || ownSummary(end.closing);
    return given ? plain(given) : summarize(end, subject, this.#limits.whatChars);
  }

  #subject({ end, failed, files, subjects, commits }: View): Subject {
    const names = files
      .slice(-this.#limits.files)
      .map((path) => path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1));
    return subjectOf(end, { prompt: this.#promptText, files: names, subjects, commits }, failed);
  }

  #lastActivity(end: Ending): string | undefined {
    const text = this.#activity ?? end.units.at(-1)?.plain;
    return text === undefined ? undefined : truncate(text, this.#limits.lastActivityChars);
  }
}

const CODE_TODOS = 2;
const ANSWERS = 2;
