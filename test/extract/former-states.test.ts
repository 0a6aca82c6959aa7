import { describe, expect, it } from "vitest";
import { extractAll } from "../../src/extract/index.js";

function kept(text: string): string[] {
  const { decisions, facts } = extractAll(`● The report works again.\n\n${text}\n`);
  return [...decisions, ...facts.map(({ fact }) => fact)];
}

describe("how things stood before the fix is neither decision nor fact", () => {
  it.each([
    "The week number was off because getWeek() counted from Sunday. It now uses ISO weeks, so the report matches.",
    "Root cause: parseDate() dropped the time zone because it only read the first 19 characters.",
    "Previously the client kept the old token instead of the new one because the header was set only once. Now the header is set for every request.",
    "La sesión no caducaba porque el reloj se leía en hora local y el token en UTC. Ahora ambos usan UTC.",
    "Antes el cliente usaba el token viejo en lugar del nuevo porque la cabecera se fijaba una vez. Ahora se fija en cada petición.",
    "O relatório mostrava valores antigos porque a consulta lia da réplica. Corrigido: agora a consulta lê do primário.",
    "Cause : les polices étaient copiées après le démarrage, donc les pages restaient vides.",
    "Il numero della settimana era sbagliato perché getWeek() contava dalla domenica. Ora usa le settimane ISO.",
    "Bisher nahm der Client das alte Token statt des neuen, weil der Kopf nur einmal gesetzt wurde. Jetzt wird er bei jeder Anfrage gesetzt.",
    "Причина: шрифты копировались после запуска, поэтому страницы были пустыми вместо текста.",
    "Import přeskakoval každý druhý řádek, protože čtečka posouvala kurzor dvakrát. Opraveno v csv.rb.",
    "原因：字体在启动之后才复制而不是之前，所以页面是空白的。",
    "之前客户端一直使用旧令牌而不是新令牌，因为请求头只设置一次。现在每次请求都会设置。",
    "原因：フォントのコピーが起動後だったため、ページが空白になっていました。",
    "주 번호가 틀렸던 것은 getWeek()가 일요일부터 셌기 때문입니다. 이제 ISO 주를 사용합니다.",
  ])("%s", (text) => {
    expect(kept(text).join()).not.toContain(text.slice(0, 14));
  });

  it.each(["What was wrong", "Root cause", "Qué fallaba", "Causes", "Ursache", "Что было не так", "問題点", "원인"])(
    "nor is what stands below %s",
    (title) => {
      const item = "- Users were logged out at random because the token was rotated twice instead of once";
      expect(kept(`## ${title}\n${item}`)).toEqual([]);
    },
  );

  it.each([
    "The queue lives in Postgres instead of Redis, because jobs must commit with the data. Added a test for rollbacks.",
    "The root cause was a race between two workers; I chose a database lock over an in-process mutex.",
    "A separate service would be cleaner; I kept it in the monolith instead, since the team has no ops capacity.",
    "The limit was set to 5 instead of 10 because the proxy refuses more. Now uploads fail early.",
    "The retry around upload() was removed because it hid real errors. Now they are shown.",
    "Mantuve el plazo de 30 minutos en lugar de acortarlo, porque el contrato lo fija. Ahora se prueba.",
    "Den Timeout von 30 Sekunden habe ich beibehalten statt ihn zu kürzen, weil der Anbieter so lange braucht. Jetzt wird er geprüft.",
    "幂等键保存在数据库而不是 Redis，因为订单本来就要写库。现在有测试。",
  ])("as opposed to a choice in front of what is so now: %s", (text) => {
    expect(kept(text).join()).toContain(text.slice(0, 14));
  });

  it.each([
    ["Known issues", "- Note: the build must always run before the tests."],
    ["Bekannte Probleme", "- Dieses Projekt verwendet pnpm, mit npm bricht der Build ab."],
    ["Problemas conocidos", "- Este proyecto usa pnpm, con npm la compilación falla."],
  ])("as opposed to what is known and still so: %s", (title, item) => {
    const facts = extractAll(`The exporter is done.\n\n## ${title}\n\n${item}\n`).facts.map(({ fact }) => fact);
    expect(facts).toHaveLength(1);
    expect(facts.join()).not.toContain(title);
  });
});
