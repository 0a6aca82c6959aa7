/** Pairs written for these tests: language, expected relation, old fact, new fact. */
export const PAIRS = `
en|duplicate|The search index is rebuilt every night|Every night the search index gets rebuilt
en|duplicate|Secrets are read from Vault|Vault is where secrets are read from
en|duplicate|Never commit .env files|Do not commit .env files to git
en|duplicate|The worker crashes when the queue is empty|The worker fails on an empty queue
en|duplicate|Integration tests need Docker to be running|Docker must run for the integration tests
en|duplicate|User prefers small commits|The user likes commits to be small
en|duplicate|Sessions expire after 1,800 seconds|Sessions expire after 1800 s
en|duplicate|The request limit is 10k per day|The request limit is 10,000 per day
en|duplicate|Uploads may be up to 2 GB|Uploads can be at most 2GB
en|duplicate|The scheduler calls the billing API|The billing API is called by the scheduler
en|duplicate|Do not mock the clock in unit tests|Avoid mocking the clock in unit tests
en|duplicate|Environment variables are validated at startup|Env vars get validated on startup
en|duplicate|Use feature branches for every change|Every change goes on a feature branch
en|duplicate|The mobile client caches avatars for 24 hours|Avatars are cached for 24 h by the mobile client
en|duplicate|Server components must not import useState|useState must never be imported in server components
en|duplicate|The linter runs in a pre-commit hook|A pre-commit hook runs the linter
en|duplicate|Error responses follow RFC 7807|RFC 7807 is used for error responses
en|duplicate|It takes three minutes to build the image|Building the image takes 3 minutes
en|duplicate|Release tags start with v|Tags for releases are prefixed with v
en|duplicate|The admin panel lives in packages/admin|packages/admin contains the admin panel
en|duplicate|User hates long emails|User doesn't like lengthy emails
en|duplicate|Do not forget to run the generator after editing schema.graphql|After changing schema.graphql, run the generator
en|duplicate|Windows paths break the glob matcher|The glob matcher does not work with Windows paths
en|duplicate|Prices are kept in cents|Prices are stored in cents
en|duplicate|The proxy strips the Authorization header|The Authorization header is removed by the proxy
en|duplicate|Keep functions below 40 lines|Functions should be shorter than 40 lines
en|duplicate|User wants to be asked before files are deleted|Ask the user before deleting files
en|refine|The search index is rebuilt every night|The search index is rebuilt every night at 02:00 by a cron job
en|refine|Use feature branches for every change|Use feature branches for every change, named after the issue
en|refine|Docs are built with Docusaurus|Docs are built with Docusaurus 3 and deployed to Netlify
en|refine|Never commit .env files|Never commit .env files; keep an .env.example instead
en|refine|The linter runs in a pre-commit hook|The linter runs in a pre-commit hook through lefthook
en|refine|Prices are kept in cents|Prices are kept in cents because floats lose precision
en|conflict|The search index is rebuilt every night|The search index is rebuilt every hour
en|conflict|Secrets are read from Vault|Secrets are read from Doppler
en|conflict|Integration tests need Docker to be running|Integration tests do not need Docker
en|conflict|User prefers small commits|User prefers large commits
en|conflict|Sessions expire after 30 minutes|Sessions expire after 30 days
en|conflict|The scheduler calls the billing API|The billing API calls the scheduler
en|conflict|Run the linter first, then the tests|Run the tests first, then the linter
en|conflict|Run the formatter before the linter|Run the linter before the formatter
en|conflict|All endpoints require a token|Only some endpoints require a token
en|conflict|The team deploys on Fridays|The team never deploys on Fridays
en|conflict|Indent with two spaces|Indent with four spaces
en|conflict|Indent with tabs|Indent with spaces
en|conflict|Strings use single quotes|Strings use double quotes
en|conflict|Images are stored in S3|Images are stored in Cloudflare R2
en|conflict|The monorepo uses Nx|The monorepo uses Turborepo
en|conflict|Use npm|Use pnpm
en|conflict|Tests run with Jest|We switched to Vitest for the tests
en|conflict|The frontend was migrated from Vue to Svelte|The frontend uses Vue
en|conflict|Deployment happens through Jenkins|Deployment moved from Jenkins to GitHub Actions
en|conflict|The outage came from the proxy, not from the database|The outage came from the database, not from the proxy
en|conflict|User wants answers as bullet points|User does not want bullet points in answers
en|conflict|The API returns dates in UTC|The API returns dates in local time
en|conflict|The retry limit is 3|The retry limit is 7
en|conflict|At least two approvals are needed|At most two approvals are needed
en|conflict|Types are exported from src/types.ts|Types are exported from src/model/index.ts
en|conflict|The header is sticky|The header is not sticky
en|conflict|The flag is enabled by default|The flag is disabled by default
en|conflict|Logs are written as JSON|Logs are written as plain text, not JSON
en|conflict|Use async/await rather than callbacks|Use callbacks rather than async/await
en|conflict|The staging server runs Node 18|The staging server runs Node 22
en|conflict|Enum values are lower case|Enum values are upper case
en|conflict|Contracts are reviewed by the legal team|Contracts are not reviewed by the legal team any more
en|conflict|Rebase feature branches|Merge main into feature branches instead of rebasing
en|conflict|Nobody may edit generated files|Generated files may be edited
en|conflict|The build is reproducible|The build is not reproducible yet
en|distinct|The search index is rebuilt every night|The audit log is exported every night
en|distinct|Secrets are read from Vault|Feature toggles are read from Vault
en|distinct|Never commit .env files|Never commit build output
en|distinct|The worker crashes when the queue is empty|The worker logs the queue length
en|distinct|User prefers small commits|User prefers small functions
en|distinct|Sessions expire after 30 minutes|Invitations expire after 30 minutes
en|distinct|The API returns dates in UTC|The API returns amounts in cents
en|distinct|Docker fails on the old runner|Podman fails on the old runner
en|distinct|The flag is enabled by default|The sandbox is disabled by default
en|distinct|The library supports React|The library supports Vue
en|distinct|Do not use npm|Do not use yarn
en|distinct|Images are stored in S3|Images are resized to 1200 px
en|distinct|The header is sticky|The footer is sticky
en|distinct|Use axios in the dashboard|Use fetch in the worker
en|distinct|The retry limit is 3|The page limit is 3
en|distinct|src/auth.ts holds the session logic|src/cart.ts holds the pricing logic
en|distinct|loadUser returns a promise|saveUser returns a promise
en|distinct|CI caches node_modules|CI publishes coverage reports
de|duplicate|Tests immer vor dem Push ausführen|Vor dem Push müssen die Tests immer ausgeführt werden
de|duplicate|Keine Secrets ins Repository committen|Secrets dürfen nicht ins Repository committet werden
de|duplicate|Der Benutzer möchte kurze Antworten|Der Benutzer bevorzugt knappe Antworten
de|conflict|Der Benutzer bevorzugt Tabs statt Leerzeichen|Der Benutzer bevorzugt Leerzeichen statt Tabs
de|conflict|Das Frontend nutzt React|Das Frontend nutzt kein React mehr
de|conflict|Die Sitzung läuft nach 30 Minuten ab|Die Sitzung läuft nach 60 Minuten ab
de|conflict|Die Anwendung nutzt MySQL|Die Anwendung nutzt SQLite
de|distinct|Das Backend läuft auf Port 4000|Das Frontend läuft auf Port 4000
de|distinct|Der Benutzer möchte kurze Antworten|Der Benutzer möchte kurze Commit-Nachrichten
de|refine|Keine Secrets ins Repository committen|Keine Secrets ins Repository committen, auch nicht verschlüsselt
fr|duplicate|Ne jamais pousser directement sur la branche main|Il ne faut pas pousser directement sur la branche main
fr|duplicate|L'utilisateur préfère des réponses courtes|L'utilisateur veut des réponses concises
fr|conflict|L'utilisateur préfère les tabulations aux espaces|L'utilisateur préfère les espaces aux tabulations
fr|conflict|Les tests utilisent Jest|Les tests utilisent Vitest
fr|conflict|Le cache expire après 10 minutes|Le cache expire après 20 minutes
fr|conflict|Les migrations sont lancées automatiquement|Les migrations sont lancées manuellement
fr|distinct|Le formulaire de contact valide l'adresse|Le formulaire de paiement valide la carte
fr|refine|Les tests utilisent Vitest|Les tests utilisent Vitest avec un seuil de couverture de 90 %
es|duplicate|No usar any en TypeScript|Nunca usar any en TypeScript
es|duplicate|El usuario quiere respuestas breves|El usuario prefiere respuestas cortas
es|duplicate|La base de datos está en PostgreSQL|Se usa PostgreSQL como base de datos
es|conflict|El usuario prefiere tabulaciones en lugar de espacios|El usuario prefiere espacios en lugar de tabulaciones
es|conflict|Siempre ejecutar el linter antes del commit|No hace falta ejecutar el linter antes del commit
es|conflict|La aplicación usa Redux|La aplicación usa Zustand
es|conflict|Está prohibido desplegar los viernes|Está permitido desplegar los viernes
es|distinct|El servicio de pagos usa Redis|El servicio de correo usa Redis
es|distinct|Los informes se generan cada noche|Las copias se guardan en S3
es|refine|Los informes se generan cada noche|Los informes se generan cada noche y se envían por correo
pt|duplicate|Não usar any em TypeScript|Evitar any em TypeScript
pt|duplicate|O usuário prefere respostas curtas|O usuário quer respostas breves
pt|conflict|O servidor usa a porta 4000|O servidor usa a porta 5000
pt|conflict|O projeto usa Yarn|O projeto não usa mais Yarn
pt|conflict|Nunca fazer deploy na sexta-feira|Pode fazer deploy na sexta-feira
pt|distinct|O painel usa gráficos de linha|O painel exige login
it|duplicate|Non usare mai any in TypeScript|Evitare any in TypeScript
it|duplicate|L'utente preferisce risposte brevi|L'utente vuole risposte corte
it|duplicate|Il server ascolta sulla porta 8080|Il server usa la porta 8080
it|conflict|L'utente preferisce gli spazi invece dei tab|L'utente preferisce i tab invece degli spazi
it|conflict|Il progetto usa Gradle|Il progetto usa Maven
it|conflict|I test girano in CI|I test non girano più in CI
it|conflict|La sessione scade dopo 15 minuti|La sessione scade dopo 45 minuti
it|distinct|Il carrello salva gli articoli nel browser|Il modulo di contatto invia una email
it|distinct|Eseguire sempre i test prima del commit|Eseguire sempre il linter prima del commit
it|refine|Il progetto usa Maven|Il progetto usa Maven con Java 21
ru|duplicate|Никогда не коммитить файлы .env|Нельзя коммитить файлы .env
ru|duplicate|Пользователь предпочитает короткие ответы|Пользователь хочет краткие ответы
ru|duplicate|Перед релизом нужно обновить журнал изменений|Обновлять журнал изменений перед релизом
ru|conflict|Пользователь предпочитает табы вместо пробелов|Пользователь предпочитает пробелы вместо табов
ru|conflict|Проект использует Webpack|Проект использует Vite
ru|conflict|Кэш очищается автоматически|Кэш очищается вручную
ru|conflict|Тест оплаты нестабилен|Тест оплаты стабилен
ru|conflict|Проект использует Yarn|Проект больше не использует Yarn
ru|distinct|Сервис оплаты работает на порту 4000|Сервис поиска работает на порту 4000
ru|distinct|Отчёты строятся ночью|Картинки сжимаются при загрузке
ru|refine|Проект использует Vite|Проект использует Vite с плагином для React
cs|duplicate|Nikdy nepoužívat any v TypeScriptu|Nepoužívej any v TypeScriptu
cs|duplicate|Uživatel preferuje krátké odpovědi|Uživatel chce stručné odpovědi
cs|conflict|Uživatel preferuje tabulátory místo mezer|Uživatel preferuje mezery místo tabulátorů
cs|conflict|Projekt používá Jest|Projekt už nepoužívá Jest
cs|conflict|Server běží na portu 3000|Server běží na portu 8080
cs|conflict|Databáze je PostgreSQL|Databáze je MySQL
cs|distinct|Testy přihlášení běží v noci|Testy plateb běží v noci
cs|distinct|Server běží na portu 3000|Zálohy se ukládají každou hodinu
cs|refine|Projekt používá Jest|Projekt používá Jest a Testing Library
pl|duplicate|Nigdy nie commitować plików .env|Nie wolno commitować plików .env
pl|duplicate|Użytkownik woli krótkie odpowiedzi|Użytkownik chce krótkich odpowiedzi
pl|conflict|Projekt używa Jest|Projekt nie używa Jest
pl|conflict|Serwer działa na porcie 3000|Serwer działa na porcie 9000
pl|conflict|Użytkownik woli tabulatory zamiast spacji|Użytkownik woli spacje zamiast tabulatorów
pl|distinct|Serwer działa na porcie 3000|Baza danych działa na porcie 5432
zh|duplicate|数据库使用 PostgreSQL|使用 PostgreSQL 作为数据库
zh|duplicate|禁止提交 .env 文件|不要提交 .env 文件
zh|duplicate|用户喜欢简短的提交信息|用户偏好简洁的提交信息
zh|duplicate|发布前必须更新变更日志|更新变更日志后才能发布
zh|duplicate|删除文件前先征求用户同意|删除文件之前要先询问用户
zh|conflict|用户喜欢制表符而不是空格|用户喜欢空格而不是制表符
zh|conflict|项目使用 Jest 进行测试|项目使用 Vitest 进行测试
zh|conflict|登录接口需要验证码|登录接口不需要验证码
zh|conflict|缓存有效期为 10 分钟|缓存有效期为 30 分钟
zh|conflict|前端从 Vue 迁移到 React|前端使用 Vue
zh|conflict|默认启用暗色模式|默认禁用暗色模式
zh|conflict|表单校验在前端进行|表单校验在后端进行
zh|distinct|订单服务使用 Redis|搜索服务使用 Redis
zh|distinct|头像上传到 S3|头像压缩为 WebP
zh|distinct|禁止提交 .env 文件|禁止提交构建产物
zh|refine|数据库使用 PostgreSQL|数据库使用 PostgreSQL 16，部署在独立的服务器上
ja|duplicate|.env ファイルをコミットしない|.env ファイルのコミットは禁止
ja|duplicate|ユーザーは短い回答を好む|ユーザーは簡潔な回答を希望する
ja|duplicate|リリース前に変更履歴を更新する|リリースする前に変更履歴を必ず更新すること
ja|duplicate|画像は S3 に保存する|画像の保存先は S3
ja|conflict|ユーザーはスペースよりタブを好む|ユーザーはタブよりスペースを好む
ja|conflict|テストには Jest を使う|テストには Vitest を使う
ja|conflict|ダークモードはデフォルトで有効|ダークモードはデフォルトで無効
ja|conflict|セッションの有効期限は 30 分|セッションの有効期限は 60 分
ja|conflict|フロントエンドは Vue を使う|フロントエンドは Vue ではなく React を使う
ja|conflict|ログは自動で削除される|ログは手動で削除する
ja|distinct|検索サービスは Redis を使う|通知サービスは Redis を使う
ja|distinct|画像は S3 に保存する|画像は WebP に変換する
ja|distinct|.env ファイルをコミットしない|ビルド成果物をコミットしない
ja|refine|テストには Vitest を使う|テストには Vitest を使い、カバレッジは 90% 以上にする
ko|duplicate|.env 파일을 커밋하지 않는다|.env 파일 커밋 금지
ko|duplicate|사용자는 짧은 답변을 선호한다|사용자는 간결한 답변을 원한다
ko|duplicate|서버는 8080 포트에서 실행된다|서버는 8080 포트를 사용한다
ko|conflict|사용자는 스페이스보다 탭을 선호한다|사용자는 탭보다 스페이스를 선호한다
ko|conflict|프로젝트는 npm을 사용한다|프로젝트는 pnpm을 사용한다
ko|conflict|배포 전에 테스트를 실행한다|배포 전에 테스트를 실행하지 않는다
ko|conflict|세션은 30분 후에 만료된다|세션은 60분 후에 만료된다
ko|distinct|검색 서비스는 Redis를 사용한다|결제 서비스는 Redis를 사용한다
ko|distinct|이미지는 S3에 저장한다|로그는 매일 삭제한다
ko|refine|프로젝트는 pnpm을 사용한다|프로젝트는 pnpm을 사용하고 워크스페이스로 나뉘어 있다
`
  .trim()
  .split("\n")
  .map((line) => {
    const [lang = "", label = "", old = "", fresh = ""] = line.split("|");
    return { lang, label, old, fresh };
  });
