import { describe, expect, it } from "vitest";
import { isAnswer } from "../../src/extract/fields/answers.js";
import { isOfTask } from "../../src/extract/fields/of-task.js";
import { extractFactCandidates } from "../../src/extract/index.js";

const facts = (text: string) => extractFactCandidates("The page is ready.\n", [{ role: "user", text }]);

describe("what a user says of the task at hand is no rule", () => {
  it.each([
    "no, don't rename it, keep the old name",
    "never mind, revert that",
    "no, no lo renombres, deja el nombre anterior",
    "não, não renomeie, mantenha o nome antigo",
    "non, ne le renomme pas, garde l'ancien nom",
    "nein, nicht umbenennen, lass den alten Namen",
    "no, non rinominarlo, tieni il vecchio nome",
    "нет, не переименовывай, оставь старое имя",
    "ne, nepřejmenovávej to, nech starý název",
    "不，不要改名，保留旧名字",
    "いや、名前は変えないで、元のままにして",
    "아니요, 이름은 바꾸지 말고 그대로 두세요",
    "make sure the modal never closes on outside click",
    "asegúrate de que el modal nunca se cierre al hacer clic fuera",
    "garanta que o modal nunca feche ao clicar fora",
    "assure-toi que la modale ne se ferme jamais au clic extérieur",
    "stell sicher, dass das Modal nie bei einem Klick außerhalb schließt",
    "assicurati che la modale non si chiuda mai al clic esterno",
    "убедись, что модальное окно никогда не закрывается по клику снаружи",
    "zajisti, aby se modální okno nikdy nezavřelo kliknutím mimo",
    "确保弹窗永远不会在点击外部时关闭",
    "モーダルが外側のクリックで絶対に閉じないようにして",
    "모달이 바깥 클릭으로 절대 닫히지 않게 해 줘",
    "the export should always include the header row",
    "der Export soll immer die Kopfzeile enthalten",
    "导出必须始终包含表头",
    "エクスポートには必ずヘッダー行を含めてください",
    "don't use redis, use the in-memory cache",
    "no uses redis, usa la caché en memoria",
    "não use redis, use o cache em memória",
    "n'utilise pas redis, utilise le cache en mémoire",
    "non usare redis, usa la cache in memoria",
    "не используй redis, используй кэш в памяти",
    "nepoužívej redis, použij cache v paměti",
    "不要用redis，用内存缓存",
  ])("%s", (text) => {
    expect(isOfTask(text)).toBe(true);
    expect(facts(text)).toEqual([]);
  });

  it.each([
    "no, never commit without asking me first",
    "no, from now on keep the old names",
    "nein, ab jetzt immer den alten Namen behalten",
    "Make sure the tests always pass before you push",
    "Every form should always use the shared component",
    "The current branch must never be pushed.",
    "don't use npm, use pnpm",
    "never commit without asking",
    "In this repo we always use the shared page layout",
    "No default exports, always named ones",
    "Nikdy necommituj bez dotazu",
    "提交前必须始终运行测试",
    "ボタンは必ず共通コンポーネントを使ってください",
    "모든 페이지는 항상 공통 컴포넌트를 사용하세요",
    "Все страницы всегда на русском языке",
    "No toques nunca la rama principal",
  ])("as opposed to: %s", (text) => {
    expect(isOfTask(text)).toBe(false);
  });

  it.each([
    "just do step 2, don't do step 3 yet",
    "Make the header blue. Don't touch the tests for now, and never mind the lint errors.",
  ])("nor what is limited to it: %s", (text) => {
    expect(facts(text)).toEqual([]);
  });
});

describe("trouble with an order to repair it is no rule", () => {
  it.each([
    "The search never returns archived rows, please fix",
    "La búsqueda nunca devuelve las filas archivadas, por favor arréglalo",
    "A busca nunca devolve as linhas arquivadas, por favor corrija",
    "La recherche ne renvoie jamais les lignes archivées, corrige ça",
    "Die Suche liefert nie archivierte Zeilen, bitte beheben",
    "La ricerca non restituisce mai le righe archiviate, correggilo",
    "Поиск никогда не возвращает архивные строки, исправь пожалуйста",
    "Hledání nikdy nevrací archivované řádky, prosím oprav to",
    "搜索永远不返回已归档的行，请修复",
    "検索がアーカイブ済みの行を絶対に返しません、修正してください",
    "검색이 보관된 행을 절대 반환하지 않아요, 고쳐 주세요",
  ])("%s", (text) => {
    expect(facts(text)).toEqual([]);
  });

  it.each([
    "Never push when the linter fails, fix it",
    "Always run the linter before a push, and when it fails, fix it",
    "Immer zuerst den Linter laufen lassen, Fehler bitte beheben",
  ])("as opposed to: %s", (text) => {
    expect(facts(text)).toHaveLength(1);
  });
});

describe("a plan that is handed over is no list of rules", () => {
  it.each([
    "Implement the following plan:",
    "Implementa el siguiente plan:",
    "Implemente o seguinte plano:",
    "Implémente le plan suivant :",
    "Implementiere den folgenden Plan:",
    "Esegui il seguente piano:",
    "Реализуй следующий план:",
    "Implementuj následující plán:",
    "实施以下计划：",
    "以下の計画を実装してください：",
    "다음 계획을 구현해 주세요:",
  ])("%s", (head) => {
    const plan =
      "# Timestamps\n\n- Only assigns timestamps in watch mode, never in sync mode\n- Always writes the header";
    expect(facts(`${head}\n\n${plan}`)).toEqual([]);
    expect(facts(`Never touch \`gen/\`.\n\n${head}\n\n${plan}\n\nFrom now on answer in Czech.`)).toHaveLength(2);
  });

  it("as opposed to the rules for plans", () => {
    expect(facts("Rules for every plan:\n\n- Always write short sentences.")).toHaveLength(1);
    expect(facts("Follow these rules:\n\n- Always write short sentences.")).toHaveLength(1);
  });
});

describe("that nothing else is wanted settles nothing", () => {
  it.each([
    "no thanks, that's all",
    "no, that's fine for now",
    "no gracias, eso es todo",
    "não, obrigado, é só isso",
    "non merci, c'est tout",
    "no grazie, va bene così",
    "nein danke, das ist alles",
    "нет, спасибо, это всё",
    "ne, děkuji, to je vše",
    "不用了，谢谢，就这样吧",
    "いいえ、大丈夫です。ありがとうございます",
    "아니요, 괜찮아요. 감사합니다",
  ])("%s", (text) => {
    expect(isAnswer(text)).toBe(false);
  });

  it.each([
    "no separate queue, thanks, that's all",
    "no, keep the CSV, thanks",
    "keine Warteschlange, danke",
    "non, garde la colonne, merci",
    "不用队列，谢谢，就这样",
  ])("as opposed to: %s", (text) => {
    expect(isAnswer(text)).toBe(true);
  });
});
