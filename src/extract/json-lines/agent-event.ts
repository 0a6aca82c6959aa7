export type TodoState = "open" | "doing" | "done";
export interface TodoItem {
  text: string;
  state: TodoState;
}

/** What one agent's JSON lines say, in order. */
export type AgentEvent =
  /** Output that is no JSON line, cut anywhere, with its line ends: for the terminal cleaner. */
  | { kind: "plain"; text: string }
  /** The assistant's words; `more` when the same message goes on in the next text event. */
  | { kind: "text"; text: string; more: boolean }
  | { kind: "user"; text: string }
  /** A file that the agent changed. */
  | { kind: "file"; path: string }
  /** Lines with a TODO comment that the agent wrote into a file, and such lines that it took away. */
  | { kind: "code"; path: string; added: string[]; removed: string[] }
  /** A finished command; without an exit code where none is known. Only git commands that make commits show their output. */
  | { kind: "command"; command: string; exitCode?: number; output?: string }
  /** The whole todo list as it stands now. */
  | { kind: "todos"; items: TodoItem[] }
  /** Tokens of the whole run so far. */
  | { kind: "usage"; input: number; output: number }
  | { kind: "end"; failed: boolean; message?: string };
