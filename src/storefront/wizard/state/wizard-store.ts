import { storedValue, toFields, useStoredValue } from '../../../ui/stored-value.ts'
import { LAST_STEP } from './steps.ts'
import { parseValues, type WizardField, type WizardValues, withAnswer } from './values.ts'

/** Present step and answers. Without the consent, which must be given every time. */
export interface WizardProgress {
  /** From 1 to 6. */
  step: number
  values: WizardValues
}

const toStep = (step: number) => Math.min(LAST_STEP, Math.max(1, Math.floor(step) || 1))

function parseProgress(stored: unknown): WizardProgress {
  const { step, values } = toFields(stored)
  return { step: toStep(Number(step)), values: parseValues(values) }
}

const progress = storedValue('inquiry-draft:wizard', parseProgress, 'sessionStorage')

/** Stored in session storage, so that reloads and other pages do not lose it. */
export const wizardStore = {
  values: () => progress.get().values,
  answer: (name: WizardField, value: string) =>
    progress.set({ ...progress.get(), values: withAnswer(progress.get().values, name, value) }),
  /** Replaces everything about house and plot, keeps name and phone. */
  restore: (answers: Partial<WizardValues>) => {
    const { name, phone, email, comment } = progress.get().values
    progress.set({ step: 1, values: parseValues({ name, phone, email, comment, ...answers }) })
  },
  go: (step: number) => progress.set({ ...progress.get(), step: toStep(step) }),
  reset: () => progress.set(progress.initial),
}

/** The first step without answers on the server and during hydration, so that both render the same. */
export function useWizardProgress(): WizardProgress {
  return useStoredValue(progress)
}
