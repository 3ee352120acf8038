import type { SiteAnswers } from './answers.ts'
import { type Candidate, fits, judge } from './candidate.ts'
import { choose, type Gravity } from './choose.ts'
import { type Levels, levelsOf } from './levels.ts'
import type { Load } from './load.ts'
import { type Model, type Selectable, toModel } from './model.ts'
import { RULES_VERSION, type RuleName } from './norms.ts'
import { isWaterKnown, type Plot, toPlot } from './plot.ts'
import type { Range } from './range.ts'
import { depthAdvice, smallerIfHigher } from './result/depth-advice.ts'
import { type Individual, individualReason } from './result/individual.ts'
import { type Proposal, toProposals } from './result/proposals.ts'
import { type Anchoring, anchoringOf, plotWarnings } from './result/warnings.ts'
import { checkedRules } from './rules/checked-rules.ts'
import { type OutfallRefusal, refusalOf } from './rules/refused-outfall.ts'
import { type Rejection, toRejections } from './rules/rejections.ts'
import { isTwiceTheNeed } from './shortlist.ts'

/** What the rules say of a house and its plot. */
export interface SelectedModels<T extends Selectable> {
  /** What was reckoned from. */
  plot: Plot
  chosen: Candidate<T>[]
  rulesVersion: string
  load: Pick<Load, 'litresPerDay' | 'salvo'>
  levels: Levels
  /** At most three, best first. */
  models: Proposal<T>[]
  /** Rules that could be checked with these answers. */
  rules: RuleName[]
  rejected: Rejection<T>[]
  individual: Individual | null
  /** Why the well or field that was named takes no water for certain. */
  refusal: OutfallRefusal | null
  /** Whether the clean water can leave by gravity. */
  gravity: Gravity
  /** Why the models are far larger than the load, when the depth of the pipe is to blame, and what would allow smaller ones. */
  depthAdvice: string | null
  anchoring: Anchoring
  /** About the plot itself; those of each model contain them. */
  warnings: string[]
  /** Surface of the ground water in centimetres below the ground; null when unknown. */
  water: Range | null
}

/** Selects up to three models for a house and its plot by the rules of `rules-table.ts`. */
export function selectModels<T extends Selectable>(
  site: SiteAnswers,
  products: readonly T[],
): SelectedModels<T> {
  const plot = toPlot(site)
  const modelsSold = products.map(toModel)
  const reason = individualReason(plot, modelsSold)
  const isAsked = isAnswered(plot) && reason === null
  const { judged, chosen, gravity } = choose(plot, isAsked ? modelsSold : [])
  const individual = reason ?? (isAsked && chosen.length === 0 ? 'catalogue' : null)
  const smaller = smallerIfHigher(plot, chosen, modelsSold)
  const advice = depthAdvice(plot, smaller)
  const models = toProposals(chosen, plot, advice)
  const levels = levelsOf(plot, chosen[0])
  return {
    plot,
    chosen,
    rulesVersion: RULES_VERSION,
    load: { litresPerDay: plot.load.litresPerDay, salvo: plot.load.salvo },
    levels,
    models,
    rules: checkedRules(plot),
    rejected: toRejections(judged, chosen),
    individual,
    refusal: refusalOf(plot, chosen),
    gravity,
    depthAdvice: advice,
    anchoring: anchoringOf(plot),
    warnings: plotWarnings(plot),
    water: isWaterKnown(plot) ? plot.water : null,
  }
}

/** The first of the models that are proposed, without words and advice; null where none is. */
export function firstModel<T extends Selectable>(plot: Plot, models: readonly Model<T>[]): T | null {
  if (!isAnswered(plot) || individualReason(plot, models) !== null) return null
  return choose(plot, models).chosen[0]?.model.product ?? null
}

const isAnswered = ({ load }: Plot) => load.residents !== null

/** Every model that may be needed on this plot, twice the size left out: what a station may cost while much is unknown. */
export function findPossible<T extends Selectable>(site: SiteAnswers, products: readonly T[]): T[] {
  const plot = toPlot(site)
  return products
    .map((product) => judge(toModel(product), plot))
    .filter((candidate) => fits(candidate) && !isTwiceTheNeed(candidate.model.capacity, plot.load))
    .map(({ model }) => model.product)
}
