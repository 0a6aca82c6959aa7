import { Lru } from "../core/lru.js";
import type { Todo } from "../workspace/compaction-prompt.js";
import { type Fields, fields, lastSummary, list, text } from "./payloads.js";

/** What is asked of the host about a session. No question ever fails or takes long; the answer may be missing. */
export interface Host {
  /** Whether the session belongs to a sub-agent. A session the host does not know counts as the user's. */
  isChild(sessionId: string): Promise<boolean>;
  /** Takes note of what an event tells about a session, so that it need not be asked. */
  note(sessionId: string, info: Fields): void;
  forget(sessionId: string): void;
  todos(sessionId: string): Promise<Todo[]>;
  noteTodos(sessionId: string, todos: unknown): void;
  summary(sessionId: string): Promise<string | undefined>;
  /** Writes to the log of the host, the same message once: a disk that is full fails on every call. */
  warn(message: string): void;
}

const KNOWN_SESSIONS = 500;
const MAX_WARNINGS = 50;
/** Answers take 5 to 150 ms; a host that does not answer must not hold up the turn. */
const PATIENCE_MS = 3000;

export function createHost(client: unknown): Host {
  const children = new Lru<boolean>(KNOWN_SESSIONS);
  const todoLists = new Lru<Todo[]>(KNOWN_SESSIONS);
  const warned = new Set<string>();

  /** The client never throws over HTTP faults, it answers `{ error }`; anything else it may do is caught here. */
  async function ask(method: string, sessionId: string): Promise<unknown> {
    try {
      const session = fields(fields(client).session);
      const call = session[method];
      if (typeof call !== "function") return undefined;
      const answer = await inTime(Promise.resolve(call.call(session, { path: { id: sessionId } })));
      return fields(answer).data;
    } catch {
      return undefined;
    }
  }

  return {
    async isChild(sessionId) {
      const known = children.get(sessionId);
      if (known !== undefined) return known;
      const info = await ask("get", sessionId);
      if (info === undefined) return false;
      const child = text(fields(info).parentID) !== undefined;
      children.set(sessionId, child);
      return child;
    },
    note(sessionId, info) {
      children.set(sessionId, text(info.parentID) !== undefined);
    },
    forget(sessionId) {
      children.delete(sessionId);
      todoLists.delete(sessionId);
    },
    async todos(sessionId) {
      const answer = await ask("todo", sessionId);
      return Array.isArray(answer) ? readTodos(answer) : (todoLists.get(sessionId) ?? []);
    },
    noteTodos(sessionId, todos) {
      todoLists.set(sessionId, readTodos(todos));
    },
    summary: async (sessionId) => lastSummary(await ask("messages", sessionId)),
    warn(message) {
      if (warned.size >= MAX_WARNINGS || warned.has(message)) return;
      warned.add(message);
      try {
        const app = fields(fields(client).app);
        if (typeof app.log !== "function") return;
        const body = { service: "bit-office-memory", level: "warn", message };
        Promise.resolve(app.log.call(app, { body })).catch(() => {});
      } catch {
        // A log that cannot be written is no reason to disturb the turn.
      }
    },
  };
}

function readTodos(todos: unknown): Todo[] {
  return list(todos).flatMap((item) => {
    const { content, status } = fields(item);
    return typeof content === "string" ? [{ content, ...(typeof status === "string" ? { status } : {}) }] : [];
  });
}

async function inTime<T>(answer: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
    timer.unref?.();
  });
  try {
    return await Promise.race([answer, patience]);
  } finally {
    clearTimeout(timer);
  }
}
