/** Calls that print a text somebody wrote: a file, a page, a message, what another agent said. */
export const READING =
  /(?:^|[\s(|;&"'`])(?:cat|bat|less|more|head|tail|sed -n|type|Get-Content|gc|git (?:show|log|notes)|gh|glab|curl|wget|http|grep|rg|jq|ssh|docker logs|kubectl logs|journalctl|claude|codex|gemini|opencode|aider|llm|ollama|Read|View|Open|Fetch|WebFetch|Web ?Search|Task|Agent)(?=[\s("':]|$)/;
