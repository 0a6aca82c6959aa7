import { describe, expect, it } from "vitest";
import { extractAll } from "../../src/extract/index.js";
import { ja, ko, zh } from "./cases/asian.js";
import type { LanguageCases } from "./cases/case.js";
import { en } from "./cases/en.js";
import { cs, de, ru } from "./cases/germanic-slavic.js";
import { es, fr, it as italian, pt } from "./cases/romance.js";

const LANGUAGES: Record<string, LanguageCases> = { en, zh, ja, ko, ru, es, pt, fr, de, it: italian, cs };

/** The statement as one item of a closing message. */
function listed({ opener }: LanguageCases, statement: string): string {
  return `${opener}\n\n- ${statement}\n- \`app/settings.tsx\`\n`;
}

function spoken({ opener }: LanguageCases, statement: string): string {
  return `${opener}\n\n${statement}\n`;
}

function has(items: readonly string[], statement: string): boolean {
  const start = statement.replace(/^⚠️ /, "").slice(0, 40);
  // An item stands without a label before it, and begins with a capital then.
  const said = statement.toLowerCase();
  return items.some((item) => item.includes(start) || (item !== "" && said.endsWith(item.toLowerCase())));
}

describe.each(Object.entries(LANGUAGES))("in %s", (_, cases) => {
  it.each(cases.decisions.yes)("is a decision: %s", (text) => {
    expect(has(extractAll(listed(cases, text)).decisions, text)).toBe(true);
  });
  it.each(cases.decisions.no)("is no decision: %s", (text) => {
    expect(has(extractAll(listed(cases, text)).decisions, text)).toBe(false);
  });
  it.each(cases.unfinished.yes)("is unfinished: %s", (text) => {
    expect(has(extractAll(listed(cases, text)).unfinished, text)).toBe(true);
  });
  it.each(cases.unfinished.no)("is not unfinished: %s", (text) => {
    expect(has(extractAll(listed(cases, text)).unfinished, text)).toBe(false);
  });
  it.each(cases.nextSteps.yes)("is a next step: %s", (text) => {
    expect(has(extractAll(spoken(cases, text)).nextSteps, text)).toBe(true);
  });
  it.each(cases.nextSteps.no)("is no next step: %s", (text) => {
    expect(has(extractAll(spoken(cases, text)).nextSteps, text)).toBe(false);
  });
  it.each(cases.facts.yes)("is a fact: %s", (text) => {
    const { facts } = extractAll(spoken(cases, text));
    expect(
      has(
        facts.map((fact) => fact.fact),
        text,
      ),
    ).toBe(true);
  });
  it.each(cases.facts.no)("is no fact: %s", (text) => {
    const { facts } = extractAll(spoken(cases, text));
    expect(
      has(
        facts.map((fact) => fact.fact),
        text,
      ),
    ).toBe(false);
  });
  it.each(cases.rules.yes)("is a rule of the user: %s", (text) => {
    const { facts } = extractAll("", { conversationLog: [{ role: "user", text }] });
    expect(facts.map(({ fact, origin }) => [fact, origin])).toEqual([[text, "user"]]);
  });
  it.each(cases.rules.no)("is no rule: %s", (text) => {
    expect(extractAll("", { conversationLog: [{ role: "user", text }] }).facts).toEqual([]);
  });
  it.each(cases.what)("names what was done in %j", (closing, wanted, unwanted) => {
    const { what } = extractAll(closing);
    expect(what).toContain(wanted);
    expect(what.startsWith(unwanted)).toBe(false);
  });
});
