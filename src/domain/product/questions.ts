import type { Station } from '@septic-shop/plot/station.ts'
import { type Priced, splitPrice } from '../price/price.ts'

/** What decides which questions a buyer of a product has. */
export interface Questioned extends Priced {
  /** Null: not known. */
  needsElectricity: boolean | null
  station: Pick<Station, 'discharge'> | null
}

const ABOUT_INSTALLED_PRICE = /входит в цену|с установкой|под ключ/i
const INSTALLED = /с установкой|под ключ|(?:монтаж|установк).*вход|вход.*(?:монтаж|установк)/i
const PRICE = /цен[аеуы]|стоимост|(?<!не )сто[ия]т|руб|₽/i
/** Ends of sentences, not the points of abbreviations. */
const SENTENCE_END = /[.!?]\s+(?=[А-ЯЁ«])|\n/
const ABOUT_ELECTRICITY = /электр|компрессор|розетк|напряжени|в щите/i
const ABOUT_PUMP = /принудительн|насос/i

/**
 * Whether a question with its answer holds for a product: nothing of a price with installation where there is none, nothing of current
 * and compressor for a septic tank without them. Read from the words, since both are written by staff.
 */
export function suitsProduct(item: { question: string; answer: string }, product: Questioned): boolean {
  if (splitPrice(product) === null && asksOfInstalledPrice(item)) return false
  return product.needsElectricity !== false || !ABOUT_ELECTRICITY.test(`${item.question} ${item.answer}`)
}

/** Of an answer, one sentence has to speak of both: staff write of prices and of installation in many answers. */
function asksOfInstalledPrice({ question, answer }: { question: string; answer: string }): boolean {
  if (ABOUT_INSTALLED_PRICE.test(question)) return true
  return answer.split(SENTENCE_END).some((sentence) => INSTALLED.test(sentence) && PRICE.test(sentence))
}

/** Whether a question is what a buyer of a station with a pump asks beside the others. */
export function asksOfPump({ question }: { question: string }, product: Questioned): boolean {
  return product.station?.discharge === 'pump' && ABOUT_PUMP.test(question)
}
