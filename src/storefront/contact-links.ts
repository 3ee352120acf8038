import type { PublicSettings } from '../contract/settings.ts'
import type { Messenger } from '../domain/inquiry/lead-handling.ts'
import { toPhoneDigits } from '../lib/text/phone-digits.ts'

type ChatSettings = Pick<PublicSettings, 'chatPhone' | 'companyPhone' | 'messengers'>

/** `tel:` address. */
export function callHref(phone: string): string {
  return `tel:+${toPhoneDigits(phone)}`
}

/** The messengers in their order; without any WhatsApp with its own number, else with the company's phone. */
export function listMessengers({ messengers, chatPhone, companyPhone }: ChatSettings): Messenger[] {
  return messengers.length > 0 ? messengers : [{ kind: 'whatsapp', value: chatPhone || companyPhone }]
}

/** The first messenger: forms open it, and texts name it. */
export function firstMessenger(settings: ChatSettings): Messenger {
  return listMessengers(settings)[0] ?? { kind: 'whatsapp', value: settings.companyPhone }
}
