import { toFields } from '../../../ui/stored-value.ts'

/** Answers of the wizard as they go with an inquiry: by field, null for what the visitor does not know. */
export type WizardData = Readonly<Record<string, string | number | boolean | null>>

/** Longest answers as JSON text that are sent, UTF-16 units; real ones have a tenth of it (src/contract/inquiries/visitor.ts has the limit). */
const MAX_LENGTH = 7_000

const isPlain = (entry: [string, unknown]): entry is [string, WizardData[string]] =>
  entry[1] === null || ['string', 'number', 'boolean'].includes(typeof entry[1])

/** Parses stored answers; null when there are none, or more than the server takes. */
export function parseWizardData(stored: unknown): WizardData | null {
  const answers = Object.entries(toFields(stored)).filter(isPlain)
  const data: WizardData = Object.fromEntries(answers)
  return answers.length === 0 || JSON.stringify(data).length > MAX_LENGTH ? null : data
}
