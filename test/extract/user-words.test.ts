import { describe, expect, it } from "vitest";
import { extractFactCandidates } from "../../src/extract/index.js";

const facts = (...texts: string[]) =>
  extractFactCandidates(
    "The page is ready.\n",
    texts.map((text) => ({ role: "user" as const, text })),
  ).map(({ fact }) => fact);

describe("what a user says goes wrong is no rule", () => {
  it.each([
    "The editor always crashes when I paste an image",
    "The spinner never stops on Firefox",
    "The list only shows ten rows",
    "El editor siempre se cuelga al pegar una imagen",
    "La lista nunca carga en Firefox",
    "O editor sempre trava quando colo uma imagem",
    "A lista nunca carrega no Firefox",
    "L'éditeur plante toujours quand je colle une image",
    "La liste ne charge jamais sur Firefox",
    "L'editor va sempre in crash quando incollo un'immagine",
    "L'elenco non si carica mai su Firefox",
    "Der Editor stürzt immer ab, wenn ich ein Bild einfüge",
    "Die Liste lädt in Firefox nie",
    "Редактор всегда падает, когда я вставляю картинку",
    "Список никогда не загружается в Firefox",
    "Editor vždy spadne, když vložím obrázek",
    "Seznam se ve Firefoxu nikdy nenačte, seznam nikdy nefunguje",
    "编辑器总是崩溃",
    "每次粘贴图片都会报错",
    "画像を貼り付けるとエディタが必ず落ちます",
    "Firefoxでは一覧が常に表示されません",
    "이미지를 붙여넣으면 편집기가 항상 죽어요",
    "Firefox에서는 목록이 절대 작동하지 않아요",
  ])("%s", (text) => {
    expect(facts(text)).toEqual([]);
  });

  it.each([
    "If the build fails, never push to the server.",
    "CI always runs the linter before merging.",
    "Never commit when a test crashes.",
    "Die Prüfung muss immer laufen, bitte nie überspringen.",
    "提交前必须始终运行测试，测试失败不要推送。",
  ])("as opposed to: %s", (text) => {
    expect(facts(text)).toEqual([text]);
  });
});

describe("what is to hold from now on is a rule, whatever it is about", () => {
  it.each([
    "For the future: ask before you rename a column.",
    "please remember that staging listens on port 8081",
    "De aquí en adelante pregunta antes de renombrar columnas.",
    "Daqui pra frente pergunte antes de renomear colunas.",
    "Dorénavant demande avant de renommer une colonne.",
    "D'ora in poi chiedi prima di rinominare una colonna.",
    "In Zukunft bitte vor dem Umbenennen fragen.",
    "Впредь спрашивай перед переименованием столбцов.",
    "Příště se před přejmenováním zeptej.",
    "今后重命名之前先问我。",
    "以後、列名を変える前に確認してください。",
    "앞으로는 이름을 바꾸기 전에 물어봐 주세요.",
  ])("%s", (text) => {
    expect(facts(text)).toEqual([text]);
  });

  it.each(["Remember this bug from last week?", "From now on the page is empty, why?", "For now, skip the linter."])(
    "as opposed to: %s",
    (text) => {
      expect(facts(text)).toEqual([]);
    },
  );
});

describe("what a user pastes is not the user's word", () => {
  it.each([
    "Here is the README of the library:\n\n# Start\n\nAlways call `open()` first. Never share a handle.\n\nCan you write a wrapper?",
    "I get this error:\nAlways pass a key. Never use the index as key.",
    "Voici la documentation :\n\nToujours appeler `open()` d'abord. Ne jamais partager une instance.",
    "Hier ist die Dokumentation:\n\nImmer zuerst `open()` aufrufen. Niemals ein Handle teilen.",
    "这是文档：\n\n必须始终先调用 `open()`。永远不要共享句柄。",
  ])("%s", (text) => {
    expect(facts(text)).toEqual([]);
  });

  it("and what stands above and below it is", () => {
    expect(
      facts(
        "Never touch `gen/`.\n\nThis is the log:\n\nAlways retry twice.\n\nPlease fix it, and from now on never retry uploads.",
      ),
    ).toEqual(["Never touch `gen/`.", "Please fix it, and from now on never retry uploads."]);
    expect(facts("Here are our rules for the docs:\n\n- Always write short sentences.")).toEqual([
      "Always write short sentences.",
    ]);
  });
});

describe("what a command's template fills in is a tool's word", () => {
  it.each([
    "- Current git status: On branch main\n- Current branch: main, never deleted\n- Recent commits: always sign",
    'Current git diff (staged and unstaged): <file>\n\nno changes added to commit (use "git add" only)',
    "Estado actual de git: rama main, siempre protegida",
    "Estado atual do git: ramo main, sempre protegido",
    "Branche actuelle : main, toujours protégée",
    "Stato attuale di git: ramo main, sempre protetto",
    "Aktueller Git-Status: Zweig main, immer geschützt",
    "Текущая ветка: main, всегда защищена",
    "Aktuální stav gitu: větev main, vždy chráněná",
    "当前分支：main，始终受保护",
    "現在のブランチ: main（常に保護）",
    "현재 브랜치: main, 항상 보호됨",
  ])("%s", (text) => {
    expect(facts(text)).toEqual([]);
  });

  it("until a title or an order comes back to the task", () => {
    expect(
      facts("## Context\n\n- Current git status: clean, only main\n\n## Your task\n\n- Always sign the commits."),
    ).toEqual(["Always sign the commits."]);
    for (const own of [
      "The current branch must never be pushed.",
      "Current status: the beta, which must never be pushed.",
    ])
      expect(facts(own)).toEqual([own]);
  });
});

describe("what a host tells the agent of its tools is no rule of a person", () => {
  const host = [
    "You can use any bash commands or the special interface to help you.",
    "Remember, you can only enter one command at a time.",
    "You should always wait for feedback after every command.",
    "When you edit a file, always check the result twice.",
    "Always begin with a script that shows the bug.",
  ];

  it("nor are its tips for the work", () => {
    expect(facts(host.join("\n\n"))).toEqual([]);
  });

  it("and what is to hold from now on is one beside them", () => {
    expect(facts([...host, "From now on answer in Czech."].join("\n\n"))).toEqual(["From now on answer in Czech."]);
  });

  it("nor is a single one of its rules, beside which a person's own stand", () => {
    expect(facts("You should always wait for feedback after every command.\n\nNever touch `gen/`.")).toEqual([
      "Never touch `gen/`.",
    ]);
  });
});
