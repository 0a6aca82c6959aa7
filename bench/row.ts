import { short } from "./measure.js";

/** One line of the table: a figure of ours, another of the same run, and what the two should be to each other. */
export interface Row {
  what: string;
  ours: string;
  against: string;
  theirs: string;
  ratio: string;
  target: string;
  met: boolean | null;
}

/** A part of the suite; it runs in a process of its own, so that none inherits another's heap. */
export interface Group {
  name: string;
  title: string;
  /** What is measured, and what the others do not promise. */
  notes: string[];
  run(bench: Bench): Promise<Row[]> | Row[];
}

export interface Bench {
  quick: boolean;
  /** As many rounds as asked for, a fraction of them in quick mode. */
  rounds(count: number): number;
  /** A folder that is removed after the group. */
  folder(): string;
  /** The built package, as it would be installed: `node_modules/@bit-office/memory` below this folder. */
  installed: string;
}

export interface Versus {
  what: string;
  ours: number;
  against: string;
  theirs: number;
  unit?: string;
  /** Bounds of ours ÷ theirs, as number and in words. */
  atMost?: number;
  atLeast?: number;
  target?: string;
}

export function versus({ what, ours, against, theirs, unit = "ms", atMost, atLeast, target }: Versus): Row {
  const ratio = ours / theirs;
  const has = atMost !== undefined || atLeast !== undefined;
  const bound = atMost !== undefined ? `≤ ${short(atMost)}` : atLeast !== undefined ? `≥ ${short(atLeast)}` : "";
  return {
    what,
    ours: `${short(ours)} ${unit}`,
    against,
    theirs: `${short(theirs)} ${unit}`,
    ratio: short(ratio),
    target: target ?? bound,
    met: has ? ratio <= (atMost ?? Number.POSITIVE_INFINITY) && ratio >= (atLeast ?? 0) : null,
  };
}

/** A figure with a bound of its own. */
export function alone(what: string, value: number, unit: string, atMost?: number): Row {
  return {
    what,
    ours: `${short(value)} ${unit}`,
    against: "",
    theirs: "",
    ratio: "",
    target: atMost === undefined ? "" : `≤ ${short(atMost)} ${unit}`,
    met: atMost === undefined ? null : value <= atMost,
  };
}

/** Something that could not be measured here, and why. */
export function missing(what: string, against: string, why: string): Row {
  return { what, ours: "", against, theirs: why, ratio: "", target: "", met: null };
}
