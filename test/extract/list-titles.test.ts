import { describe, expect, it } from "vitest";
import { extractAll } from "../../src/extract/index.js";
import { sentences } from "../../src/extract/units.js";

/** An opener, a title and an item of what is open, a title and an item of what comes next: no item says itself which it is. */
const RUNS: readonly (readonly [opener: string, open: string, left: string, next: string, step: string])[] = [
  [
    "The picker works.",
    "What's left",
    "Screen reader labels in `Picker.tsx`",
    "Suggested follow-ups",
    "A story for the dark theme",
  ],
  [
    "El selector funciona.",
    "Queda por hacer",
    "Etiquetas para lectores en `Picker.tsx`",
    "Pasos siguientes recomendados",
    "Una historia para el tema oscuro",
  ],
  [
    "O seletor funciona.",
    "O que falta",
    "Rótulos para leitores em `Picker.tsx`",
    "Próximas etapas",
    "Uma história para o tema escuro",
  ],
  [
    "Le sélecteur marche.",
    "Points restants",
    "Les libellés pour lecteurs dans `Picker.tsx`",
    "Pour la suite",
    "Une histoire pour le thème sombre",
  ],
  [
    "Il selettore va.",
    "Da completare",
    "Etichette per lettori in `Picker.tsx`",
    "Passi successivi consigliati",
    "Una storia per il tema scuro",
  ],
  [
    "Die Auswahl läuft.",
    "Noch offen",
    "Beschriftungen für Vorleser in `Picker.tsx`",
    "Weiteres Vorgehen",
    "Eine Geschichte für das dunkle Thema",
  ],
  [
    "Список работает.",
    "Что осталось",
    "Подписи для чтецов в `Picker.tsx`",
    "Дальнейшие шаги",
    "История для тёмной темы",
  ],
  [
    "Výběr funguje.",
    "Co není hotové",
    "Popisky pro čtečky v `Picker.tsx`",
    "Následující kroky",
    "Ukázka pro tmavý vzhled",
  ],
  ["选择器可以用了。", "遗留问题", "`Picker.tsx` 的读屏标签", "后续建议", "深色主题的示例页面"],
  ["選擇器可以用了。", "待處理事項", "`Picker.tsx` 的讀屏標籤", "後續工作", "深色主題的範例頁面"],
  [
    "選択欄が動きます。",
    "残っている課題",
    "`Picker.tsx` の読み上げ用ラベル",
    "次にやること",
    "ダークテーマのストーリー",
  ],
  ["선택기가 동작합니다.", "남은 문제", "`Picker.tsx`의 화면 낭독 라벨", "향후 작업", "어두운 테마용 스토리"],
];

describe.each(RUNS)("%s", (opener, open, left, next, step) => {
  it.each([
    ["bold", (title: string) => `**${title}**\n\n`],
    ["a heading", (title: string) => `### ${title}\n\n`],
    ["a line of its own", (title: string) => `${title}\n`],
    ["announced", (title: string) => `${title}:\n\n`],
  ])("the title tells what its list is: %s", (_, dress) => {
    const { unfinished, nextSteps } = extractAll(`${opener}\n\n${dress(open)}- ${left}\n\n${dress(next)}1. ${step}\n`);
    expect(unfinished).toEqual([left]);
    expect(nextSteps).toEqual([step]);
  });
});

describe("what follows a list under a title that is only set in type", () => {
  it.each([
    ["**Next steps**\n\n", "Per project convention, `loadConfig()` must always read the environment first."],
    ["**Próximos pasos**\n\n", "El servidor `gateway` requiere siempre el encabezado `X-Tenant` por defecto."],
    ["Дальнейшие шаги\n", "Сервер `gateway` всегда требует заголовок `X-Tenant` по умолчанию."],
  ])("is no item of it: %s", (title, fact) => {
    const { nextSteps, facts } = extractAll(
      `The picker works.\n\n${title}- A story for the dark theme\n- Labels in \`Picker.tsx\`\n\n${fact}\n`,
    );
    expect(nextSteps).toEqual(["A story for the dark theme", "Labels in `Picker.tsx`"]);
    expect(facts.map((item) => item.fact)).toEqual([fact]);
  });
});

describe("short sentences of scripts without blanks", () => {
  it.each([
    ["設定は `User.active` だけを見ていて、削除済みは見ていません。次に一覧を直します。", 2],
    ["导出直接用了服务器的时区，所以少了八个小时。接下来我会改成按用户时区。", 2],
    ["完成。导出直接用了服务器的时区，所以少了八个小时。", 1],
  ])("stand alone where they say as much as a sentence of another script: %s", (text, count) => {
    expect(sentences(text)).toHaveLength(count);
  });
});
