import { plotLimits } from '@septic-shop/plot/limits.ts'
import { soils } from '@septic-shop/plot/soil.ts'

/**
 * A question about house and plot: with choices, a number, or answered yes or no. `whole` numbers take no fraction, `example` stands in
 * the message about a wrong one. `askedOf` are the ways of discharge that it is asked of; where it is missing, it is asked of any.
 */
type Question = { askedOf?: readonly string[] } & (
  | { choices: readonly string[] }
  | { range: Range; unit: 'см' | 'м' | 'м³' | ''; example?: string; slider?: Range }
  | { isYesNo: true }
)
type Range = { min: number; max: number; whole?: true; step?: number; initial?: number }

const fixture = { range: { min: 0, max: 9, whole: true }, unit: '', example: '1' } as const
const well = ['drainage_well'] as const

/**
 * The questions of the selection wizard (storefront.md, sections 5 and 9; decisions.md, wizard fields by step; `existing`, the fixtures
 * and what is asked of slope and power are additions), in the order of addresses and inquiries; choices in the order they are offered.
 * Pipe depth is that where it leaves the house, the well's productivity that of a day; `plotFall` is positive when the ground falls to
 * the discharge.
 */
export const questions = {
  residents: { choices: ['up_to_3', '4', '5', '6', '7', '9', '10+', 'settlement'] },
  livingType: { choices: ['permanent', 'weekend', 'seasonal'] },
  guests: { choices: ['0', '1', '2', '3', '4', '5+'] },
  pipeDepth: {
    range: plotLimits.pipeDepth,
    unit: 'см',
    example: '60',
    slider: { min: 10, max: 250, step: 5, initial: 10 },
  },
  groundWater: { choices: ['high', 'medium', 'low'] },
  soilType: { choices: soils },
  waterDisposal: { choices: ['drainage_ditch', 'ravine', 'drainage_well', 'filtration_field', 'other'] },
  existing: { choices: ['none', 'rings', 'tank'] },
  distanceToInstallation: { range: plotLimits.distanceToInstallation, unit: 'м' },
  distanceToDisposal: { range: plotLimits.distanceToDisposal, unit: 'м' },
  wellProductivity: { range: { min: 0, max: 1000 }, unit: 'м³', example: '0,8', askedOf: well },
  totalRings: { range: plotLimits.totalRings, unit: '', example: '3', askedOf: well },
  waterRings: { range: plotLimits.waterRings, unit: '', example: '1', askedOf: well },
  baths: fixture,
  showers: fixture,
  washers: fixture,
  banya: { isYesNo: true },
  ditchDepth: {
    range: plotLimits.ditchDepth,
    unit: 'см',
    example: '120',
    askedOf: ['drainage_ditch', 'ravine'],
  },
  plotFall: { range: plotLimits.plotFall, unit: 'см', example: '40' },
  powerCuts: { isYesNo: true },
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
