import { type ChangeObject, diffArrays, diffWords } from 'diff'

/** A piece that stayed, was removed or was added. */
export interface Piece {
  text: string
  is: 'same' | 'removed' | 'added'
}

/** Longer texts than can be compared in this time are shown whole, before and after. */
const TIMEOUT_MS = 300
/** Characters that stay around a change in a long text. */
const AROUND = 90

/** Two texts word by word; what did not change is cut to what stands around the changes. */
export function compareWords(before: string, after: string): Piece[] {
  const intlSegmenter = new Intl.Segmenter('ru', { granularity: 'word' })
  const found = diffWords(before, after, { intlSegmenter, timeout: TIMEOUT_MS })
  if (!found) {
    return [
      { text: before, is: 'removed' },
      { text: after, is: 'added' },
    ]
  }
  return found
    .map(toPiece)
    .map((piece, index, all) =>
      piece.is === 'same' ? { ...piece, text: clip(piece.text, index > 0, index < all.length - 1) } : piece,
    )
}

/** Two lists line by line, only what was removed and added. */
export function compareLines(before: readonly string[], after: readonly string[]): Piece[] {
  return diffArrays([...before], [...after])
    .flatMap((part) => part.value.map((text) => toPiece({ ...part, value: text })))
    .filter(({ is }) => is !== 'same')
}

const toPiece = ({ value, added, removed }: ChangeObject<string>): Piece => ({
  text: value,
  is: added ? 'added' : removed ? 'removed' : 'same',
})

/** Keeps the ends of a text that touch a change. */
function clip(text: string, isAfterChange: boolean, isBeforeChange: boolean): string {
  const kept = (isAfterChange ? AROUND : 0) + (isBeforeChange ? AROUND : 0)
  if (text.length <= kept + AROUND) return text
  const head = isAfterChange ? text.slice(0, AROUND).replace(/\S*$/, '') : ''
  const tail = isBeforeChange ? text.slice(-AROUND).replace(/^\S*/, '') : ''
  return `${head}…${tail}`
}
