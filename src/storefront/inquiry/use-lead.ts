import { useCallback } from 'react'
import type { ContactInquiry } from '../../contract/inquiries.ts'
import { retryCode } from '../../ui/retry-code.ts'
import { showToast } from '../../ui/toast-store.ts'
import { useApi } from '../site.ts'
import { useSettings } from '../use-settings.ts'
import type { Lead } from './hand-lead.ts'
import { isSentBare, keepBare, sendBare } from './send-bare.ts'
import type { FieldErrors } from './submit-error.ts'
import { type Outbox, useOutbox } from './use-outbox.ts'
import { useSent } from './use-sent.ts'

/** Reads what a form hands over, with the code of the queue. */
type ToLead = (outbox: Outbox) => Lead

/** Hands the requests of wizard or contact form over, and shows what became of them, under the form's name. */
export function useLead(form: string) {
  const settings = useSettings()
  const { contact } = useApi().inquiries
  const { parts, prepare } = useOutbox()
  const { sent, keep, again } = useSent(form)
  const { name: messenger = '', where = '' } = settings.chats[0] ?? {}

  /** The toast of a chat that could not be tried, or of a form that could not be sent (storefront.md, section 8). */
  function showFailure(at = `открытии ${messenger}`) {
    const description = `Произошла ошибка при ${at}`
    showToast({ title: 'Ошибка', description, tone: 'bad' })
    return false
  }

  /**
   * Without the code of the queue: to the site where it goes there. A chat cannot be opened: what was typed is kept, and the document
   * brings that code, where the server has it.
   */
  async function handBare(
    inquiry: ContactInquiry,
    typing: HTMLFormElement,
    onRefused: (errors: FieldErrors) => boolean,
  ) {
    if (settings.leadHandling === 'messenger') {
      keepBare(inquiry, typing, settings.consentVersion, form)
      void retryCode(() => undefined)
      return showFailure()
    }
    const result = await sendBare(contact, inquiry, typing, settings.consentVersion, form)
    if (result.ok) {
      keep({ id: result.id, at: Date.now(), values: inquiry })
      return true
    }
    if (result.reason === 'failed') return showFailure('отправке формы')
    showToast({ title: 'Ошибка при отправке', description: result.message, tone: 'bad' })
    onRefused(result.errors)
    return false
  }

  return {
    /**
     * True when the form is done and may be emptied. At once when the code is there: a window opened later is blocked. `onRefused`
     * shows the server's messages by field; true when one of them is a field of the form. `toBare` reads the request where that code
     * cannot be had.
     */
    hand(
      toLead: ToLead,
      typing: HTMLFormElement | null,
      onRefused: (errors: FieldErrors) => boolean,
      toBare: () => ContactInquiry,
    ) {
      const give = (outbox: Outbox) =>
        outbox.handLead({ form, settings, lead: toLead(outbox), typing, onStored: keep, onRefused })
      const bare = () => (typing ? handBare(toBare(), typing, onRefused) : showFailure())
      if (isSentBare(toBare())) return bare()
      return parts ? give(parts) : prepare().then(give, bare)
    },
    /** Loads what is needed to hand over, null without connection; to be called when it is. */
    prepare: useCallback(() => prepare().catch(() => null), [prepare]),
    parts,
    sent,
    again,
    fail(lead: Lead, typing: HTMLFormElement | null) {
      showFailure()
      parts?.keepFailed({ form, settings, lead, typing })
    },
    correct: (toLead: ToLead, typing: HTMLFormElement | null) =>
      parts?.correctLead({ form, settings, lead: toLead(parts), typing }),
    where,
    messenger,
    leadHandling: settings.leadHandling,
  }
}
