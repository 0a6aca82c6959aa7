import {
  ALL_SENT,
  DRY_RUN,
  FAILED,
  INSTALLS,
  NARROWS,
  NOT_INSTALLED,
  PASSED,
  SENT,
  TEST_CALL,
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
  #call = "";
  #only: string | undefined;
  #failed = false;

  constructor(from?: Milestones) {
    if (from) Object.assign(this, from.#state());
    this.#call = from ? from.#call : "";
    this.#only = from ? from.#only : undefined;
    this.#failed = from ? from.#failed : false;
  }

  /** A command is run; of a pipe the exit code tells how its last part went. */
  call(command: string, at: number, exitCode?: number): void {
    this.#call = command;
    this.#failed = false;
    const told = TEST_CALL.exec(command)?.[1]?.replace(/[)`]{1,9}$/, "");
    this.#only = told === undefined || NARROWS.test(told) ? told?.toLowerCase() : "";
    for (const name of INSTALLS.exec(command)?.[1]?.split(" ") ?? [])
      if (/^@?\w/.test(name)) this.installed = latest(this.installed, { at, name: bare(name) });
    if (exitCode === undefined || command.includes("|")) return;
    if (exitCode !== 0) this.#fails();
    else if (this.#only !== undefined) this.passed = latest(this.passed, { at, only: this.#only });
  }

  #fails(): void {
    this.#failed = true;
    if (this.#only !== undefined) this.passed = [];
    else if (INSTALLS.test(this.#call))
      this.installed = this.installed.filter(({ name }) => !this.#call.includes(name));
  }

  committed(at: number): void {
    this.committedAt = at;
  }

  /** A line that a tool printed. */
  printed(line: string, at: number, fetching: boolean): void {
    const sent = fetching || DRY_RUN.test(this.#call) ? null : SENT.exec(line);
    if (sent || ALL_SENT.test(line)) this.pushes = latest(this.pushes, { at, branch: sent?.[1] ?? "" });
    if (this.#only === undefined) {
      if (NOT_INSTALLED.test(line)) this.#fails();
    } else if (FAILED.test(line)) this.#fails();
    else if (!this.#failed && PASSED.test(line)) this.passed = latest(this.passed, { at, only: this.#only });
  }

  #state(): Pick<Milestones, "committedAt" | "pushes" | "passed" | "installed"> {
    return { committedAt: this.committedAt, pushes: this.pushes, passed: this.passed, installed: this.installed };
  }
}

function latest<T>(list: readonly T[], item: T): T[] {
  return [...list.slice(1 - KEPT), item];
}

/** The name of a package without its version and extras. */
function bare(name: string): string {
  return (name.split(/(?<=.)@|[=<>~[^]/, 1)[0] ?? "").toLowerCase();
}
