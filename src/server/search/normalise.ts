/**
 * Lower case, ё as е, digits apart from letters, decimals with a point, everything else a space.
 * The database does the same to documents: `search_normalise` in the migration `product_search`.
 */
export function normalise(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll('²', '2')
    .replaceAll('³', '3')
    .replace(/([0-9]),(?=[0-9])/g, '$1.')
    .replace(/[^a-zа-я0-9.]+|(?<![0-9])[.]+|[.]+(?![0-9])/g, ' ')
    .replace(/([a-zа-я])(?=[0-9])|([0-9])(?=[a-zа-я])/g, '$1$2 ')
    .replace(/ {2,}/g, ' ')
    .trim()
}

/** The words of a text: Russian, Latin, or a number. */
export function toWords(text: string): string[] {
  return normalise(text).split(' ').filter(Boolean)
}

/** True for a word that begins with a figure, as models and sizes do. */
export function isNumber(word: string): boolean {
  return /^[0-9]/.test(word)
}
