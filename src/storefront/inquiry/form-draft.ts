import { type RefObject, useCallback, useEffect } from 'react'
import { storedValue, toFields } from '../../ui/stored-value.ts'

type DraftField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Texts and choices; a consent is given anew every time. */
function draftFields(form: HTMLFormElement): DraftField[] {
  return [...form.elements].filter(
    (element): element is DraftField =>
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement ||
      (element instanceof HTMLInputElement && element.type !== 'checkbox'),
  )
}

/** What is kept of a form in the tab's session storage, by field name. */
export const storedDraft = (form: string) => storedValue(`inquiry-draft:${form}`, toFields, 'sessionStorage')

/**
 * Keeps what is typed in an uncontrolled form through a reload of the page, in this tab only.
 * `save` goes to the form's onInput, `clear` is called once the inquiry is sent.
 */
export function useFormDraft(form: RefObject<HTMLFormElement | null>, name: string) {
  useEffect(() => {
    if (!form.current) return
    const draft = storedDraft(name).get()
    for (const field of draftFields(form.current)) {
      const value = draft[field.name]
      if (field.value === '' && typeof value === 'string') field.value = value
    }
  }, [form, name])

  const save = useCallback(() => {
    if (!form.current) return
    const typed = draftFields(form.current).map((field) => [field.name, field.value])
    storedDraft(name).set(Object.fromEntries(typed))
  }, [form, name])

  const clear = useCallback(() => storedDraft(name).remove(), [name])

  return { save, clear }
}
