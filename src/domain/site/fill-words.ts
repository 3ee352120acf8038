/** The text with values for its words in braces; one without a value stays as it is. */
export const fillWords = (text: string, readWord: (word: string) => string | undefined): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, word: string) => readWord(word) ?? place)
