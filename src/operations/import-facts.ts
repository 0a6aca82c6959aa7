import { toMs } from "../core/clock.js";
import { asVersion, compareFacts, createFactIndex, dedupFact, leastWorth } from "../dedup/index.js";
import { distinctIds, freeId } from "../model/distinct-ids.js";
import type { AgentFact } from "../model/fact.js";
import type { Limits } from "../model/limits.js";
import { makeRoomForImport } from "./import-room.js";
import { isUnchanged, type Merged, noCounts, refusing } from "./import-rules.js";

interface MergedFacts extends Merged<AgentFact[]> {
  /** Known facts that had to leave. */
  evicted: AgentFact[];
}

/**
 * Facts by id, the later seen wins. A fact of another id meets the known ones as any candidate would: what is known is
 * left, and a contrary one replaces only what was seen before it. Imported facts do not meet each other: they come
 * from one store that had room for them all.
 */
export function mergeFacts(known: readonly AgentFact[], given: readonly AgentFact[], limits: Limits): MergedFacts {
  const counts = noCounts();
  const index = createFactIndex(known);
  const facts = [...known];
  const places = new Map(known.map(({ id }, place) => [id, place]));
  const taken = new Set(places.keys());
  const added: AgentFact[] = [];
  const add = (fact: AgentFact) => {
    added.push(withFreeId(fact, taken));
    counts.added++;
  };
  for (const fact of distinctIds(given)) {
    const place = places.get(fact.id) ?? -1;
    const old = facts[place];
    if (old !== undefined && isSame(old, fact)) {
      const newer = isNewer(old, fact);
      counts[newer ? "updated" : "unchanged"]++;
      // Ids are made of letters and digits, so what differs in a sign alone ("< 5", "> 5") may bear the same one.
      const contrary = newer && compareFacts(old.fact, fact.fact) === "conflict";
      if (newer) facts[place] = contrary ? replacing(old, fact, limits) : fact;
      continue;
    }
    const decision = dedupFact({ ...fact, origin: fact.origin ?? "agent" }, index);
    // What another imported one has replaced already stands in nobody's way.
    const contrary = decision.action === "supersede" ? places.get(decision.existing.id) : undefined;
    if (decision.action === "supersede" && toMs(fact.lastSeen) > toMs(decision.existing.lastSeen)) {
      if (contrary === undefined) add(fact);
      else {
        places.delete(decision.existing.id);
        facts[contrary] = replacing(decision.existing, withFreeId(fact, taken), limits);
        counts.updated++;
      }
    } else if (decision.action === "skip") counts.refused++;
    else if (decision.action !== "add") counts.unchanged++;
    else add(fact);
  }
  const at = ({ lastSeen }: AgentFact) => toMs(lastSeen);
  const room = makeRoomForImport(facts, added, limits.facts, { order: leastWorth, at });
  const kept = refusing(counts, added.length - room.added.length);
  return { value: isUnchanged(kept) ? [...known] : room.items, counts: kept, evicted: room.evicted };
}

/** Programs that count their facts give one id to facts that have nothing to do with each other. */
function isSame(known: AgentFact, given: AgentFact): boolean {
  const answers = () => [compareFacts(known.fact, given.fact), compareFacts(given.fact, known.fact)];
  return (
    known.fact === given.fact ||
    known.createdAt === given.createdAt ||
    answers().some((answer) => answer !== "distinct")
  );
}

function withFreeId(fact: AgentFact, taken: Set<string>): AgentFact {
  const id = freeId(fact.id, taken);
  taken.add(id);
  return id === fact.id ? fact : { ...fact, id };
}

function isNewer(known: AgentFact, given: AgentFact): boolean {
  const [a, b] = [toMs(known.lastSeen), toMs(given.lastSeen)];
  return b > a || (b === a && given.reinforceCount > known.reinforceCount);
}

function replacing(old: AgentFact, fact: AgentFact, limits: Limits): AgentFact {
  const history = [asVersion(old, fact.lastSeen), ...(fact.history ?? [])].slice(0, limits.factHistory);
  return { ...fact, history };
}
