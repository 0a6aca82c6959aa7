import { describe, expect, test } from "vitest";
import { lengthOfEnd } from "../../src/safety/cut-off.js";
import { createGate } from "../../src/safety/index.js";
import { LOOK_ALIKES, secretPayloads } from "./payloads.js";

const gate = createGate();

/** What a stream gives that ends here: by `end`, which must be what `pending` gives. */
function streamed(text: string): string {
  const redactor = gate.createRedactor();
  const out = redactor.push(text);
  const pending = redactor.pending();
  expect(redactor.end()).toBe(pending);
  expect(gate.redact(text, { mayBeCut: true }).text).toBe(out + pending);
  return out + pending;
}

/** Characters of a secret that may stay: no use to anyone, and often those of a word. */
const HARMLESS = 8;

/** How much of the beginning of a secret a text shows. */
function shown(text: string, secret: string): number {
  let length = 0;
  while (length < secret.length && text.includes(secret.slice(0, length + 1))) length++;
  return length;
}

/** Whose beginning has no sign of its own: only the line that closes the key tells it from an image. */
const UNTOLD = ["PEM without its beginning"];

describe("an output that is cut inside a secret", () => {
  test.each(secretPayloads().filter(({ name }) => !UNTOLD.includes(name)))(
    "shows nothing of it, wherever: $name",
    ({ text, parts }) => {
      const before = "Deploying now\nThe job printed this: ";
      for (let at = 1; at <= text.length; at++) {
        const safe = streamed(before + text.slice(0, at));
        const most = Math.max(...parts.map((part) => shown(safe, part)));
        if (most > HARMLESS) expect([text.slice(0, at), safe]).toEqual([]);
        expect(safe.startsWith("Deploying now\nThe job printed this: ")).toBe(true);
      }
    },
  );

  const body = "aB3dE5fG7hJ9kL1mN2pQ4rS6tU8vW0xY2zA4";
  test.each([
    ["postgres://admin:hunter2hunter2@", "postgres://admin:[redacted:connection-string]@"],
    ["postgres://admin:hunter2hunter2@\n", "postgres://admin:[redacted:connection-string]@\n"],
    ["The database is postgres://admin:hunt", "The database is postgres://admin:[redacted:connection-string]"],
    ["redis://:4711", "redis://:[redacted:connection-string]"],
    [`gh${"p_"}${body.slice(0, 18)}\n  ${body.slice(18, 30)}`, "[redacted:github-token]"],
    [`gh${"p_"}${body.slice(0, 18)}\n`, "[redacted:github-token]\n"],
    [`gh${"p_"}${body.slice(0, 18)}\n[exit code 137]`, "[redacted:github-token]\n[exit code 137]"],
    [`gh${"p_"}${body.slice(0, 18)}\nKilled by the host\n`, "[redacted:github-token]\nKilled by the host\n"],
    ["postgres://admin:hunter2@\nKilled", "postgres://admin:[redacted:connection-string]@\nKilled"],
    [`\x1b[32mgh${"p_"}${body.slice(0, 18)}\x1b[3`, "[redacted:github-token]"],
    [`{"text":"this one gh${"p_"}${body.slice(0, 18)}`, '{"text":"this one [redacted:github-token]'],
    [`AK${"IA"}IOSFODNN7EXAMPLE,wJalrXUtnFEMI/K7MDENG/bPxR`, "[redacted:aws-key]"],
    ["password: 'correct horse bat", "password: '[redacted:password]"],
    ["passphrase: correct horse bat", "passphrase: [redacted:password]"],
    ["API_KEY=wJalrX", "API_KEY=[redacted:key]"],
    ["API_KEY=wJalrXUtnFEM", "API_KEY=[redacted:key]"],
    ["I set AWS_SECRET_ACCESS_KEY=wJalrXUtnFEMI/K7MDE", "I set AWS_SECRET_ACCESS_KEY=[redacted:key]"],
    ["run it with --token VQod+6TLDv//S", "run it with --token [redacted:token]"],
    ["the password is USxgiKDXXC/b", "the password is [redacted:password]"],
    ["Authorization: Bearer abcdefgh", "Authorization: Bearer [redacted:bearer-token]"],
    ["Authorization: Basic YWRtaW46aHVu", "Authorization: Basic [redacted:basic-auth]"],
    ["curl -H 'Basic YWRtaW46aHVu", "curl -H 'Basic [redacted:basic-auth]"],
    ["use Bearer 9f8e7d", "use Bearer [redacted:bearer-token]"],
    ["Cookie: theme=dark; sid=9f8e7d", "Cookie: [redacted:cookie]"],
    ["credentials admin:hunter", "credentials [redacted:credentials]"],
    ["the password is Tr0u", "the password is [redacted:password]"],
    ["token 9f8e7d6c", "token [redacted:token]"],
    ["-----BEGIN RSA PRIVATE KEY-----\nMIIEpAIBAAK", "[redacted:private-key]"],
    ["-----BEGIN RSA PRIVATE KEY-----\\nMIIEpAIBAAK\\", "[redacted:private-key]"],
    [`${`${body}${body}\n`.repeat(2)}-----END RSA PRI`, "[redacted:private-key]"],
  ])("%j", (text, expected) => {
    expect(streamed(text)).toBe(expected);
  });

  test("is told what was replaced", () => {
    const kinds: string[] = [];
    const redactor = gate.createRedactor((kind) => kinds.push(kind));
    redactor.push("postgres://admin:hunter2");
    redactor.pending();
    expect(kinds).toEqual([]);
    redactor.end();
    expect(kinds).toEqual(["connection-string"]);
  });

  test("goes on as if nothing had been", () => {
    const redactor = gate.createRedactor();
    const out = redactor.push("see postgres://admin:");
    expect(redactor.pending()).toBe("see postgres://admin:");
    const more = redactor.push("5432\nDone");
    expect(out + more + redactor.end()).toBe("see postgres://admin:5432\nDone");
  });
});

