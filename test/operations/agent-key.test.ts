import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { agentIdOf, agentKey, keyListing } from "../../src/operations/agent-key.js";

const anyId = fc
  .oneof(
    fc.string({ unit: "binary", minLength: 1, maxLength: 40 }),
    fc.string({ unit: fc.integer({ min: 1, max: 0xffff }).map((code) => String.fromCharCode(code)), minLength: 1 }),
    fc.stringMatching(/^[aAbB~%.]{1,4}$/),
    fc.string({ unit: "grapheme", minLength: 90, maxLength: 600 }),
  )
  .filter((id) => !id.includes("\0") && [...id].length <= 1024);

describe("keys of agents", () => {
  it("leaves simple ids as they are", () => {
    for (const id of ["alex-2", "a", "0", "_", "-", "a_b-c", "__proto__", "constructor", "x".repeat(200)]) {
      expect(agentKey("sessions", id)).toBe(`sessions/${id}.json`);
    }
  });

  it.each([
    ["..", "~%2e%2e"],
    ["a/b", "~a%2fb"],
    ["a\\b", "~a%5cb"],
    ["CON", "~%43%4f%4e"],
    ["con", "~con"],
    ["lpt1", "~lpt1"],
    ["a.", "~a%2e"],
    ["A", "~%41"],
    ["a b", "~a%20b"],
    ["é", "~%e9"],
    ["e\u0301", "~e%u0301"],
    ["😀", "~%ud83d%ude00"],
    ["~a", "~%7ea"],
  ])("encodes %j", (id, name) => {
    expect(agentKey("agents", id)).toBe(`agents/${name}.json`);
    expect(agentIdOf(`agents/${name}.json`)).toBe(id);
  });

  it("gives any id a name of its own, in lower case, short enough, and back", () => {
    fc.assert(
      fc.property(anyId, anyId, (one, other) => {
        const key = agentKey("agents", one);
        expect(key).toBe(key.toLowerCase());
        expect(key).toMatch(/^agents\/[\x21-\x7e]{1,205}$/);
        expect(key.slice("agents/".length)).not.toMatch(/[/\\:*?"<>|]|^\./);
        const back = agentIdOf(key);
        if (back !== null) expect(back).toBe(one);
        else expect(key).toMatch(/\/~~[0-9a-f]{64}\.json$/);
        if (one !== other) expect(agentKey("agents", other)).not.toBe(key);
      }),
      { numRuns: 2000 },
    );
  });

  it("hashes what is too long, halves of surrogate pairs included", () => {
    const long = ["x".repeat(300), `${"x".repeat(299)}\ud800`, `${"x".repeat(299)}\udc00`, "😀".repeat(1024)];
    const keys = long.map((id) => agentKey("agents", id));
    expect(new Set(keys).size).toBe(long.length);
    expect(keys.map(agentIdOf)).toEqual([null, null, null, null]);
  });

  it("refuses empty, NUL and more than 1,024 characters", () => {
    for (const id of ["", "a\0b", "x".repeat(1025), "😀".repeat(1025)]) {
      expect(() => agentKey("agents", id)).toThrow(expect.objectContaining({ code: "INVALID_KEY" }));
    }
  });

  it("keeps the name of a file listed under exactly that spelling", () => {
    const listed = keyListing(["agents/agent-V1StGX_Z.json", "agents/Ünal K.json"]);
    expect(agentKey("agents", "agent-V1StGX_Z", listed)).toBe("agents/agent-V1StGX_Z.json");
    expect(agentKey("agents", "Ünal K", listed)).toBe("agents/Ünal K.json");
    expect(agentKey("sessions", "agent-V1StGX_Z", listed)).toBe("sessions/~agent-%561%53t%47%58_%5a.json");
    expect(agentIdOf("agents/agent-V1StGX_Z.json")).toBe("agent-V1StGX_Z");
  });

  it("encodes a simple id whose name stands there in other case", () => {
    const listed = keyListing(["agents/Alex.json"]);
    const key = agentKey("agents", "alex", listed);
    expect(key).toBe("agents/~alex.json");
    expect(agentIdOf(key)).toBe("alex");
    expect(agentKey("agents", "Alex", listed)).toBe("agents/Alex.json");
    expect(agentKey("agents", "ALEX", listed)).toBe("agents/~%41%4c%45%58.json");
    expect(agentKey("agents", "k", keyListing(["agents/\u212a.json"]))).toBe("agents/~k.json");
  });

  it("stays with the encoded name once it is there", () => {
    expect(agentKey("agents", "alex", keyListing(["agents/~alex.json"]))).toBe("agents/~alex.json");
    expect(agentKey("agents", "alex", keyListing(["agents/Alex.json", "agents/alex.json"]))).toBe("agents/alex.json");
  });

  it("takes nothing below a folder for an id with a slash", () => {
    expect(agentKey("agents", "a/b", keyListing(["agents/a/b.json"]))).toBe("agents/~a%2fb.json");
  });

  it("never lets a plain name pass for an encoded one", () => {
    const listed = keyListing(["agents/~%41.json", "agents/~a.json"]);
    expect(agentKey("agents", "~%41", listed)).toBe("agents/~%7e%2541.json");
    expect(agentKey("agents", "A", listed)).toBe("agents/~%41.json");
    expect(agentIdOf("agents/~%61.json")).toBe("~%61");
  });

  it("knows other files by no id", () => {
    expect(agentIdOf("agents/notes.txt")).toBeNull();
  });
});
