import type { PublicSettings } from '../../contract/settings.ts'

/** A Russian phone number in any notation as digits with country code: «8 (495) 000-00-00» → 74950000000. */
function toDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  if (digits.length === 10) return `7${digits}`
  return digits.length === 11 && digits.startsWith('8') ? `7${digits.slice(1)}` : digits
}

/** `tel:` address. */
export function callHref(phone: string): string {
  return `tel:+${toDigits(phone)}`
}

/** Address of a chat; uses the phone number when there is no WhatsApp number. */
export function chatHref({
  chatPhone,
  companyPhone,
}: Pick<PublicSettings, 'chatPhone' | 'companyPhone'>): string {
  return `https://wa.me/${toDigits(chatPhone || companyPhone)}`
}
