/** What git, a logger or the runtime prints, beside the beginnings of logs that are told by their first words. */
export const PRINTED =
  /^(?:\[(?:DEBUG|INFO|NOTICE|WARN|WARNING|ERROR|TRACE|FATAL|CRITICAL)(?:[ :|/-][^\]]{0,40})?\](?: |$)|\[(?:detached HEAD|[\w.@#+/-]{1,120})(?: \(root-commit\))? [0-9a-f]{7,40}\] |Everything up-to-date$|[Nn]othing to commit[,.]? ?(?:\(|working tree clean$)|(?:nothing|no changes) added to commit|Deleted branch \S{1,200} \(was |\(node:\d{1,9}\) )/;

/**
 * What an agent's program prints where its service does not answer or the quota is used up. A sentence about such an answer
 * goes on with a verb ("API Error: 529 is retried now").
 */
export const SERVICE_ERROR =
  /^(?:[■✕✗✘×❌⚠ℹ]\uFE0F? {1,2})?(?:\[?API Error: (?:\d{3} )?(?:[{[(]|Connection error|Request (?:timed out|was aborted|failed)|Overloaded|Internal server error|Rate limit|Repeated \d{3}|You have exhausted|Quota exceeded|Resource exhausted|fetch failed|Premature close|Invalid API key|terminated\b)|\[?API Error: \d{3}[.!\]]?$|Claude(?: AI)? usage limit reached|(?:5-hour|Weekly|Session|Daily|Monthly) limit reached\b|You(?:['’]ve| have) (?:hit|reached|exceeded|exhausted) your (?:[\w.-]{1,24} ){0,4}(?:limit|quota|capacity)\b|Your limit will reset at|(?:ERROR: )?(?:stream (?:error: |disconnected before)|unexpected status \d{3}|exceeded retry limit)|litellm\.\w{1,40}Error\b|AI_\w{1,30}Error\b|Possible quota limitations in place|Please wait and try again later, or use \/auth|(?:Error: )?(?:429|500|503|529)[ :]{1,2}(?:Too Many Requests|Service Unavailable|Overloaded|Internal Server Error|\{)|Credit balance is too low|Retrying in \d|The API provider['’]s servers are|Execution error$)/;

/** What stands before such a line. */
export const FAILURE_MARKS = "■✕✗✘×❌⚠ℹ";

/** The bar that an agent's program draws below the place to type. */
export const STATUS_BAR =
  /^(?:.{0,120} )?\(?\d{1,3}% (?:of )?context (?:left|remaining|used)\)?(?: ·.{0,60})?$|^(?:\? for shortcuts\s{1,200})?Context left until auto-compact: \d{1,3}%$/;

/** What an agent's program remarks of itself: that it was stopped, asks or waits, when a talk was exported, that an edit could not be read. */
export const HOST_REMARK =
  /^(?:Interrupted by user\.?$|Would you like to (?:run the following command|make the following edits)\?$|(?:[\u2801-\u28ff] )?Waiting for user confirmation|_Exported on [\w/., :+-]{8,60} from Cursor \([\d.]{1,20}\)_$|The LLM did not conform to the edit format\.(?:$| https?:))/;

/** The head of the box in which an agent's program asks before it runs a command, and the question that ends it. */
export const PERMISSION_HEAD = "Bash command";
export const PERMISSION_ASKED = "Do you want to proceed?";
/** Lines of such a box: one that is never closed swallows no more. */
export const LONGEST_BOX = 12;

/** A file in what `git status` prints. */
export const GIT_STATUS = /^(?:[ MADRCU?!]{2} |\t?(?:modified|new file|deleted|renamed): |[MADRCU]\t)/;