describe("an output that ends with what is no beginning of a secret", () => {
  test.each([
    ...LOOK_ALIKES,
    "Open http://localhost:3000",
    "Open http://localhost:3000/",
    "It listens on http://127.0.0.1:8080.",
    "(see http://localhost:5173)",
    "brokers: kafka://one:9092,two:9092",
    "postgres://localhost:5432",
    "postgres://user:password",
    "postgres://user:$PASS",
    "postgres://admin",
    "https://x.test:",
    "Open http://localhost:PORT",
    "docker://alpine:latest",
    "We use the ghp_ prefix",
    "The prefix is ghp_",
    "The prefix is ghp_\nDone",
    "Documented npm_config",
    "Documented npm_token\n",
    "npm_config\nDone",
    "pip install sk-learn",
    "renamed to key-1",
    "downloaded with hf_hub",
    "the prefix AKIA",
    "AKIA prefix",
    "token: HS256",
    "token: src/app/login2",
    "token: src/components/TokenField.tsx",
    "secret: /run/secrets/db_token",
    "credentials: ~/.aws/cred",
    "key: assets/index-Bk3h9XzQ.js",
    "auth: /api/v2/auth/tok",
    "auth: oauth2",
    "token: TERM_HOVER",
    "key: createdAt",
    "auth: OAuth",
    "secret: kubernetes-secret-name",
    "the password is required",
    "Fixed the password reset",
    "Uses bearer authentication",
    "Authorization: Bearer <token>",
    "basic authentication",
    "the cookie: httpOnly and secure",
    "Cookie: theme=dark",
    "connected to pin 13",
    "login at 12:30",
    "user: group:admin",
    "password = ",
    "password: string",
    "-----END CERTIFICATE",
    "-----BEGIN CERTIFICATE-----\nMIIEpAIBAAK",
    "token budget v2",
    "the key decisions 2026-01-01",
  ])("%j", (text) => {
    expect(streamed(text)).toBe(text);
  });
});

describe("a whole text", () => {
  test.each([
    "use AKIA prefix",
    "the ghp_ prefix",
    "tokens of GitHub begin with ghp_aB3d",
    "tokens of npm begin with npm_aB3dE5fG7hJ9",
    "API_KEY=wJalrX",
    "the scheme is postgres://user:name",
  ])("is taken as it is: %j", (text) => {
    expect(gate.redact(text)).toEqual({ text, redacted: [] });
    expect(gate.admit(text, { as: "fact", maxChars: 200 }).text).toBe(text);
  });
});

describe("the end that is looked at once more", () => {
  test.each([
    ["two lines", `${"a line\n".repeat(1000)}before\nlast`, "\nbefore\nlast".length],
    ["two lines in front of blank ones", "one\nbefore\nlast\n\n \n", "\nbefore\nlast\n\n \n".length],
    ["a part of a long line, however long", "x".repeat(1_000_000), 8_000],
    ["a part of long lines", `${"x".repeat(50_000)}\n`.repeat(4), 8_000],
    ["all of a short text", "last", 4],
    ["nothing of nothing", "", 0],
  ])("is %s", (_, text, length) => {
    expect(lengthOfEnd(text)).toBe(length);
  });
});
