import type { PageKey } from '../../domain/site/text-pages.ts'
import type { AllBlocksOf, BlocksOf, PageTexts, ShownTexts } from './pages.ts'

const isTextsOf = <Key extends PageKey>(
  page: ShownTexts,
  key: Key,
): page is ShownTexts & { blocks: BlocksOf<Key> } => page.key === key

const isAllTextsOf = <Key extends PageKey>(
  page: PageTexts,
  key: Key,
): page is PageTexts & { blocks: AllBlocksOf<Key> } => page.key === key

/** The texts, which are known to be those of the page with that key. Throws for another one's. */
export function requireTextsOf<Key extends PageKey>(page: ShownTexts, key: Key): BlocksOf<Key> {
  if (!isTextsOf(page, key)) throw wrongTexts(page, key)
  return page.blocks
}

/** The same of those that staff edit: those of `chrome` have the sections. */
export function requireAllTextsOf<Key extends PageKey>(page: PageTexts, key: Key): AllBlocksOf<Key> {
  if (!isAllTextsOf(page, key)) throw wrongTexts(page, key)
  return page.blocks
}

const wrongTexts = (page: { key: PageKey }, key: PageKey) =>
  new Error(`texts of ${page.key} instead of ${key}`)
