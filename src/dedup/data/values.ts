/**
 * Values of which a project or a person has one at a time, one class a line. Two facts that agree in all else and name
 * two members of one line contradict each other. `=` joins spellings of one value, `_` stands for a space, `^` marks
 * an everyday word that counts only when it is written with a capital.
 */
export const VALUE_CLASSES = `
npm pnpm yarn bun
pip uv poetry pipenv conda pdm rye
maven=mvn gradle bazel sbt ^ant ^buck
jest vitest mocha jasmine ava karma node:test
pytest unittest nose
junit testng spock
rspec minitest
phpunit ^pest
playwright cypress selenium webdriver puppeteer testcafe
xunit nunit mstest
postgresql=postgres=postgre=pg mysql mariadb sqlite ^oracle mssql=sql_server mongodb=mongo dynamodb cassandra cockroachdb firestore couchdb neo4j supabase planetscale duckdb
redis memcached valkey dragonfly keydb
kafka rabbitmq nats sqs pulsar activemq zeromq google_pub/sub
bullmq sidekiq celery resque ^agenda hangfire ^temporal
react vue angular svelte solidjs preact ^ember ^lit qwik
next.js=nextjs=^next nuxt=nuxt.js ^remix astro sveltekit gatsby
^express fastify koa hono nestjs=^nest ^hapi
django flask fastapi rails=ruby_on_rails laravel symfony ^spring=spring_boot ^phoenix ^gin actix axum
flutter react_native=rn ionic swiftui kotlin_multiplatform
tailwind=tailwindcss=tailwind_css bootstrap bulma styled-components=styled_components ^emotion sass=scss ^less css_modules vanilla-extract plain_css=pure_css=vanilla_css
mui=material_ui chakra=chakra_ui ant_design=antd mantine shadcn=shadcn/ui radix
redux zustand mobx recoil jotai pinia vuex xstate ngrx
prisma ^drizzle typeorm sequelize mikroorm knex kysely sqlalchemy hibernate doctrine eloquent mongoose
^rest=restful graphql grpc trpc soap
axios ^fetch ^ky superagent undici
prettier biome dprint ^standard ^black yapf autopep8 gofmt rustfmt clang-format
eslint tslint oxlint jshint pylint flake8 ruff
webpack vite rollup esbuild parcel turbopack rspack tsup
turborepo=^turbo nx lerna ^rush ^moon
aws=amazon_web_services gcp=google_cloud azure=microsoft_azure hetzner digitalocean
vercel netlify heroku fly.io=^fly ^render cloudflare=cloudflare_pages railway
github_actions=gh_actions=gha gitlab_ci=gitlab circleci jenkins travis=travis_ci azure_pipelines buildkite ^drone teamcity bitbucket_pipelines
terraform=tf pulumi cloudformation ansible
docker podman
kubernetes=k8s nomad docker_swarm ecs
nginx httpd=apache_httpd caddy traefik haproxy envoy
jwt=json_web_token session_cookies=cookies
oauth saml ldap
sentry datadog rollbar new_relic bugsnag
winston pino bunyan log4j loguru
zod yup joi valibot ajv io-ts
date-fns ^moment=moment.js luxon day.js=dayjs
jira ^linear trello asana youtrack
slack discord ^teams=microsoft_teams mattermost telegram
sendgrid mailgun postmark mailchimp ses
stripe paypal adyen braintree mollie paddle
launchdarkly ^unleash flagsmith configcat growthbook
posthog mixpanel amplitude google_analytics matomo ^plausible
i18next formatjs react-intl lingui vue-i18n
recharts d3=d3.js chart.js=chartjs echarts highcharts plotly ^victory
algolia elasticsearch=^elastic opensearch meilisearch typesense solr
auth0 clerk keycloak cognito okta nextauth firebase_auth
neovim=nvim vim emacs vs_code=vscode zed intellij webstorm ^cursor ^sublime
bash zsh ^fish powershell
python=py javascript=js typescript=ts ^go=golang ^rust java kotlin c# ruby php ^swift scala elixir c++ dart perl haskell clojure
esm=es_module=es_modules=esmodules commonjs=cjs umd amd
json yaml=yml toml xml csv ini
markdown=md html asciidoc restructuredtext=rst latex
tab=tabs=制表符=タブ=탭=tabulador*=tabulac*=tabulation*=tabulator*=табы=табов=табуляц*=tabulaz* space=spaces=空格=スペース=스페이스=공백=leerzeichen=espacio*=espaco*=espace*=mezer*=spacj*=пробел*=spazi*
single_quote=single_quotes=单引号=シングルクォート=작은따옴표=einfache_anführungszeichen=comillas_simples=aspas_simples=guillemets_simples=apici_singoli=одинарные_кавычки=jednoduché_uvozovky double_quote=double_quotes=双引号=ダブルクォート=큰따옴표=doppelte_anführungszeichen=comillas_dobles=aspas_duplas=guillemets_doubles=doppi_apici=двойные_кавычки=dvojité_uvozovky
camelcase=camel_case=驼峰=驼峰命名=キャメルケース pascalcase=pascal_case kebab-case=kebab_case=kebabcase snake_case=snakecase=下划线=スネークケース screaming_snake_case
dark=深色=暗色=ダーク=어두운=다크=dunkel*=oscur*=escur*=sombre*=scur*=темн*=tmav*=ciemn* light=浅色=亮色=ライト=밝은=라이트=hell=helle=helles=clar*=clair*=chiar*=светл*=svetl*=jasn*
^mit apache=apache_2.0=apache-2.0 gpl=gplv3 agpl lgpl bsd mpl ^isc unlicense cc0
main master trunk develop
squash=squash-merge=squashed=squashing rebase=変基=rebased=rebasing merge=mergen=gemergt=mergear=mergea=fusionar=fusionner=fusionne=mergovat=mergovano=слияние=слиянием=マージ=병합=merg=合并=merged=merging=merges fast-forward
gitflow=git_flow trunk-based github_flow
backend=server=back-end=server_side=server-side=serverside=后端=服务器=サーバー=バックエンド=서버=servidor=servidores=serveur=serwer=serwera=serweru=serveru=сервер=сервера=серверу=сервере frontend=browser=client=front-end=client_side=client-side=clientside=前端=浏览器=クライアント=ブラウザ
english=英文=英语=英語=영어=englisch*=ingl*=anglais=английск*=anglic*=angielsk* german=德语=德文=ドイツ語=독일어=deutsch*=alema*=allemand*=tedesc*=немецк*=nemec*=niemieck* chinese=中文=汉语=中国語=중국어=chinesisch*=chino=chines=cinese=китайск* japanese=日文=日语=日本語=일본어=japan*=japon*=giappon*=японск* korean=韩语=韓国語=한국어=coreano=한국어=koreanisch*=coreen*=корейск* spanish=西班牙语=スペイン語=spanisch*=espan*=espagn*=spagnol*=испанск* french=法语=フランス語=franzosisch*=franc*=французск* russian=俄语=ロシア語=russisch*=русск*=rusk* portuguese=葡萄牙语=portugues italian=意大利语=italian* czech=cestin*=cesk* polish=polsk* dutch=荷兰语 swedish turkish arabic ukrainian hindi
null undefined throw
integer=int decimal float uuid bigint
millisecond=ms=毫秒=ミリ秒 second=seconds=sec=s=秒=초=sekund*=segundo*=secondi=секунд* minute=minutes=min=分钟=分=분=minut* hour=hours=h=hr=小时=時間=시간=stunde*=hora*=heure*=час=часа=часов=hodin*=godzin* day=days=d=天=日=日間=일=dni=dnech=dnu=tage=tagen=dias=jour*=giorni=дней=дня week=weeks=周=週間=woche*=semana*=semaine*=settiman*=недел*=tyden=tydn*=주일 night=nights=nacht=noche*=nuit*=notte=noite*=ночь=ночи=noc=noci month=months=月=monat*=meses=mes=mois=mese=mesi=месяц*=개월=か月=ヶ月=个月 year=years=yr=年=jahr*=ano=anos=annee*=anni=год=года=лет=년
byte=bytes kilobyte=kb megabyte=mb gigabyte=gb terabyte=tb
utc local_time=local_timezone=local_time_zone
monday=mondays=mon=montag*=lundi*=lunes=segunda-feira=понедельник*=周一=星期一=月曜=月曜日=월요일 tuesday=tuesdays=dienstag*=mardi*=martes=terca-feira=вторник*=周二=星期二=火曜=火曜日=화요일 wednesday=wednesdays=mittwoch*=mercredi*=miercoles=quarta-feira=среда=среду=средам=周三=星期三=水曜=水曜日=수요일 thursday=thursdays=donnerstag*=jeudi*=jueves=quinta-feira=четверг*=周四=星期四=木曜=木曜日=목요일 friday=fridays=freitag*=vendredi*=viernes=sexta-feira=пятниц*=周五=星期五=金曜=金曜日=금요일 saturday=saturdays=samstag*=samedi*=sabado*=суббот*=周六=星期六=土曜=土曜日=토요일 sunday=sundays=sonntag*=dimanche*=domingo*=воскресен*=周日=星期日=星期天=日曜=日曜日=일요일
every_day=daily=each_day=once_a_day=每天=每日=毎日=매일=täglich=diario=diariamente=quotidien=ежедневно=denně=codziennie weekly=every_week=each_week=once_a_week=每周=毎週=매주=wöchentlich=semanal=еженедельно=týdně monthly=every_month=each_month=once_a_month=每月=毎月=매월=monatlich=mensual hourly=every_hour=every_60_minutes=每小时=毎時=매시간 biweekly=every_two_weeks=every_other_week=fortnightly=每两周=隔周=隔週 quarterly=every_quarter yearly=every_year=annually=annual=每年=毎年=매년 on_every_commit=on_each_commit=on_commit on_every_push=on_each_push=on_push on_every_pr=on_every_pull_request=on_each_pull_request nightly=every_night=each_night=at_night=每晚=毎晩
linux windows macos=mac
ios android
x64=x86_64=amd64 arm64=aarch64
staging production=prod=生产=生产环境=正式环境=本番=本番環境=운영=운영_환경=生産=produktion=producción=produção=продакшн
optional_chaining
monolith microservices=microservice
monorepo polyrepo=multirepo
async=asynchronous=异步=非同期 sync=synchronous=同步=同期
http https
left=links=gauche=izquierd*=esquerd*=слева=левой=лево=左=左侧=左边=左側=왼쪽 right=rechts=droite=derecha=direita=справа=правой=право=右=右侧=右边=右側=오른쪽
top=oben=arriba=сверху=наверху=顶部=上部=上方=상단 bottom=unten=abajo=снизу=внизу=底部=下部=下方=하단
horizontal*=水平=横=가로=горизонтальн* vertical*=垂直=縦=세로=вертикальн*
sans-serif serif
metric imperial
formal=formally=siezen=siezt=vouvo*=usted=敬語=존댓말 informal=informally=duzen=duzt=tuto*=tutear=반말
present_tense past_tense imperative=imperative_mood=imperative_form=imperat*
soft_delete hard_delete
red=rot=rouge*=rojo=roja=vermelh*=красн*=红色=赤=빨간 green=grun=vert=verde=зелен*=绿色=緑=초록 blue=blau=bleu*=azul=син*=蓝色=青=파란 yellow=gelb=jaune=amarill*=amarel*=желт*=黄色=黄=노란 orange purple
uppercase=upper_case=大写 lowercase=lower_case=小写
s3 gcs minio r2
rg=ripgrep grep ag
fd find
true false
morning evening
rem px
hex rgb hsl oklch
md5 sha-1 sha-256=sha256 sha-512
argon2 bcrypt scrypt pbkdf2
rsa ecdsa ed25519
svg png webp avif jpeg=jpg gif
tcp udp
eur=euro=euros=евро=eura=欧元=ユーロ=유로 usd=dollar*=dolar*=доллар*=美元=ドル=달러 gbp=英镑=ポンド jpy=yen=日元=엔화 cny=yuan=rmb=人民币=юан* krw=won=韩元 rub=ruble*=rubel=рубл* inr chf=franken czk=kč=korun* pln=zloty
mvc mvvm
inside outside
british american
crlf lf
utf-8=utf8 utf-16 latin-1 gbk
ssh vpn
websocket=websockets ^sse=server-sent_events polling
offset cursor-based
solid=solid_border=实线 dashed=虚线 dotted
圆角 直角
openai anthropic mistral cohere gemini ollama
pytorch tensorflow jax keras
airflow dagster prefect luigi
spark flink beam dask
snowflake bigquery redshift databricks
mlflow wandb=weights_and_biases tensorboard
unity unreal=unreal_engine godot phaser bevy
freertos zephyr
testflight app_center
crowdin lokalise transifex weblate
flyway liquibase alembic
pandas polars
vault doppler 1password bitwarden
grafana kibana
prometheus influxdb clickhouse graphite
helm kustomize
argocd=argo_cd flux
figma sketch
storybook ladle histoire
docusaurus vitepress mkdocs sphinx hugo jekyll
notion confluence
hubspot salesforce pipedrive
shopify woocommerce magento
contentful sanity strapi wordpress
mapbox google_maps leaflet maplibre openlayers
twilio vonage messagebird
msw nock
k6 jmeter gatling locust
swr react_query=tanstack_query apollo urql
formik react_hook_form=react-hook-form
electron tauri
husky lefthook
renovate dependabot
changesets semantic-release release-please
protobuf=protocol_buffers avro thrift msgpack=messagepack
gcc clang msvc
cmake meson
opengl vulkan directx webgpu webgl
mqtt amqp
i2c spi uart
wifi=wi-fi bluetooth=ble zigbee lora ethernet
iso_8601=iso8601=iso unix_timestamp=unix_timestamps=unix_time=epoch
auto-increment=auto-incremented=autoincrement=serial_id
hover=on_hover click=on_click
class_component=class_components function_component=function_components=functional_components
portrait landscape
celsius fahrenheit kelvin
kilometers=kilometres=km=kilomet* miles metre=meter=meters=m=метр* cm=centimet* mm=millimet* ft=feet
kg=kilogram*=кг g=gram=grams lb=lbs
semver calver
on-premise=on-prem=self-hosted=selbst_gehostet=自托管 saas=cloud-hosted
incremental full_backup
`;
