import { FIELD, HIGH_WATER_WORKS, PUMP_WELL } from '../../price/price-extras.ts'
import { type Candidate, conditionsOf, isLifted, joinConditions } from '../candidate.ts'
import type { Model, Selectable } from '../model.ts'
import type { Plot } from '../plot.ts'
import { exact } from '../range.ts'
import { isFarTooLarge } from './depth-advice.ts'
import { modelWarnings } from './model-warnings.ts'
import { reasonsOf } from './reasons.ts'
import { anchoringOf, plotWarnings } from './warnings.ts'

/** Used and available; null when one of them is unknown. `perhaps` is more that one of two sources states, where it is needed. */
export type Use = readonly [used: number, available: number, perhaps?: number] | null

/** A proposed model. */
export interface Proposal<T extends Selectable> {
  product: T
  /** «если труба не глубже 80 см»: it holds only then. Null when it holds as it is. */
  condition: string | null
  /** One sentence of its own. */
  reason: string
  warnings: string[]
  /** Litres a day, litres, centimetres. */
  use: { load: Use; salvo: Use; inlet: Use }
  /** Whether the clean water leaves under pressure. */
  isLifted: boolean
  /** The pump stands in a separate well. */
  hasPumpWell: boolean
  /** What the price leaves out on this plot (`price-extras.ts`); of a price on request the well alone is told. */
  extras: string[]
}

/** Completes the chosen models with words and numbers; `advice` is said of those that are far larger than the load. */
export function toProposals<T extends Selectable>(
  chosen: readonly Candidate<T>[],
  plot: Plot,
  advice: string | null,
): Proposal<T>[] {
  const reasons = reasonsOf(chosen, plot)
  const ofPlot = plotWarnings(plot)
  return chosen.map((candidate, index) => {
    const { model } = candidate
    const extras = extrasOf(candidate, plot)
    return {
      product: model.product,
      condition: joinConditions(conditionsOf(candidate)),
      reason: reasons[index] ?? '',
      warnings: [
        ...new Set([
          ...ofPlot,
          ...(advice !== null && isFarTooLarge(model, plot) ? [advice] : []),
          ...modelWarnings(candidate, plot, extras),
        ]),
      ],
      use: {
        load: useOf(plot.load.litresPerDay, model.capacity),
        salvo: salvoUse(plot.load.salvo, model),
        inlet: useOf(exact(plot.inlet), model.inletTo),
      },
      isLifted: isLifted(candidate),
      hasPumpWell: candidate.hasPumpWell,
      extras,
    }
  })
}

function extrasOf({ model, hasPumpWell }: Candidate<Selectable>, plot: Plot): string[] {
  const isPriced = model.product.price !== null
  return [
    ...(hasPumpWell ? [PUMP_WELL] : []),
    ...(isPriced && model.kind === 'septic' ? [FIELD] : []),
    ...(isPriced && anchoringOf(plot) === 'yes' ? HIGH_WATER_WORKS : []),
  ]
}

/** Against the salvo that is certain, as the rule reckons: the smaller one where two sources differ. */
function salvoUse(used: number | null, { salvo, otherSalvo }: Model<Selectable>): Use {
  if (used === null || salvo === null) return null
  const certain = otherSalvo ?? salvo
  return used > certain ? [used, certain, salvo] : [used, certain]
}

const useOf = (used: number | null, available: number | null): Use =>
  used === null || available === null ? null : [used, available]
