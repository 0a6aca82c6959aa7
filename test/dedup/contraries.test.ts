import { describe, expect, it } from "vitest";
import { compareFacts, type FactRelation } from "../../src/dedup/compare-facts.js";

type Pair = [old: string, fresh: string];

/** Pairs that were merged, or of which one replaced the other, each kind in several languages. */
const APART: Record<string, Pair[]> = {
  "what is excepted is denied what holds for the rest": [
    ["Everyone except Anna may deploy", "Anna may deploy"],
    ["All services apart from billing use Redis", "Billing uses Redis"],
    ["Everyone but Anna may deploy", "Anna may deploy"],
    ["All packages excluding legacy are linted", "The legacy package is linted"],
    ["Everyone may deploy, with the exception of Anna", "Anna may deploy"],
    ["Alle außer Anna dürfen deployen", "Anna darf deployen"],
    ["Mit Ausnahme von Anna dürfen alle deployen", "Anna darf deployen"],
    ["Every service but billing uses Redis", "Billing uses Redis"],
    ["Apart from Anna, everyone may deploy", "Anna may deploy"],
    ["Todos excepto Ana pueden desplegar", "Ana puede desplegar"],
    ["Todos los servicios menos billing usan Redis", "Billing usa Redis"],
    ["Todos salvo Ana pueden desplegar", "Ana puede desplegar"],
    ["Todos exceto Ana podem publicar", "Ana pode publicar"],
    ["Tous sauf Anna peuvent déployer", "Anna peut déployer"],
    ["Tous hormis Anna peuvent déployer", "Anna peut déployer"],
    ["Tutti tranne Anna possono pubblicare", "Anna può pubblicare"],
    ["Tutti eccetto Anna possono pubblicare", "Anna può pubblicare"],
    ["Všichni kromě Anny mohou nasazovat", "Anna může nasazovat"],
    ["Все кроме Анны могут деплоить", "Анна может деплоить"],
    ["Все, за исключением Анны, могут деплоить", "Анна может деплоить"],
    ["除 Anna 外所有人都可以部署", "Anna 可以部署"],
    ["除管理員以外，所有人都可以部署", "管理員可以部署"],
    ["管理者以外はデプロイできる", "管理者はデプロイできる"],
    ["관리자를 빼고 모두 배포할 수 있다", "관리자는 배포할 수 있다"],
    ["除了 Anna 以外，所有人都可以部署", "Anna 可以部署"],
    ["除 Anna 外所有人都可以部署", "除 Ben 外所有人都可以部署"],
    ["Anna 以外の全員がデプロイできる", "Anna がデプロイできる"],
    ["Anna を除く全員がデプロイできる", "Anna がデプロイできる"],
    ["Anna 제외한 모두가 배포할 수 있다", "Anna 는 배포할 수 있다"],
    ["Anna 를 제외하고 모두 배포할 수 있다", "Anna 는 배포할 수 있다"],
  ],
  "a sign in front of a number": [
    ["The offset is -1", "The offset is 1"],
    ["The offset is minus 1", "The offset is 1"],
    ["UTC+2 is used", "UTC-2 is used"],
    ["Der Versatz beträgt −3", "Der Versatz beträgt 3"],
    ["Der Server läuft in UTC+1", "Der Server läuft in UTC-1"],
    ["El desplazamiento es -1", "El desplazamiento es 1"],
    ["Le décalage est de -1", "Le décalage est de 1"],
    ["Lo scarto è -1", "Lo scarto è 1"],
    ["O deslocamento é -1", "O deslocamento é 1"],
    ["Смещение равно -1", "Смещение равно 1"],
    ["Posun je -1", "Posun je 1"],
    ["偏移量是 -1", "偏移量是 1"],
    ["オフセットは -1 です", "オフセットは 1 です"],
    ["오프셋은 -1 이다", "오프셋은 1 이다"],
  ],
  "the currency or the unit of an amount": [
    ["Price is 5 €", "Price is 5 $"],
    ["The price is $5", "The price is £5"],
    ["The fee is 5 euros", "The fee is 5 dollars"],
    ["The fee is 5 %", "The fee is 5 €"],
    ["The sensor stops at 40 °C", "The sensor stops at 40 °F"],
    ["Prices are in €", "Prices are in $"],
    ["The budget is 5 million €", "The budget is 5 million $"],
    ["Cables are 5 m long", "Cables are 5 km long"],
    ["The package weighs 5 kg", "The package weighs 5 lb"],
    ["Der Preis beträgt 5 €", "Der Preis beträgt 5 $"],
    ["Der Preis beträgt 5 Euro", "Der Preis beträgt 5 Franken"],
    ["El precio es 5 €", "El precio es 5 $"],
    ["Le prix est 5 €", "Le prix est 5 $"],
    ["Il prezzo è 5 €", "Il prezzo è 5 £"],
    ["O preço é 5 €", "O preço é 5 $"],
    ["Цена 5 €", "Цена 5 $"],
    ["Цена равна 5 ₽", "Цена равна 5 $"],
    ["Cena je 5 €", "Cena je 5 $"],
    ["价格是 5 €", "价格是 5 $"],
    ["价格是 5 元", "价格是 5 美元"],
    ["価格は 5 円です", "価格は 5 ドルです"],
    ["가격은 5 원이다", "가격은 5 달러이다"],
  ],
  "a denial and an opposite of two other things": [
    ["Ask before deleting files", "Do not ask before creating files"],
    ["Ask before closing issues", "Do not ask before opening issues"],
    ["Do not mock the database in slow tests", "Mock the database in fast tests"],
    ["Vor dem Löschen von Dateien fragen", "Vor dem Anlegen von Dateien nicht fragen"],
    ["Pregunta antes de borrar archivos", "No preguntes antes de crear archivos"],
    ["Demande avant de supprimer des fichiers", "Ne demande pas avant de créer des fichiers"],
    ["Chiedi prima di eliminare i file", "Non chiedere prima di creare i file"],
    ["Спрашивай перед удалением файлов", "Не спрашивай перед созданием файлов"],
    ["删除文件之前先询问", "创建文件之前不要询问"],
    ["ファイルを削除する前に確認する", "ファイルを作成する前に確認しない"],
    ["Never use git rebase on shared branches", "Use git rebase on your own branches"],
    ["Kein git rebase auf gemeinsamen Branches verwenden", "git rebase auf eigenen Branches verwenden"],
    ["Nunca uses git rebase en ramas compartidas", "Usa git rebase en ramas propias"],
    ["N'utilise jamais git rebase sur les branches partagées", "Utilise git rebase sur tes propres branches"],
    ["Не используй git rebase в общих ветках", "Используй git rebase в отдельных ветках"],
    ["不要在共享分支上使用 git rebase", "在独立分支上使用 git rebase"],
    ["共有ブランチで git rebase を使わない", "個別ブランチで git rebase を使う"],
  ],
};

