import {
  isAskedOf,
  isChoiceName,
  isSwitchName,
  type SiteAnswers,
  UNKNOWN,
  unknownSite,
} from '../../../domain/selection/answers.ts'
import { parseAnswer } from '../../../domain/selection/parse-answer.ts'
import { forEveryQuestion, questions } from '../../../domain/selection/questions.ts'

/** All fields of the wizard but the consent, as text (storefront.md, section 3); empty is unanswered, also for an untouched slider; `UNKNOWN` is «не знаю». */
export const noAnswers = { ...forEveryQuestion(''), name: '', phone: '', email: '', comment: '' }
export type WizardValues = Readonly<typeof noAnswers>
export type WizardField = keyof WizardValues

/** Whether it is a field of the wizard. */
export const isField = (name: string): name is WizardField => Object.hasOwn(noAnswers, name)

/** Parses stored answers; invalid ones are dropped. */
export function parseValues(stored: unknown): WizardValues {
  const values = { ...noAnswers }
  for (const [name, value] of Object.entries(stored ?? {})) {
    if (isField(name) && typeof value === 'string' && isKept(name, value)) values[name] = value
  }
  return values
}

/** Texts are kept as they were typed, even wrong ones; choices, switches and the slider only when they hold an answer. */
function isKept(name: WizardField, value: string): boolean {
  const isTyped = !isChoiceName(name) && !isSwitchName(name) && name !== 'pipeDepth'
  return isTyped || value === UNKNOWN || parseAnswer(name, value) !== null
}

/** Whether anything was answered or typed. */
export function hasAnswers(values: WizardValues): boolean {
  return Object.values(values).some((value) => value !== '')
}

/** The pipe depth that is sent: the slider's value, initially 10 cm (storefront.md, section 5). */
export function requestedDepth({ pipeDepth }: WizardValues): string {
  return pipeDepth === '' ? String(questions.pipeDepth.slider.initial) : pipeDepth
}

/** Converts the answers for the selection's rules: what is unanswered, «не знаю» or no valid number is null. */
export function toSite(values: WizardValues): SiteAnswers {
  const about = Object.entries(values).filter(([name]) => Object.hasOwn(unknownSite, name))
  return {
    ...unknownSite,
    ...Object.fromEntries(about.map(([name, value]) => [name, parseAnswer(name, value)])),
  }
}

/** The answers with one more; another way of discharge clears what was asked of the one before it alone. */
export function withAnswer(values: WizardValues, name: WizardField, value: string): WizardValues {
  const next = { ...values, [name]: value }
  const cleared = Object.keys(noAnswers).filter((field) => !isAskedOf(field, value))
  return name === 'waterDisposal'
    ? { ...next, ...Object.fromEntries(cleared.map((field) => [field, ''])) }
    : next
}
