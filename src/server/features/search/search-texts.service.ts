import type { AnswerWords } from '../../../domain/search/trade-answers.ts'
import { fillFirmWords } from '../../../domain/site/firm-words.ts'
import { withAnchors } from '../../../domain/site/service-drawings.ts'
import { servicePath, TERMS_PATH } from '../../../domain/site/site-paths.ts'
import { oncePer } from '../../../lib/once-per.ts'
import { toPlainText } from '../../../lib/text/plain-text.ts'
import type { Database } from '../../platform/db/database.ts'
import { readPages } from '../page-texts/page-texts.service.ts'
import type { GivenText } from './content-search.store.ts'
import { type IsPlace, toPlaces } from './place-words.ts'

/** What a search needs of the texts of pages. */
export interface SearchTexts {
  /** By the region in the words of the firm. */
  isPlace: IsPlace
  answers: AnswerWords
  /** The services of the page «Услуги», with the anchors that they have there. */
  services: readonly GivenText[]
  /** Addresses of the parts of pages to which answers lead. */
  parts: ReadonlySet<string>
}

declare module '../../platform/http/api-context.ts' {
  interface ApiContext {
    /** The texts of pages in memory. */
    readSearchTexts(): Promise<SearchTexts>
  }
}

/** Reads them once per content version. */
export function createSearchTexts(
  db: Database,
  contentCache: { readonly version: object },
): () => Promise<SearchTexts> {
  const readAt = oncePer(() => readSearchTexts(db))
  return () => readAt(contentCache.version)
}

/** Texts of pages that a search reads, all in one query. */
async function readSearchTexts(db: Database): Promise<SearchTexts> {
  const read = await readPages(db, ['chrome', 'services', 'terms'])
  const { firm, searchAnswers } = read('chrome')
  const { list } = fillFirmWords(read('services'), firm)
  const { region, inRegion, ofRegion, nearby } = firm
  const services = withAnchors(list.services).map(({ anchor, title, description, details }) => ({
    id: anchor,
    title,
    body: [toPlainText(description), ...details.map((detail) => `${detail}.`)].join(' '),
  }))
  return {
    isPlace: toPlaces([region, inRegion, ofRegion, nearby]),
    answers: fillFirmWords(searchAnswers, firm),
    services,
    parts: new Set([
      ...services.map(({ id }) => servicePath(id)),
      ...read('terms').sections.sections.map(({ anchor }) => `${TERMS_PATH}#${anchor}`),
    ]),
  }
}
