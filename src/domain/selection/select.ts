import type { SiteAnswers } from './answers.ts'
import type { Selectable } from './model.ts'
import { type Measurement, toMeasurements } from './result/measurements.ts'
import { type SumStep, toSum } from './result/sum.ts'
import { type SelectedModels, selectModels } from './select-models.ts'

/** The models with the sum and with what is to be measured, which only the whole result needs. */
export interface Selection<T extends Selectable> extends SelectedModels<T> {
  toMeasure: Measurement[]
  sum: SumStep[]
}

/** Completes selected models to the whole result. */
export function complete<T extends Selectable>(selected: SelectedModels<T>): Selection<T> {
  const { plot, chosen, individual, levels } = selected
  return {
    ...selected,
    toMeasure: toMeasurements(plot, individual, chosen),
    sum: toSum(plot, levels, chosen[0]),
  }
}

/** Selects up to three models for a house and its plot, with the sum and what is to be measured. */
export const select = <T extends Selectable>(site: SiteAnswers, products: readonly T[]): Selection<T> =>
  complete(selectModels(site, products))
