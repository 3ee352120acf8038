import type { PublicSettings } from '../../contract/settings.ts'

/** A Russian phone as digits with the country's 7, whatever way it is written: «8 (495) 000-00-00» → 74950000000. */
function toDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  if (digits.length === 10) return `7${digits}`
  return digits.length === 11 && digits.startsWith('8') ? `7${digits.slice(1)}` : digits
}

/** The address of a call. */
export function callHref(phone: string): string {
  return `tel:+${toDigits(phone)}`
}

/** A chat with the company; the company's phone serves when there is no number for chats. */
export function chatHref({
  chatPhone,
  companyPhone,
}: Pick<PublicSettings, 'chatPhone' | 'companyPhone'>): string {
  return `https://wa.me/${toDigits(chatPhone || companyPhone)}`
}
