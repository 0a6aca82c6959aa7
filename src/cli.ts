#!/usr/bin/env node
import type { Io } from "./cli/command.js";
import { main } from "./cli/main.js";
import { NAME } from "./cli/usage.js";
import { decodeText } from "./text/decode-text.js";

const io: Io = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  async stdin() {
    const chunks: Buffer[] = [];
    for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
    return decodeText(Buffer.concat(chunks));
  },
  terminal: process.stderr.isTTY === true,
};

let isLost = false;
process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => {
  // A reader that has seen enough (`| head`) is no fault of ours.
  if (code === "EPIPE" || isLost) return;
  isLost = true;
  process.exitCode = 1;
  io.err(`${NAME}: cannot write to standard output (${code})\n`);
});
// There is nowhere left to say so.
process.stderr.on("error", () => {});

// `exitCode` instead of `exit()`: a pipe that reads slowly still gets all of the output.
const code = await main(process.argv.slice(2), io);
process.exitCode = isLost ? 1 : code;
