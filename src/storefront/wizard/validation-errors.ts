import type { FieldErrors } from '../inquiry/submit-error.ts'
import { requestedDepth, type WizardValues } from './values.ts'

/** Loads schema and zod, which are not in the initial bundle; called on the last step, before sending. */
export const loadRules = () => import('../../contract/wizard.ts')

/** Validation errors by field; empty when valid. Rejects when the schema cannot be fetched. */
export async function findValidationErrors(values: WizardValues, agree: boolean): Promise<FieldErrors> {
  const { wizardRequestSchema } = await loadRules()
  const answers = { ...values, pipeDepth: requestedDepth(values), email: values.email.trim(), agree }
  const { error } = wizardRequestSchema.safeParse(answers)
  const issues = error?.issues ?? []
  // The first error of each field wins.
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]))
}
