import path from 'node:path'

/** The repository's root; the same relative path from `src/server/` and from the built `dist/server/`. */
export const root = path.join(import.meta.dirname, '../..')
