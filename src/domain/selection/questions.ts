import { plotLimits } from '@septic-shop/plot/limits.ts'
import { soils } from '@septic-shop/plot/soil.ts'

/**
 * A question about house and plot: with choices, a number, or answered yes or no. `whole` numbers take no fraction, `example` stands in
 * the message about a wrong one. `step` is the one that asks it, from 1. `askedOf` are the outfalls that it is asked of;
 * where it is missing, it is asked of any.
 */
type Question = { step: number; askedOf?: readonly string[] } & (
  | { choices: readonly string[] }
  | { range: Range; unit: 'см' | 'м' | 'м³' | ''; example?: string; slider?: Range }
  | { isYesNo: true }
)
type Range = { min: number; max: number; whole?: true; step?: number; initial?: number }

const fixture = { step: 1, range: { min: 0, max: 9, whole: true }, unit: '', example: '1' } as const
const well = ['drainage_well'] as const

/**
 * The questions of the selection wizard (storefront.md, sections 5 and 9; decisions.md, wizard fields by step; `existing`, the fixtures
 * and what is asked of slope and power are additions), in the order of addresses and inquiries; where several of a step are wrong, the
 * first one here is shown. Choices are in the order they are offered. Pipe depth is that where it leaves the house, the well's productivity
 * that of a day; `plotFall` is positive when the ground falls to the outfall.
 */
export const questions = {
  residents: { step: 1, choices: ['up_to_3', '4', '5', '6', '7', '9', '10+', 'settlement'] },
  livingType: { step: 1, choices: ['permanent', 'weekend', 'seasonal'] },
  guests: { step: 1, choices: ['0', '1', '2', '3', '4', '5+'] },
  pipeDepth: {
    step: 2,
    range: plotLimits.pipeDepth,
    unit: 'см',
    example: '60',
    slider: { min: 10, max: 250, step: 5, initial: 10 },
  },
  groundWater: { step: 2, choices: ['high', 'medium', 'low'] },
  soilType: { step: 3, choices: soils },
  waterDisposal: {
    step: 4,
    choices: ['drainage_ditch', 'ravine', 'drainage_well', 'filtration_field', 'other'],
  },
  existing: { step: 4, choices: ['none', 'rings', 'tank'] },
  distanceToInstallation: { step: 5, range: plotLimits.distanceToInstallation, unit: 'м' },
  distanceToDisposal: { step: 5, range: plotLimits.distanceToDisposal, unit: 'м' },
  wellProductivity: { step: 4, range: { min: 0, max: 1000 }, unit: 'м³', example: '0,8', askedOf: well },
  totalRings: { step: 4, range: plotLimits.totalRings, unit: '', example: '3', askedOf: well },
  waterRings: { step: 4, range: plotLimits.waterRings, unit: '', example: '1', askedOf: well },
  baths: fixture,
  showers: fixture,
  washers: fixture,
  banya: { step: 1, isYesNo: true },
  ditchDepth: {
    step: 4,
    range: plotLimits.ditchDepth,
    unit: 'см',
    example: '120',
    askedOf: ['drainage_ditch', 'ravine'],
  },
  plotFall: { step: 4, range: plotLimits.plotFall, unit: 'см', example: '40' },
  powerCuts: { step: 1, isYesNo: true },
} as const satisfies Record<string, Question>

export type QuestionName = keyof typeof questions

type Column<K extends string> = {
  readonly [N in QuestionName as (typeof questions)[N] extends Record<K, unknown>
    ? N
    : never]: (typeof questions)[N] extends Record<K, infer Cell> ? Cell : never
}

/** What the questions that have such a cell have in it, by name. */
export const columnOf = <K extends string>(key: K) =>
  byName<Column<K>>((row) => (key in row ? [row[key]] : []))

/** The same for every question, by name. */
export const forEveryQuestion = <T>(value: T) => byName<Record<QuestionName, T>>(() => [value])

/** `cellOf` gives no or one cell of a row. That `Cells` has the same names is said by the type of the same table alone. */
const byName = <Cells>(cellOf: (row: Readonly<Record<string, unknown>>) => unknown[]) =>
  Object.fromEntries(
    Object.entries(questions).flatMap(([name, row]) => cellOf(row).map((cell) => [name, cell])),
  ) as Cells
