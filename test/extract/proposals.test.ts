import { describe, expect, it } from "vitest";
import { isProposal } from "../../src/extract/fields/proposal.js";
import { extractAll } from "../../src/extract/index.js";

const PROPOSED = [
  "Moving the logs to S3 instead of CloudWatch would save about 200 a month.",
  "Streaming the rows through a cursor rather than loading them all would cut memory by half, since most files are over 1 GB.",
  "It would be cleaner to split the state per environment so that plans stay small.",
  "One option is to keep the map and use sticky sessions, which avoids a new service.",
  "My suggestion is to drop the preview column instead of computing it twice.",
  "Yo movería esto a Redis en lugar de dejarlo en memoria, porque hay dos instancias.",
  "Lo más limpio sería leer con un cursor en vez de cargar todo el archivo, porque son archivos grandes.",
  "Eu moveria isso para o Redis em vez de manter na memória, porque há duas instâncias.",
  "O mais simples seria ler com um cursor em vez de carregar tudo, porque os arquivos são grandes.",
  "Je déplacerais ce cache vers Redis plutôt que de le garder en mémoire, car deux instances tournent.",
  "Il vaudrait mieux supprimer l'aperçu au lieu de le calculer deux fois, puisque personne ne s'en sert.",
  "Io sposterei la cache su Redis invece di tenerla in memoria, perché girano due istanze.",
  "Dividere prima il file eviterebbe i picchi di memoria invece di spostarli.",
  "Besser wäre ein Cursor statt eines vollständigen Ladevorgangs, weil die Dateien groß sind.",
  "Alternativ ließe sich die Vorschau weglassen statt berechnen, um Zeit zu sparen.",
  "Проще было бы читать курсором вместо загрузки целиком, потому что файлы большие.",
  "Один из вариантов — делить файл заранее вместо чтения целиком, чтобы избежать пиков.",
  "Jednodušší by bylo číst kurzorem místo načtení celého souboru, protože soubory jsou velké.",
  "建议把缓存迁移到 Redis 而不是放在进程内存里，因为有两个实例。",
  "It would be cleaner to split the state instead of sharing it, but that needs a migration.",
  "Lo más limpio sería un cursor en vez de cargar todo, pero habría que cambiar la consulta.",
  "Besser wäre ein Cursor statt des vollständigen Ladens, aber dafür müsste die Abfrage umgebaut werden.",
  "更好的做法是用游标读取而不是一次性加载，因为文件很大。",
  "全件読み込みの代わりにカーソルで読む方がよさそうです。",
  "キャッシュはプロセス内のメモリではなくRedisに移すとよいでしょう。",
  "전체를 읽는 대신 커서로 읽는 편이 나을 것 같습니다, 파일이 크기 때문입니다.",
];

/** The conditional of a reason, of what was ruled out, or nouns that end like one. */
const DECIDED = [
  "Moved the sessions to Redis instead of process memory, because a second instance would lose them.",
  "Splitting would have needed a second pass, so I left the file whole instead.",
  "A PUT would fail silently, so I switched to POST instead.",
  "One option was sticky sessions, but I went with Redis instead, because the proxy cannot pin clients.",
  "It would be simpler to poll, but I chose webhooks instead because polling costs quota.",
  "A separate service would be cleaner; I kept it in the monolith instead, since the team has no ops capacity.",
  "One option is sticky sessions; I took Redis instead, because the proxy cannot pin clients.",
  "Die alten Namen habe ich beibehalten; eine Umbenennung würde 60 Dateien berühren.",
  "Polling could work too, but webhooks were chosen because they cost no quota.",
  "Chose the smaller image even though alpine would save 20 MB more, because musl breaks the native addon.",
  "I decided against a migration: renaming the column would lock the table, so a view is used instead.",
  "Sería más simple hacer polling, pero elegí webhooks porque el polling gasta cuota.",
  "Seria mais simples usar polling, mas escolhi webhooks porque gastam menos cota.",
  "Il serait plus simple d'interroger l'API, mais j'ai choisi les webhooks car ils ne coûtent rien.",
  "Sarebbe più semplice il polling, ma ho scelto i webhook perché non consumano quota.",
  "Einfacher wäre Polling, ich habe aber Webhooks gewählt, weil Polling Kontingent kostet.",
  "Проще был бы опрос, но я выбрал вебхуки вместо опроса, потому что они не тратят квоту.",
  "Jednodušší by bylo dotazování, ale zvolil jsem webhooky místo dotazování, protože nestojí kvótu.",
  "也可以用轮询，但我选择了 webhook 而不是轮询，因为轮询消耗配额。",
  "ポーリングも可能ですが、割り当てを消費するためWebhookを採用しました。",
  "La categoría se guarda como texto en lugar de número, porque el informe lo exige.",
  "La batería de pruebas usa un solo hilo en lugar de cuatro, porque devolvería datos viejos.",
  "A bateria de testes usa uma thread em vez de quatro, porque perderia dados.",
  "La date est lue dans le fichier plutôt que dans la base, car la base perdrait le fuseau.",
  "La data viene dal file invece che dal database, perché il database perderebbe il fuso.",
  "Das Caching liegt jetzt in Redis statt im Prozess, weil sonst die zweite Instanz ihre Sitzungen verlieren würde.",
  "Выбрал Redis вместо памяти процесса, потому что второй экземпляр потерял бы сессии.",
  "Zvolil jsem Redis místo paměti procesu, protože druhá instance by přišla o sezení.",
  "导入改为用游标读取而不是一次性加载，因为文件很大。",
  "メモリを抑えるため、全件読み込みの代わりにカーソルで読むようにしました。",
  "전체를 읽는 대신 커서로 읽기로 했습니다, 파일이 크기 때문입니다.",
];

describe("what is only proposed is no decision", () => {
  it.each(PROPOSED)("%s", (text) => {
    expect(extractAll(`● ${text}\n`).decisions).toEqual([]);
  });

  it.each(DECIDED)("as opposed to: %s", (text) => {
    expect(isProposal(text)).toBe(false);
    expect(extractAll(`● ${text}\n`).decisions).toHaveLength(1);
  });

  it("unless it stands below a title of decisions", () => {
    const { decisions } = extractAll(
      "## Decisions\n- Reports would go to S3 instead of the disk, because it is wiped on deploy\n",
    );
    expect(decisions).toHaveLength(1);
  });
});
