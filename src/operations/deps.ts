import type { Context } from "../core/context.js";
import type { Documents, UpdateOptions } from "../core/documents.js";
import type { Gate } from "../safety/index.js";
import type { AgentKeys } from "./agent-keys.js";
import type { Extractors } from "./extractors.js";
import { createIntake, type Intake } from "./intake.js";
import type { OutputReader } from "./output-reader.js";
import type { SharingRules } from "./shared-rules.js";

/** What operations are given: they load, decide and store, and own nothing. */
export interface Deps {
  context: Context;
  documents: Documents;
  keys: AgentKeys;
  gate: Gate;
  reader: OutputReader;
  extractors: Extractors;
  /** Events so far, by type. */
  counters: Record<string, number>;
  /** The repository of a folder. */
  repositoryOf: (cwd: string) => string;
}

export function intakeFor({ gate, context }: Deps, agentId?: string): Intake {
  return createIntake(gate, context.emit, agentId);
}

/** How documents other than work-state snapshots are written. */
export function commitOptions({ context }: Deps, operation: string): UpdateOptions {
  return { operation, durability: context.durability.documents, waitMs: context.lockWaitMs };
}

export function sharingRules({ context, gate }: Deps): SharingRules {
  return { limits: context.limits, unshareable: gate.unshareable };
}
