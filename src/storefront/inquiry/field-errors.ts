import { type FormEvent, type InvalidEvent, type RefObject, useState } from 'react'
import type { FieldErrors } from './refusal.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isControl(target: EventTarget | null): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
}

/**
 * The browser checks the form by its attributes (required, minlength, type); this puts our words at the field in place
 * of the browser's bubble. `messages` are by field name. Server errors go the same way by `show`.
 */
export function useFieldErrors(form: RefObject<HTMLFormElement | null>, messages: FieldErrors) {
  const [errors, setErrors] = useState<FieldErrors>({})

  function onInvalid(event: InvalidEvent<HTMLFormElement>) {
    const { target } = event
    if (!isControl(target)) return
    event.preventDefault()
    const message = messages[target.name] ?? target.validationMessage
    setErrors((before) => ({ ...before, [target.name]: message }))
    if (form.current?.querySelector(':is(input, textarea, select):invalid') === target) target.focus()
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    const { target } = event
    if (!isControl(target) || errors[target.name] === undefined) return
    const { name } = target
    setErrors(({ [name]: _corrected, ...others }) => others)
  }

  /** Shows errors by field and goes to the first of them; true when a field of this form has one. */
  function show(found: FieldErrors): boolean {
    setErrors(found)
    const first = [...(form.current?.elements ?? [])].find(
      (element): element is Control => isControl(element) && found[element.name] !== undefined,
    )
    first?.focus()
    return first !== undefined
  }

  return { errors, show, handlers: { onInvalid, onInput } }
}
