import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import type { ContactInquiry } from '../../../contract/inquiries/visitor.ts'
import { useApi } from '../../site.ts'
import { useSettings } from '../../use-settings.ts'
import { useFormDraft } from '../fields/form-draft.ts'
import { readFormText } from '../fields/form-text.ts'
import { withGiven } from '../fields/given-consent.ts'
import type { Contact, FieldErrors, TypedContact, TypedInquiry } from '../fields/inquiry-values.ts'
import { checkMessage } from '../fields/message-rules.ts'
import { useOutbox } from '../loading/use-outbox.ts'
import { type Outcome, submit } from '../outbox/submit.ts'
import { useFieldErrors } from './field-errors.ts'

/** Message for an unknown result; a retry with the same content does not create a second request. */
const CONNECTION_LOST = 'Связь прервалась, или сервер не ответил. Повторите: второй заявки от этого не будет.'

/** State of an inquiry form: validates, sends, and keeps the typed values until the server has stored them. */
export function useInquiryForm({
  draft: draftName,
  maxMessage,
  messages,
  check,
  toInquiry,
  onResult,
}: InquiryFormOptions) {
  const form = useRef<HTMLFormElement>(null)
  const { consentVersion } = useSettings()
  const { contact } = useApi().inquiries
  const outbox = useOutbox()
  const { parts } = outbox
  const [sending, setSending] = useState(false)
  const isSending = useRef(false)
  /** Key of the inquiry that could not leave and waits on this device. */
  const [waiting, setWaiting] = useState('')
  const { errors, show, onInput, onBlur } = useFieldErrors(form, outbox, () => messages?.phone)
  const draft = useFormDraft(form, draftName)
  const [location, action] = [useLocation(), useNavigationType()]
  useEffect(() => parts?.focusAtAnchor(form.current, location, action), [parts, location, action])
  const [failure, setFailure] = useState<string | null>(null)
  /** The values of the last press. */
  const lastSent = useRef<TypedInquiry | null>(null)

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // Also of a double click.
    if (isSending.current) return
    isSending.current = true
    try {
      await send(event.currentTarget)
    } catch {
      setFailure(CONNECTION_LOST)
    } finally {
      isSending.current = false
      setSending(false)
    }
  }

  async function send(typing: HTMLFormElement) {
    // All of the press: what is changed while code or answer are on their way is another request.
    const values = readValues(typing)
    const { agreement: _given, preferredTime: _wish, ...typed } = values
    const inquiry = withGiven(toInquiry(typed), typing, consentVersion)
    // There since the visitor's first sign. Without it the server judges alone.
    if (!parts) setSending(true)
    const code = parts ?? (await outbox.prepare().catch(() => null))
    const wrong = { ...check?.(values), ...checkMessage(values.message, maxMessage) }
    if (show({ ...code?.checkContact(inquiry, messages), ...wrong })) return
    setSending(true)
    if (waiting) {
      // This call alone thanks for it from now on.
      setWaiting('')
      setFailure(null)
    }
    const result = await submit(code?.accompanied(contact) ?? contact, { form: draftName, inquiry })
    setWaiting(result.waits ? result.key : '')
    lastSent.current = values
    if (result.ok) {
      finish(typing, result)
      show({})
    } else {
      setFailure(result.message ?? CONNECTION_LOST)
      show(result.errors)
      onResult(result, values)
    }
  }

  function finish(typing: HTMLFormElement | null, stored: Outcome) {
    const values = lastSent.current
    if (!typing || !values) return
    // What was typed while sending is not in the request: it stays, with its draft.
    if (JSON.stringify(readValues(typing)) === JSON.stringify(values)) {
      typing.reset()
      draft.clear()
    }
    setFailure(null)
    onResult(stored, values)
  }

  const onLaterSent = useEffectEvent((id: number) => finish(form.current, { ok: true, waits: false, id }))
  // While this form is on the screen, what the device sends by itself is thanked for like any other request.
  useEffect(() => {
    if (waiting) return parts?.onSent(waiting, onLaterSent)
  }, [waiting, parts])

  return {
    errors,
    sending,
    /** Message of the last failure; null after a success, and while the request waits on this device, which has its own view. */
    failure: waiting && parts ? null : failure,
    /** Views of what failed and of what waits on this device; null until their code is needed. */
    parts,
    formProps: {
      ref: form,
      noValidate: true,
      // Before hydration a submit must not put values into the address: method `dialog` does nothing outside a dialog.
      method: 'dialog',
      onSubmit,
      onBlur,
      onInput: (event: FormEvent<HTMLFormElement>) => {
        onInput(event)
        draft.save()
      },
    },
  }
}

function readValues(form: HTMLFormElement): TypedInquiry {
  const text = readFormText(form)
  return {
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    message: text('message'),
    preferredTime: text('preferredTime'),
    agreement: text('agreement') !== '',
  }
}

interface InquiryFormOptions {
  /** Name of the draft in session storage. */
  draft: string
  /** Longest message, UTF-16 units. */
  maxMessage: number
  /** The form's own messages about name, phone and email; the server's by default. */
  messages?: Contact
  /** Validation errors of further fields. */
  check?: (values: TypedInquiry) => FieldErrors
  /** The request, but for boxes and the time to call, which every form has. */
  toInquiry: (typed: TypedContact) => ContactInquiry
  /** Called with the typed values that were sent. */
  onResult: (result: Outcome, values: TypedInquiry) => void
}
