import { residentsOf } from '../residents.ts'
import { variants } from '../station.ts'
import { type Model, type Selectable, toModel } from './model.ts'
import type { Need } from './rules.ts'

/** How many models are proposed (docs/decisions/2026-11-21-selection-rules.md). */
const SHORTLIST = 3

/** A model that fits. `grown`: its line has a smaller one that would do, but not in this variant. */
export interface Fit<T> extends Model<T> {
  grown: boolean
}

/** Whether a model fits pipe depth and discharge: `exact`, `more` than needed, or null for no fit. */
function matchVariant({ kind, variant, pump }: Model<unknown>, need: Need): 'exact' | 'more' | null {
  if (need.variant === null) return null
  if (kind !== 'upright') {
    const wanted = kind === 'low' ? need.low : need.septic
    return wanted && variant === need.variant ? 'exact' : null
  }
  if (variants.indexOf(variant) < variants.indexOf(need.variant) || (need.pump && !pump)) return null
  return variant === need.variant && pump === need.pump ? 'exact' : 'more'
}

const lineOf = ({ manufacturerSlug, modelLine }: Selectable) => `${manufacturerSlug} ${modelLine ?? ''}`
const priceOf = ({ price }: Selectable) => price ?? Number.POSITIVE_INFINITY
/** Sort rank: turnkey prices first, then prices without installation, then missing ones. */
const priceKnown = (one: Selectable) => (one.price === null ? 2 : one.installationPrice === null ? 1 : 0)

const byFitness = <T extends Selectable>(a: Model<T>, b: Model<T>) =>
  Number(a.kind !== 'upright') - Number(b.kind !== 'upright') ||
  a.capacity - b.capacity ||
  priceKnown(a.product) - priceKnown(b.product) ||
  priceOf(a.product) - priceOf(b.product) ||
  a.product.id - b.product.id

/** The smallest sufficient model of every line, best first; deeper or pumped ones only when no exact one exists. */
export function findFits<T extends Selectable>(need: Need, products: readonly T[]): Fit<T>[] {
  const { litres, residents } = need
  if (litres === null || residents === null || need.individual !== null) return []
  const enough = products
    .map(toModel)
    .filter((model) => model !== null)
    .filter(({ capacity, product }) => {
      const rated = residentsOf(product) ?? residents
      return capacity >= litres && rated >= residents
    })
    .sort(byFitness)
  const exact = enough.filter((model) => matchVariant(model, need) === 'exact')
  const fitting = exact.length > 0 ? exact : enough.filter((model) => matchVariant(model, need) === 'more')
  const ofLines = fitting.filter(
    (one, index) => fitting.findIndex((first) => lineOf(first.product) === lineOf(one.product)) === index,
  )
  return shortlist(ofLines).map((model) => ({
    ...model,
    grown: enough.some(
      (other) => lineOf(other.product) === lineOf(model.product) && other.capacity < model.capacity,
    ),
  }))
}

/** The best models; when the site prefers another kind of body, one of them is of that kind. */
function shortlist<T>(models: readonly Model<T>[]): Model<T>[] {
  const first = models.slice(0, SHORTLIST)
  const other = models.slice(SHORTLIST).find(({ kind }) => kind !== 'upright')
  if (other === undefined || first.some(({ kind }) => kind !== 'upright')) return first
  return [...first.slice(0, -1), other]
}
