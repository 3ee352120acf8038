import type { PageKey } from '../../domain/site/text-pages.ts'
import type { BlocksOf, PageTexts } from './pages.ts'

/** Whether these are the texts of the page with that key. */
export const isTextsOf = <Key extends PageKey>(
  page: PageTexts,
  key: Key,
): page is PageTexts & { blocks: BlocksOf<Key> } => page.key === key
