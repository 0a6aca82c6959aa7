import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createMemory } from "../../src/memory.js";
import { createGate } from "../../src/safety/index.js";
import { memoryStorage } from "../../src/storage/memory.js";

/*
 * Values that a generator of secrets makes, in every alphabet it may encode them in. Base64 looks like a path where it has
 * slashes, base64url like a name where it has hyphens: what tells them apart is measured here, in both directions.
 */

const gate = createGate();
const SEED = 20260801;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const ALPHABETS: Record<string, string> = {
  base64: `${LETTERS}0123456789+/`,
  base64url: `${LETTERS}0123456789-_`,
  base62: `${LETTERS}0123456789`,
  base36: "abcdefghijklmnopqrstuvwxyz0123456789",
  hex: "0123456789abcdef",
};

/** Each character as likely as another: a simpler value would be no random one. */
const value = (alphabet: string, least: number, most = least) =>
  fc.noShrink(
    fc
      .noBias(fc.array(fc.constantFrom(...alphabet), { minLength: least, maxLength: most }))
      .map((chars) => chars.join("")),
  );

/** The label, and what stands behind the value. */
const DRESSES: Record<string, [before: string, after: string]> = {
  "an environment": ["AWS_SECRET_ACCESS_KEY=", ""],
  "a shell": ["export API_KEY='", "'"],
  YAML: ["client_secret: ", "\n"],
  JSON: ['{"accessToken": "', '"}'],
  "JSON in JSON": ['{\\"secretKey\\":\\"', '\\"}'],
  "a table": ["| token | ", " |"],
  "a password": ["DB_PASSWORD=", " in .env"],
  credentials: ["credentials: ", ", as agreed"],
  English: ["I set the API key: ", " in the file"],
  Chinese: ["访问令牌：", "，不要外传"],
  Japanese: ["APIキー：", " です"],
  Korean: ["토큰: ", " 입니다"],
  Russian: ["токен: ", " в файле"],
  Spanish: ["la contraseña: ", " está en el archivo"],
  Portuguese: ["a chave de api: ", " no arquivo"],
  French: ["le jeton : ", " est dans le fichier"],
  German: ["API-Schlüssel: ", " steht in der Datei"],
  Italian: ["il token: ", " nel file"],
  Czech: ["heslo: ", " v souboru"],
};
const dress = fc.constantFrom(...Object.values(DRESSES));

describe.each(Object.entries(ALPHABETS))("random %s", (_, alphabet) => {
  test("never stays behind a label, in whatever dress", () => {
    fc.assert(
      fc.property(dress, value(alphabet, 32, 88), ([before, after], secret) => {
        expect(gate.redact(before + secret + after).text).not.toContain(secret.slice(2));
      }),
      { seed: SEED, numRuns: 1500 },
    );
  });

  test.each(["/", "+", "//", "/+", "-", "_", "a", "A", "9"])("never stays where it begins with %j", (first) => {
    fc.assert(
      fc.property(dress, value(alphabet, 32, 44), ([before, after], secret) => {
        expect(gate.redact(before + first + secret + after).text).not.toContain(secret.slice(1));
      }),
      { seed: SEED, numRuns: 150 },
    );
  });

  test("stays where it is short once in a hundred times at most", () => {
    const secrets = fc.sample(fc.tuple(dress, value(alphabet, 16, 24)), { seed: SEED, numRuns: 3000 });
    const kept = secrets.filter(([[before, after], secret]) =>
      gate.redact(before + secret + after).text.includes(secret.slice(2)),
    );
    expect(kept.length).toBeLessThanOrEqual(30);
  });

  test.each(["the token is ", "--token ", "the password is ", "le mot de passe est ", "der Schlüssel ist "])(
    "never stays without a delimiter: %j",
    (label) => {
      fc.assert(
        fc.property(value(alphabet, 40, 64), (secret) => {
          expect(gate.redact(`${label}${secret} now`).text).not.toContain(secret);
        }),
        { seed: SEED, numRuns: 200 },
      );
    },
  );

  test("never stays when it comes in chunks", () => {
    fc.assert(
      fc.property(dress, value(alphabet, 32, 64), fc.integer({ min: 1, max: 9 }), ([before, after], secret, size) => {
        const redactor = gate.createRedactor();
        const text = `${before}${secret}${after}\nDone`;
        let out = "";
        for (let at = 0; at < text.length; at += size) out += redactor.push(text.slice(at, at + size));
        expect(out + redactor.end()).toBe(gate.redact(text).text);
        expect(out).not.toContain(secret.slice(2));
      }),
      { seed: SEED, numRuns: 200 },
    );
  });

  test("shows more than eight characters in one of a hundred cuts at most", () => {
    const cuts = fc.sample(
      fc.tuple(fc.constantFrom("AWS_SECRET_ACCESS_KEY=", "token: ", '"secret": "'), value(alphabet, 9, 40)),
      { seed: SEED, numRuns: 3000 },
    );
    const kept = cuts.filter(([label, begun]) =>
      gate.redact(`I set ${label}${begun}`, { mayBeCut: true }).text.includes(begun),
    );
    expect(kept.length).toBeLessThanOrEqual(30);
  });
});

