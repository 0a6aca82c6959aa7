import { type Fields, fields, sessionOf, text } from "./payloads.js";
import type { Plugin } from "./state.js";

const NOTED_FAILURES = 200;

/** What the host tells beside the hooks. It does not wait for the answer. */
export async function onEvent(plugin: Plugin, event: Fields): Promise<void> {
  const properties = fields(event.properties);
  const sessionId = sessionOf(properties);
  switch (event.type) {
    case "session.created":
      if (sessionId) plugin.host.note(sessionId, fields(properties.info));
      return;
    case "session.compacted":
      if (sessionId) await onCompacted(plugin, sessionId);
      return;
    case "session.deleted":
      if (sessionId) await onDeleted(plugin, sessionId);
      return;
    case "session.idle":
    case "session.error":
      // A compaction that failed has no event of its own.
      if (sessionId) plugin.running(sessionId).compacting = false;
      return;
    case "todo.updated":
      if (sessionId) plugin.host.noteTodos(sessionId, properties.todos);
      return;
    case "message.part.updated":
      return onPart(plugin, fields(properties.part));
    default:
      return;
  }
}

/** The host does not wait for this, so everything up to the first `await` is what the next request can rely on. */
async function onCompacted({ workspace, host, running }: Plugin, sessionId: string): Promise<void> {
  const state = running(sessionId);
  state.compacting = false;
  const heard = state.summary;
  const settling = (async () => {
    const summary = (await host.summary(sessionId)) ?? heard;
    workspace.session(sessionId).compacted(summary);
  })();
  // A request that waits must go on whatever happens here; the fault itself is reported by this hook.
  const settled = settling.catch(() => {});
  state.settling = settled;
  try {
    await settling;
  } finally {
    if (state.settling === settled) state.settling = null;
  }
}

async function onDeleted({ workspace, host, running, end }: Plugin, sessionId: string): Promise<void> {
  await running(sessionId).settling;
  workspace.session(sessionId).remove();
  host.forget(sessionId);
  end(sessionId);
}

/** A tool that fails has no hook; it shows in its part of the message. */
async function onPart({ workspace, host, running }: Plugin, part: Fields): Promise<void> {
  const state = fields(part.state);
  const sessionId = text(part.sessionID);
  const tool = text(part.tool);
  const error = text(state.error);
  if (part.type !== "tool" || state.status !== "error" || !sessionId || !tool || !error) return;
  if (fields(state.metadata).interrupted === true) return;
  const { failures } = running(sessionId);
  const call = text(part.callID) ?? text(part.id) ?? error;
  if (failures.has(call)) return;
  if (failures.size >= NOTED_FAILURES) failures.clear();
  failures.add(call);
  if (await host.isChild(sessionId)) return;
  workspace.session(sessionId).toolFailed({ tool, args: fields(state.input), error });
}
