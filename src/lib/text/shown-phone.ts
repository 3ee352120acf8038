/** Formats a phone number: +79000000456 → «+7 900 000-04-56»; an invalid one as typed. */
export function formatPhone({ phone, phoneE164 }: Phone): string {
  const russian = phoneE164?.match(/^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/)
  if (!russian) return phoneE164 ?? phone
  const [, code, first, second, third] = russian
  return `+7 ${code} ${first}-${second}-${third}`
}

/** Fewer digits are not a phone number. */
const CALLABLE_DIGITS = 5

/** Dashes of any kind, within a class of a regular expression. */
export const DASHES = String.raw`\-\u2010-\u2015\u2212`
/** What people put between the digits of a number, within a class of a regular expression. */
export const SEPARATORS = String.raw`\s().${DASHES}`
const BETWEEN = `[${SEPARATORS}]`
const ONLY_BETWEEN = new RegExp(`^${BETWEEN}*$`)
const PLAIN = new RegExp(`^\\+?(?:${BETWEEN}|\\d)*$`)
const BEFORE = new RegExp(`${BETWEEN}+$`)
const CALLED = /(?:тел|tel)[.:]?$/i

/**
 * What was typed beside the number, for people: «8-495-000-11-22 доб. 12, Иван» → «доб. 12, Иван»; null when there is nothing,
 * or no number was understood. Lists ask for each of their rows.
 */
export function readPhoneRemark({ phone, phoneE164 }: Phone): string | null {
  if (phoneE164 === null) return null
  const text = phone.normalize('NFKC')
  const isRussian = phoneE164.startsWith('+7')
  const number = phoneE164.slice(isRussian ? 2 : 1)
  const digits = text.replace(/\D/g, '')
  // Most numbers have nothing beside them.
  if (PLAIN.test(text) && digits.length <= number.length + Number(isRussian)) return null
  const places = [...text.matchAll(/\d/g)].map(({ index }) => index)
  const isJoined = (from: number, to: number) =>
    places
      .slice(from, to)
      .every((place, at) => ONLY_BETWEEN.test(text.slice(place + 1, places[from + at + 1])))
  const parts: string[] = []
  let [read, at] = [0, digits.indexOf(number)]
  for (; at >= 0; at = digits.indexOf(number, at + 1)) {
    const end = at + number.length - 1
    if ((places[at] ?? 0) < read || !isJoined(at, end)) continue
    const prefix = isRussian
      ? (/(?:78|[78])$/.exec(digits.slice(Math.max(0, at - 2), at))?.[0].length ?? 0)
      : 0
    const begins = [prefix, 1].find((count) => count <= prefix && isJoined(at - count, at)) ?? 0
    parts.push(withoutSigns(text.slice(read, places[at - begins])))
    read = (places[end] ?? 0) + 1
  }
  if (read === 0) return null
  const [before = '', ...between] = parts
  const after = [...between, text.slice(read)].join(' ')
  return [before, after].map(trimPart).filter(Boolean).join(', ') || null
}

/** What stands before a number, without its plus, «00» or «тел.». */
const withoutSigns = (text: string) =>
  text
    .replace(BEFORE, '')
    .replace(/(?:\+|(?<!\d)00)$/, '')
    .replace(BEFORE, '')
    .replace(CALLED, '')

/** What people put between a number and a remark; «#» and «+» belong to the remark. */
const EDGES = new RegExp(`^[${SEPARATORS},;:/]+|[\\s(,;:/${DASHES}]+$`, 'gu')

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
