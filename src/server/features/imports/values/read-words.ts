import { parseId } from '../../../../lib/numbers.ts'

const YES = new Set([
  'да',
  'yes',
  'true',
  '1',
  '+',
  'есть',
  'x',
  'х',
  '✓',
  '✔',
  'y',
  'истина',
  'опубликован',
  'показан',
])
const NO = new Set([
  'нет',
  'no',
  'false',
  '0',
  '-',
  '–',
  '—',
  'n',
  'ложь',
  'скрыт',
  'скрыта',
  'не опубликован',
])

/** «Да», «+», «есть»; «нет», «-»; null for anything else. */
export function readBoolean(text: string): boolean | null {
  const plain = text.trim().toLowerCase()
  if (YES.has(plain)) return true
  return NO.has(plain) ? false : null
}

/** What makers write for a choice, besides its label and its name in the API. */
const SYNONYMS: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  availability: {
    made_to_order: /под заказ|на заказ|ожида|order/i,
    discontinued: /снят|архив|не (?:выпуска|производ|поставля)|discontinued/i,
    in_stock: /^(?:да|\+|есть|на складе|в наличии|много|in stock)/i,
  },
  discharge: { gravity: /самот[её]/i, pump: /насос|принуд|напор|^пр\.?$/i },
  body: { cylinder: /кругл|цилиндр/i, box: /прямоуг/i, low: /низк|грунт/i, septic: /септик/i },
  variant: { reinforced: /усил|лонг ус/i, long: /лонг|удлин/i, standard: /обычн|станд/i },
  livingTypes: { permanent: /постоян|круглогод/i, weekend: /выходн/i, seasonal: /сезон|дач/i },
}

/** The choice that a text names by its label, its name in the API or other usual words; null for none. */
export function readChoice(
  field: string,
  text: string,
  words: Readonly<Record<string, string>>,
): string | null {
  const plain = text.trim().toLowerCase()
  const named = Object.entries(words).find(
    ([name, label]) => name.toLowerCase() === plain || label.toLowerCase() === plain,
  )
  if (named) return named[0]
  return Object.entries(SYNONYMS[field] ?? {}).find(([, pattern]) => pattern.test(plain))?.[0] ?? null
}

/** Days between the first day of sheets (1899-12-30) and 1970. */
const SHEET_EPOCH = 25_569
const DAY_MINUTES = 24 * 60
const MINUTE_MS = 60_000

/**
 * The instant until which something holds: ISO 8601, «31.12.2026» (the last minute of that day in Moscow), «31.12.2026 18:00», or a
 * sheet's number of the day; null for anything else.
 */
export function readDate(cell: string | number | boolean): string | null {
  if (typeof cell === 'number') {
    if (cell < SHEET_EPOCH || cell > 80_000) return null
    const [day = '', time = ''] = new Date(Math.round((cell - SHEET_EPOCH) * DAY_MINUTES) * MINUTE_MS)
      .toISOString()
      .split('T')
    return toMoscow(day, Number.isInteger(cell) ? undefined : time.slice(0, 5))
  }
  const text = String(cell).trim()
  const [, day, month, year, hours = '', minutes] =
    /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?:,?\s+(\d{1,2}):(\d{2}))?$/.exec(text) ?? []
  if (day && month && year) {
    const time = minutes && `${hours.padStart(2, '0')}:${minutes}`
    return toMoscow(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, time)
  }
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return toMoscow(text)
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/.test(text) ? toIso(text) : null
}

const toMoscow = (day: string, time = '23:59') => toIso(`${day}T${time}:00+03:00`)
const toIso = (text: string) => (Number.isNaN(Date.parse(text)) ? null : new Date(text).toISOString())

/** Ids in a text, each once: «3, 17»; null when anything else stands there. */
export function readIds(text: string): number[] | null {
  const ids = text
    .split(/[\s,;]+/)
    .filter((one) => one !== '')
    .map(parseId)
  return ids.includes(null) ? null : [...new Set(ids.filter((one) => one !== null))]
}
