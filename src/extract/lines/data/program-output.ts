/*
 * How the output of a program begins, and what a program that reads like a person says further down in it. Their words are few and
 * hardly ever change.
 */

/** The first line of an output of which no call was shown: a package manager, a page of help or of a manual, a plan, a prompt of SQL, the rule of a table. */
export const PROGRAM_HEAD =
  /^(?:npm (?:warn|error) |added \d{1,5} packages?[, ]|[Uu]sage: [\w./-]{1,40} (?:[\w./-]{1,40} )?[[<(A-Z-]|[A-Z][\w.-]{1,30}\(\d\w?\) {2}|\+[-=]{2,99}\+[-=+]{0,400}$|Plan: \d{1,4} to |Terraform (?:used the|will perform)|(?:mysql|MariaDB \[\w{1,40}\]|sqlite|\w{1,40}=[#>])>? ?(?:SELECT|select|SHOW|show|\\d))/;
export const HEAD_FIRST = "+nausmMTABCDEFGHIJKLNOPQRSUVWXYZ";

/** While an output may run on, no agent goes on like this: tips, a question that the program asks itself, the titles of a help page. */
export const PROGRAM_SAYS =
  /^(?:Run [`"'\w]|To (?:address|fix|see|update|learn|suppress|silence)\b|Some (?:issues|chunks) |Note: |NOTE: |Notice: |What['’]s next:|Do you (?:want|really want) to |Are you sure |Proceed\b|Continue\?|Only 'yes' |For (?:more|further) (?:information|details|help)\b|See (?:also|the|https?:|`)|Use ["'`-]|Try [`"'a-z]|You (?:can|may) (?:use|also|now|run|need|suppress) |A (?:new|complete) |Deprecated \w+ features|Learn more|Update available |You are in 'detached HEAD' state|If you want to (?:create a new branch to retain|keep them by)|Or undo this operation|Turn off this advice|Docs?: |(?:Options|Commands|(?:Sub|Available |Management |Common )[Cc]ommands|(?:Positional |Optional )?[Aa]rguments|(?:Global |Inherited )?[Ff]lags|Examples?|Aliases|Environment(?: [Vv]ariables)?|Description|Events|Conditions|Parameters|Synopsis):$)/;
