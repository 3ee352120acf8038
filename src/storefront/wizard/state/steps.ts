import { columnOf } from '../../../domain/selection/questions.ts'
import type { WizardWords } from './step-state.ts'
import { isField, noAnswers, type WizardField } from './values.ts'

/** A step of the wizard: title, and label of the button that leads to it; to the first none does. */
interface Step {
  title: string
  next?: string
}

/** Six steps (storefront.md, section 9). */
export const stepsOf = (words: WizardWords): readonly Step[] => [
  words.wizardHouse,
  words.wizardPipe,
  words.wizardSoil,
  words.wizardOutfall,
  words.wizardWay,
  words.wizardSend,
]

export const LAST_STEP = 6

const stepsOfQuestions: Readonly<Record<string, number>> = columnOf('step')

/** The step that asks for a field, from 1; contact and consent are asked for in the last. */
export const stepOf = (name: WizardField | 'agree'): number => stepsOfQuestions[name] ?? LAST_STEP

/** The first field with an error, in the order of the steps, and its step (from 1); null when there is none. */
export function findFirstError(
  errors: Readonly<Record<string, string>>,
): { step: number; field: string } | null {
  const [field] = [...Object.keys(noAnswers).filter(isField), 'agree' as const]
    .filter((name) => errors[name] !== undefined)
    .sort((a, b) => stepOf(a) - stepOf(b))
  return field === undefined ? null : { step: stepOf(field), field }
}
