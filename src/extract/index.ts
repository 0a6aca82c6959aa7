export { createExtractor } from "./extractor.js";
export { shortenPaths } from "./paths.js";
export {
  type AtTime,
  extractAll,
  extractFactCandidates,
  extractSessionSummary,
  extractWorkStateSnapshot,
} from "./public.js";
export type {
  Explanation,
  Extraction,
  Extractor,
  ExtractorEvent,
  ExtractorOptions,
  ListField,
  Progress,
  Work,
} from "./types.js";
