import type { FieldErrors } from '../inquiry/submit-error.ts'
import { requestedDepth, type WizardValues } from './values.ts'

/** The schema and zod, which the pages' first load does not carry; fetched on the last step, so that sending need not wait. */
export const loadRules = () => import('../../contract/wizard.ts')

/** Words by field for what is missing or wrong; empty when the request can be sent. Rejects when the rules cannot be fetched. */
export async function findValidationErrors(values: WizardValues, agree: boolean): Promise<FieldErrors> {
  const { wizardRequestSchema } = await loadRules()
  const answers = { ...values, pipeDepth: requestedDepth(values), email: values.email.trim(), agree }
  const { error } = wizardRequestSchema.safeParse(answers)
  const issues = error?.issues ?? []
  // Of several things wrong with a field the first one is said.
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]))
}
