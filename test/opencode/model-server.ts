import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** One step of the scripted model: it says something, calls a tool, or never answers. */
export type Reply =
  | { text: string; inputTokens?: number }
  | { tool: string; args: Record<string, unknown> }
  | { silence: true };

interface ChatMessage {
  role: string;
  content: unknown;
}

/** A request as the model got it. */
export interface ModelRequest {
  kind: "title" | "compaction" | "turn";
  messages: { role: string; text: string }[];
  /** The texts of the system messages, in order. */
  system: string[];
  /** The last message a user wrote, and how many tool results stand behind it. */
  user: string;
  results: number;
}

export interface ModelServer {
  url: string;
  requests: ModelRequest[];
  close(): Promise<void>;
}

/** A model server on the loopback that answers by a script, in the form of OpenAI chat completions. */
export async function startModel(script: (request: ModelRequest) => Reply): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  let calls = 0;
  const server: Server = createServer((incoming, response) => {
    void readBody(incoming).then((raw) => {
      if (!incoming.url?.endsWith("/chat/completions")) {
        response
          .setHeader("content-type", "application/json")
          .end('{"object":"list","data":[{"id":"scripted","object":"model"}]}');
        return;
      }
      const request = understand(JSON.parse(raw) as { messages?: ChatMessage[]; tools?: unknown[] });
      requests.push(request);
      answer(response, script(request), ++calls);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function understand(body: { messages?: ChatMessage[]; tools?: unknown[] }): ModelRequest {
  const messages = (body.messages ?? []).map(({ role, content }) => ({ role, text: textOf(content) }));
  const system = messages.filter(({ role }) => role === "system").map(({ text }) => text);
  const last = messages.map(({ role }) => role).lastIndexOf("user");
  const results = messages.slice(last + 1).filter(({ role }) => role === "tool").length;
  const titled = system.some((text) => text.includes("title generator"));
  const kind = titled ? "title" : (body.tools ?? []).length === 0 ? "compaction" : "turn";
  return { kind, messages, system, user: messages[last]?.text ?? "", results };
}

function textOf(content: unknown): string {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return "";
  return content.map((part: { text?: string }) => part.text ?? "").join("\n");
}

function readBody(incoming: IncomingMessage): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.on("end", () => resolve(Buffer.concat(chunks).toString("utf8")));
  });
}

function answer(response: ServerResponse, reply: Reply, call: number): void {
  if ("silence" in reply) return;
  response.writeHead(200, { "content-type": "text/event-stream" });
  const base = { id: `chat-${call}`, object: "chat.completion.chunk", created: 1, model: "scripted" };
  const send = (delta: object, finish: string | null, usage?: object) =>
    response.write(
      `data: ${JSON.stringify({ ...base, choices: [{ index: 0, delta, finish_reason: finish }], ...(usage && { usage }) })}\n\n`,
    );
  const input = "inputTokens" in reply && reply.inputTokens ? reply.inputTokens : 400;
  const usage = { prompt_tokens: input, completion_tokens: 10, total_tokens: input + 10 };
  send({ role: "assistant", content: "" }, null);
  if ("tool" in reply) {
    const call_ = {
      index: 0,
      id: `call_${call}`,
      type: "function",
      function: { name: reply.tool, arguments: JSON.stringify(reply.args) },
    };
    send({ tool_calls: [call_] }, null);
    send({}, "tool_calls", usage);
  } else {
    send({ content: reply.text }, null);
    send({}, "stop", usage);
  }
  response.end("data: [DONE]\n\n");
}
