import type { ContactInquiry } from '../../../contract/inquiries/visitor.ts'
import type { PublicSettings } from '../../../contract/settings.ts'
import { carriesText } from '../../../domain/contact/messengers.ts'
import { seconds } from '../../../lib/duration.ts'
import { firstMessenger } from '../../contact-links.ts'
import { forgetLeftBy } from '../fields/left-forms.ts'
import { keepUnsent } from './device.ts'
import { leadToChat, openBlank, openChat } from './open-chat.ts'
import type { Offered } from './sent.ts'
import { withPlace } from './submit.ts'
import { unsentStore } from './unsent.ts'

/** What a form hands over. */
export interface Lead {
  /** In the messenger's words. */
  text: string
  /** The same without heading, name, phone and email: what the confirmation repeats beside these. */
  told: string
  /** With what the boxes of its form say. */
  inquiry: ContactInquiry
  /** What the confirmation names as offered. */
  offered?: Offered | undefined
}

interface Handing {
  form: string
  settings: PublicSettings
  lead: Lead
  /** Sends it to the site; true when it is stored. */
  store: () => Promise<boolean>
}

/** How long a window waits for the request to be stored before it gets its chat address. */
const STORING = seconds(3)

/**
 * Hands a request over as `leadHandling` says: to the messenger without any call, to the site, or to both. What was not sent stays
 * on the device. True when the form is done and may be emptied. The window is opened before the first await: later browsers block it.
 */
export function handLead({ form, settings, lead, store }: Handing): boolean | Promise<boolean> {
  const { text } = lead
  const inquiry = withPlace(lead.inquiry)
  const messenger = firstMessenger(settings)
  if (settings.leadHandling === 'site') return store()
  if (settings.leadHandling === 'both') return handToBoth(openBlank())
  const isOpen = openChat(messenger, text)
  if (!carriesText(messenger.kind)) void navigator.clipboard?.writeText(text).catch(() => undefined)
  const chat = isOpen ? 'opened' : 'failed'
  keepUnsent({ form, text, inquiry, state: 'kept', chat })
  if (isOpen) forgetLeftBy(inquiry)
  return isOpen

  async function handToBoth(window: Window | null): Promise<boolean> {
    const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), STORING))
    const isStored = await Promise.race([store(), late])
    const isLed = leadToChat(window, messenger, text)
    return isStored || isLed
  }
}

/** What is kept of a chat that did not open follows the form. */
export function correctLead({ form, lead: { text, inquiry } }: Pick<Handing, 'form' | 'lead'>): void {
  const failed = unsentStore.get().find(({ form: of, chat }) => of === form && chat === 'failed')
  if (failed?.state === 'kept')
    keepUnsent({ form, text, inquiry: withPlace(inquiry), state: 'kept', chat: 'failed', key: failed.key })
}
