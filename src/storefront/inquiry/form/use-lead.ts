import { useState } from 'react'
import { retryCode } from '../../../ui/failure/retry-code.ts'
import { showToast } from '../../../ui/toast/toast-store.ts'
import { useApi } from '../../site.ts'
import { useSettings } from '../../use-settings.ts'
import { withGiven } from '../fields/given-consent.ts'
import type { FieldErrors } from '../fields/inquiry-values.ts'
import { type Outbox, useOutbox } from '../loading/use-outbox.ts'
import { keepUnsent } from '../outbox/device.ts'
import type { Lead } from '../outbox/hand-lead.ts'
import { toResultToast } from '../outbox/result-toast.ts'
import { submit, withPlace } from '../outbox/submit.ts'
import { useSent } from '../outbox/use-sent.ts'

/** What is said of a request that waits here to be sent. */
const WAITS = 'Заявка сохранена на этом устройстве, отправим сами'

/** Hands the requests of wizard or contact form over, and shows what became of them, under the form's name. */
export function useLead(form: string) {
  const settings = useSettings()
  const { contact } = useApi().inquiries
  const { parts, prepare } = useOutbox()
  const { sent, keep, again } = useSent(form)
  const [keptBare, setKeptBare] = useState<string | null>(null)
  const { name: messenger = '', where = '' } = settings.chats[0] ?? {}

  /** Shows a stored request as it was typed. */
  const confirm = ({ inquiry, told, offered }: Lead, id: number) =>
    keep({ id, at: Date.now(), values: { ...inquiry, message: told }, offered })

  /** The toast of a chat that could not be tried (storefront.md, section 8). */
  function showFailure() {
    const description = `Произошла ошибка при открытии ${messenger}`
    showToast({ title: 'Ошибка', description, tone: 'bad' })
    return false
  }

  /** Keeps a request whose chat could not even be tried. */
  const keepFailed = ({ text, inquiry }: Lead) =>
    keepUnsent({ form, text, inquiry: withPlace(inquiry), state: 'kept', chat: 'failed' })

  /**
   * Sends a request to the site; true when it is stored. Beside a chat that has opened it says nothing of a failure: the text is kept.
   */
  async function store(lead: Lead, onRefused: OnRefused, code: Outbox | null) {
    const { text, inquiry } = lead
    const outcome = await submit(code?.accompanied(contact) ?? contact, { form, text, inquiry })
    if (outcome.ok) {
      confirm(lead, outcome.id)
      code?.thank({ form, inquiry, number: outcome.id })
      return true
    }
    const { key, waits, errors, message } = outcome
    const isBesideChat = code !== null && settings.leadHandling === 'both'
    if (waits) {
      if (!isBesideChat) {
        showToast(toResultToast(code ? { ...outcome, message: null } : outcome))
        setKeptBare(WAITS)
      }
      return false
    }
    const reason = Object.values(errors)[0] ?? message ?? ''
    if (!isBesideChat) showToast(toResultToast({ ...outcome, message: reason }))
    // Where no field shows it, the box does, which comes with that code.
    if (isBesideChat || (!onRefused(errors) && code !== null))
      keepUnsent({
        form,
        text,
        inquiry: withPlace(inquiry),
        state: 'rejected',
        chat: null,
        key,
        reason,
        errors,
      })
    return false
  }

  /**
   * Without the code of the queue: to the site where it goes there. A chat cannot be opened: what was typed is kept, and the document
   * brings that code, where the server has it.
   */
  function handBare(lead: Lead, onRefused: OnRefused, reason: unknown) {
    setKeptBare(null)
    if (settings.leadHandling !== 'messenger') return store(lead, onRefused, null)
    keepFailed(lead)
    setKeptBare('Текст сохранён на этом устройстве')
    // Not where it is only late.
    if (reason) void retryCode()
    return showFailure()
  }

  /** The request with what the boxes of its form say, and when to call. */
  const withTyped = (lead: Lead, typing: HTMLFormElement | null): Lead =>
    typing ? { ...lead, inquiry: withGiven(lead.inquiry, typing, settings.consentVersion) } : lead

  return {
    /**
     * True when the form is done and may be emptied. At once when the code is there: a window opened later is blocked. `onRefused`
     * shows the server's messages by field; true when one of them is a field of the form.
     */
    hand(lead: Lead, typing: HTMLFormElement | null, onRefused: OnRefused) {
      // At the press: the form may change while the code is on its way.
      const given = withTyped(lead, typing)
      const give = (code: Outbox) =>
        code.handLead({ form, settings, lead: given, store: () => store(given, onRefused, code) })
      const bare = (reason: unknown) => (typing ? handBare(given, onRefused, reason) : showFailure())
      return parts ? give(parts) : prepare().then(give, bare)
    },
    /** Loads what is needed to hand over, null without connection; to be called when it is. */
    prepare: () => prepare().catch(() => null),
    parts,
    /** What has become of a request that was handed over without that code and has not gone; null otherwise. */
    keptBare,
    sent,
    again,
    fail(lead: Lead, typing: HTMLFormElement | null) {
      showFailure()
      if (parts) keepFailed(withTyped(lead, typing))
    },
    correct: (lead: Lead, typing: HTMLFormElement | null) =>
      parts?.correctLead({ form, lead: withTyped(lead, typing) }),
    where,
    messenger,
    leadHandling: settings.leadHandling,
  }
}

/** Shows the server's messages by field; true when one of them is a field of the form. */
type OnRefused = (errors: FieldErrors) => boolean
