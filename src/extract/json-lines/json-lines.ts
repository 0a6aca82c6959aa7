import type { AgentEvent } from "./agent-event.js";
import { AgentRun } from "./agent-run.js";
import { AGENT_FORMATS } from "./formats.js";
import { type JsonObject, parseObject } from "./json-value.js";
import { createRawLine, type RawLine } from "./raw-line.js";

export interface JsonLines {
  /** Takes the next piece of output, cut anywhere. */
  push(chunk: string): AgentEvent[];
  /** What the end would add if the output ended here; changes nothing. */
  peek(): AgentEvent[];
  /** The output is over: gives what `peek` gives, and begins anew. */
  end(): AgentEvent[];
}

/** Lines that are held back until it is settled whether the output is JSON lines. */
const MAX_HELD = 40;

/**
 * Unwraps the JSON lines of known agents. Output that is not mostly such lines passes untouched; what other programs print
 * between the JSON lines passes as well.
 */
export function createJsonLines(): JsonLines {
  let run = new AgentRun();
  let mode: "undecided" | "json" | "plain" = "undecided";
  let held: HeldLine[] = [];
  /** Of the held lines. */
  let envelopes = 0;
  let others = 0;
  let line = openLine();

  function openLine() {
    return createRawLine((call) => run.wants(call));
  }

  function push(chunk: string): AgentEvent[] {
    let from = 0;
    while (mode !== "plain" && from < chunk.length) {
      const end = chunk.indexOf("\n", from);
      line.append(chunk.slice(from, end === -1 ? undefined : end));
      if (end === -1) return run.take();
      from = end + 1;
      const raw = line.read();
      line = openLine();
      if (mode === "json") readLine(run, raw, "\n");
      else hold(raw);
    }
    if (from < chunk.length) run.plain(chunk.slice(from));
    return run.take();
  }

  function hold(raw: RawLine): void {
    const judged = judge(raw);
    held.push(judged);
    // Counted as they come: to count all again for each would cost more than the rest of a short output.
    if (judged.envelope) envelopes++;
    else if (isSomething(judged)) others++;
    if (envelopes >= 2 && envelopes * 2 >= others) mode = "json";
    else if (held.length >= MAX_HELD) mode = "plain";
    else return;
    replay(run, held, mode);
    held = [];
    envelopes = 0;
    others = 0;
  }

  function peek(): AgentEvent[] {
    // Plain output has left already, and nothing was called in it that could wait for a result.
    if (mode === "plain") return [];
    const ahead = run.clone();
    const last = line.readable() ? line.read() : undefined;
    if (mode === "undecided") {
      const all = last === undefined ? held : [...held, judge(last)];
      const found = isMostlyJson(all) ? "json" : "plain";
      replay(ahead, held, found);
      const rest = found === "plain" ? line.read() : last;
      if (rest !== undefined) replay(ahead, [rest], found, "");
    } else if (last !== undefined) {
      readLine(ahead, last, "");
    }
    ahead.finish();
    return ahead.take();
  }

  function end(): AgentEvent[] {
    const events = peek();
    run = new AgentRun();
    mode = "undecided";
    held = [];
    envelopes = 0;
    others = 0;
    line = openLine();
    return events;
  }

  return { push, peek, end };
}

interface HeldLine extends RawLine {
  envelope: boolean;
}

function judge(raw: RawLine): HeldLine {
  const object = raw.text.startsWith("{") ? parseObject(raw.text) : undefined;
  const known = object !== undefined && readObject(new AgentRun(), object);
  return { ...raw, envelope: known || raw.answers !== undefined };
}

function isMostlyJson(lines: readonly HeldLine[]): boolean {
  const envelopes = lines.filter((line) => line.envelope).length;
  const others = lines.filter((line) => !line.envelope && isSomething(line)).length;
  return envelopes > 0 && envelopes >= others;
}

function isSomething(line: RawLine): boolean {
  return line.text.trim() !== "";
}

function replay(run: AgentRun, lines: readonly RawLine[], mode: "json" | "plain", lineEnd = "\n"): void {
  for (const [i, raw] of lines.entries()) {
    if (mode === "plain") run.plain(raw.text + lineEnd);
    // Hosts keep the end of a long output: the first line may be what is left of an object.
    else if (i > 0 || raw.text.startsWith("{") || !raw.text.trimEnd().endsWith("}")) readLine(run, raw, lineEnd);
  }
}

function readLine(run: AgentRun, raw: RawLine, lineEnd: string): void {
  const { text, answers } = raw;
  if (answers !== undefined) {
    run.result(answers);
    return;
  }
  const object = text.startsWith("{") ? parseObject(text) : undefined;
  if (object !== undefined && readObject(run, object)) return;
  // A cut object, or a line of a known kind that some newer release added, says nothing; other JSON is somebody's output.
  const isLost = object === undefined ? /^\{\s*(?:"|$)/.test(text) : typeof object.type === "string";
  if (!isLost) run.plain(text + lineEnd);
}

function readObject(run: AgentRun, object: JsonObject): boolean {
  return AGENT_FORMATS.some((format) => format.read(object, run));
}
