import { isChoiceName, isNumberName, isSwitchName, type NumberName, toChoice, UNKNOWN } from './answers.ts'
import { toMetres, validateDistance } from './distance.ts'
import { questions } from './questions.ts'

/** Accepts «12,», a decimal that is still being typed, a real minus sign and the unit behind the number. */
const NUMBER = /^([-−–]?)(\d{1,7}(?:[.,]\d*)?)(\D*)$/

/** Reads an answer from its text, by the kind of its question; null for none, for «не знаю» and for what is no question. */
export function parseAnswer(name: string, text: string): string | number | boolean | null {
  if (isChoiceName(name)) return toChoice(name, text)
  if (isSwitchName(name)) return text === 'true' ? true : text === 'false' ? false : null
  return isNumberName(name) ? parseTyped(name, text) : null
}

/** Parses a typed number («62,5», «62.5 см», «−40») in the unit of its question; null when it is none, or outside its limits. */
export function parseTyped(name: NumberName, typed: string): number | null {
  const { range, unit } = questions[name]
  const number = unit === 'м' ? toMetres(typed) : toNumber(typed, unit)
  if (number === null || number < range.min || number > range.max) return null
  return 'whole' in range && !Number.isInteger(number) ? null : number
}

function toNumber(typed: string, unit: string): number | null {
  const [, minus, digits, behind] = NUMBER.exec(typed.replace(/\s/g, '')) ?? []
  if (digits === undefined || (behind !== '' && behind?.toLowerCase() !== unit)) return null
  const number = Number(digits.replace(',', '.'))
  return minus !== '' && number > 0 ? -number : number
}

/** Validation message for a typed number; null when it is valid, empty or «не знаю». */
export function validateTyped(name: NumberName, typed: string): string | null {
  if (typed.trim() === '' || typed === UNKNOWN) return null
  const question = questions[name]
  if (question.unit === 'м') return validateDistance(typed)
  if (parseTyped(name, typed) !== null) return null
  const { range, unit, example } = question
  const kind = 'whole' in range ? 'целое число' : 'число'
  const limits = `от\u00a0${range.min} до\u00a0${range.max}`.replace('-', '−')
  return `Введите ${kind} ${limits}${unit && `\u00a0${unit}`}, например ${example}`
}
