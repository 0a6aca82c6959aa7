import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayOf, timeOf } from "../../src/format/dates.js";

const dayByDate = (iso: string) => {
  const time = Date.parse(iso);
  const text = Number.isFinite(time) ? new Date(time).toISOString() : "";
  return text.length === 24 ? text.slice(0, 10) : null;
};
const timeByDate = (iso: string) => (Number.isFinite(Date.parse(iso)) ? Date.parse(iso) : null);

describe("dates of documents", () => {
  it("are what Date makes of them", () => {
    const iso = fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
    const near = fc
      .tuple(iso, fc.nat(23), fc.constantFrom("0", "3", "9", "-", "Z", " ", "+"))
      .map(([text, at, char]) => text.slice(0, at) + char + text.slice(at + 1));
    fc.assert(
      fc.property(fc.oneof(iso, near, fc.string()), (text) => {
        expect(dayOf(text)).toBe(dayByDate(text));
        expect(timeOf(text)).toBe(timeByDate(text));
      }),
      { numRuns: 2_000 },
    );
  });

  it("are that on each day of four centuries", () => {
    for (let day = Date.UTC(1900, 0, 1); day < Date.UTC(2301, 0, 1); day += 86_400_000) {
      const text = new Date(day + (((day / 86_400_000) * 7_919_337) % 86_400_000)).toISOString();
      if (timeOf(text) !== Date.parse(text)) expect(timeOf(text), text).toBe(Date.parse(text));
    }
  });

  it.each([
    "2026-02-29T00:00:00.000Z",
    "2024-02-29T23:59:59.999Z",
    "2026-02-30T10:00:00.000Z",
    "2026-01-01T24:00:00.000Z",
    "0001-01-01T00:00:00.000Z",
  ])("at the edges: %s", (text) => {
    expect(dayOf(text)).toBe(dayByDate(text));
    expect(timeOf(text)).toBe(timeByDate(text));
  });

  it("take what is no text for no date", () => {
    expect(dayOf(undefined as unknown as string)).toBeNull();
    expect(timeOf({} as unknown as string)).toBeNull();
  });
});
