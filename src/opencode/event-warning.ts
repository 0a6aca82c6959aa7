import type { MemoryEvent } from "../core/events.js";

/** What the log of the host is told of an event, or `null` where it is no news for a person. */
export function eventWarning(event: MemoryEvent): string | null {
  switch (event.type) {
    case "quarantined":
      return `"${event.key}" was damaged: ${event.kept} items kept, ${event.dropped} dropped, ${asCopy(event.copy)}`;
    case "recovered":
      return `"${event.key}" could not be read and was restored from its last good copy`;
    case "fault":
      return event.message;
    case "lockNotReleased":
    case "goodCopyFailed":
      return `"${event.key}": ${event.type}: ${event.cause instanceof Error ? event.cause.message : String(event.cause)}`;
    default:
      return null;
  }
}

function asCopy(copy: string | null): string {
  return copy === null ? "the damaged bytes could not be kept" : `the damaged bytes are in "${copy}"`;
}
