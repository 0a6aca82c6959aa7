import type { FactCategory } from "../../model/fact.js";
import type { FIELD_LABELS } from "./data/labels.js";

export type ReportField = keyof typeof FIELD_LABELS;

/** A fact an agent wants kept; without a category when it named none that is known. */
export interface RememberedFact {
  text: string;
  category?: FactCategory;
}

/** What an agent said in its closing report. A field that said `none` is an empty list, one that was left out is absent. */
export interface ClosingReport {
  summary?: string;
  decisions?: string[];
  unfinished?: string[];
  nextSteps?: string[];
  remember?: RememberedFact[];
  /** Which fields stood there, `none` included. */
  given: ReportField[];
  /** First and last line of it, counted from 0. */
  start: number;
  end: number;
}
