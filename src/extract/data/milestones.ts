/* What git, test runners and package managers print, or are called with, where something is done by now. */

/** A branch that was sent: what it holds now, or that it is new. */
export const SENT =
  /^[ \t+*]{0,8}(?:[0-9a-f]{7,40}\.{2,3}[0-9a-f]{7,40}|\[new branch\])[ \t]{1,40}(\S{1,200})[ \t]{1,40}->[ \t]{1,8}(?!(?:origin|upstream|remotes|fork)\/)\S/;
export const ALL_SENT = /^Everything up-to-date$/;
export const DRY_RUN = / (?:--dry-run|-n)\b/;

/** What a command hands over as text: no part of it is run. */
export const HANDED_OVER =
  / (?:-\w{0,3}m|--message|--body|--title)[ =](?:"[^"]{0,400}"?|'[^']{0,400}'?)|<<-?["']?\w[\s\S]{0,1000}/g;
/** The name of a test runner, with what it is told to run; `test -f` is the shell's own. */
export const TEST_RUNNER =
  /(?:^(?!test -)|[\s/"'`:(])(?:vitest|jest|pytest|mocha|ava|rspec|phpunit|pest|ctest|tox|nox|unittest|tests?)\b([\s\S]{0,200})/;
/** Programs, tools and verbs behind which such a name is a package, a folder or a word. */
export const RUNS_NONE: readonly string[] =
  "install i add remove git gh cd ls cat head tail grep rg find which sed diff echo mkdir rm cp mv touch Read Edit Write Update Grep Glob Search".split(
    " ",
  );
/** What keeps such a call to a part of the tests: a name, a file, a folder. */
export const NARROWS =
  /(?:^| )(?:-k|-t|-m|--?run|--grep|--filter|--only|--testNamePattern)(?:[ =]|$)|(?:^| )(?!\.\/\.\.\.|\d>|>)[^\s-]\S{0,120}[/.:]\S{1,120}/;
/** What keeps it to a part of the repository, by an option: a folder below, a package of a workspace. */
export const OF_PART =
  /\s(?:-C|--cwd|--prefix|--dir|--workspace|-w|--filter|-F|-p|--package|--project|-pl)[ =](?![./~]{1,2}(?: |$)|\/)["']?([\w@.][\w@./-]{0,100})/;
export const PASSED =
  /(?<![\w.])[1-9]\d{0,6} (?:tests? |specs? |examples? )?pass(?:ed|ing)?\b|^ok {0,3}\t|^OK(?: \(|$)|^# pass [1-9]|\b[1-9]\d{0,6} examples?, 0 failures|Tests run: [1-9]\d{0,6}, Failures: 0, Errors: 0/;
export const FAILED =
  /(?<![\w.])[1-9]\d{0,6} (?:tests? |specs? |examples? |suites? )?(?:fail(?:ed|ing|ures?)|errors?)\b|^(?:FAIL|FAILED|--- FAIL|# fail [1-9])|(?:Failures|Errors): [1-9]|^(?:Error: )?Exit code:? [1-9]/;

/** A call that installs what it names. */
export const INSTALLS =
  /\b(?:npm|pnpm|yarn|bun|cargo|uv|poetry|composer|gem|brew|apt|apt-get|apk|dnf|pip3?|pipx|conda|go|dotnet)(?: (?:-\S{1,30}|pip|global)){0,4} (?:install|i|add|get|require)((?: [^\s|;&)]{1,120}){1,30})/;
export const NOT_INSTALLED = /^(?:npm (?:ERR|error)|ERROR|Error|error|E:|fatal)\b/;
