import { columnOf, forEveryQuestion } from './questions.ts'

/** What can be chosen, by question, in the order it is offered. */
export const wizardChoices = columnOf('choices')

export type ChoiceName = keyof typeof wizardChoices
export type Choice<N extends ChoiceName> = (typeof wizardChoices)[N][number]

/** What a field of the wizard holds when a visitor says «не знаю»; no answer of its own: the selection gets null. */
export const UNKNOWN = 'unknown'

/** Limits of the numbers, by question. */
export const numberRanges = columnOf('range')

export type NumberName = keyof typeof numberRanges

const switches = columnOf('isYesNo')
export type SwitchName = keyof typeof switches

/** Questions that are answered yes or no. */
export const switchNames = Object.keys(switches).filter(isSwitchName)

/** Answers about a house and its plot; null is unknown. Numbers are in the units of their questions. */
export type SiteAnswers = { readonly [N in ChoiceName]: Choice<N> | null } & {
  readonly [N in NumberName]: number | null
} & { readonly [N in SwitchName]: boolean | null }

/** Nothing is known. */
export const unknownSite: SiteAnswers = forEveryQuestion(null)

/** Parses a text as a choice of that question; null for anything that is not offered there. */
export function toChoice<N extends ChoiceName>(name: N, text: string): Choice<N> | null {
  const offered: readonly Choice<N>[] = wizardChoices[name]
  return offered.find((choice) => choice === text) ?? null
}

const askedOf = new Map<string, readonly string[]>(Object.entries(columnOf('askedOf')))

/** Whether a question is asked of this outfall; most are asked of any. */
export function isAskedOf(name: string, waterDisposal: unknown): boolean {
  return askedOf.get(name)?.some((disposal) => disposal === waterDisposal) ?? true
}

/** Whether a field of the wizard is a number. */
export function isNumberName(name: string): name is NumberName {
  return Object.hasOwn(numberRanges, name)
}

/** Whether a field of the wizard is answered yes or no. */
export function isSwitchName(name: string): name is SwitchName {
  return Object.hasOwn(switches, name)
}

/** Whether a field of the wizard is one of those that offer choices. */
export function isChoiceName(name: string): name is ChoiceName {
  return Object.hasOwn(wizardChoices, name)
}
