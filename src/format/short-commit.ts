/** The short form that git prints; anything that is no hash stays as it is. */
export function shortCommit(commit: string): string {
  return /^[0-9a-f]{13,64}$/i.test(commit) ? commit.slice(0, 7) : commit;
}
