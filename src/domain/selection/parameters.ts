import {
  isChoiceName,
  isNumberName,
  isSwitchName,
  numberRanges,
  type SiteAnswers,
  unknownSite,
  wizardChoices,
} from './answers.ts'

/** Fields of the wizard about a person, which must never be in an address. */
const PERSONAL = ['name', 'phone', 'email', 'comment', 'agree']

/** A number with a point, as addresses have it. */
const NUMBER = /^-?\d{1,7}(?:\.\d{1,6})?$/

export type ParsedParameters = { site: SiteAnswers } | { message: string }

/**
 * Parses the answers of an address (`residents=5&pipeDepth=60`); an absent parameter is unknown. Returns a Russian message for unknown
 * names, repeated ones, values outside their lists and limits, and personal fields.
 */
export function parseParameters(
  parameters: Iterable<readonly [name: string, value: string]>,
): ParsedParameters {
  const answers = new Map<string, string | number | boolean>()
  for (const [name, value] of parameters) {
    if (PERSONAL.includes(name)) return { message: `Личные данные в адрес не пишут: уберите «${name}».` }
    if (answers.has(name)) return { message: `Параметр «${name}» указан дважды.` }
    const parsed = parseParameter(name, value)
    if (typeof parsed === 'object') return parsed
    answers.set(name, parsed)
  }
  return { site: { ...unknownSite, ...Object.fromEntries(answers) } }
}

function parseParameter(name: string, value: string): string | number | boolean | { message: string } {
  if (isChoiceName(name)) {
    // A plus that was not encoded arrives as a blank.
    const choice = value.endsWith(' ') ? `${value.trimEnd()}+` : value
    const offered: readonly string[] = wizardChoices[name]
    return offered.includes(choice)
      ? choice
      : { message: `Для «${name}» можно указать: ${offered.join(', ')}.` }
  }
  if (isSwitchName(name)) {
    return value === 'true' || value === 'false'
      ? value === 'true'
      : { message: `Для «${name}» можно указать: true, false.` }
  }
  if (!isNumberName(name)) return { message: `Параметр «${name}» неизвестен.` }
  const { min, max, ...range } = numberRanges[name]
  const number = NUMBER.test(value) ? Number(value) : Number.NaN
  const isWhole = 'whole' in range
  if (number >= min && number <= max && (!isWhole || Number.isInteger(number))) return number
  return { message: `Для «${name}» нужно ${isWhole ? 'целое число' : 'число'} от ${min} до ${max}.` }
}

/** The known answers as parameters of an address, in the order of the questions. */
export function toParameters(site: SiteAnswers): URLSearchParams {
  const parameters = new URLSearchParams()
  for (const [name, answer] of Object.entries(site)) {
    if (answer !== null && Object.hasOwn(unknownSite, name)) parameters.append(name, String(answer))
  }
  return parameters
}

/** Path of the public calculation with these answers; the home page alone when none is known. */
export function calculationPath(site: SiteAnswers): string {
  const parameters = toParameters(site)
  return parameters.size > 0 ? `/?${parameters}` : '/'
}
