import type { WizardField } from './values.ts'

/** A step of the wizard: title, label of the button that leads to it, and fields (decisions.md, wizard fields by step). */
export interface Step {
  title: string
  next: string
  fields: readonly (WizardField | 'agree')[]
}

/** Six steps (storefront.md, section 9). */
export const steps: readonly Step[] = [
  {
    title: 'Дом и люди',
    next: '',
    fields: ['residents', 'livingType', 'guests', 'baths', 'showers', 'washers', 'banya', 'powerCuts'],
  },
  { title: 'Труба и вода', next: 'труба и вода', fields: ['pipeDepth', 'groundWater'] },
  { title: 'Грунт', next: 'грунт', fields: ['soilType'] },
  {
    title: 'Отвод воды',
    next: 'отвод воды',
    fields: [
      'waterDisposal',
      'ditchDepth',
      'plotFall',
      'existing',
      'wellProductivity',
      'totalRings',
      'waterRings',
    ],
  },
  { title: 'Расстояния', next: 'расстояния', fields: ['distanceToInstallation', 'distanceToDisposal'] },
  { title: 'Куда прислать расчёт', next: 'контакты', fields: ['name', 'phone', 'email', 'comment', 'agree'] },
]

export const LAST_STEP = steps.length

/** The step that asks for a field, from 1. */
export const stepOf = (name: WizardField | 'agree'): number =>
  steps.findIndex(({ fields }) => fields.includes(name)) + 1

/** The first field with an error, in the order of the steps, and its step (from 1); null when there is none. */
export function findFirstError(
  errors: Readonly<Record<string, string>>,
): { step: number; field: string } | null {
  const field = steps.flatMap(({ fields }) => fields).find((name) => errors[name] !== undefined)
  return field === undefined ? null : { step: stepOf(field), field }
}
