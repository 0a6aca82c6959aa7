import { DiffTodos } from "./diff-todos.js";
import { CommitList } from "./fields/commit-list.js";
import type { Reply } from "./fields/corrected.js";
import { GREETING } from "./fields/data/commit-words.js";
import { loggedCommit, reportedCommit, rewriteOf, transferOf, undoneCommit } from "./fields/reported-commit.js";
import { hashesIn, statedCommits } from "./fields/stated-commits.js";
import type { AgentEvent, TodoItem } from "./json-lines/agent-event.js";
import type { Block } from "./lines/block.js";
import { BlockBuilder } from "./lines/block-builder.js";
import { LineClassifier } from "./lines/classifier.js";
import { isElbow } from "./lines/frame.js";
import { holdsHashLike } from "./lines/hash-like.js";
import type { Line } from "./lines/line.js";
import { isServiceError } from "./lines/line-shapes.js";
import { Milestones } from "./milestones.js";
import type { ClosingReport } from "./report/closing-report.js";
import { fieldOf } from "./report/label-table.js";
import { readLabel } from "./report/report-line.js";
import { ReportReader } from "./report/report-reader.js";
import { SeenFiles } from "./seen-files.js";
import { TypedLines } from "./typed-lines.js";
import { plain } from "./units.js";

/** Longest part of a line that is looked at. What follows is never prose, and rules must not pay for it. */
export const LINE_CAP = 1000;
/** Blocks whose text may tell that a list of hashes is a list of commits. */
const CONTEXT = 3;

/** Reads finished lines and events into blocks and commits. Its state is bounded and can be copied for a look ahead. */
export class RunReader {
  readonly commits: CommitList;
  readonly files: SeenFiles;
  readonly milestones: Milestones;
  readonly #diffs: DiffTodos;
  /** The last line but blank ones is a service's that gave no answer. */
  endsUnanswered = false;
  lines = 0;
  characters = 0;
  #classifier: LineClassifier;
  #builder: BlockBuilder;
  #context: Block[] = [];
  readonly #typed: TypedLines;
  #speech = "";
  #speaks = false;
  #report: ReportReader;
  /** The report's reader is that of another reader as long as nothing was read: copying it costs. */
  #borrowed: boolean;

  constructor(
    private readonly take: (block: Block) => void,
    from?: RunReader,
  ) {
    this.commits = from ? from.commits.clone() : new CommitList();
    this.files = new SeenFiles(from?.files);
    this.milestones = new Milestones(from?.milestones);
    this.#typed = new TypedLines(from ? from.#typed : undefined);
    this.#diffs = from ? from.#diffs.clone() : new DiffTodos();
    this.#report = from ? from.#report : new ReportReader();
    this.#borrowed = from !== undefined;
    this.#classifier = from ? from.#classifier.clone() : new LineClassifier();
    this.#builder = from
      ? from.#builder.clone((block) => this.#block(block))
      : new BlockBuilder((block) => this.#block(block));
    if (from) {
      this.endsUnanswered = from.endsUnanswered;
      this.#context = [...from.#context];
      this.#speech = from.#speech;
      this.#speaks = from.#speaks;
    }
  }

  /** The closing report among what was read. */
  report(): ClosingReport | null {
    return this.#report.read();
  }

  /** What the code says is left to do that was written in this run, latest first. */
  todos(): string[] {
    return this.#diffs.todos.list();
  }

  line(whole: string): void {
    const raw = whole.length > LINE_CAP ? whole.slice(0, LINE_CAP) : whole;
    this.lines++;
    this.characters += raw.length;
    const line = this.#classifier.classify(raw);
    if (line.kind !== "blank")
      this.endsUnanswered = line.kind === "log" && isServiceError(line.text, line.text.charCodeAt(0));
    this.files.line(line);
    this.#diffs.line(raw, line);
    this.#commit(raw, line);
    this.#builder.push(line);
    this.#typed.line(line, this.#builder.next);
    // The memory's own sections are nobody's report.
    if (line.kind !== "memory") this.#reportLine(whole, line);
  }

  /** What the user answered, as far as the output shows it. */
  get replies(): Reply[] {
    return this.#typed.replies;
  }

  #reportLine(whole: string, line: Line): void {
    if (this.#borrowed) {
      this.#report = this.#report.clone();
      this.#borrowed = false;
    }
    this.#report.push(whole, line);
  }

