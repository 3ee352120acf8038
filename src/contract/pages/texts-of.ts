import type { PageKey } from '../../domain/site/text-pages.ts'
import type { BlocksOf, ShownTexts } from './pages.ts'

const isTextsOf = <Key extends PageKey>(
  page: ShownTexts,
  key: Key,
): page is ShownTexts & { blocks: BlocksOf<Key> } => page.key === key

/** The texts, which are known to be those of the page with that key. Throws for another one's. */
export function requireTextsOf<Key extends PageKey>(page: ShownTexts, key: Key): BlocksOf<Key> {
  if (!isTextsOf(page, key)) throw new Error(`texts of ${page.key} instead of ${key}`)
  return page.blocks
}
