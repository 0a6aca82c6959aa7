import { describe, expect, it } from "vitest";
import { requestReader } from "../../src/workspace/requests.js";
import { typeTable } from "../../src/workspace/types.js";

const reader = requestReader(typeTable(), 260);
const found = (text: string) => {
  const { requests, refused } = reader.read(text);
  return [requests.map((request) => request.text), refused.map(({ reason }) => reason)];
};

describe("a request is as long as it says in its script", () => {
  it.each([
    ["记住：用中文回答", "用中文回答"],
    ["记住：提交用中文", "提交用中文"],
    ["記住：用繁體字", "用繁體字"],
    ["覚えて：日本語で回答", "日本語で回答"],
    ["기억해: 한국어로 답변", "한국어로 답변"],
    ["기억해 줘: 존댓말로", "존댓말로"],
    ["remember: use pnpm", "use pnpm"],
  ])("takes %s", (message, text) => {
    expect(found(message)).toEqual([[text], []]);
  });

  it.each(["記住我", "기억해: 나를", "覚えて：私を", "remember: me too", "запомни: это я"])(
    "finds %s too short",
    (message) => {
      expect(found(message)).toEqual([[], ["too_short"]]);
    },
  );
});

describe("requests in the languages that were missing", () => {
  it.each([
    ["lembre-se: responda sempre em português", "responda sempre em português"],
    ["Por favor, lembra-te que os deploys são às segundas", "os deploys são às segundas"],
    ["A partir de agora responda em português", "responda em português"],
    ["retiens : réponds toujours en français", "réponds toujours en français"],
    ["N’oublie pas que les déploiements sont le lundi", "les déploiements sont le lundi"],
    ["Désormais, réponds en français", "réponds en français"],
    ["Bitte merk dir: antworte auf Deutsch", "antworte auf Deutsch"],
    ["Denk daran, dass Deploys nur montags laufen", "Deploys nur montags laufen"],
    ["Ab jetzt antworte immer auf Deutsch", "antworte immer auf Deutsch"],
    ["Ricordati che i deploy sono di lunedì", "i deploy sono di lunedì"],
    ["D'ora in poi rispondi in italiano", "rispondi in italiano"],
    ["Zapamatuj si: odpovídej vždy česky", "odpovídej vždy česky"],
    ["Nezapomeň, že nasazujeme jen v pondělí", "nasazujeme jen v pondělí"],
    ["Od teď odpovídej vždy česky", "odpovídej vždy česky"],
  ])("reads %s", (message, text) => {
    expect(found(message)).toEqual([[text], []]);
  });

  it.each([
    ["merk dir das nicht: das Format der Testschlüssel", "negated_request"],
    ["Merk dir das, machen wir später", "deferred_request"],
    ["lembre-se disto, fazemos mais tarde", "deferred_request"],
    ["ricorda questo, lo facciamo più tardi", "deferred_request"],
    ["retiens ceci, on le fera plus tard", "deferred_request"],
    ["pamatuj, uděláme to později", "deferred_request"],
  ])("refuses %s as %s", (message, reason) => {
    expect(found(message)).toEqual([[], [reason]]);
  });

  it.each(["ne retiens pas ceci : le format de la clé", "nepamatuj si to: formát klíče", "non ricordare: il formato"])(
    "ignores %s",
    (message) => {
      expect(found(message)).toEqual([[], []]);
    },
  );
});

