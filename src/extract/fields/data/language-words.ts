/** Words of programming languages: in code marks they are syntax or a value, and no name of anything. */
export const LANGUAGE_WORDS: ReadonlySet<string> = new Set(
  "any|as|async|await|bool|boolean|break|case|catch|char|class|const|continue|def|default|defer|delete|do|double|elif|else|enum|except|export|extends|false|final|finally|float|fn|for|from|func|function|go|if|impl|import|in|int|interface|is|lambda|let|long|match|mod|mut|new|nil|none|not|null|number|object|or|package|pass|pub|public|private|raise|return|self|static|string|struct|super|switch|this|throw|trait|true|try|type|typeof|undefined|unsafe|use|var|void|where|while|with|yield".split(
    "|",
  ),
);
