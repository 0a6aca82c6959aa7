import { main } from "../../src/cli/main.js";

export interface Ran {
  code: number;
  out: string;
  err: string;
}

/** Commands over one root, in this process. */
export function commandLine(root: string, io: { stdin?: string; terminal?: boolean } = {}) {
  return (...args: string[]) => typed([...args, "--root", root], io);
}

/** A command as it is typed, in this process. */
export async function typed(args: string[], io: { stdin?: string; terminal?: boolean } = {}): Promise<Ran> {
  const ran: Ran = { code: -1, out: "", err: "" };
  ran.code = await main(args, {
    out: (text) => {
      ran.out += text;
    },
    err: (text) => {
      ran.err += text;
    },
    stdin: async () => io.stdin ?? "",
    terminal: io.terminal ?? false,
  });
  return ran;
}
