import { foldName } from '../../../../lib/text/fold-name.ts'
import { unmixLetters } from './model-key.ts'

/** What follows the size in a model's name, in the order of names. */
export const VARIANTS = ['Лонг', 'Пр', 'Ус'] as const
export type Variant = (typeof VARIANTS)[number]

/** A model's name taken apart. */
export interface ModelWords {
  /** Words and numbers in one spelling (`foldName`), without kinds before and variants. */
  words: readonly string[]
  variants: ReadonlySet<Variant>
  /** It says nothing but variants: «самотёк», «Лонг Пр». */
  isVariant: boolean
}

const VARIANT_WORDS: readonly (readonly [RegExp, Variant | null])[] = [
  [/^(?:pr|prinud.*|nasosom)$/, 'Пр'],
  [/^(?:long|udlin.*)$/, 'Лонг'],
  [/^(?:us|usil.*)$/, 'Ус'],
  [/^(?:samotek.*|samotech.*|standart.*|standard)$/, null],
]
/** What people write beside these: «принудительный выброс». */
const BESIDE_VARIANT = /^(?:vybros|sbros|otvod|vodootvod|vypusk|ispolneni)/
/** Words before a model's name that are no part of it. */
const KIND =
  /^(?:stanc|septik|sbo$|los$|ustanovk|aera[ct]|avtonomn|kanaliza[ct]|biolog|glubok|ochist|model(?:i|ej)?$|seri|linejk|stochn|vod[ay]?$|lokaln|sooruzheni|bytov)/
const TOKEN = /\p{L}+|\d+(?:[.,]\d+)?|\+/gu

const MOST_KEPT = 20_000

/** The same function, which keeps what it has answered: words and names repeat in a price list. */
function keeping<T>(make: (text: string) => T): (text: string) => T {
  const kept = new Map<string, T>()
  return (text) => {
    const known = kept.get(text)
    if (known !== undefined) return known
    if (kept.size >= MOST_KEPT) kept.clear()
    const made = make(text)
    kept.set(text, made)
    return made
  }
}

const fold = keeping(foldName)

/** The words of a text in one spelling; a «с» between two words is left out: «Топас 5 с насосом». */
export function foldWords(text: string): string[] {
  const plain = unmixLetters(text.normalize('NFC'))
  const tokens = [...plain.matchAll(TOKEN)]
  return tokens
    .filter(({ 0: token, index }, at) => {
      const next = tokens[at + 1]?.[0] ?? ''
      const isPreposition =
        token === 'с' && /[\s(,]/.test(plain[index - 1] ?? ' ') && /^[а-яё]{3,}$/.test(next)
      return !isPreposition
    })
    .map(({ 0: token }) => fold(token))
    .filter((word) => word !== '')
}

/** Takes a name apart: «Станция ТОПАС 5, принудительный выброс» is topas and 5 with «Пр». */
export const readModel = keeping((text): ModelWords => {
  const all = foldWords(text)
  const start = all.findIndex((word) => !KIND.test(word))
  const named = start < 0 ? [] : all.slice(start)
  const variantOf = (word: string) => VARIANT_WORDS.find(([pattern]) => pattern.test(word))?.[1]
  const words = named.filter((word) => variantOf(word) === undefined)
  const isVaried = words.length < named.length
  const rest = isVaried ? words.filter((word) => !BESIDE_VARIANT.test(word)) : words
  const variants = new Set(named.flatMap((word) => variantOf(word) ?? []))
  return { words: rest, variants, isVariant: isVaried && rest.length === 0 }
})

/** The key of a name that was taken apart; digits that would run together stay apart. */
export const keyOfWords = ({ words, variants }: Pick<ModelWords, 'words' | 'variants'>) =>
  `${joinWords(words)} ${VARIANTS.filter((one) => variants.has(one)).join('')}`.trim()

/** Words as one text, as `foldName` writes them. */
export const joinWords = (words: readonly string[]) =>
  words.reduce((text, word) => (/\d$/.test(text) && /^\d/.test(word) ? `${text}.${word}` : text + word), '')

/** Words of a name with variants that it lacks, in their order: «Топас 5» with «Пр» is «Топас 5 Пр». */
export function addVariants(text: string, added: ReadonlySet<Variant>): string {
  const { variants } = readModel(text)
  const lacking = VARIANTS.filter((one) => added.has(one) && !variants.has(one))
  return [text, ...lacking].join(' ')
}

/** Whether a text is the end of a name whose beginning stands in a group's row: «5 Пр», «4». */
export function isBareModel(text: string): boolean {
  const words = foldWords(text)
  // A longer number may be an article.
  return /^\d{1,3}(?!\d)/.test(words[0] ?? '') && words.length <= 4
}
