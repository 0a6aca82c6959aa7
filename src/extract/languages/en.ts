import type { Language } from "./language.js";

export const en: Language = {
  contrast:
    "instead of|rather than|in favor of|in favour of|in place of|no longer|not just|replaced|replaces|changed from|swapped|over the|as opposed to|instead|versus",
  cause:
    "because|since|so that|so it|so the|so they|so we|due to|which means|that way|the reason|that's why|hence|thus|therefore|given that|makes sense|cleaner|simpler|safer|appropriate|for easier|for easy|for simpler|for simplicity|for better|for consistency|for readability|for clarity|for safety|for backward|for backwards|for compatibility|for performance|for maintainability|for reuse|for testability|for flexibility|for robustness|for security|for stability",
  choose:
    "chose|chosen|choose|decided|opted|went with|go with|going with|adopt*|settled on|agreed|selected|picked|stick with|use a single|prefer*|the fix:|the fix is to|fix is to|strictly|deliberately|intentionally|on purpose|a single|exactly one|by design|per your call|per your request|at your request|as requested|as you asked|decision:|decided:|settled|only",
  change:
    "added|fixed|removed|renamed|moved|updated|changed|created|implemented|extracted|replaced|refactored|introduced|rewrote|rewritten|dropped|simplified|split|merged|switched|extended|converted|deleted|redesigned|reworked|wrote|patched|pinned|swapped|bumped|migrated|enabled|disabled|wired|inlined|narrowed|reworded|cleaned up|consolidated|adjusted|restored|optimized|improved|codified|unified|decoupled|centralized|centralised|isolated|reordered|scoped|gated|hardened|relaxed|tightened|exposed|is gone|are gone|now returns|now accepts|now uses|now checks|now requires|now only",
  revert:
    "reverted|revert|rolled back|undone|switched back|back to|withdrawn|backed out|restored|undid|removed|dropped|deleted|disabled|switched|simplified|unified|consolidated|merged into|moved to|moved into|moved out|collapsed|renamed|took out|stripped",
  kept: "kept|keep|keeps|stays|stay|left untouched|left alone|left as|unchanged|untouched|did not touch|didn't touch|remains as|as-is|as is|still use*|preserve*|retain*|not change|no changes to|backward compatible|out of scope",
  avoid:
    "to avoid|avoids|avoiding|prevent*|otherwise|to ensure|to make sure|to keep|without breaking|would break|would race|would have",
  pending:
    "remaining|remains|remain|not yet|yet|still fail*|still broken|not fixed|could not fix|could not be fixed|couldn't fix|still need*|still to|left to|yet to|todo:|a todo|as todo|todos left|todos remain*|to do|pending|incomplete|unfinished|not done|not implemented|unimplemented|deferred|defer|postponed|outstanding|open question*|blocked|cancelled|canceled|in progress|not covered|not wired|stub*|hardcoded|what's left|left in place|gap|gaps|limitation*|unresolved|untested|not tested|not verified|unverified|not addressed|left untouched|left as is|out of scope|still has|still says|still cites|not directly|interrupted|code-complete|before you can call|item left|items left|is left|are left|thing left|things left|left is|left for later|still open|still missing|still unresolved|have not run|haven't run|have not tested|haven't tested|have not verified|haven't verified|did not test|didn't test|could not verify|couldn't verify|could not test|couldn't test|could not check|not touched|still uses|still use|still points|still point|still relies|still prints|still depends on|out for now|left out|for a follow-up|one caveat|worth flagging|thing to flag|i'll flag|should flag|is skipped|are skipped|still times out",
  unsaved:
    "uncommitted|unstaged|untracked|not pushed|not committed|unpushed|local only|no commit was|no commit has|no commit for|no commit or|not staged|no push was|no push has|without committing|not merged|haven't committed|hasn't been pushed|left uncommitted|detached head|not been pushed|not been committed|nothing was pushed|1 ahead|commits ahead|ahead of `origin|ahead of origin|ahead of the remote|ahead of `main|not in git yet|not yet committed|not yet pushed|hasn't been committed|nothing is committed|nothing has been committed|none of this is committed|nothing committed",
  fail: "failed|fails|failing|failure*|broken|breaks|crash*|couldn't|could not|can't|unable|doesn't work|does not work|not working|timed out|conflict*|flaky|wrong|corrupt*|vulnerab*|blinding|out of order|incorrect*|regression*",
  clear:
    "none|zero|no errors|no error|0 errors|0 issues|nothing left|no remaining|nothing remains|nothing pending|no pending|no outstanding|no unfinished|no deferred|no separate|remains consistent|remain consistent|remains unchanged|remain unchanged|remains the same|remain the same|remains a|remains as|remains intact|remain intact|remains valid|remains compatible|remains stable|remains in place|clean|no issues|no failures|no open|no longer|not needed|resolved|all green|already done|no matches|no blocking|no changes needed|no action needed|nothing to|nothing is left|nothing else is|nothing more",
  problem:
    "error|errors|bug|bugs|concern*|issue|issues|problem*|cannot|missing|lacks|caveat*|weakness*|risk*|stale|duplicate*",
  success:
    "passes|passing|passed|pass|green|succeeds|succeeded|successful*|works|working now|verified|resolved|confirmed|sound|done|perfect|great|excellent|all set|complete|completed|finished|ready|success|everything|fully",
  concession: "but|however|although|though|except|except for|apart from|only the|caveat*|one thing|nevertheless|still",
  need: "needs|need to|requires|require|required|must be|should be|has to|have to|necessary|depends on|needed|worth",
  offer:
    "if you want|if you'd like|if you like|would you like|want me to|shall i|should i|do you want|let me know|say the word|i can also|i can now|i can then|happy to|just say|just tell|tell me|your call|up to you|ready when you|feel free|next i can|i could also|ok to proceed",
  narration:
    "let me|now i|i'll|i will|i'm going to|now let|let's|i need to|first i|next i'll|now update|now the|now add|now fix|checking|reading|verifying|i am going|looking at|time to|i'm reading|i'm now|now i'm|going to|fixing|applying|confirming|re-running|rerunning|writing|creating|searching|i want to|next, i",
  next: "next step*|next|follow-up*|follow up|afterwards|once|when ready|later|future|then run|after that|before merging|before you|you can now|you can re-run|you can|to finish|to complete|recommended|future optimization|first cut",
  waiting:
    "waiting for|awaiting|your approval|your confirmation|please confirm|before proceeding|before i|wait for|please provide|which option|which one|running in the background|worth deciding|please commit|still running|in the background|is running now|to finish running",
  rule: "always|never|must|must not|do not|don't|should not|shouldn't|only|make sure|ensure|every time|whenever|from now on|going forward|under no circumstances|at the very least|not allowed|need not|mandatory|ask first|before committing|avoid",
  convention:
    "convention*|by default|the pattern|pattern is|single source|source of truth|canonical|style|guideline*|policy|rule|rules|workflow|the format|format is|naming|per project|project calls|house|protocol|invariant|documented",
  state:
    "is the|are the|uses|lives in|live in|is defined|are defined|returns|expects|accepts|is stored|are stored|is persisted|routes through|route through|supports|contains|consists|consumed by|depends on|requires|is a|are a|is an|means|ignores|drops|inherits|inherit|already inherit*|resolves|is not|isn't|does not|doesn't|don't include|stores|reads|writes|has a|comes from|is read|runs|run first|falls back|cannot|must|varies|keyed|keys on|is used|are used|is called|is just|is enough|is appropriate|only validates|treats|never",
  hypothesis:
    "might|maybe|perhaps|probably|likely|possibly|could be|seems|appears|i think|i suspect|presumably|not sure|would be|guess|looks like|potential|may be|may have",
  option:
    "option a|option b|option c|option 1|option 2|option 3|alternative*|alternatively|either|approach a|approach b|could also|pros|cons|recommended option|or we",
  recommend:
    "recommend*|suggest*|my recommendation|i'd use|i would|best path|strongest|cleanest|bottom line|verdict|sign-off|approve|advise",
  note: "note|important|remember|caution|warning|beware|careful|keep in mind|gotcha*|heads up|be aware|lesson*|learned|turns out|root cause|the problem is|the issue is|the cause|i see the issue|i see that|means that|this means|attention",
  wish: "user prefers|user wants|user likes|you prefer|you want|you asked|you like|i prefer|i want|i'd like|i like|we want|per your|as you|your preference|your setup|your rules|please|user asked|we don't want|not sure we|we use|our",
  preexisting:
    "pre-existing|preexisting|already existed|unrelated|not related|known issue*|not from my|not caused|existing issue",
  order:
    "read|write this|write the|create|fix|add|implement|start|look at|look into|check|review|run|continue|finally|go ahead|can you|could you|can we|proceed|commit|push|please|investigate|explain|show me|tell me|find|verify|test this|do it|yes|ok|okay|let's|we need|i need|i ran|i see|i get|here is|here's|why|what|how|update|rename|remove|delete|move|prepare|generate|analyze|search",
  self: "i've|i'm|we|we've|my",
  you: "you|your|you're",
  project:
    "this codebase|the codebase|this project|the project|this repo|the repo|repository|the api|the cli|the server|the script|scripts|the module|the function|the database|the test|the package|all callers|the spec|the schema|the extension|the provider|config",
  did: "kept|left|used|reused|chose|picked|selected|decided|opted|adopted|went with|stuck with|settled|preferred|avoided|skipped|deferred|tried|tested|verified|checked|confirmed|ensured|made sure|ran|re-ran|built|found|reviewed|investigated|committed|pushed|reverted|rolled back|restored|i |i've|i'd|i'm|we've|we kept|we used|we chose|we decided|we left|successfully",
  didLast: "",
  overrule:
    "reverted|rolled back|undone|undid|switched back|went back to|gone back to|moved back to|changed back|backed out|withdrawn|abandoned|discarded|scrapped|gave up on|taken out again",
  insteadOf: "instead of|rather than|in place of",
  insteadAfter: "",
  notThis:
    "(?:and |but )?not (?!(?:yet|sure|just|only|really|so|all|every|much|many|if|when|until|because|even|to mention|necess\\w+|possible|available|clear|ideal|great|bad|good|needed|required|found|able|working|been|done|finished|included|committed|pushed|staged|merged|tested|verified|checked|implemented|covered|supported|installed)(?![a-z]))",
  headings: {
    next: "next|next step*|follow-up*|follow up|todo|todo list|todo items|to-do*|to do|recommended next|recommended action*|recommended improvement*|recommended fix*|recommended follow*|recommended change*|recommendations|recommended:|suggested:|suggestions|suggested next|suggested improvement*|suggested follow*|suggested fix*|suggested addition*|suggested change*|suggested action*|improvements|what's next|future|action items|upcoming|top 5|roadmap|if you want|options for|immediate|short term|short-term|medium term|mid term|long term|long-term|priorities|priority|action plan|backlog|on your side|on your end|for you to do|what you need to do|left for you|manual steps",
    issues:
      "issues|known issues|limitations|remaining|open questions|not done|caveats|concerns|problems|warnings|risks|unfinished|pending|left|blockers|outstanding|findings|not verified|untouched|deferred|minor|missing|what i did not|what i didn't|review item*",
    summary:
      "summary|what changed|what i did|changes|result*|done|completed|overview|accomplish*|implementation|fixes|what was done|implemented|fixed|updated|added|deliverable*|changes made|key changes|recap|outcome|conclusion",
    decisions:
      "decision*|design|approach|trade-offs|tradeoffs|why|rationale|key choices|reasoning|strategy|architecture|important compatibility|choices|recommendation|behavior|behaviour|how it works",
    files: "files|files changed|modified|files modified|files created|touched|new files|file",
    tests: "test*|verification|verified|validation|validated|checks|build|lint|quality|coverage|results",
    notes:
      "note|notes|important|key facts|learned|lessons|conventions|rules|good to know|how to use|usage|remember|context|workflow|strengths|patterns",
    options: "option*|alternatives|choices|pros|cons|variants|questions|which",
  },
};
