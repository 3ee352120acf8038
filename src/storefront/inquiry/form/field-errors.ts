import { type FormEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { FieldErrors } from '../fields/inquiry-values.ts'
import type { Outbox } from '../loading/use-outbox.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isControl(target: EventTarget | null): target is Control {
  return target instanceof Element && target.matches('input, textarea, select')
}

/**
 * Validation errors of a form by field, from its own rules or from the server. A phone that lacks digits is told on leaving it, in the
 * form's words, and until it is right, once the code of the queue is there.
 */
export function useFieldErrors(
  form: RefObject<HTMLFormElement | null>,
  outbox: Outbox | null,
  phoneMessage?: (outbox: Outbox) => string | undefined,
) {
  const [errors, setErrors] = useState<FieldErrors>({})

  const tellPhone = useEffectEvent((loaded: Outbox) => {
    const phone = phoneMessage?.(loaded) ?? loaded.CONTACT_MESSAGES.phone
    setErrors((others) => ({ ...others, phone }))
  })
  useEffect(() => outbox?.watchPhone(form.current, () => tellPhone(outbox)), [form, outbox])

  function onInput({ target }: FormEvent<HTMLFormElement>) {
    if (!isControl(target) || errors[target.name] === undefined) return
    const { name, value } = target
    if (name !== 'phone' || !outbox?.lacksDigits(value))
      setErrors(({ [name]: _corrected, ...others }) => others)
  }

  /** Shows errors and focuses the first field with one; true when a field of this form has one. */
  function show(found: FieldErrors): boolean {
    setErrors(found)
    const first = [...(form.current?.elements ?? [])].find(
      (element): element is Control => isControl(element) && found[element.name] !== undefined,
    )
    first?.focus()
    return first !== undefined
  }

  return { errors, show, onInput }
}
