import { describe, expect, it } from "vitest";
import { requestReader } from "../../src/workspace/requests.js";
import { typeTable } from "../../src/workspace/types.js";

const reader = requestReader(typeTable(), 260);
const read = (text: string) => reader.read(text).requests.map(({ type, text: body }) => [type, body]);
const refused = (text: string) => reader.read(text).refused.map(({ reason }) => reason);

describe("explicit requests", () => {
  it.each([
    ["remember that deploys happen on Monday", "feedback", "deploys happen on Monday"],
    ["Please remember: tests run in CI only", "feedback", "tests run in CI only"],
    ["commit this to memory: the API is frozen", "feedback", "the API is frozen"],
    ["Don’t forget: the cache is cold after noon", "feedback", "the cache is cold after noon"],
    ["going forward, write in plain English", "feedback", "write in plain English"],
    ["my preference is: tabs over spaces", "feedback", "tabs over spaces"],
    ["**Remember:** the build runs on Node 20", "feedback", "the build runs on Node 20"],
    ["- remember: one blank line between functions", "feedback", "one blank line between functions"],
    ["請幫我記住：發版之前先跑完整套測試", "feedback", "發版之前先跑完整套測試"],
    ["请记住这一点：提交之前先运行格式化工具", "feedback", "提交之前先运行格式化工具"],
    ["別忘了，部署只能在星期一上午進行", "feedback", "部署只能在星期一上午進行"],
    ["以後請用繁體中文回答所有問題", "feedback", "用繁體中文回答所有問題"],
    ["覚えてください：デプロイは月曜日だけ行う", "feedback", "デプロイは月曜日だけ行う"],
    ["忘れないで、レビューは英語で書くこと", "feedback", "レビューは英語で書くこと"],
    ["기억해 주세요: 배포는 월요일에만 합니다", "feedback", "배포는 월요일에만 합니다"],
    ["앞으로는 테스트를 먼저 작성합니다", "feedback", "테스트를 먼저 작성합니다"],
    ["recuerda que los despliegues son los lunes", "feedback", "los despliegues son los lunes"],
    ["Por favor, recuerda: nada de emojis", "feedback", "nada de emojis"],
    ["no olvides que la caché está fría", "feedback", "la caché está fría"],
    ["запомни: деплой только по понедельникам", "feedback", "деплой только по понедельникам"],
    ["Пожалуйста, запомните, что тесты обязательны", "feedback", "тесты обязательны"],
    ["впредь отвечай только на русском языке", "feedback", "отвечай только на русском языке"],
  ])("reads %s", (message, type, text) => {
    expect(read(message)).toEqual([[type, text]]);
  });

  it.each([
    ["remember: the docs are at https://example.org/a", "reference"],
    ["remember: errors show up on the Grafana board", "reference"],
    ["remember: we decided on Postgres for everything", "decision"],
    ["記住：我們決定採用單一解析器處理所有格式", "decision"],
    ["覚えて：全部一つのパーサーで読むと決めた", "decision"],
    ["기억해: 모든 형식에 하나의 파서를 선택했다", "decision"],
    ["recuerda: elegimos Postgres para todo esto", "decision"],
    ["запомни: мы решили использовать Postgres", "decision"],
    ["remember: this repo holds the schema files", "project"],
    ["記住：這個專案的結構定義放在最上層", "project"],
    ["запомни: в этом репозитории лежит схема", "project"],
  ])("types by content: %s", (message, type) => {
    expect(read(message)[0]?.[0]).toBe(type);
  });

  it.each([
    "do not remember this: the key format of the tests",
    "please don't remember: the key format of the tests",
    "別記住：測試用的密鑰格式是這個樣子",
    "不用記住：測試用的密鑰格式是這個樣子",
    "覚えないで：テスト用の鍵の形式です",
    "기억하지 마: 테스트용 키 형식입니다",
    "기억해 두지 마세요 테스트용 키 형식입니다",
    "no recuerdes: el formato de la clave de prueba",
    "не запоминай: формат ключа для тестов такой",
    "I do remember this: we used bun back then",
    "the cache remembers: every row of the table",
    "remembering the rows is what the cache does",
    "I preferred short variable names back then",
    "> remember: this was quoted from someone else",
    "```\nremember: this stands in a code block\n```",
    "~~~\nremember: this stands in a code block",
    "記憶體：這一行只是在說明記憶體的用量",
  ])("ignores %s", (message) => {
    expect(read(message)).toEqual([]);
  });

  it.each([
    ["remember to do that another time", "deferred_request"],
    ["remember this later, please do it later", "deferred_request"],
    ["記住這件事之後我們再找時間討論再說", "deferred_request"],
    ["запомни это, но сделаем потом", "deferred_request"],
    ["recuerda hacerlo la próxima vez", "deferred_request"],
    ["remember when we broke the build?", "question"],
    ["記得上次我們怎麼修好這個問題的嗎？", "question"],
    ["remember me", "too_short"],
  ])("refuses %s as %s", (message, reason) => {
    expect(read(message)).toEqual([]);
    expect(refused(message)).toEqual([reason]);
  });

  it.each([
    "remember later to update docs",
    "remember tomorrow to rename the columns of the old invoice table",
    "don't forget next time to update the changelog before the release",
    "記得晚點更新專案文件跟測試說明還有變更記錄",
    "记得以后再更新项目文档和测试说明以及变更记录",
    "覚えておいて、後でドキュメントとテストの説明を更新する",
    "기억해: 나중에 문서와 테스트 설명을 모두 업데이트해",
    "recuerda luego actualizar la documentación del proyecto entero",
    "recuerda más tarde borrarlo de todas las tablas viejas",
    "не забудь потом обновить документацию всего проекта целиком",
    "lembre-se mais tarde de atualizar a documentação do projeto",
    "não esqueça depois atualizar a documentação de todo o projeto",
    "n'oublie pas demain de mettre à jour la documentation du projet",
    "rappelle-toi plus tard d'effacer les vieilles tables du projet",
    "denk daran, später die Doku des ganzen Projekts zu aktualisieren",
    "vergiss nicht, morgen alle Tests im alten Ordner durchzuführen",
    "ricordati più tardi di aggiornare tutta la documentazione",
    "ricorda domani di cancellarlo da tutte le vecchie tabelle",
    "nezapomeň později aktualizovat dokumentaci celého projektu",
  ])("refuses what opens with when to do it: %s", (message) => {
    expect(read(message)).toEqual([]);
    expect(refused(message)).toEqual(["deferred_request"]);
  });

  it.each([
    "remember later versions of Node need the new flag",
    "remember tomorrow is a holiday and nobody deploys then",
    "remember: next time you deploy, run the migrations first",
    "記得下次部署前先跑 migration 再重啟所有的服務",
    "記得稍後會被刪除的檔案都放在 tmp 資料夾底下",
    "覚えておいて、後で消せるように必ずフラグを付ける",
    "기억해: 나중에 삭제할 수 있도록 플래그를 붙여야 해",
    "기억해: 다음에 배포할 때는 먼저 마이그레이션을 실행해",
    "recuerda que la próxima vez que despliegues hay que migrar primero",
    "recuerda después de cada despliegue mirar los registros",
    "запомни: потом опять нужен тот же ключ для тестов",
    "lembre-se que depois de atualizar é preciso limpar o cache",
    "retiens: la prochaine fois qu'on déploie, migrer d'abord",
    "merk dir: später gelöschte Dateien liegen im Ordner tmp",
    "ricorda: dopo ogni rilascio va svuotata la cache del server",
    "ricorda: dopo avere aggiornato il server va svuotata la cache",
    "pamatuj: potom opět běží starý server na portu 8080",
  ])("keeps a rule that opens so: %s", (message) => {
    expect([message, refused(message)]).toEqual([message, []]);
    expect(read(message)).toHaveLength(1);
  });

  it("keeps a rule that only ends in such a word", () => {
    expect(read("remember: keep secrets out of the log, they are hard to remove later")).toHaveLength(1);
    expect(read("remember: next time you deploy, run the migrations first")).toHaveLength(1);
  });

  it("takes every item of a list that follows", () => {
    const message = [
      "Remember these rules:",
      "",
      "- use pnpm in every script",
      "* we chose Postgres over MySQL",
      "  because of its indexes",
      "3. the repo is a monorepo",
      "That is all.",
      "- this is another list of mine",
    ].join("\n");
    expect(read(message)).toEqual([
      ["feedback", "use pnpm in every script"],
      ["decision", "we chose Postgres over MySQL because of its indexes"],
      ["project", "the repo is a monorepo"],
    ]);
    expect(read("記住以下：\n・一\n- 發版之前先跑完整套測試\n- 部署只能在星期一上午")).toEqual([]);
    expect(read("記住以下：\n- 發版之前先跑完整套測試\n- 部署只能在星期一上午")).toHaveLength(2);
    expect(read("覚えて：\n1. デプロイは月曜日だけ行う\n2. レビューは英語で書くこと")).toHaveLength(2);
  });

  it("takes the line below where its own is empty, and every request of a message once", () => {
    expect(read("Remember this:\nuse pnpm in every script")).toEqual([["feedback", "use pnpm in every script"]]);
    const twice =
      "remember: use pnpm in every script\nremember that Use  pnpm in every script\nfrom now on: write short answers";
    expect(read(twice).map(([, text]) => text)).toEqual(["use pnpm in every script", "write short answers"]);
  });

  it("bounds what it takes", () => {
    const [[, text]] = read(`remember: ${"word ".repeat(500)}`) as [[string, string]];
    expect([...text].length).toBeLessThanOrEqual(260);
  });

  it("knows phrases and types of the caller", () => {
    const types = typeTable([{ name: "glossary", cap: 4, detect: /^\w+ means /g }]);
    const own = requestReader(types, 260, ["note well"]);
    expect(own.read("Note well: ledger means the book of entries").requests).toEqual([
      { type: "glossary", text: "ledger means the book of entries" },
    ]);
    expect(own.read("remember: ledger means the book of entries").requests[0]?.type).toBe("glossary");
  });
});
