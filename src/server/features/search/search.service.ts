import type { Database } from '../../platform/db/database.ts'
import type { IsPlace } from './place-words.ts'
import { readPlaces } from './places.service.ts'
import { readQuery } from './readings.ts'
import { repairPieces } from './repair.ts'
import { findProductIds, listOtherNames, lookUpWords, type WordFacts } from './search.store.ts'
import { type Facts, isUnderstood, toIntent } from './understanding.ts'

/**
 * Ids of the products that match a query, best first. Every word must match name or texts, as typed, transliterated,
 * in the other keyboard layout or after correcting typos. Accepts any text.
 */
export async function searchProductIds(db: Database, query: string): Promise<number[]> {
  const pieces = readQuery(query, await listOtherNames(db))
  const words = [...new Set(pieces.flat(2))]
  let facts: Facts = withPlaces(await lookUpWords(db, words), words, await readPlaces(db))
  let readings = pieces.map((ways) => ways.find((reading) => isUnderstood(reading, facts)) ?? null)
  if (readings.includes(null)) {
    const unknownPieces = pieces.filter((_, index) => readings[index] === null)
    const repaired = await repairPieces(db, unknownPieces, facts)
    const corrected = repaired.readings.values()
    readings = readings.map((reading) => reading ?? corrected.next().value ?? null)
    facts = repaired.facts
  }
  if (readings.includes(null)) return []
  const intent = toIntent(
    readings.flatMap((reading) => reading ?? []),
    facts,
  )
  return intent ? findProductIds(db, intent) : []
}

/** The same facts, and of words that name the region that they do; a word of a product's name stays one. */
function withPlaces(facts: Map<string, WordFacts>, words: readonly string[], isPlace: IsPlace): Facts {
  for (const word of words) {
    const known = facts.get(word)
    if (!isPlace(word) || known?.inTitle) continue
    const { stem = '', stemInTitle = false, startsTitleWord = false, inBody = false } = known ?? {}
    facts.set(word, { word, stem, inTitle: false, stemInTitle, startsTitleWord, inBody, isPlace: true })
  }
  return facts
}
