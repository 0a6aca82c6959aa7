/** A name of a file, with a remark in brackets at most. */
const FILE = /^[`*]{0,3}[\w@./\\-]{1,80}\.[a-z]\w{0,9}[`*]{0,3}(?: ?[(（][^()（）]{1,30}[)）])?[.。]?$/i;
const LABEL = /^([^:：`/]{2,40})[:：]\s{0,3}/;
/** "Added script: a.sh" says what was done; a label that only says that these are files does not. */
const FILES =
  /(?<!\p{L})(?:files?|fichiers?|archivos?|ficheros?|arquivos?|ficheiros?|dateien|datei|файл\p{L}{0,3}|soubor\p{L}{0,2})(?!\p{L})|文件|檔案|档案|ファイル|파일/iu;
/** Between two names of an enumeration. */
const BETWEEN = /[,、;；·]\s{0,3}| (?:and|und|et|y|e|и|a|&|\+) | ?[と和及와과및] ?/;
const MOST = 60;

/** Whether a text only enumerates files, behind a label that says so or none ("Changed files: a.ts, b.ts"). */
export function isFileList(text: string): boolean {
  const [label = "", title = ""] = LABEL.exec(text) ?? [];
  const names = text.slice(label.length);
  if (label === "" ? !BETWEEN.test(names) : !FILES.test(title)) return false;
  return names.split(BETWEEN, MOST).every((name) => FILE.test(name.trim()));
}
