/** The repository's root. */
export const root: string

/** The first sign of a path that the bundler or the database takes for something else; null when there is none. */
export function findWrongSign(folder: string): string | null
