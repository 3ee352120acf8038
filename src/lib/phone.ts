import parsePhoneNumber from 'libphonenumber-js/min'

/** Any Russian notation (8…, 7…, +7…) as E.164; null when it cannot be read as a number (decisions.md, phone). */
export function toE164(phone: string): string | null {
  const digits = phone.replace(/\D/g, '')
  // A bare 7XXXXXXXXXX is how Russians write +7 without the plus; the library would read it as a local number.
  const text = digits.length === 11 && digits.startsWith('7') ? `+${digits}` : phone
  const number = parsePhoneNumber(text, 'RU')
  return number?.isPossible() ? number.number : null
}
