/**
 * How sure it is that a hash is a commit of this run: git or the agent said that it was made, or it only has the name or
 * the place of one; `base` was there before.
 */
export type Standing = "made" | "named" | "base";
/** Who names a commit: git or the caller, the agent in passing, or its closing report. */
export type Witness = "tool" | "agent" | "report";

interface Naming {
  by: Witness;
  /** Default: it was made. */
  standing?: Standing;
  subject?: string;
  branch?: string | undefined;
  /** The list it is an item of. */
  list?: string | undefined;
}

interface Commit {
  hash: string;
  /** As git told them. */
  subject: string;
  branch: string | undefined;
  /** Git or the agent said that it was made. */
  sure: boolean;
  /** Only a closing report names it. */
  claimed: boolean;
  /** The first list that names it. */
  list: string | undefined;
}

/** The commits of a run, each once, however long its hash was printed. */
export class CommitList {
  #made: Commit[] = [];
  #bases: string[] = [];
  #subjects: string[] = [];
  readonly #seen = new Set<string>();
  /** What a list seen before, of which this is a copy, had seen; it is not copied, so that a look ahead costs nothing. */
  #seenBefore: ReadonlySet<string> = new Set();
  /** Git printed a commit. */
  #shown = false;
  /** The last block was an item of a list of commits. */
  listed = false;
  transfer: "push" | "fetch" | undefined;
  /** A command was run that gives commits another hash: the next one of git, or all that its log tells. */
  rewrite: "amend" | "rebase" | undefined;
  /** The last command that reset the branch: a terminal may print it twice. */
  #reset = "";

  clone(): CommitList {
    const copy = new CommitList();
    copy.#made = this.#made.map((commit) => ({ ...commit }));
    copy.#bases = [...this.#bases];
    copy.#subjects = [...this.#subjects];
    copy.#shown = this.#shown;
    copy.#seenBefore = this.#seenBefore.size === 0 ? this.#seen : new Set([...this.#seenBefore, ...this.#seen]);
    copy.listed = this.listed;
    copy.transfer = this.transfer;
    copy.rewrite = this.rewrite;
    copy.#reset = this.#reset;
    return copy;
  }

  add(hash: string, { by, standing = "made", subject = "", branch, list }: Naming): void {
    if (subject !== "" && !this.#subjects.includes(subject))
      this.#subjects = [...this.#subjects, subject].slice(-SUBJECTS);
    if (standing === "base") {
      this.#addBase(hash);
      return;
    }
    if (by === "tool") {
      this.#shown = true;
      this.#reset = "";
    }
    if (branch !== undefined && this.rewrite === "amend") this.#amend(branch);
    if (standing === "named" && this.#bases.some((base) => isSame(base, hash))) return;
    const commit = this.#made.find((other) => isSame(other.hash, hash));
    if (commit) {
      commit.sure ||= standing === "made";
      commit.claimed &&= by === "report";
      commit.list ??= list;
      return;
    }
    this.#made.push({ hash, subject, branch, sure: standing === "made", claimed: by === "report", list });
    if (this.#made.length > KEPT) this.#made.shift();
  }

  /** It is no more: who only names it later does not bring it back. */
  undo(hash: string): void {
    this.#made = this.#made.filter((commit) => !isSame(commit.hash, hash));
    this.#bases = [...this.#bases, hash].slice(-KEPT);
  }

  /** The branch that git committed to last lost its latest commits, by this command. */
  reset(count: number, command: string): void {
    if (command === this.#reset) return;
    this.#reset = command;
    const branch = this.#made.findLast((commit) => commit.branch !== undefined)?.branch;
    const own = branch === undefined ? [] : this.#made.filter((commit) => commit.branch === branch);
    for (const { hash } of latest(own, count)) this.undo(hash);
  }

  /** The commit that comes stands for the last one of its branch. */
  #amend(branch: string): void {
    this.rewrite = undefined;
    const last = this.#made.findLast((commit) => commit.branch === branch);
    if (last) this.undo(last.hash);
  }

  /** Git's log shows a commit: behind a rebase one with a known title is that very commit. */
  log(hash: string, subject: string): void {
    this.see(hash);
    if (this.rewrite !== "rebase" || subject === "") return;
    const same = this.#made.filter((commit) => commit.branch !== undefined && commit.subject === subject);
    const [commit] = same;
    if (commit && same.length === 1) commit.hash = hash;
  }

  /** What was there before is no commit of the run, unless it is known to be one. */
  #addBase(hash: string): void {
    if (this.#made.some((commit) => commit.sure && isSame(commit.hash, hash))) return;
    this.undo(hash);
  }

  /** Titles of the latest ones, where they were printed. */
  subjects(): readonly string[] {
    return this.#subjects;
  }

  /** Commits that a report claims and git did not print, though it printed others; none where nothing can be said. */
  unseen(): string[] {
    return this.#shown ? this.#made.filter((commit) => commit.claimed).map((commit) => commit.hash) : [];
  }

  /** A hash stands in the output, whether or not it was made in this run. */
  see(hash: string): void {
    if (this.#seen.size + this.#seenBefore.size < MAX_SEEN && !this.#seenBefore.has(hash)) this.#seen.add(hash);
  }

  /** Tells whether a commit stands anywhere but in a report; undefined where git printed none. */
  witness(): ((hash: string) => boolean) | undefined {
    if (!this.#shown) return undefined;
    const known = [...this.#bases, ...this.#made.filter((commit) => !commit.claimed).map((commit) => commit.hash)];
    return (hash) => [...known, ...this.#seenBefore, ...this.#seen].some((other) => isSame(other, hash));
  }

  /**
   * The latest `max` but those in `except`; of too many, those go first that only look like commits, and of these the ones in
   * whose list none stands that was made.
   */
  list(max = KEPT, except: readonly string[] = []): string[] {
    const made = this.#made.filter((commit) => !except.includes(commit.hash));
    const sure = latest(
      made.filter((commit) => commit.sure),
      max,
    );
    const company = new Set(sure.map(({ list }) => list));
    const named = made.filter((commit) => !commit.sure);
    const beside = latest(
      named.filter(({ list }) => list !== undefined && company.has(list)),
      max - sure.length,
    );
    const alone = latest(
      named.filter((commit) => !beside.includes(commit)),
      max - sure.length - beside.length,
    );
    const kept = new Set([...sure, ...beside, ...alone]);
    return made.filter((commit) => kept.has(commit)).map((commit) => commit.hash);
  }
}

function latest<T>(items: readonly T[], max: number): T[] {
  return items.slice(Math.max(0, items.length - max));
}

function isSame(a: string, b: string): boolean {
  return a.startsWith(b) || b.startsWith(a);
}

const KEPT = 50;
const SUBJECTS = 4;
const MAX_SEEN = 1000;
