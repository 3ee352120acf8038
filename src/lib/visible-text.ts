/** What leaves no mark on a screen: spaces, controls, zero-width characters, fillers and the empty Braille cell. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\u2800]/gu

/** Length of a text in UTF-16 units without the characters that nobody sees. */
export function visibleLength(text: string): number {
  return text.replace(INVISIBLE, '').length
}
