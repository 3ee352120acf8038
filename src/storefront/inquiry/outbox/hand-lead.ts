import type { ContactInquiry } from '../../../contract/inquiries/visitor.ts'
import type { PublicSettings } from '../../../contract/settings.ts'
import { carriesText } from '../../../domain/contact/messengers.ts'
import { seconds } from '../../../lib/duration.ts'
import { createIdempotencyKey } from '../../../lib/idempotency-key.ts'
import { showToast } from '../../../ui/toast/toast-store.ts'
import { firstMessenger } from '../../contact-links.ts'
import { accompanying } from '../fields/accompanying.ts'
import { forgetLeftBy } from '../fields/left-forms.ts'
import type { FieldErrors } from '../fields/submit-error.ts'
import { leadToChat, openBlank, openChat } from './open-chat.ts'
import { sendNow } from './outbox.ts'
import { toResultToast } from './result-toast.ts'
import type { Offered } from './sent.ts'
import { dropUnsent, keepUnsent, unsentStore } from './unsent.ts'

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
  /** Called when the site has stored the request: with its number, and when, in ms since the epoch. */
  onStored: (id: number, at: number) => void
  /** Called with the server's messages by field; true when the form shows one of them, so that nothing needs to be kept. */
  onRefused: (errors: FieldErrors) => boolean
}

type Kept = Pick<Handing, 'form' | 'lead'>

/** How long a window waits for the request to be stored before it gets its chat address. */
const STORING = seconds(3)

/**
 * Hands a request over as `leadHandling` says: to the messenger without any call, to the site, or to both. What was not sent stays
 * on the device. True when the form is done and may be emptied. The window is opened before the first await: later browsers block it.
 */
export function handLead(given: Handing): boolean | Promise<boolean> {
  const handing = { ...given, lead: withPlace(given.lead) }
  const { form, settings, lead } = handing
  if (settings.leadHandling === 'site') return store(handing)
  if (settings.leadHandling === 'both') return handToBoth(handing, openBlank())
  const messenger = firstMessenger(settings)
  const isOpen = openChat(messenger, lead.text)
  if (!carriesText(messenger.kind)) void navigator.clipboard?.writeText(lead.text).catch(() => undefined)
  keep(form, lead, 'kept', isOpen ? 'opened' : 'failed')
  if (isOpen) forgetLeftBy(lead.inquiry)
  return isOpen
}

/** Keeps a request whose chat could not even be tried. */
export function keepFailed(handing: Kept): void {
  keep(handing.form, withPlace(handing.lead), 'kept', 'failed')
}

/** What is kept of a chat that did not open follows the form. */
export function correctLead(handing: Kept): void {
  const failed = unsentStore.get().find(({ form: of, chat }) => of === handing.form && chat === 'failed')
  if (failed?.state === 'kept') keepFailed(handing)
}

/** The request with where it was made. */
const withPlace = (lead: Lead): Lead => ({ ...lead, inquiry: { ...lead.inquiry, ...accompanying() } })

function keep(form: string, lead: Lead, state: 'kept' | 'waiting', chat: 'opened' | 'failed' | null) {
  const { text, inquiry } = lead
  return keepUnsent({ form, text, inquiry, state, chat, key: createIdempotencyKey() })
}

async function store({ form, lead, settings, onStored, onRefused }: Handing): Promise<boolean> {
  const key = keep(form, lead, 'waiting', null)
  await sendNow(key)
  const stored = unsentStore.get().find((one) => one.key === key)
  if (stored?.state === 'sent') {
    onStored(stored.number, stored.sentAt)
    dropUnsent(key)
    return true
  }
  if (settings.leadHandling === 'site') {
    const refused = stored?.state === 'rejected' ? stored : null
    const message = refused?.reason
    // Refused without a word it is told as one that waits.
    const reason = message
      ? { reason: 'rejected' as const, message, errors: {} }
      : { reason: 'failed' as const }
    showToast(toResultToast({ ok: false, ...reason }))
    if (refused && onRefused(refused.errors)) dropUnsent(key)
  }
  return false
}

async function handToBoth(handing: Handing, chat: Window | null): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), STORING))
  const isStored = await Promise.race([store(handing), late])
  const isOpen = leadToChat(chat, firstMessenger(handing.settings), handing.lead.text)
  return isStored || isOpen
}
