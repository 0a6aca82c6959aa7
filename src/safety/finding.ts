/** What to replace, and the kind that stands in the mark. */
export interface Finding {
  start: number;
  end: number;
  kind: string;
}
