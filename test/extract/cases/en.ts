import type { LanguageCases } from "./case.js";

export const en: LanguageCases = {
  opener: "The settings page now has a language picker.",
  decisions: {
    yes: [
      "Used `zod` instead of hand-written checks because its errors are typed",
      "Kept the old file format so that existing backups still open",
      "Chose one table over two to avoid a JOIN on every read",
      "Switched back to `node:fs` rather than `fs-extra`, since the dependency was no longer needed",
      "Deliberately left `legacyAuth()` untouched, otherwise old clients would break",
      "Reverted the custom cache and went with the provided `lru` helper instead",
    ],
    no: [
      "Would you prefer JSON instead of YAML for the settings file?",
      "Let me check the config file first",
      "All 42 tests pass and the linter is clean",
      "Option A: an in-memory queue",
      "If you want, I can use Redis instead",
      "Maybe a queue would be better rather than polling?",
    ],
  },
  unfinished: {
    yes: [
      "`users.ts` is not yet migrated and still needs the new API",
      "The changes are uncommitted and nothing has been pushed: no push was made",
      "The payment flow with a real card is not verified yet",
      "⚠️ The integration test still fails on Windows and was not fixed",
      "Still untracked: `scripts/seed.ts` and `docs/seed.md`",
      "Rate limiting is deferred; the endpoint remains unprotected for now",
    ],
    no: [
      "Nothing remains: all 42 tests pass, no errors",
      "The session error is resolved",
      "Added a button that retries the payment",
      "Fixed the bug that left the list empty",
      "Skipped files: none",
      "Zero remaining matches, the linter is clean",
    ],
  },
  nextSteps: {
    yes: [
      "If you want, I can also add a CSV export",
      "Want me to push the changes to `release`?",
      "Shall I migrate `orders.ts` to the new client as well?",
      "Let me know if you want the cache enabled in production",
      "Say the word and I'll open the pull request for `billing`",
      "If you'd like, next I can split `api.ts` into smaller modules",
    ],
    no: [
      "Added the CSV export",
      "The tests of `orders.ts` pass",
      "Fixed the broken link in the footer",
      "The file lives in `data/export.csv`",
      "Committed the changes to `release`",
      "The pull request for `billing` was merged",
    ],
  },
  facts: {
    yes: [
      "Per project convention, `loadConfig()` always reads environment variables first",
      "Important: the `payments` API always returns amounts in cents, never in euros",
      "The `gateway` server always requires the `X-Tenant` header by default",
      "In this repo `npm run gen` must run before every build, otherwise types are stale",
      "This project uses `TERM_HOVER` theme tokens by convention, never hardcoded colours",
      "`openStore()` is the single source of truth that all callers route through",
    ],
    no: [
      "The server might ignore the header",
      "Let me read `config.ts` to understand the problem",
      "Want me to document it?",
      "Added three new tests",
      "I've updated the imports",
      "Perhaps the cache is stale",
    ],
  },
  rules: {
    yes: [
      "From now on always answer in English",
      "Never edit the files in `generated/`",
      "Do not use `any`, our convention is strict types",
      "Commits must always follow the format `type: message`",
      "We always use pnpm in this repo, never npm",
      "Make sure to run the linter before committing, always",
    ],
    no: [
      "Fix the error in the form",
      "Why does the test fail?",
      "Create a contact page",
      "Continue with the next one",
      "Can you check the logs?",
      "Please review the pull request",
    ],
  },
  what: [
    [
      "Done! I added the language picker to `settings.tsx` and wired it to the profile.\n\nWant me to translate it too?",
      "language picker",
      "Want me",
    ],
    ["Fixed the VAT calculation in `invoice.ts`.\n\nIf you want, I can add more cases.", "VAT", "If you"],
    [
      "Perfect. The database is migrated to `postgres`.\n\nLet me know if the old one should be deleted.",
      "database",
      "Let me",
    ],
    ["Removed the `moment` dependency in favour of `Intl`.\n\nShall I go on with `lodash`?", "moment", "Shall"],
    [
      "All tests pass. Here's what changed:\n\n- Extracted `parseRange()` from the importer so both callers share it",
      "parseRange",
      "Here's",
    ],
    ["Let me look at the logs.\n\nThe watcher in `sync.go` no longer leaks file handles.", "sync.go", "Let me"],
    ["## Summary\n\nSplit `api.ts` into three modules and moved the types to `types.ts`.", "api.ts", "Summary"],
    [
      "✅ **Renamed** `fetchUser` to `loadUser` across the client.\n\n| file | changes |\n|---|---|\n| a.ts | 2 |",
      "loadUser",
      "file |",
    ],
    [
      "Great question! Cached the schema in `schema.ts`, so startup takes 2 s less.\n\nAnything else?",
      "schema",
      "Anything",
    ],
    [
      "I updated the README with the install steps for Windows.\n\nDo you want a section for macOS?",
      "README",
      "Do you",
    ],
    ["Upgraded `vite` to 8 and dropped the old plugin.\n\n```bash\nnpm ci && npm run dev\n```", "vite", "npm ci"],
    [
      "You're right. The retry limit in `queue.ts` is now 5 instead of 3.\n\nShould I make it an option?",
      "retry limit",
      "Should",
    ],
  ],
};
