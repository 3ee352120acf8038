/**
 * The first phone number of a text, written with any dashes, as digits with country code, Russian in any notation:
 * «8 (495) 000-00-00, доб. 3» → 74950000000. What `toE164` reads, but for numbers that are hard to tell from their remark: pages have no
 * room for its code.
 */
export function toPhoneDigits(phone: string): string {
  const [number = phone] = /\+?[\s(]*\d(?:[\s().\p{Pd}\u2212]*\d){9,}/u.exec(phone) ?? []
  const digits = number.replace(/[^+\d]/g, '').replace(/^(?:\+7|[78])(\d{10}).*/, '7$1')
  return digits.length === 10 ? `7${digits}` : digits.replace(/\D/g, '')
}

/** A number in E.164 as it is stored in texts and looked for in them: its digits. */
export const digitsOf = (e164: string): string => e164.slice(1)
