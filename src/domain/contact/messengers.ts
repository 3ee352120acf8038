import { toPhoneDigits } from '../../lib/text/phone-digits.ts'
import type { Messenger, MessengerKind } from '../inquiry/lead-handling.ts'

/** Names as visitors know them. */
export const MESSENGER_NAMES: Readonly<Record<MessengerKind, string>> = {
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  max: 'MAX',
  vk: 'ВКонтакте',
}

/** Hosts of links without a phone number. */
const HOSTS: Readonly<Record<MessengerKind, string>> = {
  whatsapp: 'wa.me',
  telegram: 't.me',
  max: 'max.ru',
  vk: 'vk.me',
}

/** Whether a chat link of this kind can carry a prefilled text. */
export const carriesText = (kind: MessengerKind): boolean => kind === 'whatsapp' || kind === 'telegram'

/** Where one writes, in a sentence: «в WhatsApp», «ВКонтакте». */
export const whereToWrite = (kind: MessengerKind): string =>
  kind === 'vk' ? MESSENGER_NAMES.vk : `в ${MESSENGER_NAMES[kind]}`

/** Address of a chat; `value` is a phone number, a name with or without «@», or an https address. */
export function messengerAddress({ kind, value }: Messenger): string {
  const given = value.trim()
  if (/^https:/i.test(given)) return given
  const isPhone = kind === 'whatsapp' || /^[+\d\s()-]+$/.test(given)
  const path = isPhone ? (kind === 'whatsapp' ? '' : '+') + toPhoneDigits(given) : given.replace(/^@/, '')
  return `https://${HOSTS[kind]}/${path}`
}

/** Address of a chat with a prefilled text, where the messenger takes one. */
export function messengerTextAddress(messenger: Messenger, text: string): string {
  const address = messengerAddress(messenger)
  if (!carriesText(messenger.kind)) return address
  return `${address}${address.includes('?') ? '&' : '?'}text=${encodeURIComponent(text)}`
}

/** A link to a messenger for visitors. */
export interface ChatLink {
  name: string
  /** «в WhatsApp», «ВКонтакте». */
  where: string
  href: string
}

/** Links to these messengers, in their order; without any to WhatsApp with its own number, else with the company's phone. */
export function listChats(
  messengers: readonly Messenger[],
  { chatPhone, companyPhone }: { chatPhone: string; companyPhone: string },
): ChatLink[] {
  const whatsapp: Messenger = { kind: 'whatsapp', value: chatPhone || companyPhone }
  return (messengers.length > 0 ? messengers : [whatsapp]).map((messenger) => ({
    name: MESSENGER_NAMES[messenger.kind],
    where: whereToWrite(messenger.kind),
    href: messengerAddress(messenger),
  }))
}
