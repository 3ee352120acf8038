import { type FormEvent, useState } from 'react'
import { retryCode } from '../../../ui/failure/retry-code.ts'
import { showToast } from '../../../ui/toast/toast-store.ts'
import { useSettings } from '../../use-settings.ts'
import { readGiven } from '../fields/given-consent.ts'
import { keepUnsent } from '../outbox/device.ts'
import { toResultToast } from '../outbox/result-toast.ts'
import { type Outcome, reasonOf, withPlace } from '../outbox/submit.ts'
import { useSent } from '../outbox/use-sent.ts'
import { type Handing, type InquiryFormOptions, useInquiryForm } from './use-inquiry-form.ts'

/** What is said of an inquiry that waits here to be sent, and of one whose chat could not be opened. */
const WAITS = 'Заявка сохранена на этом устройстве, отправим сами'
const TEXT_KEPT = 'Текст сохранён на этом устройстве'

/** How long a form rests whose chat was just opened: a double click must not open two; ms. */
const OPENING = 800

/** A form whose inquiry goes to a messenger, to the site, or to both, as `leadHandling` says: wizard and contact form. */
export function useChatForm<Values>(options: Omit<InquiryFormOptions<Values>, 'hand' | 'onResult'>) {
  const { form, read, compose } = options
  const settings = useSettings()
  const { leadHandling, consentVersion } = settings
  const { sent, keep, again } = useSent(form)
  const [isOpening, setOpening] = useState(false)
  /** Whether the code that opens chats could not be had at the last press. */
  const [isTextKept, setTextKept] = useState(false)
  const { name: messenger = '', where = '' } = settings.chats[0] ?? {}
  const inquiryForm = useInquiryForm({ ...options, hand, onResult })
  const { waiting, outbox, formProps } = inquiryForm

  function hand({ composed, outbox, store }: Handing): boolean | Promise<boolean> {
    setTextKept(false)
    /** Where no field shows it, and beside a chat, the box does, which comes with that code. */
    const storeFor = (isBesideChat: boolean) =>
      store((key, refused) => {
        if (!isBesideChat && inquiryForm.show(refused.errors)) return false
        outbox?.settle(key, refused)
        return outbox
      })
    if (leadHandling === 'site') return storeFor(false)
    if (outbox) {
      setOpening(true)
      setTimeout(setOpening, OPENING, false)
      return outbox.handToChat({ form, settings, composed, store: () => storeFor(true) })
    }
    if (leadHandling === 'both') return storeFor(false)
    keepText(form, messenger, composed)
    setTextKept(true)
    // The document brings the code that opens chats, where the server has it.
    if (outbox === null) void retryCode()
    return false
  }

  function onResult(outcome: Outcome, _values: Values, { outbox, composed }: Partial<Handing> = {}) {
    if (!outcome.ok) {
      // Of what waits its box tells more, and beside a chat that alone.
      const message = outcome.waits && outbox ? null : reasonOf(outcome)
      if (!outbox || leadHandling !== 'both') showToast(toResultToast({ ...outcome, message }))
    } else if (composed) {
      const { inquiry, told = '', offered } = composed
      keep({ id: outcome.id, at: Date.now(), values: { ...inquiry, message: told }, offered })
      outbox?.thank({ form, inquiry, number: outcome.id })
    }
  }

  /** What is kept of a chat that did not open follows the form. */
  async function correct() {
    const typing = formProps.ref.current
    if (!typing) return
    await outbox?.correctFailedChat(form, async () => {
      const given = readGiven(typing, consentVersion)
      const composed = await compose(read(typing), outbox, typing)
      return { ...composed, inquiry: { ...composed.inquiry, ...given } }
    })
  }

  return {
    ...inquiryForm,
    formProps: {
      ...formProps,
      onInput: (event: FormEvent<HTMLFormElement>) => {
        formProps.onInput(event)
        void correct()
      },
    },
    correct,
    /** Whether a chat was opened a moment ago. */
    isOpening,
    /** What has become of an inquiry that has not gone, where the code of its box could not be had; null otherwise. */
    keptLine: isTextKept ? TEXT_KEPT : waiting ? WAITS : null,
    /** The confirmation of what the site has stored; null without one. */
    sent,
    again,
    where,
    messenger,
    leadHandling,
  }
}

/** Keeps the text of a chat that cannot be opened, and says so. */
function keepText(form: string, messenger: string, { inquiry, text = '' }: Handing['composed']): void {
  keepUnsent({ form, text, inquiry: withPlace(inquiry), state: 'kept', chat: 'failed' })
  showToast({ title: 'Ошибка', description: `Произошла ошибка при открытии ${messenger}`, tone: 'bad' })
}

export type ChatForm = ReturnType<typeof useChatForm>
