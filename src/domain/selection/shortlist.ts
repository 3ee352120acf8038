import { type Candidate, conditionsOf, isLifted } from './candidate.ts'
import type { Selectable } from './model.ts'
import { NECK_STEP } from './norms.ts'
import type { Plot } from './plot.ts'

/** How many models are proposed at most. */
const SHORTLIST = 3

/** Missing answers with which a septic tank is still worth a place. */
const MOST_CONDITIONS = 1

/** Whether gravity or a pump is to be named first; `both` when gravity is neither certain nor impossible. */
export interface Preference {
  first: 'gravity' | 'pump'
  both: boolean
  /** A low body needs a shallower pit: worth a place in wet ground. */
  low: boolean
  /** A septic tank works without electricity: worth the first place where it is cut off. */
  septic: boolean
}

/** The best candidates that fit, at most three: of different lines, and for every depth or discharge that is still open. */
export function shortlist<T extends Selectable>(
  fitting: readonly Candidate<T>[],
  plot: Plot,
  preference: Preference,
): Candidate<T>[] {
  const likely = fitting.filter((one) => !isFarFetched(one))
  const ranked = rank(likely.length > 0 ? likely : fitting, preference, plot)
  const [best] = ranked
  if (best === undefined) return []
  const deeper = isOpenBelow(best, plot)
    ? ranked.find(
        ({ model }) => best.model.inletTo !== null && (model.inletTo ?? 0) >= best.model.inletTo + NECK_STEP,
      )
    : undefined
  const other = preference.both
    ? ranked.find((one) => isLifted(one) !== isLifted(best) && coversSameDepth(one, best))
    : undefined
  const odd = ranked.find(({ model }) => model.kind === (preference.low ? 'low' : 'septic'))
  const wanted = [best, deeper, other, odd].filter((one) => one !== undefined)
  const lines = new Set(wanted.map(lineOf))
  const rest = ranked.filter((one) => {
    const isNew = !lines.has(lineOf(one)) && isLifted(one) === isLifted(best)
    lines.add(lineOf(one))
    return isNew
  })
  const chosen = new Set([...new Set(wanted), ...rest].slice(0, SHORTLIST))
  return ranked.filter((one) => chosen.has(one))
}

/** A septic tank that needs several lucky answers would only take the place of a station. */
const isFarFetched = (candidate: Candidate<Selectable>): boolean =>
  candidate.model.kind === 'septic' && conditionsOf(candidate, 'answer').length > MOST_CONDITIONS

/** Whether the pipe may arrive deeper than this model takes. */
const isOpenBelow = ({ model }: Candidate<Selectable>, { inlet }: Plot): boolean =>
  model.inletTo !== null && inlet.to > model.inletTo

const coversSameDepth = (one: Candidate<Selectable>, best: Candidate<Selectable>): boolean =>
  (one.model.inletTo ?? 0) <= (best.model.inletTo ?? Number.POSITIVE_INFINITY)

const lineOf = ({ model: { product } }: Candidate<Selectable>) =>
  `${product.manufacturerSlug} ${product.modelLine ?? product.id}`

/** Turnkey prices first, then prices without installation, then missing ones. */
const priceKnown = ({ price, installationPrice }: Selectable) =>
  price === null ? 2 : installationPrice === null ? 1 : 0

/** Whether a model is at least twice as large as the flow asks for. */
export const isTwiceTheNeed = (capacity: number | null, { litresPerDay }: Plot['load']): boolean =>
  litresPerDay !== null && (capacity ?? 0) >= 2 * litresPerDay

/** The candidates, best first; each is weighed once, since thousands are compared with each other. */
function rank<T extends Selectable>(
  candidates: readonly Candidate<T>[],
  { first, low, septic }: Preference,
  { load }: Plot,
): Candidate<T>[] {
  const weigh = (candidate: Candidate<T>): number[] => {
    const { model } = candidate
    return [
      Number(septic && model.kind !== 'septic'),
      Number(isLifted(candidate) !== (first === 'pump')),
      Number(model.kind === 'septic' && !septic),
      Number(candidate.hasPumpWell),
      // A number still to be confirmed, or twice the size that is needed.
      Number(conditionsOf(candidate, 'data').length > 0 || isTwiceTheNeed(model.capacity, load)),
      Number(model.kind === 'low' && !low),
      model.capacity ?? 0,
      Number(model.kind === 'low'),
      priceKnown(model.product),
      model.product.price ?? 0,
      model.product.id,
    ]
  }
  return candidates
    .map((candidate) => ({ candidate, weights: weigh(candidate) }))
    .sort((one, other) => compare(one.weights, other.weights))
    .map(({ candidate }) => candidate)
}

/** By the first weight that differs. */
function compare(one: readonly number[], other: readonly number[]): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return (one[at] ?? 0) - (other[at] ?? 0)
}
