import { CAISSON, CESSPOOL, DITCH, RINGS } from './visitor-words.ts'

/** Words about price and purchase: they ask, and every product has an answer. */
const BUYING =
  /^(?:цен(?:а|ы|у|е|ой|ам|ах|ами)?|стоимост[а-я]{1,2}|стоит|сколько|куп(?:ить|лю)|покупк[а-я]|заказ(?:ать)?|ключ|прайс|недорог[а-я]{1,3}|дешев[а-я]{1,3}|продаж[а-я])$/

/** Other words of a question that say what is asked for only together with others: alone they decide nothing. */
const ASKING = /^(?:почем|наш[а-я]{0,2}|ваш[а-я]{0,2}|бывает|будет|есть|ли|почему)$/

/** True for a word about price or purchase: «цена», «сколько», «купить». */
export const isBuying = (word: string): boolean => BUYING.test(word)

/** True for a word that only asks: those and «почему», «есть». */
export const isAsking = (word: string): boolean => isBuying(word) || ASKING.test(word)

/** What visitors write, and the words that our texts have for it. All without ё. */
const SYNONYMS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:запах|пахн|вон[ья]|воня)/, ['запах', 'пахнет']],
  [RINGS, ['кольца', 'бетонные']],
  [/^бетонн/, ['кольца', 'бетонные']],
  [CAISSON, ['кессон', 'скважина']],
  [CESSPOOL, ['выгребная', 'яма', 'откачка']],
  [/^слив|^сброс/, ['слив', 'сброс', 'отвод']],
  [DITCH, ['канава', 'овраг', 'кювет']],
  [/^водоотвед|^водоотвод/, ['водоотведение', 'канализация', 'сток']],
  [/^рассроч|^кредит|^оплат/, ['рассрочка', 'оплата', 'аванс']],
  [/^замерз|^промерз|^зим|^мороз/, ['зима', 'замерзать', 'мороз']],
  [/^монтаж|^установ/, ['монтаж', 'установка']],
  [/^обслуж|^откач|^чистк/, ['обслуживание', 'откачка']],
  [/^гаранти/, ['гарантия']],
]

/** The word with those that mean the same in our texts. */
export function withSynonyms(word: string): readonly string[] {
  const found = SYNONYMS.find(([pattern]) => pattern.test(word))
  return found ? [...new Set([word, ...found[1]])] : [word]
}
