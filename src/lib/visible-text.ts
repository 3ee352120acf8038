/** Invisible characters: spaces, controls, zero-width ones, fillers and the empty Braille cell. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\u2800]/gu

/** Number of characters (code points) of a text without invisible characters. */
export function visibleLength(text: string): number {
  return [...text.replace(INVISIBLE, '')].length
}
