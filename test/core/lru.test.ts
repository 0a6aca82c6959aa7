import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Lru } from "../../src/core/lru.js";

describe("the cache of what was used last", () => {
  const filled = (max: number, keys: string) => {
    const lru = new Lru<string>(max);
    for (const key of keys) lru.set(key, key.toUpperCase());
    return lru;
  };
  const held = (lru: Lru<string>, keys: string) => [...keys].filter((key) => lru.get(key) !== undefined).join("");

  it("drops what was not used", () => {
    expect(held(filled(3, "abcde"), "abcde")).toBe("cde");
  });

  it("gives what was used a second chance", () => {
    const lru = filled(3, "abc");
    lru.get("a");
    lru.set("d", "D");
    expect(held(lru, "abcd")).toBe("acd");
  });

  it("takes a new one in where all were used", () => {
    const lru = filled(3, "abc");
    for (const key of "abc") lru.get(key);
    lru.set("d", "D");
    expect(held(lru, "abcd")).toBe("bcd");
  });

  it("forgets a chance that was taken", () => {
    const lru = filled(2, "ab");
    lru.get("a");
    lru.set("c", "C");
    lru.set("d", "D");
    expect(held(lru, "abcd")).toBe("cd");
  });

  it("never holds more than it may, always the last that was put in, and what was put in for a key", () => {
    const step = fc.tuple(fc.constantFrom("get", "set", "delete"), fc.constantFrom(..."abcdefgh"));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.array(step, { maxLength: 60 }), (max, steps) => {
        const lru = new Lru<number>(max);
        const put = new Map<string, number>();
        for (const [i, [what, key]] of steps.entries()) {
          if (what === "get") expect([undefined, put.get(key)]).toContain(lru.get(key));
          else if (what === "delete") {
            lru.delete(key);
            put.delete(key);
          } else {
            lru.set(key, i);
            put.set(key, i);
            expect(lru.get(key)).toBe(i);
          }
        }
        expect([..."abcdefgh"].filter((key) => lru.get(key) !== undefined).length).toBeLessThanOrEqual(max);
      }),
    );
  });
});
