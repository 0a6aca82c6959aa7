// What the rows work on: made here, the same on every run, and as varied as the output of a coding agent.
const SUBJECTS = [
  "login form",
  "invoice export",
  "search index",
  "upload queue",
  "audit trail",
  "rate limiter",
  "mailer",
];
const FILES = ["src/api/routes.ts", "src/web/form.tsx", "lib/queue.rs", "services/mail/send.go", "infra/cache.tf"];
const NAMES = ["parseRange", "flushQueue", "openSession", "renderRow", "retryLater", "splitBatch", "mergeHeaders"];

/** Numbers below one that look random and are the same on every run (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let x = Math.imul(state ^ (state >>> 15), state | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return ((x ^ (x >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Pick = <T>(items: readonly T[]) => T;
interface Words {
  subject: string;
  file: string;
  name: string;
  n: number;
}

/** Parts of an output with how often they come: most lines of an agent are tools' and not its own. */
const ENGLISH: readonly ((w: Words) => string)[] = [
  ({ file, subject }) => `I'll look at ${file} first, because the ${subject} starts there.`,
  ({ file, n }) => `● Read(${file})\n  ⎿  Read ${n % 400} lines`.replace("●", "*").replace("⎿", "|"),
  ({ name, n }) =>
    `\`\`\`ts\nexport function ${name}(from: number, to = ${n}): Range {\n  if (from > to) throw new RangeError("from is after to");\n  return { from, to, size: to - from };\n}\n\`\`\``,
  ({ file, name, n }) =>
    `--- a/${file}\n+++ b/${file}\n@@ -${n},6 +${n},7 @@\n   const rows = await load(${n});\n-  return ${name}(rows);\n+  const known = new Set(rows.map((row) => row.id));\n+  return ${name}(rows, known);\n }`,
  ({ file, n }) =>
    ` PASS  ${file.replace(/\.\w+$/, ".test.ts")} (${n % 60} tests) ${n} ms\n FAIL  test/case-${n}.test.ts\n   AssertionError: expected ${n} to be ${n + 1}\n     at Object.<anonymous> (test/case-${n}.test.ts:${n % 90}:12)`,
  ({ n }) =>
    `npm http fetch GET 200 https://registry.npmjs.org/left-pad ${n}ms (cache hit)\nadded ${n % 90} packages, and audited ${n} packages in ${n % 9}s`,
  ({ file, n }) => `-rw-r--r-- 1 dev dev ${n * 13} Jan  5 08:${10 + (n % 49)} ${file}`,
  ({ subject, name }) =>
    `The ${subject} drops requests when ${name} runs twice, so I keep a set of the ids it has seen.`,
  ({ subject }) => `Decision: keep the ${subject} behind a queue instead of a lock, because readers must not wait.`,
  ({ name, file }) => `Note: ${name} is only called from ${file}, and it expects sorted input.`,
  ({ n, subject }) =>
    `[main ${(0x1abcde + n).toString(16)}] fix ${subject} case ${n}\n 2 files changed, ${n % 80} insertions(+), 4 deletions(-)`,
  ({ n }) =>
    `2026-01-05T08:00:${10 + (n % 49)}.${100 + (n % 899)}Z INFO  worker-${n % 8} took job ${n} from the queue in ${n % 30} ms`,
];
const CHINESE: readonly ((w: Words) => string)[] = [
  ({ file, n }) => `我先看一下 ${file}，第 ${n} 号用例就是从这里开始失败的。`,
  ({ n }) => `正在运行测试……共 ${n} 个用例，全部通过，用时 ${n % 90} 秒。`,
  ({ n }) => `决定：第 ${n} 个队列改为先写日志再返回，而不是加锁，因为读取的一方不能等待。`,
  ({ file, name }) => `${file} 里的 ${name} 在两个请求同时到达时会丢掉后一个，所以这里保留已经见过的编号。`,
  ({ n }) => `检查了订单导出、发票打印、搜索索引和上传队列，发现第 ${n} 步没有处理空列表，已经修复并补充了测试。`,
  ({ n }) => `注意：配置只从环境变量读取，端口 ${n} 仅用于本地调试，上线之前需要关闭。`,
  ({ n }) => `待办：在高负载下测量第 ${n} 个接口的延迟，并把结果写进文档。`,
  ({ name, n }) => `\`\`\`ts\n// 合并相同的请求头，第 ${n} 项优先\nexport const 结果 = ${name}(请求, ${n});\n\`\`\``,
  ({ n }) => `日志：工作进程 ${n % 8} 从队列取出任务 ${n}，处理完成，没有错误。`,
];
const CLOSINGS = {
  english: ({ subject, n, file }: Words) =>
    `\n## Summary\nFixed case ${n} of the ${subject} and covered it with a test.\n\n- Changed ${file}\n- Decision: the ${subject} validates input at the border\n\nNext steps:\n- measure the ${subject} under load\n\nRemaining: case ${n + 1} is not covered yet.\n`,
  chinese: ({ n }: Words) => `\n## 总结\n修复了第 ${n} 号用例，并补充了测试。\n\n下一步：\n- 在高负载下测量延迟\n`,
};

