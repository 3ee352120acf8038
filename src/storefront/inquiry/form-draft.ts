import { type RefObject, useCallback, useEffect } from 'react'
import type { Contact } from './contact-rules.ts'

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

const keyOf = (name: string) => `inquiry-draft:${name}`

function read(key: string): Map<string, unknown> {
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
  const key = keyOf(name)

  useEffect(() => {
    if (!form.current) return
    const draft = read(key)
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

interface Prefilled extends Contact {
  message: string
}

/**
 * Fills a form that is about to be opened: `message` comes after what was typed there before, the rest only where nothing was.
 * Nothing is filled where the browser keeps nothing.
 */
export function prefillDraft(name: string, { message, ...contact }: Prefilled): void {
  const key = keyOf(name)
  const typed = read(key)
  const text = (field: string) => String(typed.get(field) ?? '')
  const kept = text('message')
  const fields = Object.entries(contact).map(([field, value]) => [field, text(field) || value])
  const whole = kept.includes(message) ? kept : [kept, message].filter(Boolean).join('\n\n')
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries([...fields, ['message', whole]])))
  } catch {
    // Full or forbidden storage: the form opens empty, the wizard still has the answers.
  }
}
