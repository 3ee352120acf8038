import type { Discharge, Variant } from '@septic-shop/plot/station.ts'
import { upperFirst } from '../../lib/text/lower-first.ts'
import type { Choice } from '../selection/answers.ts'

/** Keys of free characteristics whose meaning is stored in columns of the product. */
export const STATION_SPECS = {
  inlet: 'Глубина подводящей трубы',
  discharge: 'Отвод очищенной воды',
  pump: 'Насос для очищенной воды',
  variant: 'Исполнение',
  electricity: 'electricalRequirements',
} as const

/** Plausible depths in millimetres below the ground. */
export const depthLimits = { min: 0, max: 5000 } as const

/** Inlet depths in millimetres below the ground that a model is made for; null is unknown. */
export interface InletDepths {
  inletFrom: number | null
  inletTo: number | null
}

/** A text that names less than 30 cm as the deepest inlet is a typing error: no pipe is laid that shallow. */
const DEEPEST_INLET_MIN = 300

const RANGE = /^(?:до\s*(\d+)|(?:от\s*)?(\d+)\s*(?:[-‐-―−]|до)\s*(\d+))\s*([мс])м\.?$/

/** Parses «до 800 мм», «810–1400 мм», «до 80 см»; null for any other text, for an implausible depth, or a reversed range. */
export function readInletText(text: unknown): InletDepths | null {
  const [, deepest, from, to, unit] = RANGE.exec(plain(text)) ?? []
  if (unit === undefined) return null
  const toMillimetres = (number: string | undefined) => Number(number) * (unit === 'с' ? 10 : 1)
  const inletFrom = from === undefined ? null : toMillimetres(from)
  const inletTo = toMillimetres(deepest ?? to)
  const isPlausible =
    inletTo >= DEEPEST_INLET_MIN && inletTo <= depthLimits.max && (inletFrom ?? 0) <= inletTo
  return isPlausible ? { inletFrom, inletTo } : null
}

/** «до 800 мм», «810–1400 мм», «от 300 мм»; null when both are unknown. */
export function formatInlet({ inletFrom, inletTo }: InletDepths): string | null {
  if (inletTo === null) return inletFrom === null ? null : `от ${inletFrom} мм`
  return inletFrom === null ? `до ${inletTo} мм` : `${inletFrom}–${inletTo} мм`
}

/** Words of the characteristic «Отвод очищенной воды». */
export const dischargeWords = {
  gravity: 'Самотёком',
  pump: 'Принудительно, насосом',
} as const satisfies Record<Discharge, string>

/** «Без насоса», «без дренажного насоса», «насос не нужен», «не требует насоса», «насоса нет», «не принудительно». */
const NO_PUMP =
  /(?<![а-яё])(?:без\s+(?:[а-яё]+(?:ого|их|ых)\s+)?насос[а-яё]*|насос[а-яё]*\s+(?:не\s+(?:нуж|треб|предусм)[а-яё]*|нет(?![а-яё])|отсутств[а-яё]*)|(?:нет|не\s+(?:нуж|треб|предусм)[а-яё]*)\s+насос[а-яё]*|(?:не\s*|без\s+)принудит[а-яё]*)/g

/** Parses the text of «Отвод очищенной воды»; no pump is gravity; null when it names neither way, or both. */
export function readDischargeText(text: unknown): Discharge | null {
  const words = plain(text)
  const affirmed = words.replace(NO_PUMP, ' ')
  const [pump, gravity] = [/насос|принудит/.test(affirmed), affirmed !== words || /самот[её]/.test(words)]
  if (pump === gravity) return null
  return pump ? 'pump' : 'gravity'
}

/** Parses «Насос для очищенной воды»: true, «Да», false, «Нет»; null for anything else. */
export function readPumpText(text: unknown): boolean | null {
  const words = typeof text === 'boolean' ? String(text) : plain(text)
  if (words === 'true' || words === 'да') return true
  return words === 'false' || words === 'нет' ? false : null
}

const variantNames = {
  standard: null,
  long: 'Удлинённая горловина',
  reinforced: 'Усиленный корпус, удлинённая горловина',
} as const satisfies Record<Variant, string | null>

/** Words of the characteristic «Исполнение»: «Стандартное», «Удлинённая горловина, принудительный выброс». */
export function formatVariant(variant: Variant, discharge: Discharge | null): string {
  const name = variantNames[variant]
  if (discharge !== 'pump') return name ?? 'Стандартное'
  return name === null ? 'Принудительный выброс' : `${name}, принудительный выброс`
}

/** «Не усиленный», «неусиленный», «без удлинения», «нестандартное». */
const NOT_SO = /(?<![а-яё])(?:не\s*|без\s+)(?:усилен|удлин|стандарт)[а-яё]*/g

/** Parses the text of «Исполнение»; null when it says nothing of the neck, or only what it is not. */
export function readVariantText(text: unknown): Variant | null {
  const words = plain(text).replace(NOT_SO, ' ')
  if (/усилен/.test(words)) return 'reinforced'
  if (/удлин/.test(words)) return 'long'
  return /стандарт|^принудительный выброс$/.test(words) ? 'standard' : null
}

const livingWords = {
  permanent: 'постоянно',
  weekend: 'по выходным',
  seasonal: 'сезонно',
} as const satisfies Record<Choice<'livingType'>, string>

/** «Постоянно, по выходным»; null when unknown. */
export function formatLivingTypes(types: readonly Choice<'livingType'>[] | null): string | null {
  if (types === null) return null
  const words = types.map((type) => livingWords[type]).join(', ')
  return upperFirst(words)
}

/** Parses the power supply: «Не требуется» needs none, «220 В, 50 Гц» does; null for other texts. */
export function readElectricityText(text: unknown): boolean | null {
  const words = plain(text)
  if (/^не (?:треб|нуж)/.test(words)) return false
  return /\d\s*в(?![а-яё])/.test(words) ? true : null
}

const plain = (text: unknown) => (typeof text === 'string' ? text.trim().toLowerCase() : '')
