import { type FocusEvent, type FormEvent, type RefObject, useState } from 'react'
import type { FieldErrors } from '../fields/inquiry-values.ts'
import type { Outbox } from '../loading/use-outbox.ts'

/** The code that comes with a form's first focus; null without connection. */
interface Lazy {
  parts: Outbox | null
  prepare: () => Promise<Outbox | null>
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isControl(target: EventTarget | null): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
}

/**
 * Validation errors of a form by field, from its own rules or from the server. A phone that lacks digits is told on leaving it, by the
 * code that comes with the first focus (`parts`), in the form's words, and until it is right.
 */
export function useFieldErrors(
  form: RefObject<HTMLFormElement | null>,
  { parts, prepare }: Lazy,
  wrongPhone: (parts: Outbox) => string | undefined,
) {
  const [errors, setErrors] = useState<FieldErrors>({})

  const findMistake = ({ name, value }: Control, code = parts) =>
    name === 'phone' && code ? code.findPhoneMistake(value, wrongPhone(code)) : null

  function onInput({ target }: FormEvent<HTMLFormElement>) {
    if (!isControl(target) || errors[target.name] === undefined || findMistake(target)) return
    const { name } = target
    setErrors(({ [name]: _corrected, ...others }) => others)
  }

  function onBlur({ target }: FocusEvent<HTMLFormElement>) {
    if (!isControl(target)) return
    const look = (code: Outbox | null) =>
      code?.afterPress(() => {
        // One who is back in the field is typing.
        const phone = target !== document.activeElement && findMistake(target, code)
        if (phone) setErrors((others) => ({ ...others, phone }))
      })
    prepare().then(look, () => undefined)
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

  return { errors, show, onInput, onBlur }
}
