import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "tsup";
import { documentsBelow } from "./documents-below.js";

/** A throw-away home and project for a real OpenCode. */
export interface Stage {
  project: string;
  data: string;
  cache: string;
  config: string;
  start(options: {
    binary: string;
    version: string;
    modelUrl: string;
    plugin?: unknown;
    env?: Record<string, string>;
  }): Promise<OpenCode>;
  /** The documents of the memory, by their path below its root. */
  documents(): Map<string, string>;
  gitStatus(): string;
  dispose(): void;
}

/** A running server. */
export interface OpenCode {
  newSession(title?: string): Promise<string>;
  say(session: string, text: string): Promise<string>;
  /** Sends without waiting for the answer, which may never come. */
  sayLater(session: string, text: string): void;
  compact(session: string): Promise<void>;
  remove(session: string): Promise<void>;
  kill(signal: "SIGTERM" | "SIGKILL"): Promise<void>;
  log(): string;
}

/** Where nothing listens: the run is offline. */
const NOWHERE = "http://127.0.0.1:9";
const START_MS = 40_000;
const CALL_MS = 30_000;

const PROJECT = fileURLToPath(new URL("../../", import.meta.url));

/**
 * The plugin as it is published: the build of the package, if it is newer than its sources, else one file bundled from
 * them. Returns the path of the entry; everything it needs is beside it.
 */
export async function builtPlugin(folder: string): Promise<string> {
  const dist = join(folder, "dist");
  const built = join(PROJECT, "dist/opencode.js");
  if (existsSync(built) && statSync(built).mtimeMs > newest(join(PROJECT, "src"))) {
    cpSync(join(PROJECT, "dist"), dist, { recursive: true });
  } else {
    const options = { format: "esm", platform: "node", target: "node20", splitting: false, minify: true } as const;
    const entry = { opencode: join(PROJECT, "src/opencode.ts") };
    await build({
      ...options,
      entry,
      outDir: dist,
      noExternal: [/./],
      config: false,
      silent: true,
      clean: false,
      dts: false,
    });
  }
  return join(dist, "opencode.js");
}

function newest(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return Math.max(...files.map((file) => statSync(join(folder, file)).mtimeMs));
}

/** The package as a tarball: the manifest of this project and the built plugin. */
export function packPlugin(folder: string): { spec: string; name: string; tarball: string } {
  const manifest = JSON.parse(readFileSync(join(PROJECT, "package.json"), "utf8"));
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  const packed = execFileSync("npm", ["pack", "--ignore-scripts", "--silent"], { cwd: folder }).toString().trim();
  return { spec: `${manifest.name}@${manifest.version}`, name: manifest.name, tarball: join(folder, packed) };
}

/** Unpacks it as an installed package of a folder. */
export function unpackPlugin({ name, tarball }: { name: string; tarball: string }, folder: string): void {
  const target = join(folder, "node_modules", name);
  mkdirSync(target, { recursive: true });
  execFileSync("tar", ["xzf", tarball, "-C", target, "--strip-components=1"]);
}

