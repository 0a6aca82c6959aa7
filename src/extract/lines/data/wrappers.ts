/** Tags that wrap what a tool returned, what the host injected, or what the memory itself injected. */
export const WRAPPERS =
  /^<(content|file|result|output|task_result|skill_content|skill_files|tool_result|tool_call|function_results|system-reminder|system_reminder|environment_details|local-command-stdout|command-\w+|workspace_memory\w*|memory\w*|details|stdout|stderr|diff|documents?|observation)\b[^<>]*>/;
/** Those of the memory itself. */
export const MEMORY_TAG = /^(workspace_memory|memory)/;

/** A call as terminals print it behind a mark of speech. */
export const TOOL_CALL = /^[A-Z][A-Za-z_]{1,30}(?:\s?[A-Z][a-z]+)?\(/;
