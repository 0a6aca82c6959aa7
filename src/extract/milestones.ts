import {
  ALL_SENT,
  DRY_RUN,
  FAILED,
  HANDED_OVER,
  INSTALLS,
  NARROWS,
  NOT_INSTALLED,
  OF_PART,
  PASSED,
  RUNS_NONE,
  SENT,
  TEST_RUNNER,
} from "./data/milestones.js";

/** How many of a kind are kept, the latest. */
const KEPT = 40;

interface Passed {
  at: number;
  /** What the tests were kept to, in lower case; empty where all ran. */
  only: string;
}

/** What the tools of a run showed to be done, and before which block: what was said of it earlier holds no more. */
export class Milestones {
  committedAt = -1;
  pushes: readonly { at: number; branch: string }[] = [];
  passed: readonly Passed[] = [];
  installed: readonly { at: number; name: string }[] = [];
  /** The latest call only tries what it would send. */
  #tries = false;
  /** What the latest call runs of the tests, and what it installs. */
  #only: string | undefined;
  #names: readonly string[] = [];
  #failed = false;

  constructor(from?: Milestones) {
    if (!from) return;
    Object.assign(this, from);
    this.#tries = from.#tries;
    this.#only = from.#only;
    this.#names = from.#names;
    this.#failed = from.#failed;
  }

  /** A command is run; of several behind one another, or in a pipe, the exit code tells how the last one went. */
  call(command: string, at: number, exitCode?: number): void {
    this.#tries = DRY_RUN.test(command);
    this.#failed = false;
    const told = testsRunBy(command);
    this.#only = told === undefined ? undefined : keptTo(command, told);
    this.#names = installedBy(command);
    for (const name of this.#names) this.installed = latest(this.installed, { at, name });
    if (exitCode === undefined || /[|;\n]/.test(command)) return;
    if (exitCode !== 0) this.#fails();
    else if (this.#only !== undefined) this.passed = latest(this.passed, { at, only: this.#only });
  }

  #fails(): void {
    this.#failed = true;
    if (this.#only !== undefined) this.passed = [];
    else this.installed = this.installed.filter(({ name }) => !this.#names.includes(name));
  }

  committed(at: number): void {
    this.committedAt = at;
  }

  /** A line that a tool printed. */
  printed(line: string, at: number, fetching: boolean): void {
    const sent = fetching || this.#tries ? null : SENT.exec(line);
    if (sent || ALL_SENT.test(line)) this.pushes = latest(this.pushes, { at, branch: sent?.[1] ?? "" });
    if (this.#only === undefined) {
      if (NOT_INSTALLED.test(line)) this.#fails();
    } else if (FAILED.test(line)) this.#fails();
    else if (!this.#failed && PASSED.test(line)) this.passed = latest(this.passed, { at, only: this.#only });
  }
}

/** What a call of a test runner runs of all tests. */
function keptTo(command: string, told: string): string {
  const part = OF_PART.exec(command);
  const only = NARROWS.test(told) ? told : "";
  return `${part?.[1] ?? ""} ${only}`.trim().toLowerCase();
}

function latest<T>(list: readonly T[], item: T): T[] {
  return [...list.slice(1 - KEPT), item];
}

/** What a command tells a test runner to run; undefined where it runs none. */
function testsRunBy(command: string): string | undefined {
  for (const part of command.replace(HANDED_OVER, "").split(/[|;&]/)) {
    const call = part.trim();
    const found = TEST_RUNNER.exec(call);
    if (
      found &&
      !call
        .slice(0, found.index)
        .split(/[\s("'`]/)
        .some((word) => RUNS_NONE.includes(word))
    )
      return found[1]?.replace(/[)`"']{1,9}$/, "");
  }
  return undefined;
}

function installedBy(command: string): string[] {
  const named = INSTALLS.exec(command)?.[1]?.split(" ") ?? [];
  return named.filter((name) => /^@?\w/.test(name)).map(bare);
}

/** The name of a package without its version and extras. */
function bare(name: string): string {
  return (name.split(/(?<=.)@|[=<>~[^]/, 1)[0] ?? "").toLowerCase();
}
