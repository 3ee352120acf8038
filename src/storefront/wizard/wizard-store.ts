import { useSyncExternalStore } from 'react'
import { LAST_STEP } from './steps.ts'
import { noAnswers, parseValues, type WizardValues } from './values.ts'

/** How far a visitor has come and what they answered. The consent is no part of it: it is given anew every time. */
export interface WizardProgress {
  /** From 1 to 6. */
  step: number
  values: WizardValues
}

const KEY = 'inquiry-draft:wizard'
const start: WizardProgress = { step: 1, values: noAnswers }

const listeners = new Set<() => void>()
let current: WizardProgress | undefined

function read(): WizardProgress {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return start
    const step = 'step' in stored && typeof stored.step === 'number' ? stored.step : 1
    return { step: toStep(step), values: parseValues('values' in stored ? stored.values : null) }
  } catch {
    return start
  }
}

const toStep = (step: number) => Math.min(LAST_STEP, Math.max(1, Math.floor(step) || 1))

function progress(): WizardProgress {
  current ??= read()
  return current
}

function set(next: WizardProgress): void {
  current = next
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // Full or forbidden storage: the answers live as long as the page.
  }
  for (const listener of listeners) listener()
}

/** Kept in this tab through a reload and a look at another page. */
export const wizardStore = {
  answer: (values: Partial<WizardValues>) =>
    set({ ...progress(), values: { ...progress().values, ...values } }),
  go: (step: number) => set({ ...progress(), step: toStep(step) }),
  reset: () => set(start),
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The first step without answers on the server and during hydration, so that both render the same. */
export function useWizardProgress(): WizardProgress {
  return useSyncExternalStore(subscribe, progress, () => start)
}
