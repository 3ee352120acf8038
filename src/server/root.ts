import path from 'node:path'

/** The repository's root, seen from here and from the built server in `dist/server/` alike. */
export const root = path.join(import.meta.dirname, '../..')
