import { CONSENT_REQUIRED } from '../../../domain/inquiry/consent-required.ts'
import { checkContact } from '../../inquiry/fields/contact-rules.ts'
import type { FieldErrors } from '../../inquiry/fields/inquiry-values.ts'
import { requestedDepth, type WizardValues } from './values.ts'

/** Loads schema and zod, which are not in the initial bundle; called when the last step is shown. */
export const loadRules = () => import('../../../contract/inquiries/wizard.ts')

/**
 * Validation errors by field; empty when valid. Without the schema only name, phone and consent are asked for, since a chat has no other
 * judge; the rest is the server's.
 */
export async function findValidationErrors(values: WizardValues, agree: boolean): Promise<FieldErrors> {
  const rules = await loadRules().catch(() => null)
  if (!rules) {
    return { ...checkContact(values), ...(agree ? {} : { agree: CONSENT_REQUIRED }) }
  }
  const answers = { ...values, pipeDepth: requestedDepth(values), email: values.email.trim(), agree }
  const { error } = rules.wizardInquirySchema.safeParse(answers)
  const issues = error?.issues ?? []
  // The first error of each field wins.
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]))
}