/** Kinds that were taken for contradictions: both of a pair hold. */
const BOTH: Record<string, Pair[]> = {
  "another subject with another value": [
    ["Tests for the API live in tests/api", "Tests for the UI live in tests/ui"],
    ["Tests of the API are in tests/api", "Tests of the UI are in tests/ui"],
    ["Use Jest for the API", "Use Vitest for the UI"],
    ["Pour l'API on utilise Jest", "Pour l'UI on utilise Vitest"],
    ["Tests for v2 live in tests/v2", "Tests for v3 live in tests/v3"],
    ["Die Tests für die API liegen in tests/api", "Die Tests für die UI liegen in tests/ui"],
    ["Las pruebas de la API están en tests/api", "Las pruebas de la UI están en tests/ui"],
    ["Les tests de l'API sont dans tests/api", "Les tests de l'UI sont dans tests/ui"],
    ["I test della API sono in tests/api", "I test della UI sono in tests/ui"],
    ["Os testes da API ficam em tests/api", "Os testes da UI ficam em tests/ui"],
    ["Тесты для API лежат в tests/api", "Тесты для UI лежат в tests/ui"],
    ["Testy pro API jsou v tests/api", "Testy pro UI jsou v tests/ui"],
    ["API 的测试放在 tests/api", "UI 的测试放在 tests/ui"],
    ["API のテストは tests/api にある", "UI のテストは tests/ui にある"],
    ["API 테스트는 tests/api 에 있다", "UI 테스트는 tests/ui 에 있다"],
  ],
  "another property of the same thing": [
    ["Dates are stored in UTC", "Dates are shown in local time"],
    ["Invoices are created in EUR", "Invoices are shown in USD"],
    ["Daten werden in UTC gespeichert", "Daten werden in Ortszeit angezeigt"],
    ["Las fechas se guardan en UTC", "Las fechas se muestran en hora local"],
    ["Les dates sont stockées en UTC", "Les dates sont affichées en heure locale"],
    ["Даты хранятся в UTC", "Даты отображаются в MSK"],
    ["日期存储为 UTC", "日期显示为 CST"],
    ["日付は UTC で保存する", "日付は JST で表示する"],
  ],
};

