/** Spaces of every kind, and apostrophes: between the digits of a number. */
const GAPS = /(?<=\d)[\s\u00a0\u202f\u2009'’](?=\d{3}(?!\d))/g
/** «198560-00», «225270 руб. 00 коп.» */
const KOPECKS = /(?<=\d{3})(?:-(\d\d)(?!\d)|\s*(?:₽|р(?:уб)?(?:\p{L}*)\.?),?\s*(\d\d)\s*коп\p{L}*\.?)/gu
const NUMBER = /(?<![\d.,])[-−–]?\d+(?:[.,]\d+)*/g

/** «по запросу» and what else says that there is no price. */
const ON_REQUEST = /(?:по|под) (?:запр|заказ)|договорн|уточня|звоните|call|request|не продает/i
/** What says that nothing is known. */
const NOTHING = /^(?:[-−–—.]+|нет(?: данных)?|н\/д|n\/a|нд|уточняется)$/i

/** Whether a text says that nothing is known: «-», «н/д». */
export const isNothing = (text: string) => NOTHING.test(text.trim())
/** Whether a text says that a price is told on request. */
export const isOnRequest = (text: string) => ON_REQUEST.test(text)

/** Whether a text in the place of a price says that there is nothing to sell now, which is no price and no request for one. */
export const isNotSold = (text: string) => /^нет (?:в наличии|на складе|в продаже)/i.test(text.trim())

/** A number with the words around it. */
export interface ReadNumber {
  value: number
  /** What stands after the number, lower case: «м3/сут», «₽». */
  after: string
}

/**
 * The one number of a text: «1,15 м3», «225 000 ₽», «225.000,00», «до 5 чел.». Null when there is none, or more than one; a
 * percentage («НДС 20 %») is none. With `isMoney` a single group of three digits is thousands: «225.000».
 */
export function readNumber(text: string, { isMoney = false } = {}): ReadNumber | null {
  const gapless = text.replace(GAPS, '').replace(/(?<=\d[.,]\d{2})-(?!\d)/g, '')
  const joined = isMoney ? gapless.replace(KOPECKS, '.$1$2 ') : gapless
  const without = joined.replace(/\d+(?:[.,]\d+)?\s*%/g, ' ').replace(/(?<=[мm])[3³2²]/gi, '_')
  const found = [...without.matchAll(NUMBER)]
  const [only, ...more] = found
  if (!only || more.length > 0) return null
  const value = toValue(only[0].replace(/[−–]/, '-'), isMoney)
  if (value === null) return null
  const after = without
    .slice(only.index + only[0].length)
    .trim()
    .toLowerCase()
  const thousands =
    isMoney && /^(?:тыс|т\.? ?р)/.test(after) ? 1000 : isMoney && /^млн/.test(after) ? 1_000_000 : 1
  return { value: value * thousands, after: after.replaceAll('_', '3') }
}

/** «225.000,00», «225,000.00», «1,15», «1.234.567»; null for what no number is written like. */
function toValue(text: string, isMoney: boolean): number | null {
  const marks = [...text.matchAll(/[.,]/g)].map(([mark]) => mark)
  const last = marks.at(-1)
  if (last === undefined) return Number(text)
  const isGrouped = (mark: string) =>
    new RegExp(`^-?\\d{1,3}(?:\\${mark}\\d{3})+$`).test(text) && !text.startsWith('0')
  if (new Set(marks).size === 1 && (marks.length > 1 || isMoney) && isGrouped(last)) {
    return Number(text.replaceAll(last, ''))
  }
  const at = text.lastIndexOf(last)
  const whole = text.slice(0, at)
  const groups = marks.slice(0, -1)
  if (new Set(groups).size > 1 || groups.includes(last)) return null
  const other = groups[0]
  if (other !== undefined && !new RegExp(`^-?\\d{1,3}(?:\\${other}\\d{3})+$`).test(whole)) return null
  return Number(`${other === undefined ? whole : whole.replaceAll(other, '')}.${text.slice(at + 1)}`)
}
