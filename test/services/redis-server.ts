import { rmSync } from "node:fs";
import { connect } from "node:net";
import { findProgram, serverFolder } from "./ordinary-user.js";
import { freePort, missing, type ServerProcess, startProcess, untilReady } from "./server-process.js";

export interface RedisServer {
  readonly port: number;
  readonly url: string;
  readonly process: ServerProcess;
  /** Starts again on the same port with the same data. */
  start(): Promise<void>;
  /** Ends the process; the data stay. */
  halt(name?: NodeJS.Signals): Promise<void>;
  /** Ends the process and removes its folder. */
  stop(): Promise<void>;
}

/** A `redis-server` on a free loopback port in a temporary folder, or `null` where the program is missing. */
export async function startRedis(settings: string[] = []): Promise<RedisServer | null> {
  const program = findProgram("redis-server", ["/usr/local/bin", "/opt/homebrew/bin"]);
  if (!program) return missing("redis-server", "redis-server");
  const folder = serverFolder("redis");
  const port = await freePort();
  // With the default, once a second, a killed server can lose what it has acknowledged.
  const log = ["--appendonly", "yes", "--appendfsync", "always"];
  const args = ["--port", `${port}`, "--bind", "127.0.0.1", "--dir", folder, "--save", "", ...log];
  const launch = () => startProcess(program, [...args, "--daemonize", "no", ...settings], "SIGKILL");
  let process = launch();
  const ready = () => untilReady(process, () => answersPing(port));
  try {
    await ready();
  } catch (fault) {
    await process.stop();
    rmSync(folder, { recursive: true, force: true });
    throw fault;
  }
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    get process() {
      return process;
    },
    async start() {
      process = launch();
      await ready();
    },
    halt: (name) => process.stop(name),
    async stop() {
      await process.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function answersPing(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write("PING\r\n"));
    const done = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(1_000, () => done(false));
    socket.once("data", (data) => done(data.toString().startsWith("+PONG")));
    socket.once("error", () => done(false));
  });
}
