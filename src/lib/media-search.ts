const fold = (text: string) => text.normalize('NFC').toLowerCase().replaceAll('ё', 'е')

/** Whether each word of a query occurs in one of the texts, whatever the case, ё as е; an empty query matches all. */
export function matchesWords(query: string, texts: readonly string[]): boolean {
  const text = fold(texts.join(' '))
  return fold(query)
    .split(/\s+/)
    .every((word) => text.includes(word))
}
