import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { seconds } from '../../lib/duration.ts'
import { openChat } from '../chat/open-chat.ts'
import { useSettings } from '../chrome/use-settings.ts'
import { useFieldErrors } from '../inquiry/field-errors.ts'
import { useFormDraft } from '../inquiry/form-draft.ts'
import { composeContactText, readContactRequest } from './contact-text.ts'
import { findValidationErrors } from './validation-errors.ts'

/** How long the button stays off after a press: a double click must not open two chats. */
const SENDING = seconds(0.8)

/** From what is typed to a chat with the text ready; what is typed stays until the chat has opened. */
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
    // At once: after a wait browsers take the window for an unwanted one.
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
      // Sent before the page is alive it must not leave by the address: this method does nothing outside a dialog.
      method: 'dialog',
      onSubmit,
      // The browser has found something missing: its words would vanish, ours stay at the field.
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
