import { GENERIC_FORMS } from './trade-words.ts'

export type KnownWord = {
  word: string
  /** Occurs in a product's name, not only in texts. */
  inTitle: boolean
}

/**
 * The known word that was most likely meant, or null. Words of names may differ by more typos than words of descriptions,
 * where almost any noun would match another.
 */
export function closestWord(
  typed: string,
  known: readonly KnownWord[],
): { word: string; typos: number } | null {
  const generic = GENERIC_FORMS.map((word) => ({ word, inTitle: true }))
  const near = [...known, ...generic]
    .map(({ word, inTitle }) => ({ word, inTitle, typos: countTypos(typed, word) }))
    .filter(({ inTitle, typos }) => typos <= allowedTypos(typed.length, inTitle))
    .sort((a, b) => a.typos - b.typos || Number(b.inTitle) - Number(a.inTitle))
  return near[0] ?? null
}

function allowedTypos(length: number, inTitle: boolean): number {
  if (length < 4) return 0
  const allowed = length < 6 ? 1 : length < 9 ? 2 : 3
  return inTitle ? allowed : allowed - 1
}

/** Edit distance: insertions, deletions, substitutions and transpositions (optimal string alignment). */
export function countTypos(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      let least = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
      )
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        least = Math.min(least, at(beforeLast, column - 2) + 1)
      }
      current.push(least)
    }
    beforeLast = last
    last = current
  }
  return at(last, b.length)
}

const at = (row: readonly number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY
