import type { PublicSettings } from '../../../contract/settings.ts'
import { carriesText } from '../../../domain/contact/messengers.ts'
import { seconds } from '../../../lib/duration.ts'
import { firstMessenger } from '../../contact-links.ts'
import { forgetLeftBy } from '../fields/left-forms.ts'
import type { ComposedInquiry } from './composed-inquiry.ts'
import { keepUnsent } from './device.ts'
import { openBlank, openChat, pointToChat } from './open-chat.ts'
import { withPlace } from './submit.ts'
import { unsentStore } from './unsent.ts'

interface Handing {
  form: string
  settings: PublicSettings
  composed: ComposedInquiry
  /** Sends it to the site; true when it is stored. */
  store: () => Promise<boolean>
}

/** How long a window waits for the inquiry to be stored before it gets its chat address. */
const STORING = seconds(3)

/**
 * Hands an inquiry over as `leadHandling` says: to the messenger without any call, or to the site as well. What was not sent stays on
 * the device. True when the form is done and may be emptied. The window is opened before the first await: later browsers block it.
 */
export function handToChat({ form, settings, composed, store }: Handing): boolean | Promise<boolean> {
  const { text = '' } = composed
  const messenger = firstMessenger(settings)
  if (settings.leadHandling === 'both') return handToBoth(openBlank())
  const inquiry = withPlace(composed.inquiry)
  const isOpen = openChat(messenger, text)
  if (!carriesText(messenger.kind)) void navigator.clipboard?.writeText(text).catch(() => undefined)
  keepUnsent({ form, text, inquiry, state: 'kept', chat: isOpen ? 'opened' : 'failed' })
  if (isOpen) forgetLeftBy(inquiry)
  return isOpen

  async function handToBoth(window: Window | null): Promise<boolean> {
    const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), STORING))
    const isStored = await Promise.race([store(), late])
    const isLed = pointToChat(window, messenger, text)
    return isStored || isLed
  }
}

const findFailedChat = (form: string) =>
  unsentStore.get().find((one) => one.form === form && one.state === 'kept' && one.chat === 'failed')

/** What is kept of a chat that did not open follows the form, which composes it anew only then. */
export async function correctFailedChat(
  form: string,
  compose: () => Promise<ComposedInquiry>,
): Promise<void> {
  if (!findFailedChat(form)) return
  const { text = '', inquiry } = await compose()
  // It may have been opened meanwhile.
  const key = findFailedChat(form)?.key
  if (key) keepUnsent({ form, text, inquiry: withPlace(inquiry), state: 'kept', chat: 'failed', key })
}
