export { stripControls } from "./controls.js";
export type { RedactionRule } from "./custom-rules.js";
export {
  type Admission,
  type Bounds,
  createGate,
  type Gate,
  type RedactOptions,
  type RefusalReason,
  type SecretKind,
} from "./gate.js";
export { inert } from "./inert.js";
export type { Redactor } from "./redactor.js";
export { rememberingGate } from "./remembering-gate.js";
