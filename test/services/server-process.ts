import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { ordinaryUser } from "./ordinary-user.js";

export interface ServerProcess {
  readonly pid: number;
  readonly exited: boolean;
  /** Exit code, `null` while it runs or when a signal ended it. */
  readonly code: number | null;
  output(): string;
  signal(name: NodeJS.Signals): void;
  /** Ends the process by its id, hard after three seconds, and waits until it is gone. */
  stop(name?: NodeJS.Signals): Promise<void>;
}

/**
 * Starts a server as an ordinary user, in a process of its own without a wrapper, so that its id is the server's. Where
 * the system can, it gets `onParentDeath` when the test process dies without having stopped it.
 */
export function startProcess(program: string, args: string[], onParentDeath: NodeJS.Signals): ServerProcess {
  const [command, allArgs] = asOrdinaryUser(program, args, onParentDeath);
  const child = spawn(command, allArgs, { cwd: "/", stdio: ["ignore", "pipe", "pipe"], env: serverEnvironment() });
  let output = "";
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-8_192);
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  const gone = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.once("error", (fault) => {
      output += String(fault);
      resolve();
    });
  });
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  void gone.then(() => process.removeListener("exit", kill));
  return {
    get pid() {
      return child.pid ?? -1;
    },
    get exited() {
      return hasExited(child);
    },
    get code() {
      return child.exitCode;
    },
    output: () => output,
    signal: (name) => void child.kill(name),
    async stop(name = "SIGTERM") {
      if (hasExited(child)) return;
      child.kill("SIGCONT");
      child.kill(name);
      const hard = setTimeout(kill, 3_000);
      await gone;
      clearTimeout(hard);
    },
  };
}

function hasExited(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
}

function asOrdinaryUser(program: string, args: string[], onParentDeath: NodeJS.Signals): [string, string[]] {
  const setpriv = "/usr/bin/setpriv";
  const user = ordinaryUser();
  if (!existsSync(setpriv)) {
    if (user) throw new Error("setpriv (util-linux) is needed to run servers as an ordinary user");
    return [program, args];
  }
  const identity = user ? ["--reuid", `${user.uid}`, "--regid", `${user.gid}`, "--clear-groups"] : [];
  return [setpriv, [...identity, "--pdeathsig", onParentDeath.slice(3), program, ...args]];
}

function serverEnvironment(): NodeJS.ProcessEnv {
  const { PATH } = process.env;
  return { PATH, LC_ALL: "C.UTF-8" };
}

/** A port of the loopback interface that nobody listens on right now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** Asks until the answer is yes; stops when the process has ended or the time is over, with what it printed. */
export async function untilReady(server: ServerProcess, isReady: () => Promise<boolean>, ms = 20_000): Promise<void> {
  const end = Date.now() + ms;
  while (!(await isReady().catch(() => false))) {
    if (server.exited || Date.now() > end) throw new Error(`the server did not start: ${server.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** Missing servers skip tests on a person's machine, with a line that says so; they fail the run in CI. */
export function missing(program: string, debianPackage: string): null {
  const line = `${program} not found: its tests are skipped (apt-get install ${debianPackage})`;
  if (process.env.CI) throw new Error(line);
  console.warn(line);
  return null;
}
