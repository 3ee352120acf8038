import parsePhoneNumber from 'libphonenumber-js/min'

/** A number among other text: digits with what people put between them, in any kind of space, dash or bracket. */
const WRITTEN = /(?:\+|00(?=[1-9]))?[\s(]*\d[\d\s().\-\u2010-\u2015\u2212]*/gu

/**
 * Finds the first phone number in what a person typed or pasted, in any Russian notation (8…, 7…, +7…, with brackets,
 * dashes, an extension, a name, a second number, an hour or a floor), as E.164; null when there is none (decisions.md, phone).
 * Eleven digits from a 7 or 8 on are the number, whatever digits follow. Other countries' numbers need their plus.
 */
export function toE164(phone: string): string | null {
  for (const [written] of phone.normalize('NFKC').matchAll(WRITTEN)) {
    const found = readNumber(written)
    if (found !== null) return found
  }
  return null
}

function readNumber(written: string): string | null {
  const digits = written.replace(/\D/g, '')
  const isForeign = written.startsWith('+') || written.startsWith('00')
  // The library takes some numbers of 14 digits after +7 for valid.
  if (isForeign && !/^(?:00)?7\d{11}/.test(digits)) {
    const number = parsePhoneNumber(`+${digits.replace(/^00/, '')}`)
    if (number?.isValid()) return number.number
  }
  // «+7 8 926 …»: both prefixes at once.
  const russian = /^(?:78|[78])?(\d{10})$/.exec(digits)?.[1] ?? /^[78](\d{10})[78]\d{10}$/.exec(digits)?.[1]
  if (russian === undefined) return readBeginning(written, digits)
  // Without a prefix only what begins like a Russian number: areas 3, 4 and 8, mobiles 9.
  if (digits.length === 10 && !/^[3489]/.test(digits)) return null
  return `+7${russian}`
}

/** A Russian number with further digits behind it («…-22-12», «… 9-18») or before it («5 8 926 …»), which are a remark. */
function readBeginning(written: string, digits: string): string | null {
  const first =
    /^(?:00)?78(9\d{9})\d/.exec(digits)?.[1] ??
    /^(?:00(?=7))?[78](\d{10})\d/.exec(digits)?.[1] ??
    /(?<!\d)[78]\D*([3489](?:\D*\d){9})/.exec(written)?.[1]?.replace(/\D/g, '')
  return first === undefined ? null : `+7${first}`
}

/** A number of another country as it is written there: +375291234567 → «+375 29 123 45 67». */
export function formatInternational(e164: string): string {
  return parsePhoneNumber(e164)?.formatInternational() ?? e164
}
