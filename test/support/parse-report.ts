import type { ClosingReport } from "../../src/extract/report/closing-report.js";
import { ReportReader } from "../../src/extract/report/report-reader.js";

/** The closing report in these lines; null when there is none. */
export function parseReport(lines: readonly string[]): ClosingReport | null {
  const reader = new ReportReader();
  for (const line of lines) reader.push(line);
  return reader.read();
}
