import { homedir } from "node:os";
import { isAbsolute, join } from "node:path";
import { kindOf } from "../core/argument.js";
import { nearestName } from "../core/nearest-name.js";
import { DEFAULT_WORKSPACE_LIMITS, type WorkspaceLimits } from "../workspace/limits.js";
import { SCOPES, type WorkspaceScope } from "../workspace/place.js";
import { fields, text } from "./payloads.js";

/** Options of the plugin: the second item of `["…/opencode.js", { … }]` in the configuration of newer hosts. */
export interface PluginOptions {
  /**
   * Where the hot session state goes. Default `message`: with each user message, where it does not break the prompt
   * cache. `system`: behind the workspace block in the system prompt.
   */
  hotState: "message" | "system";
  /** What one workspace is. Default `repository`. */
  scope: WorkspaceScope;
  /** Folder of the documents. */
  root?: string;
  limits: Partial<WorkspaceLimits>;
  /** Shows reasons and ages in the block. Default false. */
  details: boolean;
}

const HOT_STATE = ["message", "system"] as const;
const NAMES: readonly (keyof PluginOptions)[] = ["hotState", "scope", "root", "limits", "details"];
const LIMITS = Object.keys(DEFAULT_WORKSPACE_LIMITS);
/** Characters of a wrong value or name in a warning. */
const MAX_SHOWN = 60;

/** Where a value was given, and the value. */
interface Setting {
  at: string;
  value: unknown;
}

/**
 * Reads the options; what is not given comes from the environment, for hosts that refuse options. What is wrong counts as
 * not given and is told to `warn`: a typo must neither pass in silence nor cost the user the memory.
 */
export function readOptions(
  given: unknown,
  env: NodeJS.ProcessEnv = process.env,
  warn: (message: string) => void = () => {},
): PluginOptions {
  if (given !== undefined && given !== null && (typeof given !== "object" || Array.isArray(given))) {
    warn(`options: expected an object, got ${kindOf(given)}; the defaults are used`);
  }
  const options = Array.isArray(given) ? {} : fields(given);
  const setting = (name: keyof PluginOptions, variable: string): Setting =>
    options[name] === undefined || options[name] === null
      ? { at: variable, value: text(env[variable]) }
      : { at: `option ${name}`, value: options[name] };
  warnOfUnknown(Object.keys(options), NAMES, "option", warn);
  const root = readRoot(setting("root", "OPENCODE_MEMORY_ROOT"), warn);
  return {
    hotState: oneOf(HOT_STATE, setting("hotState", "OPENCODE_MEMORY_HOT_STATE"), warn),
    scope: oneOf(SCOPES, setting("scope", "OPENCODE_MEMORY_SCOPE"), warn),
    ...(root === undefined ? {} : { root }),
    limits: readLimits(options.limits, warn),
    details: oneOf([false, true], { at: "option details", value: options.details ?? undefined }, warn),
  };
}

function oneOf<T>(known: readonly [T, ...T[]], { at, value }: Setting, warn: (message: string) => void): T {
  const [usual] = known;
  if (value === undefined) return usual;
  const found = known.find((one) => one === value);
  if (found !== undefined) return found;
  warn(`${at}: ${shown(value)} is none of ${known.join(", ")}; ${usual} is used`);
  return usual;
}

/** A relative path would lie in whatever folder the host was started in: the user's work tree, most often. */
function readRoot({ at, value }: Setting, warn: (message: string) => void): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === "string" && isAbsolute(value)) return value;
  if (typeof value === "string" && /^~[\\/]/.test(value)) return join(homedir(), value.slice(2));
  warn(`${at}: ${shown(value)} is no absolute path, nor one that begins with ~/; the usual folder is used`);
  return undefined;
}

function readLimits(given: unknown, warn: (message: string) => void): Partial<WorkspaceLimits> {
  if (given === undefined || given === null) return {};
  if (typeof given !== "object" || Array.isArray(given)) {
    warn(`option limits: expected an object, got ${kindOf(given)}; the defaults are used`);
    return {};
  }
  warnOfUnknown(Object.keys(given), LIMITS, "limit", warn);
  const known = Object.entries(given).filter(([name]) => LIMITS.includes(name));
  return Object.fromEntries(
    known.filter(([name, value]) => {
      const isGood = typeof value === "number" && Number.isFinite(value) && value >= 0;
      if (!isGood) warn(`option limits.${name}: ${shown(value)} is no number from 0 on; the default is used`);
      return isGood;
    }),
  );
}

function warnOfUnknown(
  names: readonly string[],
  known: readonly string[],
  what: string,
  warn: (message: string) => void,
): void {
  for (const name of names) {
    if (known.includes(name)) continue;
    const near = nearestName(name, known);
    const hint = near === undefined ? `known are ${known.join(", ")}` : `did you mean ${near}?`;
    warn(`${shown(name)} is no ${what}; ${hint}`);
  }
}

function shown(value: unknown): string {
  const known = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
  return known ? JSON.stringify(value).slice(0, MAX_SHOWN) : kindOf(value);
}
