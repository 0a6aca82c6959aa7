/** The text announces what follows; marks of emphasis may stand behind the colon. */
export function endsColon(text: string): boolean {
  return /[:：][^\p{L}\p{N}]{0,8}$/u.test(text.slice(-12));
}

export function isQuestion(text: string): boolean {
  return /[?？][^\p{L}\p{N}]{0,8}$/u.test(text.slice(-12));
}
