import { type FormEvent, type RefObject, useState } from 'react'
import type { FieldErrors } from './submit-error.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isControl(target: EventTarget | null): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
}

/** Validation errors of a form by field, from its own rules or from the server. */
export function useFieldErrors(form: RefObject<HTMLFormElement | null>) {
  const [errors, setErrors] = useState<FieldErrors>({})

  function onInput(event: FormEvent<HTMLFormElement>) {
    const { target } = event
    if (!isControl(target) || errors[target.name] === undefined) return
    const { name } = target
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
