import { execFileSync } from "node:child_process";
import { cpus, release, tmpdir } from "node:os";

/** What the numbers were measured on: without it they say little. */
export function machine(programs: Record<string, string[]> = {}): string {
  const [, type = "unknown"] = output("df", ["--output=fstype", tmpdir()]).split("\n");
  const lines = [
    `${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown processor"}, Linux ${release()}`,
    `temporary folder on ${type.trim()}, Node ${process.version}`,
    ...Object.entries(programs).map(([program, args]) => output(program, args).split("\n")[0] ?? ""),
  ];
  return lines.map((line) => `- ${line}`).join("\n");
}

function output(program: string, args: string[]): string {
  try {
    return execFileSync(program, args, { encoding: "utf8" });
  } catch {
    return `${program}: not found`;
  }
}

/** Processor time that a process has used, in milliseconds. */
export function processorMs(statOf: string): number {
  const fields = statOf.slice(statOf.lastIndexOf(")") + 2).split(" ");
  // Clock ticks are 10 ms on Linux, whatever the kernel's own rate is.
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
