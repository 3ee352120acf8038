import { type SectionKey, sectionBlocks, sectionTextsSchema } from '../../../contract/pages/section-blocks.ts'
import { requireAllTextsOf } from '../../../contract/pages/texts-of.ts'
import { fillFirmWords } from '../../../domain/site/firm-words.ts'
import { AppError } from '../../app-error.ts'
import type { Database } from '../../platform/db/database.ts'
import { readPage } from './page-texts.service.ts'

const isSection = (key: string): key is SectionKey => Object.hasOwn(sectionBlocks.shape, key)

/** The key of a section whose texts are the staff's. Throws NOT_FOUND. */
export function requireSection(key: string): SectionKey {
  if (!isSection(key)) throw new AppError('NOT_FOUND', 'Раздел не найден')
  return key
}

/** The texts of one section as staff wrote them, under its key. */
export async function readSection(db: Database, key: SectionKey) {
  const { [key]: texts } = await readChrome(db)
  return sectionTextsSchema.parse({ [key]: texts })
}

/** What the blog's feed says of itself, with the firm's words in it. */
export async function readFeedText(db: Database): Promise<string> {
  const { blogPage, firm } = await readChrome(db)
  return fillFirmWords(blogPage.feed, firm)
}

const readChrome = async (db: Database) => requireAllTextsOf(await readPage(db, 'chrome'), 'chrome')
