import { type RefObject, useCallback, useEffect } from 'react'

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

/** Where a form's draft is kept in the tab's session storage. */
export const draftKey = (name: string) => `inquiry-draft:${name}`

/** What is kept under a key, by field name. */
export function readDraft(key: string): Map<string, unknown> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return new Map(Object.entries(stored ?? {}))
  } catch {
    return new Map()
  }
}

/**
 * Keeps what is typed in an uncontrolled form through a reload of the page, in this tab only.
 * `save` goes to the form's onInput, `clear` is called once the inquiry is sent.
 */
export function useFormDraft(form: RefObject<HTMLFormElement | null>, name: string) {
  const key = draftKey(name)

  useEffect(() => {
    if (!form.current) return
    const draft = readDraft(key)
    for (const field of draftFields(form.current)) {
      const value = draft.get(field.name)
      if (field.value === '' && typeof value === 'string') field.value = value
    }
  }, [form, key])

  const save = useCallback(() => {
    if (!form.current) return
    const typed = draftFields(form.current).map((field) => [field.name, field.value])
    try {
      sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(typed)))
    } catch {
      // Full or forbidden storage: the text stays in the form alone.
    }
  }, [form, key])

  const clear = useCallback(() => {
    try {
      sessionStorage.removeItem(key)
    } catch {
      // Nothing was stored.
    }
  }, [key])

  return { save, clear }
}
