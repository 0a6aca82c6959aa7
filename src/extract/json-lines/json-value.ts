/** Reading of parsed JSON that may lack anything: what is not there, or is something else, reads as empty. */
export type JsonObject = Readonly<Record<string, unknown>>;

const NOTHING: JsonObject = {};

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : NOTHING;
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function objectsOf(value: unknown): readonly JsonObject[] {
  return listOf(value).filter(isObject);
}

export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

export function numberOf(value: unknown): number | undefined {
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

/** The parsed object; undefined for a cut line, a list, a bare value. */
export function parseObject(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Text that is a string, or blocks with a `text` each. */
export function blockText(content: unknown): string {
  if (typeof content === "string") return content;
  return objectsOf(content)
    .map((block) => textOf(block.text))
    .filter((text) => text !== "")
    .join("\n");
}
