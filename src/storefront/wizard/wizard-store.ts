import { storedValue, toFields, useStoredValue } from '../../ui/stored-value.ts'
import { LAST_STEP } from './steps.ts'
import { parseValues, type WizardValues } from './values.ts'

/** How far a visitor has come and what they answered. The consent is no part of it: it is given anew every time. */
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

/** Kept in this tab through a reload and a look at another page. */
export const wizardStore = {
  answer: (values: Partial<WizardValues>) =>
    progress.set({ ...progress.get(), values: { ...progress.get().values, ...values } }),
  go: (step: number) => progress.set({ ...progress.get(), step: toStep(step) }),
  reset: () => progress.set(progress.initial),
}

/** The first step without answers on the server and during hydration, so that both render the same. */
export function useWizardProgress(): WizardProgress {
  return useStoredValue(progress)
}
