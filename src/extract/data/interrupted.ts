/** The line that a host prints where a run is stopped, alone and in small letters. Hosts speak English, whatever their agents speak. */
export const INTERRUPTED =
  "(?:(?:user|tool|command|task|operation|execution|conversation|session|request) ){0,2}(?:execution |call |use )?(?:was )?(?:cancell?ed|aborted|interrupted|terminated|stopped|killed)(?: by (?:the )?user)?(?: (?:for tool use|after \\d.{0,12}|[-–—·:].{0,60}))?|\\^c.{0,20}";
