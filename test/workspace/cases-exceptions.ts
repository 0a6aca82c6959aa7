/** Cases on which the project differs on purpose, with the reason. */
export const EXCEPTIONS: Record<string, string> = {};