export function setStage(): Stage {
  const base = mkdtempSync(join(tmpdir(), "opencode-e2e-"));
  const project = join(base, "project");
  const home = join(base, "home");
  const data = join(home, "data");
  for (const folder of ["src", "bin"]) mkdirSync(join(project, folder), { recursive: true });
  for (const folder of ["config/opencode/node_modules", "data", "cache", "state", "tmp"])
    mkdirSync(join(home, folder), { recursive: true });
  writeFileSync(join(project, "src/app.ts"), "export const value: number = 1;\n");
  writeFileSync(
    join(project, "bin/tsc"),
    '#!/bin/sh\nif grep -q broken src/app.ts; then echo "src/app.ts(1,14): error TS2322: Type string is not assignable to type number."; exit 2; fi\nexit 0\n',
    { mode: 0o755 },
  );
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", project, "-c", "user.email=a@b.c", "-c", "user.name=t", ...args]).toString();
  git("init", "-q");
  git("add", "-A");
  git("commit", "-qm", "start");

  const children: ChildProcess[] = [];
  return {
    project,
    data,
    cache: join(home, "cache"),
    config: join(home, "config/opencode"),
    async start({ binary, version, modelUrl, plugin, env = {} }) {
      // At its first start OpenCode installs its plugin package into the config folder and waits for that; offline it
      // would try for 70 seconds. It does not where a lock file says that it has been done.
      const dependencies = { "@opencode-ai/plugin": version };
      const config = join(home, "config/opencode");
      writeFileSync(join(config, "package.json"), JSON.stringify({ dependencies }));
      writeFileSync(
        join(config, "package-lock.json"),
        JSON.stringify({ name: "x", lockfileVersion: 3, requires: true, packages: { "": { dependencies } } }),
      );
      writeFileSync(join(config, "opencode.json"), JSON.stringify(configuration(modelUrl, plugin)));
      const logFile = join(base, `server-${children.length}.log`);
      const log = openSync(logFile, "a");
      const child = spawn(binary, ["serve", "--hostname", "127.0.0.1", "--port", "0", "--print-logs"], {
        cwd: project,
        stdio: ["ignore", log, log],
        env: { ...environment(home, project), ...env },
      });
      closeSync(log);
      children.push(child);
      // Nothing of the run outlives the test, however it ends.
      process.once("exit", () => child.kill("SIGKILL"));
      const read = () => readFileSync(logFile, "utf8");
      const url = await until(
        () => /listening on (http:\/\/127\.0\.0\.1:\d+)/.exec(read())?.[1],
        START_MS,
        "the server to listen",
        read,
      );
      return client(url, child, read);
    },
    documents() {
      const root = join(data, "opencode-working-memory");
      const found = new Map<string, string>();
      if (existsSync(root)) documentsBelow(root, "", found);
      return found;
    },
    gitStatus: () => git("status", "--porcelain", "--", ".", ":!src"),
    dispose() {
      for (const child of children) if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
      rmSync(base, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

function client(url: string, child: ChildProcess, log: () => string): OpenCode {
  async function call(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(url + path, {
      method,
      headers: { "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(CALL_MS),
    });
    const text = await response.text();
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 500)}\n${log().slice(-2000)}`);
    return text === "" ? null : JSON.parse(text);
  }
  const model = { providerID: "scripted", modelID: "scripted" };
  const prompt = (text: string) => ({ model, parts: [{ type: "text", text }] });
  return {
    async newSession(title) {
      return ((await call("POST", "/session", title ? { title } : {})) as { id: string }).id;
    },
    async say(session, text) {
      const answer = (await call("POST", `/session/${session}/message`, prompt(text))) as {
        parts?: { type: string; text?: string }[];
      };
      return (answer.parts ?? [])
        .filter(({ type }) => type === "text")
        .map((part) => part.text)
        .join("\n");
    },
    sayLater(session, text) {
      call("POST", `/session/${session}/message`, prompt(text)).catch(() => {});
    },
    compact: async (session) => void (await call("POST", `/session/${session}/summarize`, model)),
    remove: async (session) => void (await call("DELETE", `/session/${session}`)),
    async kill(signal) {
      const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal);
        await gone;
      }
    },
    log,
  };
}

function configuration(modelUrl: string, plugin: unknown) {
  return {
    model: "scripted/scripted",
    small_model: "scripted/scripted",
    autoupdate: false,
    snapshot: false,
    share: "disabled",
    enabled_providers: ["scripted"],
    permission: { edit: "allow", bash: "allow", webfetch: "deny" },
    plugin: plugin === undefined ? [] : [plugin],
    lsp: false,
    formatter: false,
    provider: {
      scripted: {
        npm: "@ai-sdk/openai-compatible",
        name: "Scripted",
        options: { baseURL: modelUrl, apiKey: "none" },
        models: { scripted: { name: "Scripted", tool_call: true, limit: { context: 200_000, output: 8192 } } },
      },
    },
  };
}

function environment(home: string, project: string): Record<string, string> {
  return {
    PATH: `${join(project, "bin")}:${process.env.PATH}`,
    LANG: "C.UTF-8",
    TERM: "dumb",
    SHELL: "/bin/bash",
    HOME: home,
    XDG_CONFIG_HOME: join(home, "config"),
    XDG_DATA_HOME: join(home, "data"),
    XDG_CACHE_HOME: join(home, "cache"),
    XDG_STATE_HOME: join(home, "state"),
    TMPDIR: join(home, "tmp"),
    OPENCODE_DISABLE_AUTOUPDATE: "1",
    OPENCODE_DISABLE_MODELS_FETCH: "1",
    OPENCODE_DISABLE_DEFAULT_PLUGINS: "1",
    OPENCODE_DISABLE_LSP_DOWNLOAD: "1",
    OPENCODE_DISABLE_SHARE: "1",
    OPENCODE_DISABLE_CLAUDE_CODE: "1",
    npm_config_registry: NOWHERE,
    BUN_CONFIG_REGISTRY: NOWHERE,
    HTTPS_PROXY: NOWHERE,
    https_proxy: NOWHERE,
    NO_PROXY: "127.0.0.1,localhost",
    no_proxy: "127.0.0.1,localhost",
  };
}

/** Waits until `probe` gives a value. */
export async function until<T>(
  probe: () => T | undefined | false,
  ms: number,
  what: string,
  log?: () => string,
): Promise<T> {
  const end = Date.now() + ms;
  for (;;) {
    const value = probe();
    if (value !== undefined && value !== false) return value;
    if (Date.now() > end) throw new Error(`waited ${ms} ms for ${what}\n${log?.().slice(-3000) ?? ""}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
