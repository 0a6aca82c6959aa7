#!/usr/bin/env node
import type { Io } from "./cli/command.js";
import { main } from "./cli/main.js";

const io: Io = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  async stdin() {
    const chunks: Buffer[] = [];
    for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks).toString("utf8");
  },
  terminal: process.stderr.isTTY === true,
};

// A reader that has seen enough (`| head`) is no fault of ours.
process.stdout.on("error", (fault: NodeJS.ErrnoException) => {
  if (fault.code !== "EPIPE") throw fault;
});

// `exitCode` instead of `exit()`: a pipe that reads slowly still gets all of the output.
process.exitCode = await main(process.argv.slice(2), io);
