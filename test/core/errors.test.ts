import { describe, expect, it, vi } from "vitest";
import { MemoryError } from "../../src/core/errors.js";

/** The class as another bundle has it. */
async function otherCopy(): Promise<typeof MemoryError> {
  vi.resetModules();
  return (await import("../../src/core/errors.js")).MemoryError;
}

describe("instanceof MemoryError", () => {
  it("holds for the errors of another copy, both ways", async () => {
    const Other = await otherCopy();
    expect(Other).not.toBe(MemoryError);
    expect(new Other("STORAGE", "x")).toBeInstanceOf(MemoryError);
    expect(new MemoryError("STORAGE", "x")).toBeInstanceOf(Other);
    expect(new Other("STORAGE", "x")).toBeInstanceOf(Error);
  });

  it.each([null, undefined, 7, "MemoryError", {}, () => {}, new Error("x"), { name: "MemoryError", code: "STORAGE" }])(
    "does not hold for %s",
    (value) => {
      expect(value instanceof MemoryError).toBe(false);
    },
  );

  it("tells the classes that extend it apart", () => {
    class First extends MemoryError {}
    class Second extends MemoryError {}
    const first = new First("STORAGE", "x");
    expect([first instanceof First, first instanceof Second, first instanceof MemoryError]).toEqual([
      true,
      false,
      true,
    ]);
    expect(new MemoryError("STORAGE", "x") instanceof First).toBe(false);
  });

  it("shows nothing of how it is told", () => {
    const error = new MemoryError("INVALID_INPUT", "x", { field: "a" });
    expect(Reflect.ownKeys(error).filter((key) => typeof key === "symbol")).toEqual([]);
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      name: "MemoryError",
      code: "INVALID_INPUT",
      field: "a",
      ambiguous: false,
    });
  });
});
