import { isBuying } from '../../../domain/search/content-words.ts'

/** Trade terms, to be extended from visitors' queries. All normalised, without ё. */

const STOP_WORDS =
  /^(?:а|без|более|в|вам|во|все|где|да|два|двумя|для|до|за|и|из|или|как|какая|какие|какой|к|ко|лучше|лучший|мне|можно|на|над|не|нужен|нужна|о|об|один|одним|от|по|под|при|у|что|чтобы|л|м|мм|см)$/

// Generic terms fit every product, as words that only ask do (`isBuying`), so they filter nothing; alone they find all products.
const GENERIC =
  /^(?:септик[а-я]{0,3}|станци[а-я]{1,3}|канализаци[а-я]{1,4}|канализационн[а-я]{2,3}|очистн[а-я]{2,3}|очист(?:ка|ки|ку|кой|ке)|сточн[а-я]{2,3}|автономн[а-я]{2,3}|биостанци[а-я]{1,3}|биологическ[а-я]{2,3}|локальн[а-я]{2,3}|сооружени[а-я]{1,3}|каталог|товары?|модел[а-я]{1,2}|дом(?:а|у|ом|е|ов|ик|ика)?|дач[а-я]{1,2}|коттедж[а-я]{0,2}|частн[а-я]{2,3}|загородн[а-я]{2,3}|участ(?:ок|ка|ке|ку)|чел|человек[а-я]{0,2}|персон[а-я]{0,1}|жител[а-я]{1,2}|жильц[а-я]{1,2}|пользовател[а-я]{1,2}|семь[а-я]|сутк[а-я]|куб(?:а|ов|ометр[а-я]{0,2})?|литр[а-я]{0,2})$/

// Generic too, but naming what is done or told, not what is sold.
const WORK =
  /^(?:установ(?:к|ка|ки|ку|кой|ке|ить)?|монтаж(?:а|ом|у)?|доставк[а-я]{1,2}|отзыв[а-я]{0,2}|характеристик[а-я]{0,2})$/

/** Dictionary forms of generic words that are also recognised with typos or incomplete. */
export const GENERIC_FORMS: readonly string[] = [
  'септик',
  'септики',
  'станция',
  'канализация',
  'очистные',
  'сооружения',
  'купить',
  'установка',
  'монтаж',
  'стоимость',
  'человек',
]

/** True for a stop word. */
export const isStop = (word: string) => STOP_WORDS.test(word)

/** True for a generic term that names work, delivery or what is told of a product, not the product. */
export const isWork = (word: string) => WORK.test(word)

/** True for a generic term, or a prefix of one with at least four letters. */
export const isGeneric = (word: string) =>
  GENERIC.test(word) ||
  isWork(word) ||
  isBuying(word) ||
  (word.length >= 4 && GENERIC_FORMS.some((form) => form.startsWith(word)))

/** Phrases with a meaning of their own, replaced in the lower-case query before it is split. */
export const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/глубок\S* (?:биологическ\S* )?очистк\S*/g, 'очистка'],
  [
    /(?:высок\S* )?(?:уровн\S* )?грунтов\S* вод\S*|высок\S* (?:уровн\S* )?вод\S*|(?<!\S)угв(?!\S)/g,
    'грунтовые',
  ],
  [/без (?:электр|свет)\S*/g, 'энергонезависимый'],
  // «м3» is a unit, not the number three.
  [/([0-9]\s*)(?:м|m)\s?[3³](?![0-9])/g, '$1'],
]

interface Synonym {
  word: RegExp
  /** Synonyms in names. */
  title?: readonly string[]
  /** Synonymous stems in texts. */
  body?: readonly string[]
}

const SYNONYMS: readonly Synonym[] = [
  { word: /^(?:насос|принудительн)/, title: ['пр'] },
  { word: /^(?:глубок|длинн|удлин|горловин)/, title: ['лонг'] },
  { word: /^усилен/, title: ['ус'] },
  { word: /^грунтов/, title: ['грунт'] },
  { word: /^энергонезависим/, title: ['эко'] },
  { word: /^самоте[кч]/, body: ['самотек', 'самотечн'] },
]

/** Synonyms of a word in names and texts; empty lists when there are none. */
export function synonymsOf(word: string): { title: readonly string[]; body: readonly string[] } {
  const found = SYNONYMS.find((synonym) => synonym.word.test(word))
  return { title: found?.title ?? [], body: found?.body ?? [] }
}

const NUMERALS: readonly RegExp[] = [
  /^тр(?:и|ех|ое|оих)$/,
  /^четвер(?:о|ых)$|^четыр(?:е|ех)$/,
  /^пят(?:ь|и|еро|ерых)$/,
  /^шест(?:ь|и|еро|ерых)$/,
  /^сем(?:ь|и|еро|ерых)$/,
  /^восьм(?:и|еро|ерых)$|^восемь$/,
  /^девят(?:ь|и|еро|ерых)$/,
  /^десят(?:ь|и|еро|ерых)$/,
]

/** Converts a numeral to digits: «пятерых» → «5»; other words are returned unchanged. */
export function toDigits(word: string): string {
  const index = NUMERALS.findIndex((numeral) => numeral.test(word))
  return index < 0 ? word : String(index + 3)
}
