import { type Candidate, conditionsOf, failuresOf, isLifted } from '../candidate.ts'
import type { Selectable } from '../model.ts'
import type { RuleName } from '../norms.ts'

/** A model that was nearly chosen, with the rule that excluded it. */
export interface Rejection<T extends Selectable> {
  product: T
  rule: RuleName
  /** A sentence. */
  reason: string
  /** The two numbers: what the plot asks for, and what the model offers. */
  yours: string
  limit: string
}

/** Rules that exclude for one cause: a too small station fails flow and salvo, high water the outlet too. */
const CAUSES: readonly (readonly RuleName[])[] = [
  ['load', 'salvo', 'oversize'],
  ['inlet'],
  ['water', 'outlet', 'soil', 'well', 'electricity'],
  ['residence'],
]

const causesOf = (rules: readonly RuleName[]) =>
  CAUSES.filter((cause) => cause.some((rule) => rules.includes(rule)))

/**
 * Neighbours of the chosen models, of their line or size, that a single cause excluded. Of a series (line, neck, discharge) and rule
 * only the nearest, all of the chosen size, and the smallest that the salvo alone excluded: by people it would do. Models that only
 * rank lower are not among them.
 */
export function toRejections<T extends Selectable>(
  candidates: readonly Candidate<T>[],
  chosen: readonly Candidate<T>[],
): Rejection<T>[] {
  const found = candidates
    .map((candidate) => ({ candidate, failures: failuresOf(candidate) }))
    .filter(({ candidate, failures }) => {
      const [cause] = causesOf(failures)
      return (
        causesOf(failures).length === 1 && cause !== undefined && isNeighbour(candidate, chosen, failures)
      )
    })
    .sort(byNearness)
  const sizes = new Set(chosen.map(({ model }) => model.capacity))
  const series = found.map(seriesOf)
  const last = new Map(series.map((name, index) => [name, index]))
  const met = new Set<string>()
  const nearest = found.filter((one, index) => {
    const name = series[index] ?? ''
    const isFirst = !met.has(name)
    met.add(name)
    // The size that the flow asks for, though a larger one fails the salvo as well.
    const isLast = one.failures[0] === 'salvo' && last.get(name) === index
    return isFirst || isLast || sizes.has(one.candidate.model.capacity)
  })
  return nearest.flatMap(({ candidate: { model, verdicts }, failures: [rule] }) => {
    const verdict = rule === undefined ? undefined : verdicts[rule]
    if (rule === undefined || verdict?.state !== 'failed') return []
    const { reason, yours, limit } = verdict
    return [{ product: model.product, rule, reason, yours, limit }]
  })
}

const isTooSmall = ([rule]: readonly RuleName[]) => rule === 'load' || rule === 'salvo'

/** Too small ones from the largest down, others from the smallest up. */
function byNearness(one: Found, other: Found): number {
  const sign = isTooSmall(one.failures) ? -1 : 1
  const rank = Number(isTooSmall(one.failures)) - Number(isTooSmall(other.failures))
  return rank || sign * ((one.candidate.model.capacity ?? 0) - (other.candidate.model.capacity ?? 0))
}

const lineOf = ({ manufacturerSlug, modelLine }: Selectable) => `${manufacturerSlug} ${modelLine ?? ''}`

interface Found {
  candidate: Candidate<Selectable>
  failures: readonly RuleName[]
}

const seriesOf = ({ candidate: { model }, failures: [rule] }: Found) =>
  [lineOf(model.product), model.product.variant, model.isPumped, rule].join(' ')

const isOpen = (candidate: Candidate<Selectable>) => conditionsOf(candidate, 'data').length > 0

function isNeighbour<T extends Selectable>(
  candidate: Candidate<T>,
  chosen: readonly Candidate<T>[],
  failures: readonly RuleName[],
): boolean {
  const { model, verdicts } = candidate
  // Where nothing fits, the nearest of every series says why.
  if (chosen.length === 0) return true
  return chosen.some((other, index) => {
    const isSameLine = lineOf(other.model.product) === lineOf(model.product)
    // A pump that nobody needs would only rank lower, as would a neck.
    const isSameKind = verdicts.water !== undefined ? !isLifted(other) : isLifted(other)
    if (failures.includes('oversize')) {
      // A larger one would rank lower, unless its numbers are confirmed and those of the first are not.
      const isFirst = index === 0 && isSameKind && isOpen(other) && !isOpen(candidate)
      return isFirst || (isSameLine && (model.capacity ?? 0) < (other.model.capacity ?? 0))
    }
    if (isTooSmall(failures)) return isSameLine && isSameKind
    if (failures[0] === 'inlet' && !isSameKind) return false
    // One that is enough and not larger would have been taken before it.
    return (model.capacity ?? 0) <= (other.model.capacity ?? 0)
  })
}
