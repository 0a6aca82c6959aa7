import { type CategoryTable, prove } from "../../src/workspace/command-category.js";

/** The category that a failure of this command line is filed under; null where no call of it has one. */
export function categoryOf(command: string, table: CategoryTable): string | null {
  const { failed } = prove(command, 1, table);
  return failed.findLast(({ category }) => category !== "runtime")?.category ?? null;
}
