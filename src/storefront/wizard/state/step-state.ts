import type { FieldErrors } from '../../inquiry/fields/submit-error.ts'
import type { WizardField, WizardValues } from './values.ts'

/** State passed to the steps. */
export interface StepState {
  values: WizardValues
  errors: FieldErrors
  answer(name: WizardField, value: string): void
  agree: boolean
  setAgree(given: boolean): void
}
