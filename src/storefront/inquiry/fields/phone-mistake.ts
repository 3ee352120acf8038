import { CONTACT_MESSAGES } from './contact-rules.ts'

/**
 * Whether a typed phone lacks digits: said on leaving the field, in any notation that people use. Stricter than the rule that refuses
 * a request (ten characters, storefront.md, section 5), which counts brackets and spaces too. Nothing typed is no mistake yet.
 */
export function lacksDigits(phone: string): boolean {
  const typed = phone.normalize('NFKC').trim()
  const digits = typed.replace(/\D/g, '')
  if (typed.length < 10) return typed !== ''
  // Another country's number, which may be shorter.
  if (/^(?:\+|00)\s*[1-69]/.test(typed)) return digits.length < 9
  // Ten digits are a number without its prefix, unless they begin with one: «+7 926 123-45-6», «8 926 123-45-6».
  return digits.length < 10 || (digits.length === 10 && /^(?:7|89)/.test(digits))
}

/** What to say of a phone that was left, in the form's own words; null when it is right. */
export const findPhoneMistake = (phone: string, message = CONTACT_MESSAGES.phone): string | null =>
  lacksDigits(phone) ? message : null

/**
 * Calls `look` once a field was left: at once by the keyboard, else after the press that left it, for a message that appears during a
 * press would move the pressed button away from under the finger.
 */
export function afterPress(look: () => void): void {
  if (!document.documentElement.matches(':active')) look()
  else addEventListener('pointerup', () => setTimeout(look), { once: true })
}
