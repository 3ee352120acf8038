import type { WizardField } from './values.ts'

/** A step of the wizard: title, and label of the button that leads to it. */
interface Step {
  title: string
  next: string
}

/** Six steps (storefront.md, section 9). */
export const steps: readonly Step[] = [
  { title: 'Дом и люди', next: '' },
  { title: 'Труба и вода', next: 'труба и вода' },
  { title: 'Грунт', next: 'грунт' },
  { title: 'Отвод воды', next: 'отвод воды' },
  { title: 'Расстояния', next: 'расстояния' },
  { title: 'Куда прислать расчёт', next: 'контакты' },
]

export const LAST_STEP = steps.length

/** The step that asks for each field, from 1 (decisions.md, wizard fields by step), in the order of asking. */
const stepsOfFields: Record<WizardField | 'agree', number> = {
  residents: 1,
  livingType: 1,
  guests: 1,
  baths: 1,
  showers: 1,
  washers: 1,
  banya: 1,
  powerCuts: 1,
  pipeDepth: 2,
  groundWater: 2,
  soilType: 3,
  waterDisposal: 4,
  ditchDepth: 4,
  plotFall: 4,
  existing: 4,
  wellProductivity: 4,
  totalRings: 4,
  waterRings: 4,
  distanceToInstallation: 5,
  distanceToDisposal: 5,
  name: 6,
  phone: 6,
  email: 6,
  comment: 6,
  agree: 6,
}

/** The step that asks for a field, from 1. */
export const stepOf = (name: WizardField | 'agree'): number => stepsOfFields[name]

/** The first field with an error, in the order of the steps, and its step (from 1); null when there is none. */
export function findFirstError(
  errors: Readonly<Record<string, string>>,
): { step: number; field: string } | null {
  const first = Object.entries(stepsOfFields).find(([name]) => errors[name] !== undefined)
  return first ? { step: first[1], field: first[0] } : null
}
