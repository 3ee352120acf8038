import { fillWords } from './fill-words.ts'

/** What staff write once of their firm for all texts, where `{region}` and the like stand for it; the labels are those of the form. */
export const FIRM_WORDS = {
  region: 'Регион',
  inRegion: 'Регион после «в»',
  ofRegion: 'Регион после «районах»',
  nearby: 'Регион коротко, после «в»',
  founded: 'Год основания',
  experience: 'Сколько лет работаем',
  projects: 'Сколько проектов сдано',
  frost: 'Глубина промерзания, см',
} as const
export type FirmWord = keyof typeof FIRM_WORDS
export type FirmWords = Readonly<Record<FirmWord, string>>

const isFirmWord = (name: string): name is FirmWord => Object.hasOwn(FIRM_WORDS, name)

/** The texts with the firm's words in their places; other words in braces stay as they are. */
export function fillFirmWords<Texts>(texts: Texts, words: FirmWords): Texts {
  const filled: Texts = JSON.parse(
    fillWords(JSON.stringify(texts), (name) =>
      isFirmWord(name) ? JSON.stringify(words[name]).slice(1, -1) : undefined,
    ),
  )
  return filled
}
