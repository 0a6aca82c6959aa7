/** A kind of command whose failures are kept open until it succeeds. */
export interface ErrorCategory {
  /** Its name in errors; one that is built in is replaced. */
  name: string;
  /**
   * What runs it: `tsc` is a program or a script name, `cargo test` a program with its subcommand. A script counts with
   * suffixes too (`test:unit`).
   */
  commands: readonly string[];
  /** An output line that only this kind of command prints. */
  signal?: RegExp;
}

const list = (text: string) => text.split(",");

export const BUILT_IN_CATEGORIES: readonly ErrorCategory[] = [
  {
    name: "typecheck",
    commands: list(
      "tsc,vue-tsc,tsgo,typecheck,type-check,check-types,check:types,types,mypy,pyright,flow check,cargo check,go vet,svelte-check,astro check,deno check,ty check,basedpyright,steep check,sorbet",
    ),
    signal: /\bTS\d{3,5}\b|: error: |^\s{0,9}error\[E\d{4}\]/,
  },
  {
    name: "test",
    commands: list(
      "test,tests,vitest,jest,mocha,pytest,ava,tap,rspec,phpunit,pest,ctest,tox,nox,nextest,unittest,playwright,cypress,karma,go test,cargo test,cargo nextest,bun test,deno test,dotnet test,mvn test,mvn verify,gradle test,gradlew test,mix test,swift test,zig test,make test,make check,rake test,rails test,node --test,sbt test,flutter test,dart test,bats,e2e",
    ),
    signal:
      /^\s{0,9}(?:FAIL|FAILED|not ok|--- FAIL|✗|✕|×|❯)(?:\s)|\b\d{1,7} (?:failed|failing|failures?)\b|\bAssertionError\b/,
  },
  {
    name: "lint",
    commands: list(
      "lint,eslint,biome,oxlint,standard,xo,tslint,stylelint,prettier,ruff,flake8,pylint,black,isort,golangci-lint,staticcheck,clippy,cargo clippy,cargo fmt,gofmt,rubocop,shellcheck,hadolint,ktlint,swiftlint,markdownlint,check-format,format:check,fmt",
    ),
    signal:
      /[✖×] \d{1,7} problems?|\b\d{1,7} problems? \(|^\s{0,9}\d{1,7}:\d{1,7}\s{1,9}(?:error|warning)\s|\blint\/[a-z]{1,40}\/|^[^\s:]{1,200}:\d{1,7}:\d{1,7}: [A-Z]{1,4}\d{3}\b/,
  },
  {
    name: "build",
    commands: list(
      "build,webpack,tsup,rollup,esbuild,rspack,rsbuild,parcel,turbopack,tsdown,vite build,next build,nuxt build,astro build,ng build,cargo build,go build,make,cmake,ninja,gradle build,gradle assemble,gradlew build,gradlew assemble,mvn package,mvn install,mvn compile,dotnet build,docker build,bazel build,swift build,zig build,mix compile,compile,bundle,javac,gcc,g++,clang,rustc",
    ),
    signal:
      /\bbuild failed\b|\berror during build\b|\bFailed to compile\b|^make(?:\[\d{1,3}\])?: \*\*\*|\bERROR in\b|\bBUILD FAILURE\b/i,
  },
];

/** Programs that only start another one; what stands behind them counts. */
export const WRAPPERS = new Set(
  list(
    "npx,bunx,pnpx,dlx,exec,run,run-script,x,npm,pnpm,yarn,bun,corepack,sudo,time,env,nice,nohup,command,xvfb-run,dotenv,cross-env,poetry,uv,pipenv,pdm,hatch,rye,bundle,python,python3,py,node,tsx,ts-node,deno,nx,turbo,lerna,mise,asdf,direnv,stdbuf,script,timeout,caffeinate,watchexec,php,ruby,task,just,rush,moon,vp",
  ),
);

/** Options whose value narrows what a run covers. */
export const NARROWING = new Set(
  list(
    "-t,-k,-m,-n,-g,--grep,--testNamePattern,--test-name-pattern,--testPathPattern,--testPathPatterns,--filter,-F,--project,-p,--package,--workspace,-w,--scope,-run,--run-test,--tests,--only,--shard,--grep-invert,--example,-e,--tsconfig,--config,-c,--dir,--root,--prefix,-C,--cwd,--manifest-path,--test,--bin,--lib-name,--features,--target",
  ),
);

/** Options whose value says nothing about what a run covers. */
export const VALUED = new Set(
  list(
    "--reporter,--reporters,-r,--format,-f,--pool,--maxWorkers,--max-workers,--max-warnings,--outDir,--output,-o,--log-level,--loglevel,--mode,--retries,--retry,--timeout,--testTimeout,--jobs,-j,--color,--parallel,--seed,--tb,--maxfail,--bail,--ext,--cache-location,--rulesdir,--parser,--coverage.reporter",
  ),
);

/** Programs that only show or filter what is there: an error in their output is somebody else's, and old. */
export const READERS = new Set(
  list(
    "cat,tac,nl,bat,batcat,less,more,most,head,tail,grep,egrep,fgrep,zgrep,rg,ag,ack,ugrep,find,fd,fdfind,ls,ll,la,dir,tree,eza,exa,lsd,stat,file,wc,du,df,sort,uniq,cut,tr,column,paste,comm,join,rev,fold,diff,colordiff,cmp,delta,strings,xxd,hexdump,od,jq,yq,xq,xmllint,awk,gawk,mawk,nawk,sed,type,which,where,whereis,realpath,readlink,pwd,zcat,zless,journalctl,dmesg,history,man,tldr,findstr,get-content,gc,select-string,sls,get-childitem,gci,get-item,gi,select-object,where-object,measure-object,sort-object,format-table,format-list,out-string,out-host",
  ),
);

/** The same, as a program with its subcommand. */
export const READER_PAIRS = new Set(
  [
    "git:log,show,diff,blame,annotate,grep,status,reflog,shortlog,whatchanged,ls-files,ls-tree,ls-remote,cat-file,rev-parse,rev-list,describe,show-ref,for-each-ref,name-rev,merge-base,diff-tree,diff-index,diff-files,range-diff,cherry,var",
    "hg:log,diff,annotate,status,cat,grep",
    "svn:log,diff,blame,status,cat,list",
    "jj:log,diff,show,status",
    "docker:logs,ps,inspect",
    "podman:logs,ps,inspect",
    "kubectl:logs,get,describe",
  ].flatMap((row) => {
    const [program, subcommands = ""] = row.split(":");
    return list(subcommands).map((subcommand) => `${program} ${subcommand}`);
  }),
);

/** Arguments with which a program that reads does more than that. */
export const WRITING = /^(?:-i.{0,20}|--in-place.{0,20}|-exec|-execdir|-ok|-okdir|-delete|-x|-X|--exec|--exec-batch)$/;

/** Words of the shell, and programs that start another one; what stands behind them counts. */
export const OPENERS = new Set(
  list("sudo,doas,time,env,nice,nohup,command,builtin,stdbuf,xargs,timeout,watch,do,then,else,if,while,until,!,{,("),
);

/** Shells that are given a script as an argument. */
export const SHELLS = new Set(list("sh,bash,zsh,dash,ksh,fish,pwsh,powershell"));
