import type { Transport } from '../../../api/client.ts'
import { createStorefrontApi } from '../../../api/storefront.ts'
import type { ContactInquiry } from '../../../contract/inquiries/visitor.ts'
import { createSettings } from '../../../contract/settings.fixture.ts'
import type { Press } from './device.ts'

/** A visitor's inquiry. */
export const irina = { name: 'Ирина', phone: '8 926 123-45-67' }

/** A press on a form's button, with the given differences. */
export const press = (own: Partial<Press> = {}): Press & { key: string } => ({
  form: 'contact',
  inquiry: irina,
  text: 'Ирина',
  state: 'waiting',
  chat: null,
  key: 'first-key',
  ...own,
})

/** The server's yes, with the number of the stored inquiry. */
export const thanks = { success: true, message: 'Спасибо', id: 17, number: 17, attachmentSecret: '' } as const

/** An inquiry as it came to the server. */
export interface Call {
  key: string | undefined
  inquiry: ContactInquiry
}

/**
 * A server that answers inquiries in turn with what stands in `replies`, an error by throwing it, and thanks for all others; it keeps
 * each in `calls`. The shop's `settings` may be changed.
 */
export function openCounter() {
  const calls: Call[] = []
  const replies: unknown[] = []
  const shop = { settings: createSettings() }
  const transport: Transport = async ([noun], _endpoint, input, { headers }) => {
    if (noun === 'settings') return shop.settings
    // The forms send nothing else.
    calls.push({ key: headers?.['Idempotency-Key'], inquiry: input as ContactInquiry })
    const reply = (await replies.shift()) ?? thanks
    if (reply instanceof Error) throw reply
    return reply
  }
  return { api: createStorefrontApi(transport), transport, shop, calls, replies }
}
