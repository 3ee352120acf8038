import { toWords } from './normalise.ts'

/** Whether a word names the region of the shop, where every product is sold: it filters nothing. */
export type IsPlace = (word: string) => boolean

/** Shortest beginning by which other forms of a word are known; of shorter ones only the words themselves are. */
const MIN_STEM = 4

/** What a regular adjective of a place ends in, with what its town has in common with it: «московская» and «москва». */
const ADJECTIVE = /(?:ов|ев)?ск(?:ая|ой|ую|ий|ого|ому|им|ом|ое|ие|их|ими)$/

/** The words of texts that name the region, in whatever case they stand in a query. All normalised, without ё. */
export function toPlaces(texts: readonly string[]): IsPlace {
  const words = texts.flatMap((text) => toWords(text.toLowerCase().replaceAll('ё', 'е')))
  const named = words.filter((word) => word.length >= MIN_STEM)
  const forms = new Set(named)
  const stems = [...new Set(named.flatMap(stemsOf))].filter((stem) => stem.length >= MIN_STEM)
  return (word) => forms.has(word) || stems.some((stem) => isFormOf(word, stem))
}

function stemsOf(word: string): string[] {
  if (!ADJECTIVE.test(word)) return [word.replace(/[аеиоуыэюяьй]{1,2}$/, '')]
  return [word.slice(0, word.lastIndexOf('ск') + 2), word.replace(ADJECTIVE, '')]
}

/** Ends of words are at most three letters long: «подмосков-ьем», «московск-ого». */
const isFormOf = (word: string, stem: string) => word.startsWith(stem) && word.length - stem.length <= 3
