/** Does this word of the list `id` say that something is over: "已删除", behind a form of "be" "was removed"? */
export function isOver(id: string, low: string, foreign: boolean, afterBe: boolean): boolean {
  const done = /ed$/.test(low) && afterBe;
  return id === "open" ? foreign || done : id === "keep" && (/^已|済/.test(low) || done);
}
