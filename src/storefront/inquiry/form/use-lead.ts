import { useCallback, useState } from 'react'
import { retryCode } from '../../../ui/failure/retry-code.ts'
import { currentToast, showToast, subscribeToToast } from '../../../ui/toast/toast-store.ts'
import { useApi } from '../../site.ts'
import { useSettings } from '../../use-settings.ts'
import { withGiven } from '../fields/given-consent.ts'
import type { FieldErrors } from '../fields/submit-error.ts'
import { type Outbox, useOutbox } from '../loading/use-outbox.ts'
import { unread } from '../outbox/attempt-storage.ts'
import type { Lead } from '../outbox/hand-lead.ts'
import { toResultToast } from '../outbox/result-toast.ts'
import { keepBare, sendBare } from '../outbox/send-bare.ts'
import { useSent } from '../outbox/use-sent.ts'

/** What is said of a request that waits here to be sent. */
const WAITS = 'Заявка сохранена на этом устройстве, отправим сами'

/** Ends what waits for the present toast to go, in whatever form was pressed: two presses are told once. */
let stopTelling = () => {}

/** Once the toast that is shown has gone, read or put away: of a request that waits here to be sent. */
function tellKeptAfterToast() {
  stopTelling()
  stopTelling = subscribeToToast(() => {
    if (currentToast()) return
    stopTelling()
    if (unread.get().some((one) => one?.state === 'waiting')) showToast({ title: WAITS })
  })
}

/** Hands the requests of wizard or contact form over, and shows what became of them, under the form's name. */
export function useLead(form: string) {
  const settings = useSettings()
  const { contact } = useApi().inquiries
  const { parts, prepare } = useOutbox()
  const { sent, keep, again } = useSent(form)
  const [keptBare, setKeptBare] = useState<string | null>(null)
  const { name: messenger = '', where = '' } = settings.chats[0] ?? {}

  /** Shows a stored request as it was typed. */
  const confirm = ({ inquiry, told, offered }: Lead, id: number, at = Date.now()) =>
    keep({ id, at, values: { ...inquiry, message: told }, offered })

  /** The toast of a chat that could not be tried (storefront.md, section 8). */
  function showFailure() {
    const description = `Произошла ошибка при открытии ${messenger}`
    showToast({ title: 'Ошибка', description, tone: 'bad' })
    return false
  }

  /**
   * Without the code of the queue: to the site where it goes there. A chat cannot be opened: what was typed is kept, and the document
   * brings that code, where the server has it.
   */
  async function handBare(lead: Lead, onRefused: (errors: FieldErrors) => boolean) {
    const bare = { form, text: lead.text, inquiry: lead.inquiry }
    if (settings.leadHandling === 'messenger') {
      keepBare(bare)
      setKeptBare('Текст сохранён на этом устройстве')
      void retryCode()
      return showFailure()
    }
    setKeptBare(null)
    const result = await sendBare(contact, bare)
    if (result.ok) {
      confirm(lead, result.id)
      return true
    }
    showToast(toResultToast(result))
    if (result.reason === 'rejected') onRefused(result.errors)
    // After the specified toast. The box under the form, which tells it too, comes with that code.
    else tellKeptAfterToast()
    // Also after a refusal that may pass: the same request is tried again.
    if (unread.get().some((one) => one?.form === form && one.state === 'waiting')) setKeptBare(WAITS)
    return false
  }

  /** The request with what the boxes of its form say, and when to call. */
  const withTyped = (lead: Lead, typing: HTMLFormElement | null): Lead =>
    typing ? { ...lead, inquiry: withGiven(lead.inquiry, typing, settings.consentVersion) } : lead

  return {
    /**
     * True when the form is done and may be emptied. At once when the code is there: a window opened later is blocked. `onRefused`
     * shows the server's messages by field; true when one of them is a field of the form.
     */
    hand(lead: Lead, typing: HTMLFormElement | null, onRefused: (errors: FieldErrors) => boolean) {
      // At the press: the form may change while the code is on its way.
      const given = withTyped(lead, typing)
      const give = ({ handLead }: Outbox) =>
        handLead({ form, settings, lead: given, onStored: confirm.bind(null, given), onRefused })
      const bare = () => (typing ? handBare(given, onRefused) : showFailure())
      return parts ? give(parts) : prepare().then(give, bare)
    },
    /** Loads what is needed to hand over, null without connection; to be called when it is. */
    prepare: useCallback(
      () => prepare().catch(() => null),
      // Stryker disable next-line ArrayDeclaration: it depends on the API client alone
      [prepare],
    ),
    parts,
    /** What has become of a request that was handed over without that code and has not gone; null otherwise. */
    keptBare,
    sent,
    again,
    fail(lead: Lead, typing: HTMLFormElement | null) {
      showFailure()
      parts?.keepFailed({ form, lead: withTyped(lead, typing) })
    },
    correct: (lead: Lead, typing: HTMLFormElement | null) =>
      parts?.correctLead({ form, lead: withTyped(lead, typing) }),
    where,
    messenger,
    leadHandling: settings.leadHandling,
  }
}
