import { openWorkspace } from "../workspace/workspace.js";
import { eventWarning } from "./event-warning.js";
import { hooksOf } from "./hooks.js";
import { createHost, type Host } from "./host.js";
import { readOptions } from "./options.js";
import { fields, text } from "./payloads.js";
import { type Hooks, sessions } from "./state.js";

/**
 * The OpenCode plugin: `(input, options) => hooks`, called once per project folder. It never throws and never fails a
 * turn; what goes wrong is written to the host's log.
 */
export async function plugin(input: unknown, options?: unknown): Promise<Hooks> {
  const { client, directory, worktree } = fields(input);
  const host = createHost(client);
  try {
    const read = readOptions(options, process.env, host.warn);
    const workspace = openWorkspace({
      directory: text(directory) ?? process.cwd(),
      worktree: text(worktree),
      scope: read.scope,
      root: read.root,
      limits: read.limits,
      details: read.details,
      onEvent(event) {
        const warning = eventWarning(event);
        if (warning !== null) host.warn(warning);
      },
    });
    return guarded(hooksOf({ workspace, host, options: read, pruned: false, ...sessions() }), host);
  } catch (fault) {
    host.warn(`memory is off: ${describe(fault)}`);
    return {};
  }
}

/** A hook that throws ends the user's turn with an error, so none ever does. */
function guarded(hooks: Hooks, host: Host): Hooks {
  return Object.fromEntries(
    Object.entries(hooks).map(([name, hook]) => [
      name,
      async (input: unknown, output: unknown) => {
        try {
          await hook(input, output);
        } catch (fault) {
          host.warn(`${name}: ${describe(fault)}`);
        }
      },
    ]),
  );
}

function describe(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault);
}