test("nothing of it is in the store", () => {
  const storage = memoryStorage();
  const memory = createMemory({ storage });
  const secrets = fc.sample(value(ALPHABETS.base64 ?? "", 40), { seed: SEED, numRuns: 30 }).map((one) => `/${one}`);
  for (const [n, secret] of secrets.entries()) {
    memory.recordTechPreference(`API_KEY=${secret}`);
    const stdout = `SUMMARY: Set AWS_SECRET_ACCESS_KEY=${secret} in .env`;
    memory.commitSession({ agentId: "ann", taskId: `task-${n}`, stdout });
  }
  const stored = JSON.stringify(memory.exportMemory());
  expect(stored).toContain("[redacted:key]");
  for (const secret of secrets) expect(stored).not.toContain(secret.slice(0, 12));
});

describe("a real path stays", () => {
  const FOLDERS = [
    "src",
    "app",
    "run",
    "secrets",
    "etc",
    "keys",
    "config",
    "v1",
    "v2",
    "tokens",
    "auth",
    "node_modules",
    "@types",
    "projects",
    "versions",
    "latest",
    "kubernetes.io",
    ".ssh",
    ".aws",
    "components",
    "api",
    "users",
    "**",
    "2026-01-12",
    "eu-west-1",
    "db_token",
    "id_ed25519",
    "TokenField",
    "__pycache__",
    "usr",
    "local",
    "share",
    "python3.12",
    "*.test",
  ]; // prettier-ignore
  const path = fc
    .tuple(
      fc.constantFrom("", "/", "./", "~/", "../"),
      fc.array(fc.constantFrom(...FOLDERS), { minLength: 3, maxLength: 8 }),
      fc.constantFrom("", ".ts", ".json", ".pem", ".conf", "/"),
    )
    .map(([root, folders, end]) => root + folders.join("/") + end);
  const LABELS = [
    "TOKEN_FILE=",
    "API_KEY=",
    "token: ",
    "secret: ",
    "credentials: ",
    '"auth": "',
    "--token ",
    "the key ",
  ];

  test("behind any label, whole and cut", () => {
    fc.assert(
      fc.property(fc.constantFrom(...LABELS), path, (label, place) => {
        const text = `${label}${place}`;
        expect(gate.redact(text).text).toBe(text);
        expect(gate.redact(text, { mayBeCut: true }).text).toBe(text);
      }),
      { seed: SEED, numRuns: 4000 },
    );
  });

  test.each([
    "TOKEN_FILE=/run/secrets/db_token",
    "SSH_KEY=~/.ssh/id_ed25519",
    "API_KEY_PATH=/etc/keys/api.key",
    "DB_PASSWORD=/run/secrets/db_password",
    "password: /etc/pw",
    "password: see docs/setup.md",
    "password: // none",
    "password: /^[a-z]+$/",
    "password: /\\d{8,}/g",
    "password: !isValid",
    "password: @acme/password-input",
    "secret: projects/x/secrets/y",
    '"secret": "projects/123456/secrets/db-password/versions/latest"',
    "secret: arn:aws:secretsmanager:us-east-1:123456789012:secret:prod/db",
    "secret: op://vault/item/field",
    "secret: s3://bucket/prod/key.pem",
    "secret: cert-manager.io/v1",
    "auth: /v1/tokens",
    "token: **/*.test.ts",
    "token: !hasToken2",
    "token: https://auth.example.com/oauth2/v1/token",
    "credentials: ./config/credentials.yml.enc",
    "key: assets/index-Bk3h9XzQ.js",
    "the token /v1/tokens is used",
    "Geheimnis: Zugangsdaten",
    "segredo: configurações/produção",
    "секрет: настройки/доступ",
    "シークレット: 設定/本番",
  ])("%s", (text) => {
    expect(gate.redact(text)).toEqual({ text, redacted: [] });
  });
});

test("four x inside a random value make no placeholder of it", () => {
  const secret = "BvLCaxxxxqI1/scv8TdAKZyGOJScIyH+3OmYD/SKpH2P";
  expect(gate.redact(`API_KEY=${secret}`).text).toBe("API_KEY=[redacted:key]");
  expect(gate.redact("API_KEY=my_xxxx_key, SECRET_KEY=abcdxxxx").redacted).toEqual([]);
});

describe("a sign in front of a value makes no code of it", () => {
  test.each(["/", "+", "!", "*", "@", "="])("%s", (sign) => {
    expect(gate.redact(`DB_PASSWORD: ${sign}Summer2024x9`).text).toBe("DB_PASSWORD: [redacted:password]");
  });
});
