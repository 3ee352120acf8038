/** Formats a phone number: +79000000456 → «+7 900 000-04-56»; an invalid one as typed. */
export function formatPhone({ phone, phoneE164 }: Phone): string {
  const russian = phoneE164?.match(/^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/)
  if (!russian) return phoneE164 ?? phone
  const [, code, first, second, third] = russian
  return `+7 ${code} ${first}-${second}-${third}`
}

/** Fewer digits are not a phone number. */
const CALLABLE_DIGITS = 5

const BETWEEN = String.raw`[\s().\-\u2010-\u2015\u2212]*`

/**
 * What was typed beside the number, for people: «8-495-000-11-22 доб. 12, Иван» → «доб. 12, Иван»; null when there is nothing,
 * or no number was understood.
 */
export function readPhoneRemark({ phone, phoneE164 }: Phone): string | null {
  if (phoneE164 === null) return null
  const isRussian = phoneE164.startsWith('+7')
  const digits = [...phoneE164.slice(isRussian ? 2 : 1)].join(BETWEEN)
  const prefix = isRussian ? `(?:7${BETWEEN}8${BETWEEN}|[78]${BETWEEN})?` : ''
  const typed = new RegExp(`(?:(?:тел|tel)[.:]?)?${BETWEEN}(?:\\+|00)?${BETWEEN}${prefix}${digits}`, 'i')
  const [before, ...after] = phone.normalize('NFKC').split(typed)
  if (after.length === 0) return null
  const parts = [before ?? '', after.join(' ')].map(trimPart).filter(Boolean)
  return parts.join(', ') || null
}

/** What people put between a number and a remark; «#» and «+» belong to the remark. */
const EDGES = /^[\s,;:.()/\-\u2010-\u2015\u2212]+|[\s,;:(/\-\u2010-\u2015\u2212]+$/gu

/** Without them, and without the closing bracket of a part that stood in brackets. */
const trimPart = (part: string) => part.replace(EDGES, '').replace(/^([^(]*)\)$/, '$1')

/** An extension among a remark: «доб. 12», «вн. 345», «ext 7», «#12»; other words that begin so («Внуково 12») are none. */
const EXTENSION =
  /(?:(?<![а-яё])(?:доб(?:авочный)?|вн(?:утр(?:енний)?)?)(?![а-яё])|\bext|\bx|#)[\s.:№]*(\d{1,6})(?!\d)/i

/** `tel:` address, after a pause the extension; undefined when the text contains no number. */
export function toCallAddress({ phone, phoneE164 }: Phone): string | undefined {
  const digits = phoneE164 ?? phone.replace(/[^\d+]/g, '')
  if (digits.replace(/\D/g, '').length < CALLABLE_DIGITS) return undefined
  const extension = EXTENSION.exec(readPhoneRemark({ phone, phoneE164 }) ?? '')?.[1]
  return extension === undefined ? `tel:${digits}` : `tel:${digits},${extension}`
}

export interface Phone {
  phone: string
  phoneE164: string | null
}
