import type { WizardData } from '../../parts/shopping/wizard-data.ts'
import { storedDraft } from './form-draft.ts'
import type { Contact } from './inquiry-values.ts'

interface Prefilled extends Contact {
  message: string
  wizardData?: WizardData
}

/**
 * Prefills a form that is about to be opened: `message` is appended to a saved one, other fields are filled only if empty. `wizardData`
 * replaces earlier answers and is sent with the form.
 * Does nothing without browser storage.
 */
export function prefillDraft(name: string, { message, wizardData, ...contact }: Prefilled): void {
  const draft = storedDraft(name)
  const typed = draft.get()
  const text = (field: string) => String(typed[field] ?? '')
  const draftMessage = text('message')
  const fields = Object.entries(contact).map(([field, value]) => [field, text(field) || value])
  const merged = draftMessage.includes(message)
    ? draftMessage
    : [draftMessage, message].filter(Boolean).join('\n\n')
  draft.set({ ...Object.fromEntries(fields), message: merged, ...(wizardData && { wizardData }) })
}
