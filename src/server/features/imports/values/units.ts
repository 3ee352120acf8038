import { plural } from '../../../../lib/text/plural.ts'

/** Units of price lists, each with what it measures and how many of its base it is. */
const UNITS: Readonly<Record<string, readonly [kind: string, factor: number]>> = {
  мм: ['length', 1],
  mm: ['length', 1],
  см: ['length', 10],
  cm: ['length', 10],
  м: ['length', 1000],
  m: ['length', 1000],
  кг: ['mass', 1],
  kg: ['mass', 1],
  т: ['mass', 1000],
  л: ['volume', 1],
  литров: ['volume', 1],
  м3: ['volume', 1000],
  'м3/сут': ['flow', 1],
  'м3/сутки': ['flow', 1],
  'м3/день': ['flow', 1],
  'л/сут': ['flow', 0.001],
  'л/сутки': ['flow', 0.001],
  вт: ['power', 1],
  квт: ['power', 1000],
}

const plainUnit = (text: string) =>
  text
    .toLowerCase()
    .replace(/[³]/g, '3')
    .replace(/\s*\/\s*/g, '/')
    .replace(/\.$/, '')

/** The unit that a text begins with: «м3», «мм.», «кг нетто». */
export function unitAtStart(text: string): string | null {
  const plain = plainUnit(text)
  const [word = ''] = /^[\p{L}\d/]+/u.exec(plain) ?? []
  return Object.hasOwn(UNITS, word) ? word : null
}

/** The unit that a head names at its end or in brackets: «Длина, мм», «Высота (м) без крышки». */
export function unitInHead(head: string): string | null {
  const found = plainUnit(head).matchAll(/(?<=[\s,(;]|^)([\p{L}]+3?(?:\/[\p{L}]+)?)(?=[\s,);.]|$)/gu)
  const units = [...found].map(([unit]) => unit).filter((unit) => Object.hasOwn(UNITS, unit))
  return units.at(-1) ?? null
}

const TEXT_UNIT =
  /(?<=[\s,(;/])(к?вт|лет|год\p{L}*|мес\p{L}*|чел|м[3³](?:\s?\/\s?сут)?|л(?:\s?\/\s?сут)?)(?=[\s,).]|$)/iu

/** A number alone with the unit that its head names: 60 below «Мощность, Вт» is «60 Вт», 5 below «Гарантия, лет» «5 лет». */
export function withUnitOfHead(text: string, head: string): string {
  const [unit] = TEXT_UNIT.exec(head) ?? []
  if (unit === undefined || !/^\d+(?:[.,]\d+)?$/.test(text.trim())) return text
  const count = Number(text)
  const isYears = /^(?:лет|год)/i.test(unit) && Number.isInteger(count)
  return `${text.trim()} ${isYears ? plural(count, ['год', 'года', 'лет']) : /^(?:мес|чел)/i.test(unit) ? `${unit.slice(0, 3)}.` : unit}`
}

/** What a value of one unit is in another; null when they do not measure the same. */
export function convert(value: number, from: string, to: string): number | null {
  const [source, target] = [UNITS[plainUnit(from)], UNITS[plainUnit(to)]]
  if (!source || !target) return null
  // A maker who gives the volume of a day leaves the day out: «1,15 м3».
  const isFlow = source[0] === 'volume' && target[0] === 'flow'
  if (source[0] !== target[0] && !isFlow) return null
  const factor = isFlow ? source[1] / 1000 : source[1]
  return Number(((value * factor) / target[1]).toPrecision(12))
}
