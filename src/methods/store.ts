import type { ImportReport, MemoryExport } from "../operations/export.js";
import type { ForgetReport } from "../operations/forget.js";
import type { ForgetFilter } from "../operations/forget-rules.js";
import type { CheckReport, MemoryStats } from "../operations/inspect.js";

/** The whole store. */
export interface StoreMethods {
  /**
   * Everything stored, as documented JSON.
   *
   * @example
   * ```ts
   * import { createMemory, memoryStorage } from "@bit-office/memory";
   * const memory = createMemory({ storage: memoryStorage() });
   * memory.addManualFact("alex-2", "use pnpm in every script", "workflow_habit");
   * const copy = createMemory({ storage: memoryStorage() });
   * copy.importMemory(memory.exportMemory());
   * copy.getAgentFacts("alex-2").length; // => 1
   * ```
   */
  exportMemory(): MemoryExport;
  /**
   * Merges an export: importing twice, or an older copy, changes nothing that is newer. What a full store has no better
   * place for is `refused`.
   *
   * @example
   * ```ts
   * import { createMemory, memoryStorage } from "@bit-office/memory";
   * const memory = createMemory({ storage: memoryStorage() });
   * memory.addManualFact("alex-2", "use pnpm in every script", "workflow_habit");
   * const data = memory.exportMemory();
   * memory.importMemory(data, { dryRun: true });
   * memory.importMemory(data);
   * memory.getAgentFacts("alex-2").length; // => 1
   * ```
   */
  importMemory(data: MemoryExport, options?: { dryRun?: boolean | undefined }): ImportReport;
  /**
   * Removes what matches from every document, last good and set-aside copy; `dryRun` only tells which. Copies go as a
   * whole: with their document where something matched in it, else where they hold something that matches themselves.
   * Damaged ones that cannot be read item by item go where their bytes name what is asked for.
   *
   * @example
   * ```ts
   * import { createMemory, memoryStorage } from "@bit-office/memory";
   * const memory = createMemory({ storage: memoryStorage() });
   * memory.addManualFact("alex-2", "the old shop ran on Rails", "codebase_pattern");
   * memory.forget({ matching: /Rails/ }, { dryRun: true }).documents; // => ["agents/alex-2.json"]
   * memory.getAgentFacts("alex-2").length; // => 1
   * memory.forget({ matching: /Rails/ });
   * memory.getAgentFacts("alex-2").length; // => 0
   * ```
   */
  forget(filter: ForgetFilter, options?: { dryRun?: boolean | undefined }): ForgetReport;
  /**
   * Ids of all agents that have a document, sorted.
   *
   * @example
   * ```ts
   * import { createMemory, memoryStorage } from "@bit-office/memory";
   * const memory = createMemory({ storage: memoryStorage() });
   * memory.addManualFact("kim-1", "use pnpm in every script", "workflow_habit");
   * memory.addManualFact("alex-2", "use pnpm in every script", "workflow_habit");
   * memory.listAgents(); // => ["alex-2", "kim-1"]
   * ```
   */
  listAgents(): string[];
  /**
   * Removes an agent's sessions, facts and work state. `false` when it had none.
   *
   * @example
   * ```ts
   * import { createMemory, memoryStorage } from "@bit-office/memory";
   * const memory = createMemory({ storage: memoryStorage() });
   * memory.addManualFact("alex-2", "use pnpm in every script", "workflow_habit");
   * memory.deleteAgent("alex-2"); // => true
   * memory.deleteAgent("alex-2"); // => false
   * ```
   */
  deleteAgent(agentId: string): boolean;
  /**
   * Counts of documents and bytes, and of what happened since this memory was made.
   *
   * @example
   * ```ts
   * import { createMemory, memoryStorage } from "@bit-office/memory";
   * const memory = createMemory({ storage: memoryStorage() });
   * memory.addManualFact("alex-2", "use pnpm in every script", "workflow_habit");
   * memory.stats().events.added; // => 1
   * ```
   */
  stats(): MemoryStats;
  /**
   * Validates every document and changes nothing.
   *
   * @example
   * ```ts
   * import { createMemory, memoryStorage } from "@bit-office/memory";
   * const memory = createMemory({ storage: memoryStorage() });
   * memory.addManualFact("alex-2", "use pnpm in every script", "workflow_habit");
   * memory.check().ok; // => true
   * ```
   */
  check(): CheckReport;
  /**
   * Ends the use of the storage where this memory opened it.
   *
   * @example
   * ```ts
   * import { createMemory, memoryStorage } from "@bit-office/memory";
   * const memory = createMemory({ storage: memoryStorage() });
   * memory.close();
   * ```
   */
  close(): void;
}
