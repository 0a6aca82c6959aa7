import { parseArgs } from "node:util";
import { nearestName } from "../core/nearest-name.js";
import { type Command, UsageError } from "./command.js";
import { usageOf } from "./usage.js";

const UNKNOWN = /^Unknown option '--([^']{1,60})/;
const NO_VALUE = /^Option '(?:-\w, )?--([\w-]+)(?: <value>)?' argument (?:is ambiguous|missing)/;

/** The options of a command as they were typed; what is wrong with them is told with the way out. */
export function parseOptions(command: Command, args: string[]) {
  const options = { ...command.options, root: { type: "string" }, help: { type: "boolean", short: "h" } } as const;
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (cause) {
    throw new UsageError(`${problemOf(cause as Error, Object.keys(options))}; ${usageOf(command)}`);
  }
}

/** Node names neither the option that was meant nor, on one line, how a value with a dash is written. */
function problemOf({ message }: Error, known: readonly string[]): string {
  const unknown = UNKNOWN.exec(message)?.[1];
  if (unknown !== undefined) {
    const near = nearestName(unknown, known);
    return `there is no option --${unknown}${near === undefined ? "" : `; did you mean --${near}?`}`;
  }
  const lonely = NO_VALUE.exec(message)?.[1];
  if (lonely !== undefined) {
    return `--${lonely}: expected a value; one that begins with a dash is written --${lonely}=VALUE`;
  }
  return message.split(/\.\s/, 1)[0] ?? message;
}
