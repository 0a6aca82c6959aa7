/** Takes out every C0 and C1 control but the tab. For lines that are kept: it reads every character. */
export function dropControls(line: string): string {
  return line.replace(/[\x00-\x08\n-\x1f\x7f-\x9f]+/g, "");
}
