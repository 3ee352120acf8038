import { hasBottom } from '@septic-shop/plot/outfall.ts'
import { type Candidate, isLifted } from './candidate.ts'
import type { Selectable } from './model.ts'
import type { Plot } from './plot.ts'
import { exact, toTenths } from './range.ts'
import { outletOf } from './rules/outfall-rules.ts'

/** Levels in centimetres below the ground; null while an answer is missing. */
export interface Levels {
  /** Bottom of the pipe at the station. */
  inlet: number | null
  /** The deepest outlet from which water still arrives by gravity; of a ditch, ravine or well. */
  outletMax: number | null
  /** `outletMax` minus the outlet of the first model; null when its water is pumped. */
  head: number | null
}

/** Levels of the plot and of the first model on it. */
export function levelsOf(plot: Plot, first: Candidate<Selectable> | undefined): Levels {
  const outletMax = hasBottom(plot.outfall) ? exact(plot.outletMax) : null
  const outlet = first === undefined || isLifted(first) ? null : reckonedOutlet(first, plot)
  return {
    inlet: exact(plot.inlet),
    outletMax,
    head: outletMax === null || outlet === null ? null : toTenths(outletMax - outlet),
  }
}

/** The model's outlet; that of an unknown one is reckoned where the pipe comes in. Null while neither is known. */
export function reckonedOutlet({ model }: Candidate<Selectable>, plot: Plot): number | null {
  if (model.outlet !== null) return model.outlet
  return exact(plot.inlet) === null ? null : outletOf(model, plot).from
}