/** Output of one task, `chars` long. ASCII only, or Chinese as an agent writes it (code and paths stay Latin). */
export function agentOutput(chars: number, seed: number, language: keyof typeof CLOSINGS = "english"): string {
  const random = randomOf(seed * 7919 + chars);
  const pick: Pick = (items) => items[Math.floor(random() * items.length)]!;
  const words = (): Words => ({
    subject: pick(SUBJECTS),
    file: pick(FILES),
    name: pick(NAMES),
    n: 100 + Math.floor(random() * 8_000),
  });
  const closing = CLOSINGS[language](words());
  const blocks: string[] = [];
  let left = chars - closing.length;
  while (left > 0) {
    const block = pick(language === "english" ? ENGLISH : CHINESE)(words());
    blocks.push(block);
    left -= block.length + 1;
  }
  // Through bytes and back: a string that was joined is flat, as one that came from a pipe.
  return Buffer.from(`${blocks.join("\n").slice(0, Math.max(0, chars - closing.length))}${closing}`).toString();
}

const SYLLABLES = "ba ce di fo gu ka le mi no pu ra se ti vo zu".split(" ");

/** A made-up name, another one for each number. */
function nameOf(n: number): string {
  let name = "";
  for (let rest = n + 3_375; rest > 0; rest = Math.floor(rest / SYLLABLES.length))
    name += SYLLABLES[rest % SYLLABLES.length];
  return name;
}

const SAYINGS: readonly ((n: number) => string)[] = [
  (n) => `The ${nameOf(n)} service keeps its ${nameOf(n + 77)} table in the ${nameOf(n + 999)} schema`,
  (n) => `Tests of ${nameOf(n)} need the ${nameOf(n + 41)} container to be running`,
  (n) => `Builds of the ${nameOf(n)} package read ${nameOf(n + 5)}.config.ts before anything else`,
  (n) => `${nameOf(n)} errors go through the ${nameOf(n + 13)} handler with a code`,
  (n) => `Migrations for ${nameOf(n)} are written by hand in db/${nameOf(n + 3)}`,
];

/** A fact that says something else than every other. */
export const factText = (n: number): string => SAYINGS[n % SAYINGS.length]!(n);

const at = (minutes: number) => new Date(Date.UTC(2026, 0, 5, 8, minutes)).toISOString();

/** Facts as they are stored. */
export function factsOf(count: number, from = 0) {
  return Array.from({ length: count }, (_, i) => ({
    id: `fact-${from + i}`,
    category: "codebase_pattern" as const,
    fact: factText(from + i),
    reinforceCount: 1 + (i % 4),
    createdAt: at(i),
    lastSeen: at(i + 7),
    origin: "agent" as const,
    tasks: [{ agentId: "agent", taskId: `task-${i}`, at: at(i) }],
  }));
}

/** All documents of an agent and what all agents share, each as full as the defaults allow. Written as files are. */
export function fullDocuments(agentId: string): Record<string, string> {
  const history = Array.from({ length: 30 }, (_, n) => ({
    timestamp: at(300 - n),
    what: `Fixed case ${n} of the ${SUBJECTS[n % SUBJECTS.length]} and covered it with a test`,
    decisions: [`keep the ${SUBJECTS[n % SUBJECTS.length]} behind a queue because readers must not wait (case ${n})`],
    filesChanged: FILES.slice(0, 1 + (n % 5)),
    unfinished: [`case ${n + 1} is not covered yet`],
    commits: [`${(0x1abcde + n).toString(16)} fix case ${n}`],
    tokens: { input: 12_000 + n, output: 900 },
    nextSteps: [`measure case ${n} under load`],
    status: "completed",
    taskId: `old-${n}`,
  }));
  const shared = factsOf(20, 500).map(({ id, fact, category, createdAt }) => ({
    id,
    fact,
    category,
    createdAt,
    source: "other-1",
    confirmedBy: ["other-1", "other-2"],
  }));
  const workState = {
    startedAt: at(310),
    updatedAt: at(320),
    status: "interrupted",
    taskId: "task-9",
    taskPrompt: "Make the upload queue resume after a restart",
    summary: "Working on the resume of uploads; two of five tests pass",
    nextSteps: ["store the offset of each part"],
    unfinished: ["parts are sent twice after a restart"],
    filesTouched: FILES,
    lastActivity: "running the tests",
  };
  const projects = {
    reviewPatterns: Array.from({ length: 20 }, (_, n) => ({
      pattern: `missing test for case ${n}`,
      count: n,
      lastSeen: n,
    })),
    techPreferences: ["TypeScript", "SQLite", "Go", "Rust"],
    projectHistory: Array.from({ length: 50 }, (_, n) => ({
      summary: `Service ${n} with a queue and a search index`,
      tech: "TypeScript",
      completedAt: 1_767_600_000_000 + n,
      reviewPassed: n % 3 > 0,
    })),
  };
  const documents = {
    [`sessions/${agentId}.json`]: { formatVersion: 1, latest: history[0], history },
    [`agents/${agentId}.json`]: { formatVersion: 1, agentId, facts: factsOf(50) },
    [`work-state/${agentId}.json`]: { formatVersion: 1, ...workState },
    "shared.json": { formatVersion: 1, items: shared },
    "memory.json": { formatVersion: 1, ...projects },
  };
  return Object.fromEntries(Object.entries(documents).map(([key, value]) => [key, `${JSON.stringify(value)}\n`]));
}
