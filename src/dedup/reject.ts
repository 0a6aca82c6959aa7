import type { FrameDraft } from "./frame-draft.js";
import type { Token } from "./tokens.js";

const WITHOUT = /^(?:without|ohne|sin|sem|sans|senza|без|bez)$/;

const COMPARES = /(?:^| )(?:mas|plus|moins|menos|mais|maior|mayor|menor|mejor|melhor|mieux|meilleur|antes)(?: |$)/;

/** Notes what the word at `i` ("instead of", "than", "without") rejects, compares or leaves out. */
export function takeReject(draft: FrameDraft, tokens: readonly Token[], i: number): void {
  const low = tokens[i]?.low;
  const next = tokens[i + 1];
  if (
    low === "over" &&
    (next?.kind === "number" || /^(?:https?|ssh|tcp|udp|tls|vpn|grpc|websocket|the)$/.test(next?.low ?? ""))
  ) {
    if (next?.kind === "number") draft.push({ key: "at_least", weight: 1, known: true });
    draft.value = true;
    draft.prep = true;
    return;
  }
  // "quiere que …": what is wished follows.
  if (
    low === "que" &&
    !COMPARES.test(
      tokens
        .slice(Math.max(0, i - 4), i)
        .map((t) => t.low)
        .join(" "),
    )
  ) {
    if (!draft.prefers || tokens[i - 1]?.entry?.id === "like") return;
  }
  // "than" compares sizes more often than wishes.
  const likesMore = draft.wishes && next?.kind !== "number";
  if (/^(?:als|than|che|que|do_que|nez|niz|чем|gegenuber)$/.test(low ?? "") && !draft.prefers && !likesMore) {
    draft.side = "right";
    return;
  }
  if (WITHOUT.test(low ?? "") && draft.negated && draft.words.length > draft.clauseStart) {
    // "Nothing … without X" is "all … with X".
    draft.restricts = true;
    draft.turn();
    draft.value = true;
    return;
  }
  draft.narrow = true;
  draft.runStart = draft.words.length;
}
