import type { IsPlace } from './place-words.ts'
import type { Reading } from './readings.ts'
import type { Term, WordFacts } from './search.store.ts'
import { isGeneric, isStop, synonymsOf } from './trade-words.ts'

export type Facts = ReadonlyMap<string, WordFacts>

const NO_TOWNS: ReadonlySet<string> = new Set()
const isIn = (reading: Reading) => reading.length === 1 && /^во?$/.test(reading[0] ?? '')

/** What follows «в»: «твери» of «топас 5 в твери», which is the town also where a product is called like it. */
export const findNamedTowns = (pieces: readonly (readonly Reading[])[]): ReadonlySet<string> =>
  new Set(pieces.filter((_, at) => pieces[at - 1]?.some(isIn)).flat(2))

/**
 * The same facts, and of words that name the region that they do; a word of a product's name stays one, in every form and unfinished,
 * unless it stands where towns do (`findNamedTowns`).
 */
export function withPlaces(
  facts: ReadonlyMap<string, WordFacts>,
  words: readonly string[],
  isPlace: IsPlace,
  towns = NO_TOWNS,
): Facts {
  const all = new Map(facts)
  for (const word of words) {
    const known = facts.get(word)
    const isName = known?.inTitle || known?.stemInTitle || known?.startsTitleWord
    if (!isPlace(word) || (isName && !towns.has(word))) continue
    const { stem = '', inBody = false } = known ?? {}
    const named = { inTitle: false, stemInTitle: false, startsTitleWord: false }
    all.set(word, { word, stem, ...named, inBody, isPlace: true })
  }
  return all
}

/** The suffix of «Топас-С», and also a preposition. */
const LETTER_S = 'с'

/** An interpreted query: conditions, words of a possible exact name, and stems that only affect the order. */
export interface Intent {
  terms: Term[]
  names: string[][]
  liked: string[]
}

/** True when every word of the reading occurs in the catalogue or is a stop word. */
export function isUnderstood(reading: Reading, facts: Facts): boolean {
  return reading.every((word) => isWordUnderstood(word, facts))
}

/** Whether a word fits every product. */
const isFiller = (word: string, facts: Facts) => isGeneric(word) || facts.get(word)?.isPlace === true

function isWordUnderstood(word: string, facts: Facts): boolean {
  return word === LETTER_S || isStop(word) || isFiller(word, facts) || toTerm(word, facts) !== null
}

/** Interprets the words; null when they are all stop words. */
export function toIntent(words: readonly string[], facts: Facts): Intent | null {
  const meant = words.filter((word, index) => !isStop(word) && !isPreposition(words, index, facts))
  const generic = meant.filter((word) => isFiller(word, facts))
  const specific = [...new Set(meant.filter((word) => !isFiller(word, facts)))]
  if (meant.length === 0) return null
  const terms = specific.map((word) => toTerm(word, facts)).filter((term) => term !== null)
  return {
    terms,
    // With and without generic words («септик»), which names may contain.
    names: [specific, words].map((all) => [...new Set(all.map((word) => toNameWord(word, facts)))].sort()),
    liked: terms.length === 0 ? generic.map((word) => facts.get(word)?.stem ?? '').filter(Boolean) : [],
  }
}

/** Whether «с» is a preposition («септик с насосом», «топас 5 с доставкой») and not a part of a name («топас с 8», «био с»). */
function isPreposition(words: readonly string[], index: number, facts: Facts): boolean {
  if (words[index] !== LETTER_S) return false
  const previous = words[index - 1]
  const next = words[index + 1]
  const isName = (word: string) => facts.get(word)?.inTitle === true && !isFiller(word, facts)
  return previous === undefined || !isName(previous) || (next !== undefined && !isName(next))
}

function toTerm(word: string, facts: Facts): Term | null {
  const fact = facts.get(word)
  if (!fact) return null
  if (fact.inTitle) return { title: quote(word), body: [] }
  if (fact.stemInTitle) return { title: fact.stem, body: [] }
  const synonyms = synonymsOf(word)
  // Small numbers and words of two letters occur in every description.
  const isDistinctive = word.length > 2 && fact.stem !== '' && fact.inBody
  const body = [...(isDistinctive ? [fact.stem] : []), ...synonyms.body.map(quote)]
  const names = [...(fact.startsTitleWord ? [`${quote(word)}:*`] : []), ...synonyms.title.map(quote)]
  const title = names.join(' | ') || null
  return title === null && body.length === 0 ? null : { title, body }
}

function toNameWord(word: string, facts: Facts): string {
  const fact = facts.get(word)
  return fact && !fact.inTitle && fact.stemInTitle ? fact.stem.replaceAll("'", '') : word
}

const quote = (word: string) => `'${word}'`
