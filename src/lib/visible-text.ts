/** Invisible characters: spaces, controls, zero-width ones, fillers and the empty Braille cell. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\u2800]/gu

/** A text without characters that no font shows: zero-width ones, marks of direction, soft hyphens. They come along when text is copied. */
export function withoutUnseen(text: string): string {
  return text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')
}

/** Number of characters (code points) of a text without invisible characters. */
export function visibleLength(text: string): number {
  return [...text.replace(INVISIBLE, '')].length
}
