import { plotLimits } from '@septic-shop/plot/limits.ts'
import { soils } from '@septic-shop/plot/soil.ts'

/** What can be chosen in the selection wizard, in the order it is offered (storefront.md, section 9; `existing` is an addition). */
export const wizardChoices = {
  residents: ['up_to_3', '4', '5', '6', '7', '9', '10+', 'settlement'],
  livingType: ['permanent', 'weekend', 'seasonal'],
  guests: ['0', '1', '2', '3', '4', '5+'],
  groundWater: ['high', 'medium', 'low'],
  soilType: soils,
  waterDisposal: ['drainage_ditch', 'ravine', 'drainage_well', 'filtration_field', 'other'],
  existing: ['none', 'rings', 'tank'],
} as const

export type ChoiceName = keyof typeof wizardChoices
export type Choice<N extends ChoiceName> = (typeof wizardChoices)[N][number]

/** What a field of the wizard holds when a visitor says «не знаю»; no answer of its own: the selection gets null. */
export const UNKNOWN = 'unknown'

/** The pipe where it leaves the house, in centimetres below the ground (storefront.md, section 5). */
export const pipeDepthRange = { min: 10, max: 250, step: 5, initial: 10 } as const

/** Numbers about house and plot with their limits; `whole` ones take no fraction. Depths in cm, distances in m, the well's productivity in m³ a day. */
export const numberRanges = {
  pipeDepth: plotLimits.pipeDepth,
  distanceToInstallation: plotLimits.distanceToInstallation,
  distanceToDisposal: plotLimits.distanceToDisposal,
  wellProductivity: { min: 0, max: 1000 },
  totalRings: plotLimits.totalRings,
  waterRings: plotLimits.waterRings,
  baths: { min: 0, max: 9, whole: true },
  showers: { min: 0, max: 9, whole: true },
  washers: { min: 0, max: 9, whole: true },
  ditchDepth: plotLimits.ditchDepth,
  plotFall: plotLimits.plotFall,
} as const satisfies Record<string, { min: number; max: number; whole?: true }>

export type NumberName = keyof typeof numberRanges

export const switchNames = ['banya', 'powerCuts'] as const
export type SwitchName = (typeof switchNames)[number]

/** Answers about a house and its plot; null is unknown. Units as in `numberRanges`; `plotFall` is positive when the ground falls to the discharge. */
export type SiteAnswers = { readonly [N in ChoiceName]: Choice<N> | null } & {
  readonly [N in NumberName]: number | null
} & { readonly [N in SwitchName]: boolean | null }

/** Nothing is known. */
export const unknownSite: SiteAnswers = {
  residents: null,
  livingType: null,
  guests: null,
  pipeDepth: null,
  groundWater: null,
  soilType: null,
  waterDisposal: null,
  existing: null,
  distanceToInstallation: null,
  distanceToDisposal: null,
  wellProductivity: null,
  totalRings: null,
  waterRings: null,
  baths: null,
  showers: null,
  washers: null,
  banya: null,
  ditchDepth: null,
  plotFall: null,
  powerCuts: null,
}

/** Parses a text as a choice of that question; null for anything that is not offered there. */
export function toChoice<N extends ChoiceName>(name: N, text: string): Choice<N> | null {
  const offered: readonly Choice<N>[] = wizardChoices[name]
  return offered.find((choice) => choice === text) ?? null
}

/** Questions of some ways of discharge alone (decisions.md, wizard fields by step; the ditch is an addition). */
const ASKED_OF = new Map<string, readonly string[]>([
  ['ditchDepth', ['drainage_ditch', 'ravine']],
  ['wellProductivity', ['drainage_well']],
  ['totalRings', ['drainage_well']],
  ['waterRings', ['drainage_well']],
])

/** Whether a question is asked of this way of discharge; most are asked of any. */
export function isAskedOf(name: string, waterDisposal: unknown): boolean {
  return ASKED_OF.get(name)?.some((disposal) => disposal === waterDisposal) ?? true
}

/** Whether a field of the wizard is a number. */
export function isNumberName(name: string): name is NumberName {
  return Object.hasOwn(numberRanges, name)
}

/** Whether a field of the wizard is answered yes or no. */
export function isSwitchName(name: string): name is SwitchName {
  return switchNames.some((one) => one === name)
}

/** Whether a field of the wizard is one of those that offer choices. */
export function isChoiceName(name: string): name is ChoiceName {
  return Object.hasOwn(wizardChoices, name)
}
