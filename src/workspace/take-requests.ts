import type { WorkspaceContext } from "./context.js";
import type { MemoryEntry } from "./entry.js";
import { admitText, type Remembered } from "./intake.js";
import { newEntry } from "./store.js";

/** The requests of a message as entries that may be stored, and what became of each. */
export function takeRequests(
  context: WorkspaceContext,
  message: string,
  sessionId: string,
  messageId: string | undefined,
) {
  const found = context.requests.read(context.gate.redact(message).text);
  const entries: MemoryEntry[] = [];
  const results: Remembered[] = found.refused.map(({ text, reason }) => ({
    outcome: "refused",
    type: "",
    text,
    reasons: [reason],
  }));
  for (const { type, text } of found.requests.slice(0, context.limits.perText)) {
    const admitted = admitText(context, text);
    if ("reasons" in admitted) {
      results.push({ outcome: "refused", type, text, reasons: admitted.reasons });
      continue;
    }
    const owner = messageId === undefined ? { sessionId } : { sessionId, messageId };
    const entry = newEntry(context, { type, text: admitted.text, source: "explicit", ...owner });
    entries.push(entry);
    results.push({ outcome: "pending", type, text: admitted.text, id: entry.id });
  }
  const refused = results.filter(({ outcome }) => outcome === "refused");
  context.evidence.append(
    refused.map(({ type, text, reasons }) => ({
      kind: "request_refused",
      sessionId,
      source: "explicit",
      ...(type === "" ? {} : { type }),
      text: context.gate.admit(text, { as: "item", maxChars: 160 }).text,
      reasons: reasons ?? [],
    })),
  );
  return { entries, results };
}
