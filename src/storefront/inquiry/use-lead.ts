import { useCallback } from 'react'
import { showToast } from '../../ui/toast-store.ts'
import { useSettings } from '../use-settings.ts'
import type { Lead } from './hand-lead.ts'
import type { FieldErrors } from './submit-error.ts'
import { type Outbox, useOutbox } from './use-outbox.ts'
import { useSent } from './use-sent.ts'

/** Reads what a form hands over, with the code of the queue. */
type ToLead = (outbox: Outbox) => Lead

/** Hands the requests of wizard or contact form over, and shows what became of them, under the form's name. */
export function useLead(form: string) {
  const settings = useSettings()
  const { parts, prepare } = useOutbox()
  const { sent, keep, again } = useSent(form)
  const { name: messenger = '', where = '' } = settings.chats[0] ?? {}

  /** The toast of a chat that could not be tried (storefront.md, section 8). */
  function showFailure() {
    const description = `Произошла ошибка при открытии ${messenger}`
    showToast({ title: 'Ошибка', description, tone: 'bad' })
    return false
  }

  return {
    /**
     * True when the form is done and may be emptied. At once when the code is there: a window opened later is blocked. `onRefused`
     * shows the server's messages by field; true when one of them is a field of the form.
     */
    hand(toLead: ToLead, typing: HTMLFormElement | null, onRefused: (errors: FieldErrors) => boolean) {
      const give = (outbox: Outbox) =>
        outbox.handLead({ form, settings, lead: toLead(outbox), typing, onStored: keep, onRefused })
      return parts ? give(parts) : prepare().then(give, showFailure)
    },
    /** Loads what is needed to hand over, null without connection; to be called when the form is touched. */
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
