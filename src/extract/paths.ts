const SEGMENTS = 3;

/**
 * Paths as a note shows them: relative to `cwd` when inside it, else the last three segments; `/` on every system.
 * Duplicates go first, and two files that would shorten alike keep the segments that tell them apart.
 *
 * ```text
 * shortenPaths(["C:\\work\\app\\src\\a.ts", "/srv/www/site/lib/b.ts"], "C:\\work\\app"); // => ["src/a.ts", "site/lib/b.ts"]
 * ```
 */
export function shortenPaths(paths: readonly string[], cwd?: string): string[] {
  const full = [...new Set(paths.map(normalize).filter((path) => path !== ""))];
  const base = cwd === undefined ? "" : normalize(cwd);
  const entries = full.map((path) => ({ path, inside: relative(path, base) }));
  const files = [
    ...new Map(entries.map((entry) => [identity(entry.inside ?? entry.path, base, entry.inside), entry])).values(),
  ];
  const shown = files.map((entry) => entry.inside ?? lastSegments(entry.path, SEGMENTS));
  return files.map((entry, i) => {
    const short = shown[i] ?? entry.path;
    const rivals = files.filter((_, j) => j !== i && shown[j] === short);
    return rivals.length === 0 || entry.inside !== undefined ? short : distinct(entry.path, rivals);
  });
}

function identity(shown: string, base: string, inside: string | undefined): string {
  return inside === undefined ? shown : `${base}/${shown}`;
}

function normalize(path: string): string {
  const slashed = /^[A-Za-z]:[\\/]|^\\\\|^[^/]*\\/.test(path) ? path.replaceAll("\\", "/") : path;
  const root = slashed.startsWith("//") ? "//" : slashed.startsWith("/") ? "/" : "";
  const parts: string[] = [];
  for (const part of slashed.split("/")) {
    if (part === "" || part === ".") continue;
    if (part === ".." && parts.length > 0 && parts.at(-1) !== "..") parts.pop();
    else parts.push(part);
  }
  return root + parts.join("/");
}

/** The path below `base`; `undefined` when it lies elsewhere. Drive letters compare in any case. */
function relative(path: string, base: string): string | undefined {
  if (base === "") return undefined;
  const prefix = base.endsWith("/") ? base : `${base}/`;
  const windows = /^[A-Za-z]:/.test(base) || base.startsWith("//");
  const inside = windows ? path.toLowerCase().startsWith(prefix.toLowerCase()) : path.startsWith(prefix);
  return inside ? path.slice(prefix.length) : undefined;
}

function lastSegments(path: string, count: number): string {
  const parts = path.split("/").filter((part) => part !== "");
  return parts.length <= count ? path.replace(/^\/+/, "") : parts.slice(-count).join("/");
}

function distinct(path: string, rivals: readonly { path: string; inside: string | undefined }[]): string {
  const length = path.split("/").length;
  for (let count = SEGMENTS + 1; count < length; count++) {
    const short = lastSegments(path, count);
    if (rivals.every((rival) => rival.inside !== short && lastSegments(rival.path, count) !== short)) return short;
  }
  return path;
}