/** Alike to one of the kinds above, and yet what it was. */
const FRIENDS: [string, string, FactRelation][] = [
  ["Nobody except Anna may deploy", "Only Anna may deploy", "duplicate"],
  ["Everyone except Anna may deploy", "Everyone except Anna may deploy.", "duplicate"],
  ["Everyone except Anna may deploy", "Everyone apart from Anna may deploy", "duplicate"],
  ["All endpoints except /health need a token", "All endpoints need a token", "distinct"],
  ["除 Anna 外所有人都可以部署", "所有人都可以部署", "distinct"],
  ["The branch is locked: only Anna may push", "The branch is locked except for pushes of Anna", "duplicate"],
  ["Nobody may deploy except Anna", "Only Anna may deploy", "distinct"],
  ["Use tabs except in YAML files", "Use tabs everywhere but in YAML files", "duplicate"],
  ["All endpoints need a token", "All endpoints except /health need a token", "refine"],
  ["The image runs on node-20", "The image runs on node 20", "duplicate"],
  ["Retries take 1-2 minutes", "Retries take 1 - 2 minutes", "duplicate"],
  ["List files with `ls -1`", "List files with ls -1", "duplicate"],
  ["Stop it with kill -9", "Stop it with `kill -9`", "duplicate"],
  ["The offset is -1", "The offset is −1", "duplicate"],
  ["The offset is +1", "The offset is 1", "duplicate"],
  ["Price is 5 €", "Price is 5€", "duplicate"],
  ["Price is 5 €", "Price is €5", "duplicate"],
  ["The fee is 5 €", "The fee is 5 euros", "duplicate"],
  ["The fee is 5%", "The fee is 5 %", "duplicate"],
  ["Map 80 $PORT to the container", "Map 80 `$PORT` to the container", "duplicate"],
  ["Price is 5 €", "Price is 6 €", "conflict"],
  ["The bucket is not public", "The bucket is private", "duplicate"],
  ["Do not use private buckets", "Use public buckets", "duplicate"],
  ["User does not want long answers", "User wants short answers", "duplicate"],
  ["Retry at most 3 times", "Do not retry more than three times", "duplicate"],
  ["The bucket must be kept private", "Do not make the bucket public", "duplicate"],
  ["Never run tests in parallel", "Run tests sequentially", "duplicate"],
  ["Cron jobs are not started manually", "Cron jobs are started automatically", "duplicate"],
  ["長いコメントを書かない", "短いコメントを書く", "duplicate"],
  ["Use Jest for the API", "Use Vitest for the API", "conflict"],
  ["Logs are kept in S3 for 30 days", "Logs are kept in GCS for 60 days", "conflict"],
  ["Keep the adapters in src/adapters", "The adapters were moved to packages/adapters", "conflict"],
  ["Tests live in tests/api", "Tests live in tests/ui", "conflict"],
  ["Tests for the API live in tests/api", "Tests for the API live in spec/api", "conflict"],
  ["Dates are stored in UTC", "Dates are stored in local time", "conflict"],
  ["Configs are kept in conf", "Configs are stored in conf", "duplicate"],
];

describe.each(Object.entries(APART))("%s keeps two facts from being one", (_, pairs) => {
  it.each(pairs)("%s / %s", (old, fresh) => {
    expect(["conflict", "distinct"]).toContain(compareFacts(old, fresh));
    expect(["conflict", "distinct"]).toContain(compareFacts(fresh, old));
  });
});

describe.each(Object.entries(BOTH))("%s replaces nothing", (_, pairs) => {
  it.each(pairs)("%s / %s", (old, fresh) => {
    expect(compareFacts(old, fresh)).toBe("distinct");
    expect(compareFacts(fresh, old)).toBe("distinct");
  });
});

it.each(FRIENDS)("%s / %s: %s", (old, fresh, relation) => expect(compareFacts(old, fresh)).toBe(relation));
