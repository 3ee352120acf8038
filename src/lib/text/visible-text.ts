/** What is no character of its own: spaces, controls, zero-width ones, fillers, the empty Braille cell, a tone of skin, half of a flag. */
const INVISIBLE = /[\p{DI}\p{C}\p{Z}\p{EMod}\u2800]|\p{RI}(?=\p{RI})/gu

/** A text without characters that no font shows: zero-width ones, marks of direction, soft hyphens. They come along when text is copied. */
export function withoutUnseen(text: string): string {
  return text.replace(/\p{DI}/gu, '')
}

/** Number of characters (code points) of a text without invisible characters. */
export function visibleLength(text: string): number {
  return [...text.replace(INVISIBLE, '')].length
}
