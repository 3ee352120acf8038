import { isChoiceName, pipeDepthRange, type SiteAnswers, toChoice } from '../../domain/selection/answers.ts'
import { toMetres, validateDistance } from '../../domain/selection/distance.ts'

/** What the wizard asks but the consent, as it is typed and chosen (storefront.md, section 3); empty is unanswered, an untouched slider too. */
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
  name: '',
  phone: '',
  email: '',
  comment: '',
}
export type WizardValues = Readonly<typeof noAnswers>
export type WizardField = keyof WizardValues

const isField = (name: string): name is WizardField => Object.hasOwn(noAnswers, name)

/** Answers that an earlier visit kept; what is not an answer of this wizard is left out. */
export function parseValues(stored: unknown): WizardValues {
  const values = { ...noAnswers }
  for (const [name, value] of Object.entries(stored ?? {})) {
    if (!isField(name) || typeof value !== 'string') continue
    if (isChoiceName(name) && toChoice(name, value) === null) continue
    values[name] = value
  }
  return toDepth(values.pipeDepth) === null ? { ...values, pipeDepth: '' } : values
}

function toDepth(text: string): number | null {
  const { min, max } = pipeDepthRange
  const depth = Number(text)
  return depth >= min && depth <= max ? depth : null
}

/** The depth that the request says: that of the slider, which begins at 10 cm (storefront.md, section 5). */
export function requestedDepth({ pipeDepth }: WizardValues): string {
  return pipeDepth === '' ? String(pipeDepthRange.initial) : pipeDepth
}

/** The answers as the rules of selection read them. */
export function toSite(values: WizardValues): SiteAnswers {
  const distance = values.distanceToInstallation
  return {
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
