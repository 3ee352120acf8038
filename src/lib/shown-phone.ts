/** Formats a phone number: +79000000456 → «+7 900 000-04-56»; an invalid one as typed. */
export function formatPhone({ phone, phoneE164 }: Phone): string {
  const russian = phoneE164?.match(/^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/)
  if (!russian) return phoneE164 ?? phone
  const [, code, first, second, third] = russian
  return `+7 ${code} ${first}-${second}-${third}`
}

/** Fewer digits are not a phone number. */
const CALLABLE_DIGITS = 5

/** `tel:` address; undefined when the text contains no number. */
export function toCallAddress({ phone, phoneE164 }: Phone): string | undefined {
  const digits = phoneE164 ?? phone.replace(/[^\d+]/g, '')
  return digits.replace(/\D/g, '').length < CALLABLE_DIGITS ? undefined : `tel:${digits}`
}

export interface Phone {
  phone: string
  phoneE164: string | null
}
