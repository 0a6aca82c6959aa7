import { describe, expect, it } from "vitest";
import { coversCheck } from "../../src/extract/fields/checks.js";
import { extractAll } from "../../src/extract/index.js";

const said = (...lines: string[]) => extractAll(`${lines.map((line) => `● ${line}`).join("\n\n")}\n`);

describe("a failure", () => {
  it.each([
    ["The build still fails on Windows.", "All tests pass on Linux."],
    ["The `auth.spec.ts` test still fails on CI.", "All lint checks pass."],
  ])("outlives what passed elsewhere: %s", (failure, passed) => {
    expect(said(failure, passed, "Updated the docs.").unfinished.join()).toContain(failure.slice(0, -1));
  });

  it.each([
    ["The `auth.spec.ts` test still fails.", "All tests pass now."],
    ["The build still fails on Windows.", "All builds pass on Windows now."],
    ["Two tests still fail on CI.", "All checks pass."],
  ])("is over when its checks pass: %s", (failure, passed) => {
    expect(said(failure, passed, "Updated the docs.").unfinished).toEqual([]);
  });
});

describe("checks that passed", () => {
  it.each([
    ["all tests pass on chrome.", "the tests still fail on firefox.", false],
    ["all tests of `parser` pass.", "the `sync` test still fails.", false],
    ["在 linux 上全部测试已通过。", "测试在 windows 上仍然失败。", false],
    ["全部测试已通过。", "测试仍然失败。", true],
    ["все тесты на linux прошли.", "тесты падают на windows.", false],
    ["the lint is clean.", "the build is broken.", false],
    ["all checks pass.", "the build is broken.", true],
    ["the page is fine.", "the build is broken.", false],
  ])("%s / %s", (later, failed, covered) => {
    expect(coversCheck(later, failed)).toBe(covered);
  });
});

describe("a decision", () => {
  it.each([
    ["I chose `zod` for the config schema.", "I used `valibot` instead of `zod` in the browser bundle only."],
    ["I chose `zod` for the config schema.", "I used `valibot` rather than `zod`, but only in the browser bundle."],
  ])("outlives another choice for one place: %s", (choice, other) => {
    expect(said(choice, other, "Done with the schema work now.").decisions.join()).toContain(choice.slice(0, -1));
  });

  it("that names its choice is taken back where the name is", () => {
    const { decisions } = extractAll("我决定队列使用 Redis，因为更快。\n\n后来又改回了 Postgres，没有使用 Redis。\n");
    expect(decisions.join()).not.toContain("我决定队列使用 Redis");
  });

  it.each([
    ["I switched the queue to Redis.", "Tests failed, so I reverted that change."],
    ["I decided to use Redis for the queue, because it is faster.", "It was slower, so I rolled it back."],
    ["He decidido usar Redis en la cola porque es más rápido.", "Fallaron las pruebas, así que lo revertí."],
    ["Decidi usar Redis na fila porque é mais rápido.", "Os testes falharam, então desfiz a alteração."],
    ["J'ai décidé d'utiliser Redis pour la file, car c'est plus rapide.", "Les tests ont échoué, je l'ai annulé."],
    ["Ho deciso di usare Redis per la coda perché è più veloce.", "I test fallivano, quindi l'ho annullata."],
    [
      "Ich habe mich für Redis entschieden, weil es schneller ist.",
      "Die Tests schlugen fehl, ich habe das zurückgenommen.",
    ],
    ["Я решил использовать Redis для очереди, потому что он быстрее.", "Тесты упали, поэтому я отменил это."],
    ["Rozhodl jsem se použít Redis pro frontu, protože je rychlejší.", "Testy selhaly, tak jsem to vrátil."],
    ["我决定队列使用 Redis，因为更快。", "测试失败，所以撤销了这个改动。"],
    ["速いのでキューには Redis を採用しました。", "テストが失敗したため、変更を元に戻しました。"],
    ["더 빨라서 큐에 Redis를 사용하기로 결정했습니다.", "테스트가 실패해서 변경을 되돌렸습니다."],
  ])("is taken back without being named: %s", (choice, back) => {
    const { decisions } = extractAll(`${choice} ${back}\n\nThe page shows the list now.\n`);
    expect(decisions.filter((decision) => decision === choice)).toEqual([]);
  });
});
