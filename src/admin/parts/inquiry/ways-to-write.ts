import type { Inquiry } from '../../../contract/inquiries/visitor.ts'
import { MESSENGER_NAMES, messengerAddress } from '../../../domain/contact/messengers.ts'
import type { Messenger, MessengerKind } from '../../../domain/inquiry/lead-handling.ts'

/** Messengers that open a chat by the client's phone number. */
const BY_PHONE: readonly MessengerKind[] = ['whatsapp', 'telegram']

/** A way to write to a client. */
export interface WayToWrite {
  label: string
  href: string
}

/**
 * How one can write to a client: by e-mail when he gave one, and by the dealer's messengers (settings; WhatsApp without any) that
 * find him by his number; a text message where there is nothing else. Empty without e-mail and a valid number.
 */
export function listWaysToWrite(
  { email, phoneE164 }: Pick<Inquiry, 'email' | 'phoneE164'>,
  messengers: readonly Messenger[],
): WayToWrite[] {
  const own = messengers.length > 0 ? messengers.map(({ kind }) => kind) : BY_PHONE.slice(0, 1)
  const kinds = BY_PHONE.filter((kind) => own.includes(kind))
  const ways = [
    ...(email ? [{ label: 'Эл. почта', href: `mailto:${email}` }] : []),
    ...(phoneE164
      ? [...kinds]
          .sort((one, other) => own.indexOf(one) - own.indexOf(other))
          .map((kind) => ({
            label: MESSENGER_NAMES[kind],
            href: messengerAddress({ kind, value: phoneE164 }),
          }))
      : []),
  ]
  return ways.length > 0 || !phoneE164 ? ways : [{ label: 'СМС', href: `sms:${phoneE164}` }]
}
