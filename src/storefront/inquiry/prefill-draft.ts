import type { Contact } from './contact-rules.ts'
import { draftKey, readDraft } from './form-draft.ts'

interface Prefilled extends Contact {
  message: string
}

/**
 * Fills a form that is about to be opened: `message` comes after what was typed there before, the rest only where nothing was.
 * Nothing is filled where the browser keeps nothing.
 */
export function prefillDraft(name: string, { message, ...contact }: Prefilled): void {
  const key = draftKey(name)
  const typed = readDraft(key)
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
