import parsePhoneNumber from 'libphonenumber-js/min'

/** Parses any Russian notation (8…, 7…, +7…) into E.164; null when it is not a phone number (decisions.md, phone). */
export function toE164(phone: string): string | null {
  const digits = phone.replace(/\D/g, '')
  // 7XXXXXXXXXX is +7 without the plus; the library would parse it as a local number.
  const text = digits.length === 11 && digits.startsWith('7') ? `+${digits}` : phone
  const number = parsePhoneNumber(text, 'RU')
  return number?.isPossible() ? number.number : null
}
