import { type FormEvent, useRef, useState } from 'react'
import type { ContactInquiry } from '../../contract/inquiries.ts'
import type { Contact } from './contact-rules.ts'
import { useFieldErrors } from './field-errors.ts'
import { useFormDraft } from './form-draft.ts'
import type { InquiryResult } from './inquiry-sender.ts'
import { checkMessage } from './message-rules.ts'
import { useInquirySending } from './send-inquiry.ts'
import type { FieldErrors } from './submit-error.ts'

/** What an inquiry form holds when it is submitted. */
export interface InquiryValues extends Contact {
  message: string
  agreement: boolean
}

/** Nobody knows whether it arrived; the same words sent again are the same request. */
const UNREACHED = 'Связь прервалась, или сервер не ответил. Повторите: второй заявки от этого не будет.'

/** One way from what is typed to an inquiry on the server; what is typed stays until the server has it. */
export function useInquiryForm({
  draft: draftName,
  maxMessage,
  check,
  toInquiry,
  onResult,
}: InquiryFormOptions) {
  const form = useRef<HTMLFormElement>(null)
  const { sending, send } = useInquirySending()
  const { errors, show, onInput } = useFieldErrors(form)
  const draft = useFormDraft(form, draftName)
  const [failure, setFailure] = useState<string | null>(null)

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending) return
    const values = readValues(event.currentTarget)
    if (show({ ...check(values), ...checkMessage(values.message, maxMessage) })) return
    const result = await send(toInquiry(values))
    if (result.ok) {
      form.current?.reset()
      draft.clear()
      setFailure(null)
    } else if (result.reason === 'refused') {
      setFailure(result.message)
      show(result.errors)
    } else setFailure(UNREACHED)
    onResult(result, values)
  }

  return {
    errors,
    sending,
    /** Why the last try did not arrive; null once one has. */
    failure,
    formProps: {
      ref: form,
      noValidate: true,
      // Sent before the page is alive it must not leave by the address: this method does nothing outside a dialog.
      method: 'dialog',
      onSubmit,
      onInput: (event: FormEvent<HTMLFormElement>) => {
        onInput(event)
        draft.save()
      },
    },
  }
}

function readValues(form: HTMLFormElement): InquiryValues {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '')
  return {
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    message: text('message'),
    agreement: data.has('agreement'),
  }
}

interface InquiryFormOptions {
  /** Names the draft kept in this tab. */
  draft: string
  /** Longest message, UTF-16 units. */
  maxMessage: number
  check: (values: InquiryValues) => FieldErrors
  toInquiry: (values: InquiryValues) => ContactInquiry
  /** With what was sent, as it was typed. */
  onResult: (result: InquiryResult, values: InquiryValues) => void
}
