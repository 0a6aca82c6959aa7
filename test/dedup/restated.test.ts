import { describe, expect, it } from "vitest";
import { compareFacts } from "../../src/dedup/compare-facts.js";
import { RESTATED } from "./pairs.js";

const of = (relation: string) => RESTATED.filter((pair) => pair.relation === relation);

describe("facts said again", () => {
  it.each(RESTATED)("$lang $relation: $old / $fresh", ({ old, fresh, relation }) => {
    expect(compareFacts(old, fresh)).toBe(relation);
  });

  it.each(of("duplicate"))("are one fact whichever came first: $fresh", ({ old, fresh }) => {
    expect(["duplicate", "refine"]).toContain(compareFacts(fresh, old));
  });

  it.each([...of("conflict"), ...of("distinct")])("$relation whichever came first: $fresh", (pair) => {
    expect(compareFacts(pair.fresh, pair.old)).toBe(pair.relation);
  });
});

describe("a reason", () => {
  it.each([
    ["Do not use moment because it is no longer maintained", "Do not use moment"],
    ["Since the API is slow, responses must be cached", "Responses must be cached"],
    ["Never log card numbers; they are personal data", "Never log card numbers"],
    ["`moment` nicht verwenden, da es veraltet ist", "`moment` nicht verwenden"],
    ["因为接口很慢,所以响应必须缓存", "响应必须缓存"],
    ["遅いので `moment` は使わない", "`moment` は使わない"],
  ])("may be left out: %s", (old, fresh) => expect(compareFacts(old, fresh)).toBe("duplicate"));

  it("is content where another one stands", () => {
    const [ports, database] = ["because port 8080 is taken", "because the database is down"];
    expect(compareFacts(`The tests fail ${ports}`, `The tests fail ${database}`)).toBe("distinct");
  });
});

describe("the order of two steps", () => {
  it.each([
    ["Run the tests before merging", "Never merge before the tests were run"],
    ["Run the tests before merging", "Do not merge until the tests were run"],
    ["合并之前要跑测试", "跑完测试之前不要合并"],
  ])("may be said by a denial: %s / %s", (old, fresh) => expect(compareFacts(old, fresh)).toBe("duplicate"));

  it.each([
    ["Run the tests before merging", "Never run the tests before merging"],
    ["Clear the cache before the deploy", "Do not clear the cache before the deploy"],
    ["Prima si calcola lo sconto, poi si applica l'IVA", "Prima si applica l'IVA, poi si calcola lo sconto"],
  ])("is denied: %s / %s", (old, fresh) => expect(compareFacts(old, fresh)).toBe("conflict"));
});

describe("a term of keeping", () => {
  it("is the term after which something is deleted", () => {
    expect(compareFacts("Logs are deleted after 30 days", "Logs are kept for 30 days")).toBe("duplicate");
    expect(compareFacts("Logs are deleted after 30 days", "Logs are kept for 90 days")).toBe("conflict");
    expect(compareFacts("Logs are deleted", "Logs are kept")).toBe("conflict");
  });
});

describe("Chinese", () => {
  it.each([
    ["测试环境的数据库每天自动备份", "測試環境的數據庫每天自動備份"],
    ["提交之前必须运行检查", "提交之前必須運行檢查"],
  ])("is one language in both scripts: %s", (old, fresh) => expect(compareFacts(old, fresh)).toBe("duplicate"));
});

describe("code with a hyphen", () => {
  it("is one name, and none of its words is meant by it", () => {
    expect(compareFacts("Orders are checked by `order-check`", "Orders are encrypted by `order-check`")).toBe(
      "distinct",
    );
  });
});
