import type { Contact } from './contact-rules.ts'
import { storedDraft } from './form-draft.ts'

interface Prefilled extends Contact {
  message: string
}

/**
 * Fills a form that is about to be opened: `message` comes after what was typed there before, the rest only where nothing was.
 * Nothing is filled where the browser keeps nothing.
 */
export function prefillDraft(name: string, { message, ...contact }: Prefilled): void {
  const draft = storedDraft(name)
  const typed = draft.get()
  const text = (field: string) => String(typed[field] ?? '')
  const kept = text('message')
  const fields = Object.entries(contact).map(([field, value]) => [field, text(field) || value])
  const whole = kept.includes(message) ? kept : [kept, message].filter(Boolean).join('\n\n')
  draft.set(Object.fromEntries([...fields, ['message', whole]]))
}
