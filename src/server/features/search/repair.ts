import type { Database } from '../../platform/db/database.ts'
import { closestWord } from './closest.ts'
import { isNumber } from './normalise.ts'
import type { IsPlace } from './place-words.ts'
import type { Reading } from './readings.ts'
import { listSimilarWords, listTitleWords, lookUpWords } from './search.store.ts'
import { isGeneric } from './trade-words.ts'
import { type Facts, isUnderstood, withPlaces } from './understanding.ts'

const MAX_WORD = 24
/** Most words to correct, each of which needs a similarity query; five words with typos in four readings are fewer. */
const MAX_UNKNOWN_WORDS = 24

interface Repair {
  words: Reading
  typos: number
}

/**
 * Corrects pieces of a query without a known reading: splits joined words («евролосбио») and fixes typos («топаз»).
 * Returns one reading per piece (null when there is none) and the facts of the new words.
 */
export async function repairPieces(
  db: Database,
  { pieces, facts, isPlace }: { pieces: readonly (readonly Reading[])[]; facts: Facts; isPlace: IsPlace },
): Promise<{ readings: (Reading | null)[]; facts: Facts }> {
  const unknownWords = listUnknownWords(pieces, facts)
  const halves = await listTitleWords(db, [...new Set(unknownWords.flatMap((word) => splits(word).flat()))])
  const repairs = new Map<string, Repair>()
  for (const word of unknownWords) {
    const words = splitJoinedWord(word, (part) => halves.has(part) || isGeneric(part) || isPlace(part))
    if (words) repairs.set(word, { words, typos: 0 })
  }
  const mistyped = unknownWords.filter(
    (word) => !repairs.has(word) && word.length >= 4 && word.length <= MAX_WORD,
  )
  for (const [word, similar] of await listSimilarWords(db, mistyped)) {
    const closest = closestWord(word, similar)
    if (closest) repairs.set(word, { words: [closest.word], typos: closest.typos })
  }
  const repaired = [...new Set([...repairs.values()].flatMap(({ words }) => words))]
  const newFacts = withPlaces(await lookUpWords(db, repaired), repaired, isPlace)
  const all = new Map([...facts, ...newFacts])
  return { readings: pieces.map((readings) => chooseRepair(readings, repairs, all)), facts: all }
}

/** Words to correct, in the order of the pieces; pieces beyond the limit are not corrected. */
export function listUnknownWords(pieces: readonly (readonly Reading[])[], facts: Facts): string[] {
  const unknownWords = [...new Set(pieces.flat(2))].filter(
    (word) => !isUnderstood([word], facts) && !isNumber(word),
  )
  return unknownWords.slice(0, MAX_UNKNOWN_WORDS)
}

function chooseRepair(readings: readonly Reading[], repairs: ReadonlyMap<string, Repair>, facts: Facts) {
  const corrected = readings
    .map((reading) => {
      const parts = reading.map((word) => repairs.get(word) ?? { words: [word], typos: 0 })
      return {
        words: parts.flatMap(({ words }) => words),
        typos: parts.reduce((sum, part) => sum + part.typos, 0),
      }
    })
    .filter(({ words }) => isUnderstood(words, facts))
    .sort((a, b) => a.typos - b.typos)
  return corrected[0]?.words ?? null
}

/** Splits two joined words, both of which are names of the catalogue, trade terms or names of the region; null when impossible. */
function splitJoinedWord(word: string, isKnown: (part: string) => boolean): Reading | null {
  return splits(word).find((parts) => parts.every(isKnown)) ?? null
}

/** All splits of a word in two. */
function splits(word: string): string[][] {
  if (word.length < 4 || word.length > MAX_WORD) return []
  return Array.from({ length: word.length - 1 }, (_, index) => [
    word.slice(0, index + 1),
    word.slice(index + 1),
  ])
}
