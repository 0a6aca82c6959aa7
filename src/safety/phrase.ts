const STRETCH = "[^.!?。！？\\n]{0,40}?";

/** A row of a phrase list as the source of a regex: `^` and `$` bound words of any script, `~` is a short stretch. */
export function phrase(row: string): string {
  return row.replaceAll("^", "(?<!\\p{L})").replaceAll("$", "(?!\\p{L})").replaceAll("~", STRETCH);
}
