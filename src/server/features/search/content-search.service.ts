import type { Found } from '../../../contract/search.ts'
import { isAsking, isBuying, withSynonyms } from '../../../domain/search/content-words.ts'
import { faqCategoryPath, postPath, projectPath, servicePath } from '../../../domain/site/site-paths.ts'
import { clip } from '../../../lib/text/clip.ts'
import { toPlainText } from '../../../lib/text/plain-text.ts'
import type { Database } from '../../platform/db/database.ts'
import {
  type AskedTexts,
  type FoundText,
  findAnswers,
  findGiven,
  findPosts,
  findProjects,
} from './content-search.store.ts'
import { inRussianLayout } from './keyboard.ts'
import { isNumber, toWords } from './normalise.ts'
import type { IsPlace } from './place-words.ts'
import type { SearchTexts } from './search-texts.service.ts'
import { isGeneric, isStop, isWork } from './trade-words.ts'

/** Characters and words of a query that are read. */
const MAX_LENGTH = 200
const MAX_WORDS = 6
/** Most texts of one kind. */
const MAX_FOUND = 3
const EXCERPT = 170

/** Published texts of the site that match a query, kind by kind, best first. Accepts any text. One query for each kind. */
export async function findContent(
  db: Database,
  query: string,
  texts: Pick<SearchTexts, 'isPlace' | 'services'>,
): Promise<Found[]> {
  const words = toContentWords(query, texts.isPlace)
  const alternatives = words.map(toAlternatives)
  const asked: AskedTexts = {
    terms: alternatives.map((all) => all.join(' | ')),
    atLeast: Math.max(1, Math.ceil(words.length / 2)),
    limit: MAX_FOUND,
  }
  if (words.length === 0) return []
  const stems = alternatives.flat().map(toStem)
  const toFound = (kind: Found['kind'], url: (text: FoundText) => string) => (text: FoundText) => ({
    kind,
    title: text.title,
    url: url(text),
    excerpt: toExcerpt(text, stems),
  })
  // One after the other: a search takes one connection.
  const answers = await findAnswers(db, asked)
  const services = await findGiven(db, texts.services, asked)
  const posts = await findPosts(db, asked)
  const projects = await findProjects(db, asked)
  return [
    ...answers.map(toFound('faq', ({ address, id }) => `${faqCategoryPath(address)}#answer-${id}`)),
    ...services.map(toFound('service', ({ address }) => servicePath(address))),
    ...posts.map(toFound('post', ({ address }) => postPath(address))),
    ...projects.map(toFound('project', ({ address }) => projectPath(address))),
  ]
}

/**
 * The words that decide: neither numbers nor what every text of a shop for septic tanks has. If there are only such words, the price
 * where only that is asked for («септик под ключ», «сколько стоит»), else those that name something («монтаж»).
 */
export function toContentWords(query: string, isPlace: IsPlace): string[] {
  const read = toWords(query.slice(0, MAX_LENGTH))
  const all = read.filter((word) => word.length > 1 && !isNumber(word) && !isStop(word) && !isAsking(word))
  const specific = all.filter((word) => !isGeneric(word) && !isPlace(word))
  if (specific.length === 0 && read.some(isBuying) && !all.some(isWork)) return ['цена']
  return [...new Set(specific.length > 0 ? specific : all)].slice(0, MAX_WORDS)
}

function toAlternatives(word: string): readonly string[] {
  if (!/^[a-z]+$/.test(word)) return withSynonyms(word)
  return [word, ...toWords(inRussianLayout(word)).flatMap(withSynonyms)]
}

/** The beginning that forms of a word share; short words are not cut. */
const toStem = (word: string) =>
  word.length > 5 ? word.slice(0, -2) : word.length > 3 ? word.slice(0, -1) : word

/** The sentence in which one of the stems first occurs; where the title has one, the beginning of the text. */
function toExcerpt({ title, body }: FoundText, stems: readonly string[]): string {
  const text = toPlainText(body).replace(/\s+/g, ' ')
  const places = placesOf(title, stems).length > 0 ? [] : placesOf(text, stems)
  const before = text.slice(0, places.length > 0 ? Math.min(...places) : 0)
  const start = text.slice(Math.max(before.search(/[^.!?…;]*$/), 0)).trimStart()
  const whole = /^[a-zа-яё]/.test(start) ? `…${start}` : start
  return whole.length <= EXCERPT ? whole : `${clip(whole, EXCERPT).replace(/[\s.,;:]+\S*$/, '')}…`
}

function placesOf(text: string, stems: readonly string[]): number[] {
  const lower = text.toLowerCase().replaceAll('ё', 'е')
  return stems.map((stem) => lower.indexOf(stem)).filter((place) => place >= 0)
}
