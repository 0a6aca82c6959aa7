/** Names that stand in many folders and say nothing without theirs. */
const COMMON =
  /^(?:index|main|mod|lib|init|__init__|readme|package|tsconfig|cargo|setup|config|types|utils?|test)\.\w+$/i;

/** Files by name alone, with the folder where the name is common or stands twice. */
export function fileNames(files: string[]): string[] {
  const names = files.map((file) => tail(file, 1));
  return files.map((file, i) => {
    const name = names[i] ?? file;
    return COMMON.test(name) || names.indexOf(name) !== names.lastIndexOf(name) ? tail(file, 2) : name;
  });
}

function tail(file: string, segments: number): string {
  return file
    .split(/[/\\]/)
    .filter((part) => part !== "")
    .slice(-segments)
    .join("/");
}
