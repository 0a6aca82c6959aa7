const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/**
 * Which lines are not the writer's own words: those inside code fences (an unclosed one runs to the end), the fences
 * themselves, and quoted lines.
 */
export function fencedLines(lines: readonly string[]): boolean[] {
  let fence: string | null = null;
  return lines.map((line) => {
    const mark = FENCE.exec(line)?.[1];
    if (fence !== null) {
      // A fence closes with at least as many of its own marks and nothing behind them.
      if (mark?.startsWith(fence) && line.trim() === mark) fence = null;
      return true;
    }
    if (mark) {
      fence = mark;
      return true;
    }
    return /^\s{0,3}>/.test(line);
  });
}
