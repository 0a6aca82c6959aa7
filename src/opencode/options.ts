import type { WorkspaceLimits } from "../workspace/limits.js";
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

/** Reads the options; what is not given comes from the environment, for hosts that refuse options. */
export function readOptions(given: unknown, env: NodeJS.ProcessEnv = process.env): PluginOptions {
  const options = fields(given);
  const root = text(options.root) ?? text(env.OPENCODE_MEMORY_ROOT);
  return {
    hotState: oneOf(HOT_STATE, options.hotState ?? env.OPENCODE_MEMORY_HOT_STATE),
    scope: oneOf(SCOPES, options.scope ?? env.OPENCODE_MEMORY_SCOPE),
    ...(root === undefined ? {} : { root }),
    limits: readLimits(fields(options.limits)),
    details: options.details === true,
  };
}

function oneOf<T extends string>(values: readonly [T, ...T[]], given: unknown): T {
  return values.find((value) => value === given) ?? values[0];
}

function readLimits(given: Record<string, unknown>): Partial<WorkspaceLimits> {
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => typeof value === "number" && Number.isFinite(value) && value >= 0),
  );
}
