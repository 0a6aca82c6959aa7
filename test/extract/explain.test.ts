import { describe, expect, it } from "vitest";
import { createExtractor } from "../../src/extract/index.js";

function explained(output: string, field: "unfinished" | "nextSteps" | "decisions") {
  const extractor = createExtractor();
  extractor.write(output);
  return extractor.explain(field);
}

describe("an item tells what carried it", () => {
  it.each([
    ["its cues", "unfinished", "The import works.\n\nThe export is not yet fixed.\n", "cue pending"],
    ["the title of its list", "nextSteps", "Done.\n\n## Next steps\n\n- Translate the mails\n", "titled as the list"],
    [
      "its plain words",
      "unfinished",
      "The import works.\n\nI could not reproduce the crash of the export.\n",
      "plainly open",
    ],
  ] as const)("%s", (_, field, output, name) => {
    const [item] = explained(output, field);
    expect(item?.features.map((feature) => feature.name)).toContain(name);
  });

  it("and its score is the sum of what it names", () => {
    for (const field of ["unfinished", "nextSteps", "decisions"] as const) {
      for (const { score, features } of explained(
        "Chose `zod` over `yup` because its errors are typed.\n\nThe export is not yet fixed.\n\n## Next steps\n\n- Translate the mails\n",
        field,
      ))
        expect(features.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(score, 6);
    }
  });
});
