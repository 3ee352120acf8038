import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { seconds } from '../../../lib/duration.ts'
import { useFormDraft } from '../../inquiry/fields/form-draft.ts'
import { useFieldErrors } from '../../inquiry/form/field-errors.ts'
import { useLead } from '../../inquiry/form/use-lead.ts'
import type { Outbox } from '../../inquiry/loading/use-outbox.ts'
import { readContactLead } from '../../inquiry/outbox/contact-lead.ts'

/** How long the button is disabled after a click: a double click must not open two chats. */
const SENDING = seconds(0.8)

/** State of the contact form: validates, hands the request over, and clears the form only when that succeeded. */
export function useContactForm() {
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const [sending, setSending] = useState(false)
  const lead = useLead('contact')
  const { errors, show, onInput, onBlur } = useFieldErrors(
    form,
    lead,
    ({ CONTACT_FORM_MESSAGES }) => CONTACT_FORM_MESSAGES.phone,
  )
  const draft = useFormDraft(form, 'contact')
  const [storing, setStoring] = useState(false)

  useEffect(() => {
    if (!sending) return
    const timer = setTimeout(() => setSending(false), SENDING)
    return () => clearTimeout(timer)
  }, [sending])

  function submit(typing: HTMLFormElement, parts: Outbox | null) {
    if (sending || storing || (parts && showErrors(parts, typing))) return
    setSending(true)
    // Synchronously: after an await browsers block the window as a popup.
    const handed = lead.hand(readContactLead(typing), typing, show)
    if (typeof handed === 'boolean') return finish(typing, handed)
    setStoring(true)
    void handed.then((isDone) => {
      finish(typing, isDone)
      setStoring(false)
    })
  }

  const showErrors = ({ findContactErrors }: Outbox, typing: HTMLFormElement) =>
    show(findContactErrors(typing, lead.leadHandling === 'messenger'))

  function finish(typing: HTMLFormElement, isDone: boolean) {
    if (!isDone) return
    typing.reset()
    show({})
    draft.clear()
  }

  return {
    errors,
    sending: sending || storing,
    lead,
    formProps: {
      id,
      ref: form,
      // Before hydration a submit must not put values into the address: method `dialog` does nothing outside a dialog.
      method: 'dialog',
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        submit(event.currentTarget, lead.parts)
      },
      onBlur,
      // Replaces the browser's validation bubble by messages at the fields; a Cyrillic mail address is wrong for the browser alone.
      onInvalidCapture: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        const typing = event.currentTarget
        if (lead.parts) return submit(typing, lead.parts)
        if (storing) return
        setStoring(true)
        void lead.prepare().then((parts) => {
          setStoring(false)
          const wrong = [...typing.querySelectorAll<HTMLInputElement>('input:invalid')]
          // Without its code the server judges alone.
          const isJudged = wrong.every(({ type, value }) => type === 'email' && /[а-яё].*@./i.test(value))
          if (parts || isJudged) submit(typing, parts)
          else wrong[0]?.focus()
        })
      },
      onInput: (event: FormEvent<HTMLFormElement>) => {
        onInput(event)
        draft.save()
        const typing = event.currentTarget
        lead.correct(readContactLead(typing), typing)
      },
    },
  }
}
