import { type RefObject, useEffect } from 'react'
import { storedValue, toFields } from '../../../ui/stored-value.ts'

type DraftField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Fields to be saved: all that a visitor sees but the consent, which must be given every time. */
const draftFields = (form: HTMLFormElement) =>
  form.querySelectorAll<DraftField>('input:not([type=checkbox], [hidden]), textarea, select')

/** A form's draft in session storage, by field name. */
export const storedDraft = (form: string) => storedValue(`inquiry-draft:${form}`, toFields, 'sessionStorage')

/** The wizard's answers in the draft of a form that was prefilled with them, as a part of its inquiry; nothing when there are none. */
export function draftedAnswers(form: string): { wizardData?: unknown } {
  const { wizardData } = storedDraft(form).get()
  return wizardData ? { wizardData } : {}
}

/**
 * Saves the values of an uncontrolled form across reloads, in this tab only.
 * `save` goes to the form's onInput, `clear` is called after sending.
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

  return {
    save() {
      if (!form.current) return
      const typed = Array.from(draftFields(form.current), ({ name, value }) => [name, value])
      // What does not belong to the form, such as answers of the wizard, stays.
      const draft = storedDraft(name)
      draft.set({ ...draft.get(), ...Object.fromEntries(typed) })
    },
    clear: () => storedDraft(name).remove(),
  }
}
