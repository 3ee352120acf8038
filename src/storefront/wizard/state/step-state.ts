import type { FieldErrors } from '../../inquiry/fields/inquiry-values.ts'
import type { WizardField, WizardValues } from './values.ts'

/** State passed to the steps. */
export interface StepState {
  values: WizardValues
  errors: FieldErrors
  answer(name: WizardField, value: string): void
  agree: boolean
  setAgree(given: boolean): void
}
