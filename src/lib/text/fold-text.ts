/** A text as searches compare it: composed, lower case, ё as е. */
export const foldText = (text: string): string => text.normalize('NFC').toLowerCase().replaceAll('ё', 'е')

/** The words of a text alone, as searches compare them, one space between them. */
export const foldWords = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Whether one of the texts contains what was typed, whatever its case and spelling; an empty query matches all. */
export function includesTyped(query: string, texts: readonly (string | null | undefined)[]): boolean {
  const wanted = foldText(query.trim())
  return texts.some((text) => foldText(text ?? '').includes(wanted))
}

/** Whether each word of a query occurs in one of the texts, whatever its case and spelling; an empty query matches all. */
export function matchesWords(query: string, texts: readonly string[]): boolean {
  const text = foldText(texts.join(' '))
  return foldText(query)
    .split(/\s+/)
    .every((word) => text.includes(word))
}
