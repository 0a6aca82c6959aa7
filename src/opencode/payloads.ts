/** Reads what a host hands over. Five versions differ in details, so nothing is taken for granted. */
export type Fields = Record<string, unknown>;

export function fields(value: unknown): Fields {
  return typeof value === "object" && value !== null ? (value as Fields) : {};
}

export function text(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

export function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** What the user typed: text parts that neither the host nor a plugin made. */
export function typedText(parts: unknown): string {
  return list(parts)
    .map(fields)
    .filter((part) => part.type === "text" && part.synthetic !== true && part.ignored !== true)
    .map((part) => text(part.text) ?? "")
    .join("\n");
}

/** The session of an event; deletions and creations of older versions carry only `info`. */
export function sessionOf(properties: Fields): string | undefined {
  return text(properties.sessionID) ?? text(fields(properties.info).sessionID) ?? text(fields(properties.info).id);
}

/** The text of the last summary of a compaction. User messages have a `summary` too, which is an object. */
export function lastSummary(messages: unknown): string | undefined {
  const summary = list(messages)
    .map(fields)
    .findLast(({ info }) => fields(info).role === "assistant" && fields(info).summary === true);
  if (!summary) return undefined;
  return text(
    list(summary.parts)
      .map(fields)
      .filter(({ type }) => type === "text")
      .map((part) => text(part.text) ?? "")
      .join("\n"),
  );
}

/**
 * Requests of the host's own, beside the conversation: titles and summaries. They are known by how their prompt opens;
 * the prompt of an agent is free text, so it cannot be the other way round.
 */
export function isHousekeeping(system: string): boolean {
  return /^\s*You are (?:a title generator|a context summarization agent|a helpful AI assistant tasked with summarizing)/i.test(
    system,
  );
}
