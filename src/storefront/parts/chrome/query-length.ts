/** Longest search text; longer ones are truncated. */
export const QUERY_LENGTH = 200
