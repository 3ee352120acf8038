import type { PageKey } from '../../domain/site/text-pages.ts'
import type { BlocksOf, ShownTexts } from './pages.ts'

/** Whether these are the texts of the page with that key. */
export const isTextsOf = <Key extends PageKey>(
  page: ShownTexts,
  key: Key,
): page is ShownTexts & { blocks: BlocksOf<Key> } => page.key === key
