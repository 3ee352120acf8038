import { type FormEvent, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useFormDraft } from '../fields/form-draft.ts'
import type { FieldErrors } from '../fields/inquiry-values.ts'
import type { Outbox } from '../loading/use-outbox.ts'
import { useFieldErrors } from './field-errors.ts'

/** What is typed in a form until its inquiry is done: its draft, and what is wrong with it by field. */
export function useTyped<Values>(
  outbox: Outbox | null,
  { form: name, read, phoneMessage, ...own }: TypedOptions<Values>,
) {
  const form = useRef<HTMLFormElement>(null)
  const fields = useFieldErrors(form, outbox, phoneMessage)
  const { show = fields.show, empty = (typing) => typing.reset() } = own
  const draft = useFormDraft(form, name)
  const [location, action] = [useLocation(), useNavigationType()]
  useEffect(() => outbox?.focusAtAnchor(form.current, location, action), [outbox, location, action])
  return {
    errors: fields.errors,
    show,
    /** Empties the form. What was typed since these values were read is not in the inquiry: it stays, with its draft. */
    clear(typing: HTMLFormElement | null, values: Values) {
      show({})
      if (!typing || JSON.stringify(read(typing)) !== JSON.stringify(values)) return
      empty(typing)
      draft.clear()
    },
    formProps: {
      ref: form,
      noValidate: true,
      // Before hydration a submit must not put values into the address: method `dialog` does nothing outside a dialog.
      method: 'dialog',
      onInput(event: FormEvent<HTMLFormElement>) {
        fields.onInput(event)
        draft.save()
      },
    },
  }
}

export interface TypedOptions<Values> {
  /** Name of the form: of its draft, and of its inquiries on this device. */
  form: string
  /** What the form says now. */
  read: (typing: HTMLFormElement) => Values
  /** The form's own message of a phone that lacks digits; the server's by default. */
  phoneMessage?: (outbox: Outbox) => string | undefined
  /** Shows errors by field; true when one of them is a field of the form. The first one is focused by default. */
  show?: (errors: FieldErrors) => boolean
  empty?: (typing: HTMLFormElement) => void
}
