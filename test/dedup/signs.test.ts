import { describe, expect, it } from "vitest";
import { compareFacts } from "../../src/dedup/compare-facts.js";

describe("signs that are content", () => {
  it.each([
    ["Timeout < 5s", "Timeout > 5s"],
    ["Retries >= 3", "Retries <= 3"],
    ["Queue depth < 100", "Queue depth <= 100"],
    ["Queue depth ≤ 100", "Queue depth >= 100"],
    ["Compare the checksum with ==", "Compare the checksum with !="],
    ["Use == in comparisons", "Use === in comparisons"],
    ["Chain shell commands with &&", "Chain shell commands with ||"],
    ["比较时用 ==", "比较时用 ==="],
    ["超时 < 5 秒", "超时 > 5 秒"],
  ])("tell opposites by an operator: %s / %s", (old, fresh) => {
    expect(compareFacts(old, fresh)).toBe("conflict");
    expect(compareFacts(fresh, old)).toBe("conflict");
  });

  it.each([
    ["Write the parser in C", "Write the parser in C++"],
    ["The engine is written in C#", "The engine is written in C"],
    ["Der Parser ist in C geschrieben", "Der Parser ist in C++ geschrieben"],
    ["Use strict equality in comparisons", "Use strict equality (===) in comparisons"],
    ["Chain shell commands with &&", "Chain shell commands"],
    ["The timeout is 5s", "The timeout is < 5s"],
    ["Retry while the count is 3", "Retry while the count > 3"],
    ["超时 5 秒", "超时 < 5 秒"],
  ])("never leave two facts the same: %s / %s", (old, fresh) => {
    expect(["duplicate", "refine"]).not.toContain(compareFacts(old, fresh));
    expect(["duplicate", "refine"]).not.toContain(compareFacts(fresh, old));
  });

  it.each([
    ["Use Node ≥ 20", "Use Node >= 20"],
    ["Timeout < 5s", "Timeout < 5s."],
    ["Strict equality: use ===", "Use === for strict equality"],
    ["Port = 3000", "Port is 3000"],
    ["The package needs Node >= 20", "The package needs Node 20"],
    ["Keep functions below 50 lines", "Keep functions < 50 lines"],
    ["Open Settings > Billing to change the plan", "Open Settings, Billing to change the plan"],
    ["Map a -> b in the router", "Map a to b in the router"],
    ["Write the parser in C++", "write the parser in c++"],
  ])("say nothing where they agree or are mere layout: %s / %s", (old, fresh) => {
    expect(compareFacts(old, fresh)).toBe("duplicate");
  });
});
