import { isNumber } from './normalise.ts'
import type { Reading } from './readings.ts'
import type { Term, WordFacts } from './search.store.ts'
import { isGeneric, isStop, synonymsOf } from './trade-words.ts'

export type Facts = ReadonlyMap<string, WordFacts>

/** Both the letter of «Топас-С» and a preposition. */
const LETTER_S = 'с'

/** What the chosen words ask for: conditions, the words an exact name would have, and the generic words. */
export interface Intent {
  terms: Term[]
  exactWords: string[]
  liked: string | null
}

export function isUnderstood(reading: Reading, facts: Facts): boolean {
  return reading.every((word) => isWordUnderstood(word, facts))
}

function isWordUnderstood(word: string, facts: Facts): boolean {
  return word === LETTER_S || isStop(word) || isGeneric(word) || toTerm(word, facts) !== null
}

/** Null when the words ask for nothing (only prepositions). */
export function toIntent(words: readonly string[], facts: Facts): Intent | null {
  const meant = words.filter((word, index) => !isStop(word) && !isPreposition(words, index, facts))
  const generic = meant.filter(isGeneric)
  const specific = [...new Set(meant.filter((word) => !isGeneric(word)))]
  if (meant.length === 0) return null
  const terms = specific.map((word) => toTerm(word, facts)).filter((term) => term !== null)
  return {
    terms,
    exactWords: [...new Set(specific.map((word) => toNameWord(word, facts)))].sort(),
    liked: terms.length === 0 ? joinQueries(generic.map((word) => facts.get(word)?.stem)) : null,
  }
}

/** «топас с 8», «био с»: the letter of a name; «септик с насосом», «топас 5 с доставкой»: a preposition. */
function isPreposition(words: readonly string[], index: number, facts: Facts): boolean {
  if (words[index] !== LETTER_S) return false
  const previous = words[index - 1]
  const next = words[index + 1]
  const isName = (word: string) => facts.get(word)?.inTitle === true && !isGeneric(word)
  return previous === undefined || !isName(previous) || (next !== undefined && !isName(next))
}

function toTerm(word: string, facts: Facts): Term | null {
  const fact = facts.get(word)
  if (!fact) return null
  if (fact.inTitle) return { title: quote(word), body: null }
  if (fact.stemInTitle) return { title: fact.stem, body: null }
  const synonyms = synonymsOf(word)
  // Small numbers and pairs of letters stand in every description.
  const isTelling = isNumber(word) ? word.length > 2 : word.length > 2 && fact.stem !== ''
  const body = joinQueries([isTelling && fact.inBody ? fact.stem : null, ...synonyms.body.map(quote)])
  const title = joinQueries([fact.startsTitleWord ? `${quote(word)}:*` : null, ...synonyms.title.map(quote)])
  return title === null && body === null ? null : { title, body }
}

function toNameWord(word: string, facts: Facts): string {
  const fact = facts.get(word)
  return fact && !fact.inTitle && fact.stemInTitle ? fact.stem.replaceAll("'", '') : word
}

const quote = (word: string) => `'${word}'`

function joinQueries(queries: readonly (string | null | undefined)[]): string | null {
  return queries.filter(Boolean).join(' | ') || null
}
