import {
  isChoiceName,
  pipeDepthRange,
  type SiteAnswers,
  toChoice,
  unknownSite,
} from '../../domain/selection/answers.ts'
import { toMetres, validateDistance } from '../../domain/selection/distance.ts'

/** All fields of the wizard but the consent, as text (storefront.md, section 3); empty is unanswered, also for an untouched slider. */
export const noAnswers = {
  residents: '',
  livingType: '',
  guests: '',
  pipeDepth: '',
  groundWater: '',
  soilType: '',
  waterDisposal: '',
  wellProductivity: '',
  totalRings: '',
  waterRings: '',
  distanceToInstallation: '',
  distanceToDisposal: '',
  baths: '',
  showers: '',
  washers: '',
  banya: '',
  ditchDepth: '',
  plotFall: '',
  existing: '',
  powerCuts: '',
  name: '',
  phone: '',
  email: '',
  comment: '',
}
export type WizardValues = Readonly<typeof noAnswers>
export type WizardField = keyof WizardValues

const isField = (name: string): name is WizardField => Object.hasOwn(noAnswers, name)

/** Parses stored answers; invalid ones are dropped. */
export function parseValues(stored: unknown): WizardValues {
  const values = { ...noAnswers }
  for (const [name, value] of Object.entries(stored ?? {})) {
    if (!isField(name) || typeof value !== 'string') continue
    if (isChoiceName(name) && toChoice(name, value) === null) continue
    values[name] = value
  }
  return toDepth(values.pipeDepth) === null ? { ...values, pipeDepth: '' } : values
}

/** Whether anything was answered or typed. */
export function hasAnswers(values: WizardValues): boolean {
  return Object.values(values).some((value) => value !== '')
}

function toDepth(text: string): number | null {
  const { min, max } = pipeDepthRange
  const depth = Number(text)
  return depth >= min && depth <= max ? depth : null
}

/** The pipe depth that is sent: the slider's value, initially 10 cm (storefront.md, section 5). */
export function requestedDepth({ pipeDepth }: WizardValues): string {
  return pipeDepth === '' ? String(pipeDepthRange.initial) : pipeDepth
}

/** Converts the answers for the selection's rules. */
export function toSite(values: WizardValues): SiteAnswers {
  const distance = values.distanceToInstallation
  return {
    ...unknownSite,
    residents: toChoice('residents', values.residents),
    livingType: toChoice('livingType', values.livingType),
    guests: toChoice('guests', values.guests),
    groundWater: toChoice('groundWater', values.groundWater),
    soilType: toChoice('soilType', values.soilType),
    waterDisposal: toChoice('waterDisposal', values.waterDisposal),
    pipeDepth: toDepth(values.pipeDepth),
    distanceToInstallation: validateDistance(distance) === null ? toMetres(distance) : null,
  }
}
