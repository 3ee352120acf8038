import type { z } from 'zod'
import { plural, type WordForms } from '../lib/text/plural.ts'

const KINDS: Record<string, string> = {
  string: 'Нужен текст',
  number: 'Нужно число',
  int: 'Нужно целое число',
  boolean: 'Нужно «да» или «нет»: true или false',
  array: 'Нужен список',
  object: 'Нужен объект с полями',
  record: 'Нужен объект с полями',
  date: 'Нужна дата',
}

const LETTERS: WordForms = ['символа', 'символов', 'символов']
const ELEMENTS: WordForms = ['элемента', 'элементов', 'элементов']

/**
 * What is wrong with a value whose schema has no message of its own, in words for people: Zod's own Russian names types and
 * operators of programs («ожидалось, что string будет иметь <=500 символов»).
 */
export function defaultMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return KINDS[issue.expected] ?? 'Неверное значение'
    case 'too_big':
      return sizeInWords(issue.origin, Number(issue.maximum), ['Не длиннее', 'Не больше'], issue.inclusive)
    case 'too_small':
      return sizeInWords(issue.origin, Number(issue.minimum), ['Не короче', 'Не меньше'], issue.inclusive)
    case 'invalid_value':
      return `Можно только: ${issue.values.map(String).join(', ')}`
    case 'not_multiple_of':
      return `Нужно число, кратное ${issue.divisor}`
    case 'unrecognized_keys':
      return `Лишние поля: ${issue.keys.join(', ')}`
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'Неверный формат'
    default:
      return 'Неверное значение'
  }
}

const FORMATS: Record<string, string> = {
  email: 'Это не адрес электронной почты',
  url: 'Это не адрес страницы',
  datetime: 'Нужны дата и время, например 2026-11-27T09:00:00Z',
  date: 'Нужна дата, например 2026-11-27',
}

/** «Не длиннее 500 символов», «Не больше 20 элементов», «Не меньше 0»; without the bound itself: «Должно быть больше 0». */
function sizeInWords(
  origin: string,
  bound: number,
  [ofTexts, ofOthers]: readonly [string, string],
  isInclusive = true,
): string {
  if (origin === 'string') return `${ofTexts} ${bound} ${plural(bound, LETTERS)}`
  if (origin === 'array') return `${ofOthers} ${bound} ${plural(bound, ELEMENTS)}`
  if (isInclusive) return `${ofOthers} ${bound}`
  return `Должно быть ${ofOthers === 'Не меньше' ? 'больше' : 'меньше'} ${bound}`
}
