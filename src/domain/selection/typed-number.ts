import { type NumberName, numberRanges, UNKNOWN } from './answers.ts'
import { toMetres, validateDistance } from './distance.ts'

type Unit = 'см' | 'м³' | ''

/** Unit and example of every number that is typed; distances have their own rules. */
const TYPED: Readonly<Record<NumberName, { unit: Unit; example: string } | 'distance'>> = {
  pipeDepth: { unit: 'см', example: '60' },
  ditchDepth: { unit: 'см', example: '120' },
  plotFall: { unit: 'см', example: '40' },
  wellProductivity: { unit: 'м³', example: '0,8' },
  totalRings: { unit: '', example: '3' },
  waterRings: { unit: '', example: '1' },
  baths: { unit: '', example: '1' },
  showers: { unit: '', example: '1' },
  washers: { unit: '', example: '1' },
  distanceToInstallation: 'distance',
  distanceToDisposal: 'distance',
}

/** Accepts «12,», a decimal that is still being typed, a real minus sign and the unit behind the number. */
const NUMBER = /^([-−–]?)(\d{1,7}(?:[.,]\d*)?)(\D*)$/

/** Parses a typed number («62,5», «62.5 см», «−40») in the unit of `numberRanges`; null when it is none, or outside its limits. */
export function parseTyped(name: NumberName, typed: string): number | null {
  const rule = TYPED[name]
  const number = rule === 'distance' ? toMetres(typed) : toNumber(typed, rule.unit)
  const { min, max, ...range } = numberRanges[name]
  if (number === null || number < min || number > max) return null
  return 'whole' in range && !Number.isInteger(number) ? null : number
}

function toNumber(typed: string, unit: Unit): number | null {
  const [, minus, digits, behind] = NUMBER.exec(typed.replace(/\s/g, '')) ?? []
  if (digits === undefined || (behind !== '' && behind?.toLowerCase() !== unit)) return null
  const number = Number(digits.replace(',', '.'))
  return minus !== '' && number > 0 ? -number : number
}

/** Validation message for a typed number; null when it is valid, empty or «не знаю». */
export function validateTyped(name: NumberName, typed: string): string | null {
  if (typed.trim() === '' || typed === UNKNOWN) return null
  const rule = TYPED[name]
  if (rule === 'distance') return validateDistance(typed)
  if (parseTyped(name, typed) !== null) return null
  const { min, max, ...range } = numberRanges[name]
  const kind = 'whole' in range ? 'целое число' : 'число'
  const limits = `от\u00a0${min} до\u00a0${max}`.replace('-', '−')
  return `Введите ${kind} ${limits}${rule.unit && `\u00a0${rule.unit}`}, например ${rule.example}`
}
