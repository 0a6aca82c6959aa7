import type { ListField } from "../../../src/extract/index.js";

/** A whole small output: what each list must tell of it, and look-alikes in it that no list may hold. */
export interface Output {
  name: string;
  stdout: string;
  /** Text of an item of the list. */
  has: Partial<Record<ListField | "what" | "commits", string | readonly string[]>>;
  /** Words of false friends of the list. */
  not: Partial<Record<ListField | "what" | "commits", string | readonly string[]>>;
  /** What should hold as well and does not yet: `what` and the lists are ranked by weights, which miss these. */
  gaps?: readonly string[];
}

export const OUTPUTS: readonly Output[] = [
  {
    name: "a terminal with tool lines and a closing message",
    stdout: `⏺ I'll look at how invoices are rounded.

⏺ Read(src/billing/round.ts)
  ⎿  Read 40 lines
     // TODO: support JPY
     export const MODE = "half-even"; // never use half-up, because of the auditors

⏺ Bash(pnpm test billing)
  ⎿  FAIL src/billing/round.test.ts > rounds to cents
     AssertionError: expected 1.23 to be 1.24

⏺ Update(src/billing/round.ts)
  ⎿  Updated src/billing/round.ts with 3 additions and 1 removal

⏺ Bash(git commit -am "Round invoice lines once")
  ⎿  [fix/rounding 5d1e0aa] Round invoice lines once
     1 file changed, 3 insertions(+), 1 deletion(-)

⏺ Invoice totals in \`round.ts\` are rounded once at the end now, and all 18 tests pass.

  - Used \`decimal.js\` instead of native floats, because cents drifted on long invoices
  - The credit notes in \`credit.ts\` are not migrated yet and still use floats

  If you want, I can also migrate \`credit.ts\` to the same helper.
`,
    has: {
      what: "round",
      decisions: "Used `decimal.js` instead",
      unfinished: "credit notes",
      nextSteps: "migrate `credit.ts`",
      commits: "5d1e0aa",
    },
    not: {
      decisions: ["half-up", "half-even"],
      unfinished: ["support JPY", "rounds to cents"],
      nextSteps: "look at how",
      facts: ["half-up", "I'll look"],
      what: ["I'll look", "Read 40"],
    },
  },
  {
    name: "Markdown with sections",
    stdout: `Let me check the current state of the search page.

Tool use: Bash

\`\`\`
$ git log --oneline
9f8e7d6 Remove the old index because it was stale
1a2b3c4 WIP: search is not finished
\`\`\`

## Summary

Moved the search index from \`lunr\` to \`minisearch\` and rebuilt it on every deploy.

## Decisions

- Chose \`minisearch\` over \`lunr\` because it can remove documents
- Kept the \`/search\` route as it is so that bookmarks still work

## Remaining

- Synonyms are not supported yet
- The Japanese tokenizer is untested

## Next steps

1. Add a synonym file for product names
2. Run the index job on staging

Committed as \`c0ffee1\`.
`,
    has: {
      what: "search index",
      decisions: ["Chose `minisearch` over", "Kept the `/search` route"],
      unfinished: ["Synonyms are not", "Japanese tokenizer"],
      nextSteps: ["synonym file", "index job on staging"],
      commits: "c0ffee1",
    },
    not: {
      decisions: ["old index", "Synonyms"],
      unfinished: ["WIP", "Kept the"],
      nextSteps: ["current state", "untested"],
      commits: ["9f8e7d6", "1a2b3c4"],
      facts: ["Chose", "Synonyms"],
      what: "Let me",
    },
  },
  {
    name: "prose alone",
    gaps: ["what: uploads above 5 MB are refused"],
    stdout: `I read through the upload handler and its callers.

The limit of 5 MB is enforced twice: in the proxy and in \`upload.ts\`. Per project convention, limits must always live in \`limits.ts\`.

Would you prefer a hard error rather than a warning? The old code might truncate files instead of refusing them.

Uploads above 5 MB are refused with a clear message now. I switched to streaming rather than buffering, so that memory stays flat. The progress bar still needs to be wired to the new stream and is not implemented yet. Want me to wire the progress bar next?
`,
    has: {
      decisions: "streaming rather than buffering",
      unfinished: "progress bar",
      nextSteps: "Want me to wire",
      facts: "limits must always live in",
    },
    not: {
      decisions: ["prefer a hard error", "might truncate"],
      unfinished: "enforced twice",
      nextSteps: "read through",
      facts: ["might truncate", "Would you prefer"],
      what: ["Would you", "I read through"],
    },
  },
  {
    name: "Codex JSON lines",
    stdout: [
      { type: "thread.started", thread_id: "t1" },
      {
        type: "item.completed",
        item: { type: "reasoning", text: "Maybe use redis instead of a map because it is shared." },
      },
      {
        type: "item.completed",
        item: {
          type: "command_execution",
          command: "rg TODO src",
          aggregated_output: "src/a.ts: // TODO: never do this, always use b",
          exit_code: 0,
        },
      },
      {
        type: "item.completed",
        item: { type: "file_change", changes: [{ path: "src/queue.ts", kind: "update" }], status: "completed" },
      },
      {
        type: "item.completed",
        item: {
          type: "command_execution",
          command: "git commit -am 'Bound the queue'",
          aggregated_output: "[main 7c6b5a4] Bound the queue\n 1 file changed",
          exit_code: 0,
        },
      },
      {
        type: "item.completed",
        item: {
          type: "agent_message",
          text: "The queue in `queue.ts` is bounded at 1,000 jobs now.\n\n- Dropped the oldest job instead of blocking the producer, so that requests never hang\n- The metrics for dropped jobs are still missing and not implemented\n\nIf you'd like, I can add a `dropped_jobs` counter next.",
        },
      },
      { type: "turn.completed", usage: { input_tokens: 10, output_tokens: 5 } },
    ]
      .map((line) => JSON.stringify(line))
      .join("\n"),
    has: {
      what: "queue",
      decisions: "Dropped the oldest job instead",
      unfinished: "metrics for dropped jobs",
      nextSteps: "dropped_jobs",
      commits: "7c6b5a4",
    },
    not: {
      decisions: "redis",
      unfinished: "always use b",
      nextSteps: "rg TODO",
      facts: ["always use b", "redis"],
      what: "Maybe",
    },
  },
  {
    name: "a run with a plan that was carried out, and options",
    stdout: `# Todos
[ ] Write the parser for cron lines
[ ] Write the tests for cron lines
[ ] Document the cron syntax

Option A: a regex. Option B: a hand-written parser, which is recommended.

Now let me write the parser.

Tool use: Write

# Todos
[x] Write the parser for cron lines
[x] Write the tests for cron lines
[ ] Document the cron syntax

Cron lines are parsed by hand in \`cron.ts\`, with 31 tests, all green. I went with a hand-written parser over a regex because errors can name the column.
`,
    has: { what: "Cron lines", decisions: "hand-written parser over a regex", unfinished: "Document the cron syntax" },
    not: {
      decisions: "Option A",
      unfinished: ["Write the parser", "Write the tests"],
      nextSteps: ["Now let me", "Write the parser", "Document the cron syntax"],
      facts: ["Option", "went with"],
      what: ["Option", "Todos"],
    },
  },
  {
    name: "a failure that stays",
    gaps: ["what: the login page is rebuilt"],
    stdout: `⏺ Bash(npm run e2e)
  ⎿  Error: Timed out waiting for the login page
     at waitFor (e2e/login.ts:14:3)

⏺ The login page of the admin area is rebuilt with \`react-aria\`, but the end-to-end test of the login still fails on CI and I could not fix it.

  Nothing is committed: the changes are uncommitted in the working tree.

  Note: \`e2e/login.ts\` always needs a seeded database, so \`npm run seed\` must run before it.

  Let me know if you want the test skipped on CI for now.
`,
    has: {
      unfinished: ["still fails on CI", "uncommitted"],
      nextSteps: "test skipped on CI",
      facts: "seeded database",
    },
    not: {
      decisions: "Timed out",
      unfinished: "waitFor",
      nextSteps: "Error",
      facts: ["Timed out", "uncommitted"],
      commits: "e2e",
      what: ["Error", "Note"],
    },
  },
  {
    name: "aider",
    stdout: `> Add src/mailer.py to the chat? (Y)es/(N)o [Yes]: y
Applied edit to src/mailer.py
> Commit 4e5f6a7 feat: send mails in batches of 50

Mails are sent in batches of 50 now. I reused the existing SMTP connection instead of opening one per mail, since the provider throttles new connections. Bounces are not handled yet: a bounced mail is still retried for ever.

You can run the tests with:

\`\`\`bash
pytest tests/test_mailer.py  # never run this against production
\`\`\`
`,
    has: {
      what: "batches of 50",
      decisions: "reused the existing SMTP connection instead",
      unfinished: "Bounces are not handled",
      commits: "4e5f6a7",
    },
    not: {
      decisions: "Add src/mailer.py",
      unfinished: "Applied edit",
      nextSteps: "Applied edit",
      facts: ["never run this", "reused"],
      what: ["Applied", "Add src"],
    },
  },
  {
    name: "research that changes nothing",
    gaps: ["decisions, not: I compared the three date libraries"],
    stdout: `I compared the three date libraries in the repository.

- \`dayjs\` is used in the web app, \`luxon\` in the API
- \`moment\` is only imported by \`legacy/report.js\`
- By convention this project always stores dates in UTC and never in local time

My recommendation: migrate \`legacy/report.js\` first, it is the smallest. No code was changed.

Shall I start with \`legacy/report.js\`?
`,
    has: { what: "date libraries", nextSteps: "start with `legacy/report.js`", facts: "always stores dates in UTC" },
    not: {
      unfinished: "No code was changed",
      facts: ["I compared", "Shall I"],
      commits: "legacy",
      what: "Shall",
    },
  },
  {
    name: "broken off in the middle",
    stdout: `The types of the events are in \`events.ts\` now.

Tool use: Edit

The reducer handles \`order.paid\`. The handler of \`order.refunded\` is still missing and not implemented.

Now I need to update the snapshot tests of the reducer:
`,
    has: { what: "reducer", unfinished: "order.refunded", nextSteps: "update the snapshot tests" },
    not: {
      decisions: "events.ts are",
      nextSteps: "types of the events",
      facts: ["Now I need", "not implemented"],
      unfinished: "types of the events",
      what: "Now I need",
    },
  },
  {
    name: "a push with several commits, one amended and one only spoken of",
    stdout: `⏺ Bash(git commit -m "Add the webhook")
  ⎿  [main 1111aaa] Add the webhook

⏺ Bash(git push)
  ⎿  To github.com:acme/shop.git
     9999fff..2222bbb  main -> main

⏺ The webhook of the payment provider is verified and pushed. It fixes what broke in commit \`3333ccc\` last year.

  - Verified the signature before parsing instead of after, to avoid parsing hostile input
  - Replay protection is deferred and remains open
`,
    has: {
      what: "webhook",
      decisions: "signature before parsing instead",
      unfinished: "Replay protection",
      commits: ["1111aaa", "2222bbb"],
    },
    not: {
      commits: ["3333ccc", "9999fff"],
      decisions: "Replay",
      unfinished: "Verified the signature",
      nextSteps: "signature",
      facts: ["Verified", "fixes what broke"],
      what: ["To github", "3333ccc"],
    },
  },
  {
    name: "a long report with files and tests",
    stdout: `✅ **Done!** The export page offers Excel files now.

### Files changed

- \`src/export/xlsx.ts\`: new writer
- \`src/export/index.ts\`: offers it

### Tests

- 12 passed, 0 failed
- no remaining warnings

### Design

- Opted for \`exceljs\` rather than \`xlsx\`, because the latter is no longer on npm
- Column widths are deliberately fixed to keep the files small

### Known issues

- ⚠️ Merged cells are not supported yet
- Files above 100 MB are untested

### How to use

Run \`npm run dev\` and open \`/export\`.
`,
    has: {
      what: "Excel",
      decisions: ["Opted for `exceljs` rather", "deliberately fixed"],
      unfinished: ["Merged cells", "100 MB are untested"],
    },
    not: {
      decisions: ["new writer", "12 passed"],
      unfinished: ["0 failed", "no remaining warnings", "offers it"],
      nextSteps: ["12 passed", "new writer"],
      facts: ["Opted for", "12 passed"],
      what: ["Done!", "Files changed"],
    },
  },
  {
    name: "an earlier report quoted, and one's own",
    stdout: `The previous agent wrote:

> Decided to use MongoDB instead of PostgreSQL because of JSON.
> Remaining: the migration is not finished.
> Next: ask the user about backups.

<task_result>
Never delete the volume. The cluster must always be restarted first.
</task_result>

I checked its work. The migration to PostgreSQL is complete and \`users\` has all 1,204 rows.

I kept the old \`user_id\` column rather than renaming it, so that reports keep working. Backups of the new database are not configured yet and still need a schedule.

Should I set up a nightly \`pg_dump\`?
`,
    has: {
      what: "PostgreSQL",
      decisions: "kept the old `user_id` column",
      unfinished: "Backups of the new database",
      nextSteps: "nightly `pg_dump`",
    },
    not: {
      decisions: "MongoDB",
      unfinished: "migration is not finished",
      nextSteps: "ask the user",
      facts: ["Never delete", "MongoDB"],
      what: ["previous agent", "MongoDB"],
    },
  },
];
