import type { Memory } from "../../src/memory-interface.js";
import type { SessionSummary } from "../../src/model/session.js";

const AT = "2026-03-17T14:00:00.000Z";
const AGENT = "alex-2";

const summaryOf = (text: string): SessionSummary => ({
  timestamp: AT,
  what: text,
  decisions: [text],
  filesChanged: [text],
  unfinished: [text],
  commits: [text],
  tokens: { input: 0, output: 0 },
  nextSteps: [text],
  taskId: text,
  startedAt: text,
  project: text,
  ...{ note: text, nested: { list: [text], [text]: text } },
});

const stateOf = (text: string) => ({
  startedAt: text,
  updatedAt: text,
  status: "running" as const,
  taskId: text,
  taskPrompt: text,
  cwd: text,
  summary: text,
  nextSteps: [text],
  unfinished: [text],
  filesTouched: [text],
  lastActivity: text,
  project: text,
  ...{ note: text },
});

const factOf = (text: string) => ({
  id: text,
  category: "codebase_pattern" as const,
  fact: text,
  reinforceCount: 3,
  createdAt: text,
  lastSeen: text,
  tasks: [{ agentId: AGENT, taskId: text, at: text }],
  history: [{ id: text, fact: text, replacedAt: text }],
  project: text,
  ...{ note: text },
});

/** Whose task it is. Without an id the memory tells tasks apart itself. */
interface Task {
  agentId: string;
  taskId?: string;
}
type Writer = (memory: Memory, text: string, task?: Task) => void;
const TASK: Task = { agentId: AGENT };

/** Every public way in. Each hands over a text wherever a caller can put one. */
export const WRITERS: Record<string, Writer> = {
  "commitSession: output": (memory, text, task = TASK) => {
    const stdout = `Decided to keep it because of ${text}\n\nNote: this repo uses ${text}\n\n## Next steps\n- Use ${text}\n\nSUMMARY: Fixed ${text}\n`;
    memory.commitSession({ ...task, stdout });
  },
  "commitSession: fields": (memory, text, task = TASK) => {
    memory.commitSession({
      agentId: task.agentId,
      agentName: text,
      summary: text,
      changedFiles: [text, `/src/${text}`],
      commits: [text],
      taskId: text,
      startedAt: text,
      taskPrompt: text,
      cwd: `/nowhere/${text.replace(/\0/g, "")}`,
      project: text,
    });
  },
  "commitSession: conversation": (memory, text, task = TASK) => {
    memory.commitSession({
      ...task,
      conversationLog: [
        { role: "user", text: `From now on always use ${text} in this repo` },
        { role: "assistant", text: `SUMMARY: used ${text}` },
      ],
    });
  },
  updateWorkState: (memory, text, task = TASK) => {
    memory.updateWorkState({
      agentId: task.agentId,
      status: "running",
      startedAt: text,
      stdout: `Working with ${text}\n`,
      taskPrompt: text,
      taskId: text,
      cwd: `/nowhere/${text.replace(/\0/g, "")}`,
      project: text,
      changedFiles: [text],
      lastActivity: text,
      conversationLog: [{ role: "user", text }],
    });
  },
  saveWorkState: (memory, text, task = TASK) =>
    memory.saveWorkState(task.agentId, { ...stateOf(text), previous: stateOf(text) }),
  saveSessionHistory: (memory, text, task = TASK) =>
    memory.saveSessionHistory(task.agentId, { latest: summaryOf(text), history: [summaryOf(text)] }),
  addManualFact: (memory, text, task = TASK) => {
    memory.addManualFact(task.agentId, text, "codebase_pattern", { project: text });
  },
  crossConfirmShared: (memory, text, task = TASK) => {
    memory.crossConfirmShared(task.agentId, text);
  },
  recordReviewFeedback: (memory, text) => memory.recordReviewFeedback(`VERDICT: FAIL\n1. ${text}\n2. again ${text}`),
  recordProjectCompletion: (memory, text) => memory.recordProjectCompletion(text, text, true),
  recordTechPreference: (memory, text) => memory.recordTechPreference(text),
  recordProjectRatings: (memory, text) => {
    memory.recordProjectCompletion("Site", "Vite", true);
    memory.recordProjectRatings({ [text]: 3 });
  },
  importMemory: (memory, text, task = TASK) => {
    memory.importMemory({
      format: "bit-office-memory",
      version: 1,
      agents: [{ agentId: task.agentId, sessions: [summaryOf(text)], facts: [factOf(text)], workState: stateOf(text) }],
      shared: [
        {
          id: text,
          fact: text,
          source: task.agentId,
          confirmedBy: [task.agentId],
          createdAt: text,
          project: text,
          supersededBy: text,
        },
      ],
      projectMemory: {
        reviewPatterns: [{ pattern: text, count: 2, lastSeen: 0 }],
        techPreferences: [text],
        projectHistory: [{ summary: text, tech: text, completedAt: 0, reviewPassed: true, ratings: { [text]: 1 } }],
      },
    });
  },
  "task recorder": (memory, text, task = TASK) => {
    const recorder = memory.createTaskRecorder({
      agentId: task.agentId,
      taskPrompt: text,
      taskId: text,
      project: text,
    });
    for (let i = 0; i < text.length; i += 7) recorder.write(text.slice(i, i + 7));
    recorder.write(`\nSUMMARY: Fixed ${text}\n`);
    recorder.fileChanged(text);
    recorder.activity(text);
    recorder.snapshot();
    recorder.commit({ summary: text });
  },
  "buildRecoveryContext (rendered, not stored)": (memory, text, task = TASK) => {
    const recovery = memory.buildRecoveryContext(task.agentId, {
      originalTask: text,
      phase: text,
      lastResult: text,
      recentMessages: [{ role: "assistant", text }],
    });
    memory.getRecoveryString(recovery);
  },
};

/** Every text that goes into a prompt, of what a memory holds now. */
export const RENDERERS = {
  "context without an agent": (memory: Memory) => memory.getMemoryContext(),
  "context of an agent": (memory: Memory, agentId = AGENT) => memory.getMemoryContext(agentId),
  "recovery note": (memory: Memory, agentId = AGENT) => memory.getRecoveryString(memory.buildRecoveryContext(agentId)),
  "line of an agent": (memory: Memory, agentId = AGENT) => memory.getAgentL0(agentId),
  "line of an agent with a name": (memory: Memory, agentId = AGENT) => memory.getAgentL0(agentId, "Alex 2"),
  roster: (memory: Memory, agentId = AGENT) => memory.getRoster([{ agentId, agentName: "Alex 2" }]),
};

export function renderAll(memory: Memory, agentId = AGENT): string[] {
  return Object.values(RENDERERS).map((render) => render(memory, agentId));
}
