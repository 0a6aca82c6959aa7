/*
 * How the output of a program begins, and what a program that reads like a person says further down in it. Their words are few and
 * hardly ever change.
 */

/** The first line of an output of which no call was shown: a package manager, a page of help or of a manual, a plan, a prompt of SQL, the rule of a table. */
export const PROGRAM_HEAD =
  /^(?:npm (?:warn|error) |added \d{1,5} packages?[, ]|[Uu]sage: [\w./-]{1,40} (?:[\w./-]{1,40} )?[[<(A-Z-]|[A-Z][\w.-]{1,30}\(\d\w?\) {2}|\+[-=]{2,99}\+[-=+]{0,400}$|Plan: \d{1,4} to |Terraform (?:used the|will perform)|(?:mysql|MariaDB \[\w{1,40}\]|sqlite|\w{1,40}=[#>])>? ?(?:SELECT|select|SHOW|show|\\d))/;
export const HEAD_FIRST = "+nausmMTABCDEFGHIJKLNOPQRSUVWXYZ";

/**
 * While an output may run on, these words are still the program's: its tips, a question that it asks itself, the titles of a help page.
 * Nothing that an agent says as well ("Run `…`", "Note: …"), or its first paragraph below an output would be lost.
 */
export const PROGRAM_SAYS =
  /^(?:Run [`"']?(?:npm|pnpm|yarn|cargo|rustc|docker|git) (?:audit|fund|fix|--explain|scout|[\w-]{1,20} --help)\b|To address (?:all )?issues|To (?:suppress|silence) this |To add an exception|To update(?: the)? (?:your )?(?:npm|pip|node)\b|Some (?:issues need|chunks are) |What['’]s next:|Do you (?:really want to |want to perform these )|Note: You didn't use the -out |Only 'yes' |For (?:more|further) (?:information|details|help)[, ](?:see|try|about|on|run)\b|See (?:https?:|[`'"][\w-]{1,30} --help|`?man )|Try [`'"][\w. -]{1,30} --help|Use ["'`-][\w. -]{1,40}(?:--help|for more)|A new (?:release|version|major|minor|patch) (?:of|version)|A complete log of |Deprecated \w+ features|Learn more\b|Update available |You are in 'detached HEAD' state|You can (?:suppress|silence) this |If you want to (?:create a new branch to retain|keep them by)|Or undo this operation|Turn off this advice|(?:Options|Commands|(?:Sub|Available |Management |Common )[Cc]ommands|(?:Positional |Optional )?[Aa]rguments|(?:Global |Inherited )?[Ff]lags|Examples?|Aliases|Environment(?: [Vv]ariables)?|Description|Events|Conditions|Parameters|Synopsis):$)/;