describe("what a user recalls or asks is no request", () => {
  it.each([
    ["Remember when we fixed the pager last week? It broke again.", "question"],
    ["Remember the time when we lost the index? Same thing.", "question"],
    ["remember when the importer broke on empty files. Same again.", "recollection"],
    ["remember yesterday the login page broke again", "recollection"],
    ["記得上次我們怎麼修好分頁的嗎？又壞了。", "question"],
    ["記得嗎？我們上週修好了分頁", "question"],
    ["記得上週修好的分頁，現在又壞了", "recollection"],
    ["覚えてる？先週ページ送りを直したこと", "question"],
    ["覚えていますか、先週のページ送りの件", "question"],
    ["기억해? 지난주에 고친 페이지네이션이 또 고장났어", "question"],
    ["recuerda cuando arreglamos el paginador? se rompió otra vez", "question"],
    ["recuerda cuando arreglamos el paginador, se rompió otra vez", "recollection"],
    ["запомни, как мы починили пагинацию, она снова сломалась", "recollection"],
    ["lembra-te quando quebrou a página? quebrou de novo", "question"],
    ["souviens-toi quand on a réparé la pagination, elle est cassée", "recollection"],
    ["Vergiss nicht, als wir den Pager repariert haben, jetzt ist er kaputt", "recollection"],
    ["ricorda quando abbiamo sistemato la pagina, si è rotta di nuovo", "recollection"],
    ["pamatuj, když jsme opravili stránkování, zase nefunguje", "recollection"],
    ["Going forward, should we use tabs?", "question"],
    ["A partir de ahora, ¿usamos pnpm?", "question"],
    ["Ab jetzt: sollen wir pnpm nehmen?", "question"],
  ])("%s: %s", (message, reason) => {
    expect(found(message)).toEqual([[], [reason]]);
  });

  it.each([
    "remember when you deploy, run the migrations first",
    "remember when deploying to run the migrations first",
    'remember to ask "which port?" before you start a server',
    "remember: what port do we use? It is 8080.",
    "remember last year's rates stay in the archive table",
    "記得上次的教訓，部署之前先跑測試",
    "recuerda que cuando falla una prueba no se publica",
    "覚えておいて、テストは必ず実行する",
    "I prefer tabs, ok?",
    "I prefer it crashes loudly over a wrong number",
    "prefiero que falle la prueba y no que calle",
    "don't forget: the tests fail on Windows without long paths",
  ])("takes %s", (message) => {
    expect(found(message)).toEqual([[expect.any(String)], []]);
  });
});

describe("what goes wrong from now on is no request", () => {
  it.each([
    "From now on the tests fail on CI, please fix",
    "From now on my tests crash, any idea why",
    "Going forward the login page is broken",
    "從現在開始測試在 CI 上失敗，請修正",
    "今後はテストがCIで失敗します、直してください",
    "앞으로 CI에서 테스트가 실패합니다, 고쳐 주세요",
    "A partir de ahora las pruebas fallan en CI, por favor arréglalo",
    "отныне тесты падают на CI, почини пожалуйста",
    "A partir de agora os testes falham na CI, por favor corrija",
    "À partir de maintenant les tests échouent en CI, corrige s'il te plaît",
    "Ab jetzt schlagen die Tests in der CI fehl, bitte beheben",
    "D'ora in poi i test falliscono in CI, per favore correggi",
    "Od teď testy v CI padají, prosím oprav to",
    "From now on the build fails on Windows, can you look",
  ])("refuses %s", (message) => {
    expect(found(message)).toEqual([[], ["bug_report"]]);
  });

  it.each([
    "From now on the build fails on any warning",
    "From now on, if a test fails, please fix it before moving on",
    "going forward the tests must not fail silently",
    "From now on crash loudly instead of returning null",
    "從現在開始，測試失敗就不要推送",
    "今後は、テストが失敗したら修正してからプッシュして",
    "앞으로는 테스트가 실패하면 먼저 고쳐 주세요",
    "a partir de ahora, si una prueba falla, no hagas push",
    "отныне, если тест падает, сначала почини его",
    "A partir de agora, se um teste falha, não faça push",
    "Désormais, si un test échoue, corrige-le avant de continuer",
    "Ab sofort: wenn ein Test fehlschlägt, erst beheben",
    "D'ora in poi, se un test fallisce, correggi prima di continuare",
    "Od teď, když test selhává, nejdřív ho oprav",
  ])("takes %s", (message) => {
    expect(found(message)).toEqual([[expect.any(String)], []]);
  });
});
