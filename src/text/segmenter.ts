type Granularity = "grapheme" | "word" | "sentence";

const made: Partial<Record<Granularity, Intl.Segmenter>> = {};

/** One shared segmenter per granularity, made on first use: building them loads tables, and import must cost nothing. */
export function segmenter(granularity: Granularity): Intl.Segmenter {
  made[granularity] ??= new Intl.Segmenter(undefined, { granularity });
  return made[granularity];
}
