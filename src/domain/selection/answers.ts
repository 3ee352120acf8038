/** What can be chosen in the selection wizard, in the order it is offered (storefront.md, section 9). */
export const wizardChoices = {
  residents: ['up_to_3', '4', '5', '6', '7', '9', '10+', 'settlement'],
  livingType: ['permanent', 'weekend', 'seasonal'],
  guests: ['0', '1', '2', '3', '4', '5+'],
  groundWater: ['high', 'medium', 'low'],
  soilType: ['sand', 'loam', 'clay', 'sandy_loam', 'peat_clay', 'filled', 'quicksand', 'other'],
  waterDisposal: ['drainage_ditch', 'ravine', 'drainage_well', 'filtration_field', 'other'],
} as const

export type ChoiceName = keyof typeof wizardChoices
export type Choice<N extends ChoiceName> = (typeof wizardChoices)[N][number]

/** The pipe where it leaves the house, in centimetres below the ground (storefront.md, section 5). */
export const pipeDepthRange = { min: 10, max: 250, step: 5, initial: 10 } as const

/** Answers about a house and its plot; null is not answered yet. */
export type SiteAnswers = { readonly [N in ChoiceName]: Choice<N> | null } & {
  /** Centimetres from the ground to the bottom of the pipe at the house. */
  readonly pipeDepth: number | null
  /** Metres of pipe from the house to the station. */
  readonly distanceToInstallation: number | null
}

/** Parses a text as a choice of that question; null for anything that is not offered there. */
export function toChoice<N extends ChoiceName>(name: N, text: string): Choice<N> | null {
  const offered: readonly Choice<N>[] = wizardChoices[name]
  return offered.find((choice) => choice === text) ?? null
}

/** Whether a field of the wizard is one of those that offer choices. */
export function isChoiceName(name: string): name is ChoiceName {
  return Object.hasOwn(wizardChoices, name)
}
