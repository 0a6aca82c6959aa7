// Regexes that are built from data exist only once the code that builds them has run. Each entry runs some of it; a
// `new RegExp(…)` in src that no entry reaches fails the test. Import inside the entry, so that the building is watched.
export const exercises: (() => unknown)[] = [];
