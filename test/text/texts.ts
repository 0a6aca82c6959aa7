/** Texts of this project's own, one per kind of text that memories hold: name, text, most that the estimate may exceed. */
export const TEXTS: readonly [string, string, number][] = [
  [
    "English prose",
    "The search box now keeps its query when the page reloads, and the list scrolls back to the item that was open. Two of the older browser tests still fail because they wait for a label that no longer exists; they need new selectors. The cache is cleared on sign-out, so a second user on the same machine never sees the first one's results. Before the release somebody should measure how long the first query takes on a cold start.",
    1.12,
  ],
  [
    "a report with file names",
    "Moved the retry logic from src/net/client.ts into src/net/backoff.ts and kept the old export so that plugins still load. Updated README.md and the tests in test/net/backoff.test.ts. Left to do: the CLI flag `--max-retries` is parsed but never passed on.",
    1.16,
  ],
  [
    "code",
    'export async function loadUser(id: string): Promise<User | null> {\n  const row = await db.query("select * from users where id = $1", [id]);\n  if (row.length === 0) return null;\n  return { id, name: row[0].name, createdAt: new Date(row[0].created_at) };\n}\n',
    1.2,
  ],
  [
    "simplified Chinese",
    "搜索框现在会在刷新页面后保留查询内容,列表也会回到之前打开的条目。有两个旧的浏览器测试仍然失败,因为它们在等待一个已经不存在的标签,需要换成新的选择器。退出登录时会清空缓存,因此同一台机器上的第二个用户看不到前一个用户的结果。",
    1.45,
  ],
  [
    "traditional Chinese",
    "搜尋框現在會在重新整理頁面後保留查詢內容,清單也會回到之前開啟的項目。有兩個舊的瀏覽器測試仍然失敗,因為它們在等待一個已經不存在的標籤,需要換成新的選擇器。",
    1.4,
  ],
  [
    "Japanese",
    "検索ボックスはページを再読み込みしても入力内容を保持し、一覧は開いていた項目の位置まで戻るようになりました。古いブラウザテストのうち二つは、もう存在しないラベルを待っているため失敗したままです。新しいセレクタに直す必要があります。",
    1.4,
  ],
  [
    "Korean",
    "검색창은 이제 페이지를 새로 고쳐도 입력한 내용을 유지하고, 목록은 열려 있던 항목으로 돌아갑니다. 오래된 브라우저 테스트 두 개는 더 이상 없는 라벨을 기다리기 때문에 여전히 실패하며, 새로운 선택자가 필요합니다.",
    1.4,
  ],
  [
    "Russian",
    "Поле поиска теперь сохраняет запрос после перезагрузки страницы, а список возвращается к открытой записи. Два старых браузерных теста по-прежнему падают: они ждут подпись, которой больше нет, и им нужны новые селекторы. При выходе кэш очищается.",
    1.35,
  ],
  [
    "German",
    "Das Suchfeld behält die Eingabe nach dem Neuladen, und die Liste springt zum geöffneten Eintrag zurück. Zwei ältere Browsertests schlagen noch fehl, weil sie auf eine Beschriftung warten, die es nicht mehr gibt; sie brauchen neue Selektoren.",
    1.25,
  ],
  [
    "French",
    "Le champ de recherche garde maintenant la requête après un rechargement, et la liste revient à l'élément ouvert. Deux anciens tests échouent encore, car ils attendent une étiquette qui n'existe plus ; il leur faut de nouveaux sélecteurs.",
    1.3,
  ],
  [
    "Spanish",
    "El cuadro de búsqueda conserva la consulta al recargar la página y la lista vuelve al elemento que estaba abierto. Dos pruebas antiguas siguen fallando porque esperan una etiqueta que ya no existe; necesitan selectores nuevos.",
    1.3,
  ],
  [
    "Czech",
    "Vyhledávací pole si nyní po obnovení stránky pamatuje dotaz a seznam se vrátí k otevřené položce. Dva starší testy stále selhávají, protože čekají na popisek, který už neexistuje, a potřebují nové selektory.",
    1.3,
  ],
  [
    "paths",
    "services/billing/src/invoice/InvoiceMailer.ts, C:\\work\\app\\Program.cs, /etc/nginx/sites-enabled/api.conf, lib/python3.11/site-packages/requests/adapters.py, web/src/pages/[slug]/index.tsx",
    1.25,
  ],
  [
    "hashes",
    "4be1c09, 9f0d72ae31c4, e7a0b4c95d1f2386a7bc0d9e8f6a5b4c3d2e1f00, 7c9e6679-7425-40de-944b-e07fc1f90ae7",
    1.25,
  ],
  [
    "names of code",
    "parseInvoiceRow, loadUserById, rate_table_cache, InvoiceMailer, HTTPServerOptions, MAX_RETRY_COUNT, --dry-run, useSearchParams, billing_cycle_start, isReady, TenantRegistry.resolve",
    1.26,
  ],
  [
    "labels and marks",
    '- Files changed: rates.ts, src/index.ts\n- Next steps: run `npm test`; don\'t forget the README (see #214)…\n- Key terms: applyDiscount, "net 30", v2.1\n',
    1.15,
  ],
  [
    "shouted words",
    "TODO: rename the README section, then update CHANGELOG and LICENSE. NOTE: the API KEY is read from the ENV, not from JSON.",
    1.15,
  ],
  ["emoji", "✅ shipped 🚀, ⚠️ one warning left, 👩‍💻 pairing with 👍🏽, flags 🇩🇪 🇯🇵, 🧪🔥🎉", 1.6],
  ["numbers", "port 5432, 1,234,567 rows in 12.75 s, version 10.4.2-rc.1, 2026-03-17T14:30:00Z", 1.35],
];

/** Their clauses, of the size of what memories hold. */
export const CLAUSES: readonly string[] = TEXTS.flatMap(([, text]) => text.match(/[^,;.:。、，,\n]{8,80}/gu) ?? []);
