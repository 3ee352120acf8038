import type { Media } from '../../../contract/content/media.ts'
import { matchesWords } from '../../../lib/text/fold-text.ts'

/** Files with each word of a query in their name, text, or in the title of a record where they stand. */
export function findFiles(files: readonly Media[], query: string): Media[] {
  return files.filter(({ name, alt, usedIn }) =>
    matchesWords(query, [name, alt, ...usedIn.map(({ title }) => title)]),
  )
}
