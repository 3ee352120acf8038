import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { seconds } from '../../lib/duration.ts'
import { openChat } from '../chat/open-chat.ts'
import { useFieldErrors } from '../inquiry/field-errors.ts'
import { useFormDraft } from '../inquiry/form-draft.ts'
import { useSettings } from '../use-settings.ts'
import { composeContactText, readContactRequest } from './contact-text.ts'
import { findValidationErrors } from './validation-errors.ts'

/** How long the button is disabled after a click: a double click must not open two chats. */
const SENDING = seconds(0.8)

/** State of the contact form: validates, opens the chat, and clears the form only when that succeeded. */
export function useContactForm() {
  const settings = useSettings()
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const [sending, setSending] = useState(false)
  const [unsent, setUnsent] = useState<string | null>(null)
  const { errors, show, onInput } = useFieldErrors(form)
  const draft = useFormDraft(form, 'contact')

  useEffect(() => {
    if (!sending) return
    const timer = setTimeout(() => setSending(false), SENDING)
    return () => clearTimeout(timer)
  }, [sending])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending || show(findValidationErrors(event.currentTarget))) return
    setSending(true)
    const text = composeContactText(readContactRequest(event.currentTarget))
    // Synchronously: after an await browsers block the window as a popup.
    const opened = openChat(settings, text)
    setUnsent(opened ? null : text)
    if (!opened) return
    event.currentTarget.reset()
    draft.clear()
  }

  return {
    errors,
    sending,
    unsent,
    formProps: {
      id,
      ref: form,
      // Before hydration a submit must not put values into the address: method `dialog` does nothing outside a dialog.
      method: 'dialog',
      onSubmit,
      // Replaces the browser's validation bubble by messages at the fields.
      onInvalidCapture: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        show(findValidationErrors(event.currentTarget))
      },
      onInput: (event: FormEvent<HTMLFormElement>) => {
        onInput(event)
        draft.save()
        if (unsent !== null) setUnsent(composeContactText(readContactRequest(event.currentTarget)))
      },
    },
  }
}
