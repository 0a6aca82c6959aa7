/*
 * What a user says of the task at hand with a word of rules in it: an answer, how the thing that is being built behaves, one of two
 * things to build with. Each language a line, European ones first. In small letters.
 */

/** How an answer begins that turns something down. */
export const REFUSES = [
  "(?:no|nope|nah|wait|actually|never ?mind|forget (?:it|that|about))",
  "(?:n[oó]|espera|olvídalo|déjalo|não|esquece|deixa pra lá)",
  "(?:non|attends|laisse tomber|oublie|aspetta|lascia (?:stare|perdere))",
  "(?:nein|nee|nö|moment|warte|vergiss es|egal)",
  "(?:нет|не надо|погоди|подожди|забудь|неважно)",
  "(?:ne|počkej|nech toho|zapomeň na to|to je jedno)",
];
export const REFUSES_UNSPACED = "不是?[，,、]|算了|不用了|いや[、,]|いいえ[、,]|やっぱり|아니(?:요|야)?[,.]? ";

/** With these words an answer is a rule nonetheless. */
export const HOLDS_ON = [
  "always|never(?! ?mind)|ever|every|each|any(?:thing|more)?|whenever|without asking|unless",
  "siempre|nunca|jam[áa]s|cada|sempre|sem perguntar|sin preguntar",
  "toujours|jamais|chaque|mai|ogni|sans demander|senza chiedere",
  "immer|nie(?:mals)?|jede[snmr]?|ohne zu fragen",
  "всегда|никогда|кажд\\p{L}+|без спроса",
  "vždy(?:cky)?|nikdy|každ\\p{L}+",
];
export const HOLDS_ON_UNSPACED = "总是|總是|永远|永遠|一律|每次|绝不|絕不|絶対|常に|必ず|毎回|항상|절대|언제나";

/** The end of an order to build something so. */
export const MAKE_SURE = [
  "(?:make sure|ensure|be sure|see to it)(?: that)?",
  "(?:asegúrate|asegúrese|asegurate)(?: de)? que|haz que|(?:garanta|certifique-se(?: de)?|assegure)(?: que)?",
  "(?:assure-toi|assurez-vous|veille|fais en sorte|faites en sorte)(?: à ce)? que|(?:assicurati|assicuratevi|fai in modo)(?: di)?(?: che)",
  "(?:stelle? sicher|sorge? dafür|achte darauf),? dass",
  "(?:убедись|проследи|сделай так|позаботься)(?:те)?,? (?:что|чтобы)(?:бы)?",
  "(?:zajisti|ujisti se|postarej se|zařiď)(?:te)?,? (?:aby|že)",
];

/** Before what is built: an article and the like. */
export const THE =
  "(?:the|a|an|this|that|el|la|los|las|o|os|as|le|les|il|lo|i|gli|un|une|una|um|uma|der|die|das|den|ein|eine)";

/** Parts of programs that a person sees, and what they show: stems. */
export const PARTS = [
  "(?:modal|dialog|popup|pop-up|tooltip|button|sidebar|navbar|menu|dropdown|header|footer|banner|toast|spinner|cursor|slider|checkbox|export|search|chart|graph|list|table|form|page|panel|widget|player|carousel)",
  "(?:botón|diálogo|ventana|menú|lista|tabla|página|búsqueda|exportación|formulario|botão|janela|busca|tabela|exportação|exportar)",
  "(?:modale|fenêtre|bouton|liste|tableau|page|recherche|formulaire|finestra|pulsante|elenco|tabella|pagina|ricerca|esportazione)",
  "(?:modal|fenster|schaltfläche|liste|tabelle|seite|suche|formular|dialog|knopf|menü|seitenleiste)",
  "(?:модал|окно|кнопк|список|таблиц|страниц|поиск|экспорт|меню|форма)",
  "(?:modální|okno|tlačítko|seznam|tabulka|stránka|hledání|vyhledávání|nabídka|formulář|dialog)",
];
export const PARTS_UNSPACED =
  "弹窗|彈窗|对话框|對話框|按钮|按鈕|菜单|選單|侧边栏|側邊欄|列表|表格|页面|頁面|搜索|导出|匯出|モーダル|ダイアログ|ボタン|メニュー|サイドバー|一覧|ページ|検索|エクスポート|모달|대화상자|버튼|메뉴|사이드바|목록|페이지|검색|내보내기";

/** What is to be so. */
export const SHOULD = [
  "(?:should|must|needs to|has to)",
  "(?:debe|debería|tiene que|deve|deveria|tem que|tem de)",
  "(?:doit|devrait|deve|dovrebbe)",
  "(?:soll|sollte|muss|darf)",
  "(?:долж[ен]н?[аоы]?)",
  "(?:má|musí|by měl[ao]?|nesmí)",
];

/** Words of the work itself: a rule about them holds for the next task, too. */
export const OF_WORK = [
  "commit|push|pull|branch|merge|test|lint|build|deploy|release|review|\\bci\\b|code|comment|doc(?:s|ument)|changelog|readme|component|endpoint|convention|every (?:page|form|list|table|button|modal|dialog)|repo|project|we |our |before you|after you|you ",
  "prueba|rama|código|teste|documenta|componente|codice|ramo|proyecto|projeto|progetto|projet|composant|commentaire|comentario|comentário|commento",
  "prüf|kommentar|zweig|komponente|projekt|коммит|тест|сборк|деплой|ветк|код|проект|větev|větv|kód|komponent|komentář",
  "提交|测试|測試|代码|代碼|分支|合并|组件|注释|项目|コミット|テスト|コード|ブランチ|コンポーネント|コメント|プロジェクト|커밋|테스트|코드|브랜치|컴포넌트|주석|프로젝트",
];

/** All of a kind, the next ones too. */
export const ALL = [
  "all|every|each|todos|todas|cada|tous|toutes|chaque|tutti|tutte|ogni|alle|jede[snmr]?|все|кажд\\p{L}+|všechn\\p{L}+|každ\\p{L}+",
];
export const ALL_UNSPACED = "一律|所有|每|都|すべて|全て|全部|모든";

/** Services of which a task takes one. */
export const SERVICES =
  "(?:redis|kafka|rabbitmq|memcached|mongo(?:db)?|elasticsearch|websockets?|localstorage|local storage)";
/** How a user says not to take one. */
export const NOT_USE = [
  "(?:don['’]t|do not|dont) use",
  "no (?:uses|use|utilices)|não (?:use|usa|utilize)",
  "n['’]utilise(?:z)? pas(?: de)?|non usare|non utilizzare",
  "не (?:используй|используйте|бери)",
  "nepoužívej(?:te)?",
];
export const NOT_USE_UNSPACED = "(?:不要|别|別)(?:用|使用) ?";
/** Or to take another. */
export const USE =
  "(?:just )?(?:use|take|usa|utiliza|utilize|utilise|utilisez|utilizza|nimm|nutze|verwende|используй|используйте|возьми|použij|použijte)";
