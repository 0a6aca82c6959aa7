import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const { files } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { files: string[] };
const guides = readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" }).map((file) => `docs/${file}`);
const pages = ["README.md", "CHANGELOG.md", ".github/SECURITY.md", ...guides].filter((file) => file.endsWith(".md"));
const isPacked = (file: string) => files.some((packed) => file === packed || file.startsWith(`${packed}/`));

/** The places of a page that a link can name, as hosts of Markdown make them. */
function anchorsOf(page: string): string[] {
  const text = readFileSync(join(root, page), "utf8").replace(/^```[\s\S]*?^```$/gm, "");
  return [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replace(/\s/g, "-"),
  );
}

describe("links of the pages that are packed", () => {
  const links = pages.flatMap((page) =>
    [...readFileSync(join(root, page), "utf8").matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = ""]) => ({ page, to })),
  );

  it("lead to files that are packed too, and to titles that stand there", () => {
    const [wrong, seen] = [[] as string[], links.filter(({ to }) => !/^https?:/.test(to))];
    for (const { page, to } of seen) {
      const [path = "", anchor] = to.split("#");
      const file = path === "" ? page : relative(root, join(root, dirname(page), path)).replaceAll("\\", "/");
      const isThere = existsSync(join(root, file)) && isPacked(file);
      if (!isThere || (anchor !== undefined && !anchorsOf(file).includes(anchor))) wrong.push(`${page}: ${to}`);
    }
    expect(seen.length).toBeGreaterThan(25);
    expect(wrong).toEqual([]);
  });

  it("are packed themselves", () => {
    expect(pages.length).toBeGreaterThan(15);
    expect(pages.filter((page) => !isPacked(page))).toEqual([]);
  });
});
