import { foldWords } from '../../../../lib/text/fold-text.ts'

/** Latin letters that look like Russian ones, as they are mixed in price lists. */
const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aceopxykmthb'].map((letter, index) => [letter, [...'асеорхукмтнв'][index] ?? letter]),
)

/**
 * A model whatever its spelling: «Топас 5 Пр», «ТОПАС-5ПР», «Топас5пр.» are one. Letters and digits only; Latin letters among
 * Russian ones are read as these, «й» of macOS as one letter; «Топас-С 5» stays another one than «Топас 5».
 */
export function modelKey(text: string): string {
  const plain = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[«»"']/g, '')
  const isRussian = /[а-я]/.test(plain)
  const letters = isRussian ? plain.replace(/[a-z]/g, (letter) => LOOKALIKES[letter] ?? letter) : plain
  return letters.replace(/(\d)[.,](?=\d)/g, '$1_').replace(/[^\p{L}\p{N}_+]/gu, '')
}

/** Reads Latin letters as the Russian ones they look like in Russian words, and where they stand alone among these: «Топас-C», «Toпac C 5». */
export function unmixLetters(text: string): string {
  const isRussian = (word: string) => /[а-яё]/i.test(word)
  if (!isRussian(text)) return text
  return text.replace(/\S+/g, (word) =>
    isRussian(word) || /^[a-z]$/i.test(word) ? word.replace(/[a-z]/gi, toRussian) : word,
  )
}

function toRussian(letter: string): string {
  const small = LOOKALIKES[letter.toLowerCase()] ?? letter
  return letter === letter.toLowerCase() ? small : small.toUpperCase()
}

/** Words of a text as they are compared with names of makers. */
const wordsOf = (text: string) => ` ${foldWords(text)} `

interface NamedMaker {
  id: number
  name: string
  slug: string
  aliases: readonly string[]
}

export interface MakerNames {
  /** All names of each maker. */
  all: readonly { id: number; names: readonly string[] }[]
  /** The maker with exactly this name, slug or alias. */
  find(text: string): number | null
  /** The one maker that a text names among other words: «Станции ТОПАС»; null for none, or several. */
  findIn(text: string): number | null
}

/** Finds makers by name, slug and aliases, whatever the case. */
export function createMakerNames(makers: readonly NamedMaker[]): MakerNames {
  const names = makers.flatMap(({ id, name, slug, aliases }) =>
    [name, slug, ...aliases].map((one) => ({ id, words: wordsOf(one) })),
  )
  const byName = new Map(names.filter(({ words }) => words.trim() !== '').map(({ id, words }) => [words, id]))
  return {
    all: makers.map(({ id, name, slug, aliases }) => ({ id, names: [name, slug, ...aliases] })),
    find: (text) => byName.get(wordsOf(text)) ?? null,
    findIn(text) {
      const words = wordsOf(text)
      const found = [...byName].filter(([name]) => words.includes(name))
      const longest = Math.max(0, ...found.map(([name]) => name.length))
      const ids = new Set(found.filter(([name]) => name.length === longest).map(([, id]) => id))
      const all = new Set(found.map(([, id]) => id))
      const [only] = ids
      return ids.size === 1 && all.size === 1 ? (only ?? null) : null
    },
  }
}
