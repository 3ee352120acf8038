import parsePhoneNumber from 'libphonenumber-js/min'
import { DASHES, SEPARATORS } from './shown-phone.ts'

/** A number among other text: digits with what people put between them, in any kind of space, dash or bracket. */
const WRITTEN = new RegExp(`(?:\\+|00(?=[1-9]))?[\\s(]*\\d[\\d${SEPARATORS}]*`, 'gu')

/** An hour, or a span of hours, that stands by itself: «с 12:00», «9:00-18:30». */
const HOUR = String.raw`(?:[01]?\d|2[0-3]):[0-5]\d`
const HOURS = new RegExp(String.raw`(?<![\d.${DASHES}])${HOUR}(?:\s*[${DASHES}]\s*${HOUR})?(?!\d)`, 'g')

/**
 * Finds the first phone number in what a person typed or pasted, in any Russian notation (8…, 7…, +7…, with brackets,
 * dashes, an extension, a name, a second number, an hour or a floor), as E.164; null when there is none (decisions.md, phone).
 * Further digits before or behind it are a remark; where it cannot be told which are the number, there is none. Other countries'
 * numbers need their plus.
 */
export function toE164(phone: string): string | null {
  const text = phone.normalize('NFKC')
  return readFirst(text.replace(HOURS, ';')) ?? readFirst(text)
}

function readFirst(text: string): string | null {
  for (const { 0: written, index } of text.matchAll(WRITTEN)) {
    // Minutes are no prefix of another country: «с 12:00 495 …».
    const found = readNumber(written, text[index - 1] === ':')
    if (found !== null) return found
  }
  return null
}

function readNumber(written: string, isAfterHour: boolean): string | null {
  const digits = written.replace(/\D/g, '')
  const isForeign = written.startsWith('+') || (written.startsWith('00') && !isAfterHour)
  // The library takes some numbers of 14 digits after +7 for valid.
  if (isForeign && !/^(?:00)?7\d{11}/.test(digits)) {
    const number = parsePhoneNumber(`+${digits.replace(/^00/, '')}`)
    if (number?.isValid()) return number.number
  }
  // «+7 8 926 …»: both prefixes at once.
  const russian = /^(?:78|[78])?(\d{10})$/.exec(digits)?.[1] ?? /^[78](\d{10})[78]\d{10}$/.exec(digits)?.[1]
  if (russian === undefined) return readAmong(written, digits, isForeign)
  // Without a prefix only what begins like a Russian number: areas 3, 4 and 8, mobiles 9.
  if (digits.length === 10 && !/^[3489]/.test(digits)) return null
  return `+7${russian}`
}

/**
 * A Russian number among further digits, which are a remark («…-22-12», «… 9-18», «8-20 8 926 …»): eleven from a 7 or 8 on. Of
 * several that share digits the one that is grouped as numbers are; null when that does not tell.
 */
function readAmong(written: string, digits: string, isMarked: boolean): string | null {
  const groups = written.match(/\d+/g) ?? []
  // A plus says where the number begins.
  const marked = isMarked ? /^((?:00)?(?:78(?=9)|[78]))(\d{10})/.exec(digits) : null
  const [, prefix = '', number] = marked ?? []
  if (number !== undefined) return endsAsTyped(groups, prefix.length - 1) ? `+7${number}` : null
  const readings = groups.flatMap((_, from) => findReading(groups, from))
  const clear = readings.filter(({ isGrouped }) => isGrouped)
  const [first, second] = clear.length > 0 ? clear : readings
  return first && (second === undefined || second.from >= first.to) ? `+7${first.number}` : null
}

/**
 * The number of eleven digits that whole groups are from one of them on; or that a remark was typed right behind («8-495-000-11-2212»),
 * which cuts the last group. None when they are neither.
 */
function findReading(groups: readonly string[], from: number) {
  let [digits, to] = ['', from]
  while (to < groups.length && digits.length < 11) digits += groups[to++]
  const [prefix = '', ...others] = groups.slice(from, to)
  const isWhole = digits.length === 11
  // What follows other digits begins as Russian numbers do.
  if (digits.length < 11 || !(from === 0 ? /^[78]/ : /^[78][3489]/).test(digits)) return []
  const isCut = prefix.length > 11 || (/^.[3489]/.test(digits) && endsAsTyped(groups.slice(from, to), 0))
  if (!isWhole && !isCut) return []
  const isGrouped =
    isWhole && (prefix.length === 1 || prefix.length > 3) && others.every(({ length }) => length > 1)
  return [{ number: digits.slice(1, 11), from, to, isGrouped }]
}

/** Where the groups before the last of a number of eleven digits end: 8-926-000-11-…, 8(926)000…, 8 926… */
const USUAL_ENDS = /^(?:1 )?(?:4 (?:7 (?:9 )?)?)?$|^7 $|^(?:1 )?7 9 $/

/**
 * Whether a number of eleven digits, of which the groups begin `skipped` digits earlier, ends with a group of them; or what is behind it
 * was typed right to a number that is grouped as usual. Otherwise a digit within it may be one too many («8-916-1233-45-67»), and what
 * is read would be somebody else's number.
 */
function endsAsTyped(groups: readonly string[], skipped: number): boolean {
  let end = -skipped
  const ends = groups.map(({ length }) => (end += length))
  if (ends.includes(11)) return true
  const before = ends.filter((one) => one > 0 && one < 11)
  const cut = groups[ends.findIndex((one) => one > 11)] ?? ''
  // Ten digits behind an area are a number by themselves.
  if (before.includes(4) && cut.length > 9) return false
  return USUAL_ENDS.test(before.map((one) => `${one} `).join(''))
}

/** A number of another country as it is written there: +375291234567 → «+375 29 123 45 67». */
export function formatInternational(e164: string): string {
  return parsePhoneNumber(e164)?.formatInternational() ?? e164
}
