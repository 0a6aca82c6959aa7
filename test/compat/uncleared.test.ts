import { cpSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { MemoryEvent } from "../../src/core/events.js";
import { createMemory } from "../../src/memory.js";
import { asyncStorage } from "../../src/storage/async.js";
import { fileStorage } from "../../src/storage/file.js";
import { tempRoot } from "../support/memory.js";

// Files as they were left: a latest session that the history lacks, and states that nobody cleared. They stay as they are.
const FIXTURE = join(import.meta.dirname, "..", "fixtures", "compat", "uncleared");
const NEWEST = "Added the newest page";
const OLDER = "Added an older page";

function opened() {
  const root = join(tempRoot(), "memory");
  cpSync(FIXTURE, root, { recursive: true });
  const events: MemoryEvent[] = [];
  const options = {
    now: () => Date.parse("2026-01-12T09:00:00Z"),
    onEvent: (event: MemoryEvent) => void events.push(event),
  };
  return {
    events,
    memory: createMemory({ root, ...options }),
    later: createMemory({ storage: asyncStorage(fileStorage({ root })), ...options }),
  };
}

describe.each([
  ["missing", [NEWEST]],
  ["empty", [NEWEST]],
  ["older", [NEWEST, OLDER]],
  ["oldest-first", [NEWEST, OLDER]],
  ["no-latest", [NEWEST, OLDER]],
])("a latest session beside the history (%s)", (agentId, whats) => {
  it("is the last one for every reader", () => {
    const { memory, events } = opened();
    const { latest, history } = memory.getSessionHistory(agentId);
    expect(latest?.what).toBe(NEWEST);
    expect(history.map(({ what }) => what)).toEqual(whats);
    expect(memory.getRecoveryString(memory.buildRecoveryContext(agentId))).toContain(`- What you did: ${NEWEST}`);
    expect(memory.getRoster([{ agentId, agentName: "A" }])).toContain(`Last: "${NEWEST}"`);
    expect(memory.getMemoryContext(agentId)).toMatch(new RegExp(`SESSIONS =====\n- 2026-01-10: ${NEWEST}`));
    expect(memory.searchFacts("newest page").some((hit) => hit.agentId === agentId)).toBe(true);
    expect(memory.exportMemory().agents?.find((agent) => agent.agentId === agentId)?.sessions).toHaveLength(
      whats.length,
    );
    expect(events.filter(({ type }) => type === "quarantined")).toEqual([]);
  });

  it("is there after the next commit", async () => {
    const { memory, later } = opened();
    memory.commitSession({ agentId, taskId: "new", summary: "Added one more" });
    const after = ["Added one more", ...whats];
    expect((await later.getSessionHistory(agentId)).history.map(({ what }) => what)).toEqual(after);
    await later.commitSession({ agentId, taskId: "next", summary: "And another" });
    memory.saveSessionHistory("copy", memory.getSessionHistory(agentId));
    expect(memory.getSessionHistory("copy").history.map(({ what }) => what)).toEqual(["And another", ...after]);
  });

  it("is saved with the history it is given with", () => {
    const { memory } = opened();
    const { latest, history } = memory.getSessionHistory(agentId);
    memory.saveSessionHistory("copy", { latest, history: history.slice(1) });
    expect(memory.getSessionHistory("copy").history.map(({ what }) => what)).toEqual(whats);
  });
});

describe("a state that nobody cleared", () => {
  const note = (agentId: string) => {
    const { memory } = opened();
    return memory.getRecoveryString(memory.buildRecoveryContext(agentId));
  };

  it("is not told of a task that was completed since, also as the one before the current", () => {
    expect(note("finished")).toContain("- What you did: Header fixed and tests green");
    expect(note("finished")).not.toContain("Moved the header");
  });

  it("is told behind what was done since, where its task was not", () => {
    expect(note("open")).toContain("- What you did: Finished another part");
    expect(note("open")).toContain("- Earlier (2 d ago, interrupted): Moved the header in front of the filter");
  });
});
