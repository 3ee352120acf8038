import type { Database } from '../../platform/db/database.ts'
import type { IsPlace } from './place-words.ts'
import { readQuery } from './readings.ts'
import { repairPieces } from './repair.ts'
import { findProductIds, listOtherNames, lookUpWords } from './search.store.ts'
import { type Facts, findNamedTowns, isUnderstood, toIntent, withPlaces } from './understanding.ts'

/**
 * Ids of the products that match a query, best first. Every word must match name or texts, as typed, transliterated,
 * in the other keyboard layout or after correcting typos; words that name the region (`isPlace`) filter nothing. Accepts any text.
 */
export async function searchProductIds(db: Database, query: string, isPlace: IsPlace): Promise<number[]> {
  const pieces = readQuery(query, await listOtherNames(db))
  const words = [...new Set(pieces.flat(2))]
  let facts: Facts = withPlaces(await lookUpWords(db, words), words, isPlace, findNamedTowns(pieces))
  let readings = pieces.map((ways) => ways.find((reading) => isUnderstood(reading, facts)) ?? null)
  if (readings.includes(null)) {
    const unknownPieces = pieces.filter((_, index) => readings[index] === null)
    const repaired = await repairPieces(db, { pieces: unknownPieces, facts, isPlace })
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