  /** What a machine-readable stream says beside its plain text. */
  event(event: AgentEvent): void {
    if (event.kind === "text") this.#say(event.text, event.more);
    else if (event.kind === "todos") this.#todos(event.items);
    else if (event.kind === "command") {
      this.#builder.part();
      this.files.line({ kind: "tool", indent: 0, text: event.command });
      this.#rewrite(event.command.slice(0, LINE_CAP), true);
      this.milestones.call(event.command.slice(0, LINE_CAP), this.#builder.next, event.exitCode);
      for (const raw of (event.output ?? "").split("\n").slice(0, 200))
        this.#commit(raw, { kind: "result", indent: 0, text: raw });
    } else if (event.kind === "file") this.#builder.part();
    else if (event.kind === "code") {
      for (const line of event.removed) this.#diffs.todos.remove(line);
      for (const line of event.added) this.#diffs.todos.add(line, event.path);
    }
  }

  /** Ends what is open. */
  flush(): void {
    if (this.#speech !== "") this.#say("", false);
    this.#builder.end();
  }

  #say(text: string, more: boolean): void {
    // What was printed before in plain text, cut off perhaps, is no part of the message.
    if (!this.#speaks) this.#classifier.speak();
    this.#speaks = more;
    const lines = (this.#speech + text).split("\n");
    this.#speech = more ? (lines.pop() ?? "").slice(0, LINE_CAP) : "";
    for (const line of lines) this.line(line);
    if (more) return;
    this.#builder.part();
    this.#classifier.speak();
  }

  #todos(items: readonly TodoItem[]): void {
    this.#builder.part();
    for (const { text, state } of items)
      this.#builder.push({ kind: "check", indent: 0, text: text.slice(0, LINE_CAP), check: state });
    this.#builder.part();
  }

  #commit(raw: string, line: Line): void {
    const printed = underMark(raw, line.indent);
    const first = printed.charCodeAt(printed === raw ? line.indent : 0);
    if (first === 70 || first === 84) this.commits.transfer = transferOf(printed) ?? this.commits.transfer;
    if (isLogged(first) && (line.kind === "result" || line.kind === "log" || line.kind === "code")) {
      const logged = loggedCommit(printed.slice(0, 240));
      if (logged !== undefined) this.commits.log(logged.hash, logged.subject);
    }
    // Aider prints what it took back as plain text; a command that is only told of was perhaps not run.
    const undone = first === 82 || first === 62 ? undoneCommit(printed) : undefined;
    if (undone !== undefined) this.commits.undo(undone);
    if (line.kind !== "prose") this.#rewrite(printed, line.kind === "tool");
    if (line.kind === "tool") this.milestones.call(line.text, this.#builder.next);
    else if (line.kind === "result" || line.kind === "log")
      this.milestones.printed(printed.trim(), this.#builder.next, this.commits.transfer === "fetch");
    const made = mayReport(printed, first, line)
      ? reportedCommit(printed, this.commits.transfer === "fetch")
      : undefined;
    if (made?.base !== undefined) this.commits.add(made.base, { by: "tool", standing: "base" });
    if (made && made.base === undefined) this.milestones.committed(this.#builder.next);
    if (made) this.commits.add(made.hash, { by: "tool", subject: made.subject, branch: made.branch });
  }

  /** A command that makes commits anew, or takes them off where it surely was run. */
  #rewrite(command: string, ran: boolean): void {
    if (!command.includes("git ")) return;
    const how = rewriteOf(command);
    if (typeof how !== "number") this.commits.rewrite = how ?? this.commits.rewrite;
    else if (ran) this.commits.reset(how, /\bgit [^)]{0,200}/.exec(command)?.[0] ?? command);
  }

  #block(block: Block): void {
    const holds = holdsHashLike(block.text);
    const greeted = holds && block.seq < 3 && GREETING.test(this.#context.at(-1)?.text.trim() ?? "");
    const stated = holds && !greeted ? statedCommits(block, () => this.#aboutCommits(block), this.commits.listed) : [];
    const by = stated.length > 0 && isOfReport(block) ? "report" : "agent";
    if (holds && by === "agent" && !isOfReport(block)) for (const hash of hashesIn(block.text)) this.commits.see(hash);
    const item = block.kind === "bullet" || block.kind === "numbered";
    const list = item ? `${block.message} ${block.heading} ${block.label}` : undefined;
    for (const { hash, standing } of stated) this.commits.add(hash, { by, standing, list });
    this.commits.listed = item && (stated.length > 0 || this.commits.listed);
    if (this.#context.length === CONTEXT) this.#context.shift();
    this.#context.push(block);
    this.take(block);
  }

  #aboutCommits(block: Block): string {
    return [block.heading, block.label, ...this.#context.map((other) => other.text.slice(-300))].join(" ");
  }
}

/** A line of a closing report, or an item of a list in one. */
export function isOfReport({ text, label, heading }: Block): boolean {
  if (readLabel(plain(text), false) !== undefined) return true;
  return fieldOf((label || heading).replace(/^[^\p{L}]{1,12}|[^\p{L}]{1,12}$/gu, "")) !== undefined;
}

/** What a tool printed, without the elbow that a terminal draws before its first line. */
function underMark(raw: string, indent: number): string {
  return isElbow(raw.charCodeAt(indent)) ? raw.slice(indent + 1).trimStart() : raw;
}

/** What a line of git's log begins with: a digit of a hash, the word, or the drawing of a branch. */
function isLogged(c: number): boolean {
  return (c >= 97 && c <= 102) || (c >= 48 && c <= 57) || c === 42 || c === 124;
}

/** Reading a line for a commit is worth it only where git or a tool may have printed one. */
function mayReport(raw: string, c: number, line: Line): boolean {
  if (line.kind === "dump" || line.kind === "diff" || line.kind === "memory" || line.kind === "blank") return false;
  return (
    c === 91 ||
    c === 67 ||
    c === 62 ||
    ((c === 43 || (c >= 48 && c <= 57) || (c >= 97 && c <= 102)) && raw.includes(".."))
  );
}
