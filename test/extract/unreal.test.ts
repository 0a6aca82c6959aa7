import { describe, expect, it } from "vitest";
import { isUnreal } from "../../src/extract/fields/unreal.js";
import { extractAll } from "../../src/extract/index.js";

describe("what is only imagined, wished or quoted is neither decision nor fact", () => {
  it.each([
    "If the API were read-only, we would have to use the admin client.",
    "We could use SQS instead.",
    "I would use Redis instead of Postgres if the queue grew.",
    "I almost decided to use Redis because it is faster.",
    "I was wondering whether we should use Redis instead of Postgres.",
    'The user said: "We decided to drop MySQL."',
    "J'aurais préféré garder Postgres.",
    "Nous pourrions utiliser SQS à la place.",
    "Habría preferido mantener Postgres.",
    "Podríamos usar SQS en lugar de Redis.",
    "Eu teria preferido manter o Postgres.",
    "Poderíamos usar SQS em vez de Redis.",
    "Avrei preferito mantenere Postgres.",
    "Potremmo usare SQS invece di Redis.",
    "Ich hätte lieber Postgres behalten.",
    "Wir könnten stattdessen SQS verwenden.",
    "Я бы предпочёл оставить Postgres.",
    "Мы могли бы использовать SQS вместо Redis.",
    "Raději bych nechal Postgres.",
    "Mohli bychom použít SQS místo Redis.",
    "如果队列变大，我会改用 Redis 而不是 Postgres。",
    "我们可以改用 SQS 而不是 Redis。",
    "キューが大きくなれば Postgres ではなく Redis を採用するところでした。",
    "Postgres を残したかったです。",
    "큐가 커진다면 Postgres 대신 Redis를 사용했을 것입니다.",
    "Redis 대신 SQS를 사용할 수도 있습니다.",
  ])("%s", (text) => {
    const { decisions, facts } = extractAll(`● Updated the docs page for the users.\n\n● ${text}\n`);
    expect({ decisions, facts }).toEqual({ decisions: [], facts: [] });
  });

  it.each([
    "I chose Redis, because Postgres would block the queue.",
    "Kept the old reader, since a new one could break imports.",
    "If a test fails, the runner retries it twice.",
    "We decided to drop MySQL.",
    "Se usa Redis en la cola porque es más rápido.",
    "Si la prueba falla, se repite dos veces.",
    "Wenn ein Test fehlschlägt, wird er wiederholt.",
    "如果测试失败，运行器会重试。",
    "Redis を採用しました。",
    "Redis를 사용하기로 했습니다.",
  ])("as opposed to: %s", (text) => {
    expect(isUnreal(text)).toBe(false);
  });
});
