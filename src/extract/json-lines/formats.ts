import type { AgentFormat } from "./agent-format.js";
import { claudeCode } from "./claude-code.js";
import { codex } from "./codex.js";
import { gemini } from "./gemini.js";
import { openCode } from "./opencode.js";

/** Every agent whose JSON lines are known. A new one: a file that exports an `AgentFormat`, and its name here. */
export const AGENT_FORMATS: readonly AgentFormat[] = [claudeCode, codex, openCode, gemini];
