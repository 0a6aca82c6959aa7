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
  const base = cwd === undefined ? "" : normalize(cwd);
  const files = new Map<string, { path: string; inside: string | undefined }>();
  for (const path of new Set(paths.map(normalize))) {
    if (path === "") continue;
    const inside = relative(path, base);
    const whole = inside === undefined ? path : `${base}/${inside}`;
    if (!files.has(whole)) files.set(whole, { path: whole, inside });
  }
  const alike = new Map<string, string[]>();
  for (const { path, inside } of files.values()) {
    const short = inside ?? lastSegments(path, SEGMENTS);
    alike.set(short, [...(alike.get(short) ?? []), path]);
  }
  return [...files.values()].map(({ path, inside }) => {
    if (inside !== undefined) return inside;
    const short = lastSegments(path, SEGMENTS);
    const rivals = (alike.get(short) ?? []).filter((other) => other !== path);
    return rivals.length === 0 ? short : distinct(path, rivals);
  });
}

function normalize(path: string): string {
  if (path.trim() === "") return "";
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
  if (!path.startsWith("/") && !/^[A-Za-z]:\//.test(path)) return path;
  const prefix = base.endsWith("/") ? base : `${base}/`;
  const windows = /^[A-Za-z]:/.test(base) || base.startsWith("//");
  const inside = windows ? path.toLowerCase().startsWith(prefix.toLowerCase()) : path.startsWith(prefix);
  return inside ? path.slice(prefix.length) : undefined;
}

function lastSegments(path: string, count: number): string {
  const parts = path.split("/").filter((part) => part !== "");
  return parts.length <= count ? path.replace(/^\/+/, "") : parts.slice(-count).join("/");
}

function distinct(path: string, rivals: readonly string[]): string {
  const length = path.split("/").length;
  for (let count = SEGMENTS + 1; count < length; count++) {
    const short = lastSegments(path, count);
    if (rivals.every((rival) => lastSegments(rival, count) !== short)) return short;
  }
  return path;
}
