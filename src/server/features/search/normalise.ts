/**
 * Lower case, ё as е, digits separated from letters, decimals with a point, everything else a space.
 * Must equal the database's `search_normalise` (migration `product_search`), which is applied to documents.
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

/** True for a word that begins with a digit, as sizes do. */
export function isNumber(word: string): boolean {
  return /^[0-9]/.test(word)
}
