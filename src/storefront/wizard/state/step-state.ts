import type { BlocksOf } from '../../../contract/pages/pages.ts'
import type { FieldErrors } from '../../inquiry/fields/inquiry-values.ts'
import type { WizardField, WizardValues } from './values.ts'

/** What the wizard asks, in the staff's words. */
export type WizardWords = Pick<
  BlocksOf<'home'>,
  'wizardHouse' | 'wizardPipe' | 'wizardSoil' | 'wizardOutfall' | 'wizardWay' | 'wizardSend'
>

/** State passed to the steps. */
export interface StepState {
  words: WizardWords
  values: WizardValues
  errors: FieldErrors
  answer(name: WizardField, value: string): void
  agree: boolean
  setAgree(given: boolean): void
}
