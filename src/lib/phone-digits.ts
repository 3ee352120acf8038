/** A Russian phone number in any notation as digits with country code: «8 (495) 000-00-00» → 74950000000. */
export function toPhoneDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  if (digits.length === 10) return `7${digits}`
  return digits.length === 11 && digits.startsWith('8') ? `7${digits.slice(1)}` : digits
}

/** A number in E.164 as it is stored in texts and looked for in them: its digits. */
export const digitsOf = (e164: string): string => e164.slice(1)
