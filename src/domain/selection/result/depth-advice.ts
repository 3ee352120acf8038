import { formatNumber } from '@septic-shop/plot/number-format.ts'
import { isDug } from '@septic-shop/plot/outfall.ts'
import { COVER, SLOPE } from '@septic-shop/plot/pipes.ts'
import { formatMoney } from '../../../lib/money.ts'
import { priceScope } from '../../price/price.ts'
import { formatExtras } from '../../price/price-extras.ts'
import { type Candidate, conditionsOf, joinConditions } from '../candidate.ts'
import { choose } from '../choose.ts'
import type { Model, Selectable } from '../model.ts'
import {
  DRY_LAYER,
  FAR_TOO_LARGE,
  FIELD_GRAVEL,
  LEAST_RUN,
  SURE_HEAD,
  USUAL_DITCH,
  USUAL_INLET,
} from '../norms.ts'
import type { Plot } from '../plot.ts'
import { exact, toTenths } from '../range.ts'
import { centimetres, metres } from '../units.ts'

/** A smaller station, and how deep the pipe may arrive for it, in centimetres. */
export interface SmallerModel<T extends Selectable> {
  model: Model<T>
  depth: number
  /** What has to hold besides, and need not for the first model. */
  conditions: string[]
}

/** Most depths that are tried: catalogues have two or three, and a plot as many. */
const MOST_DEPTHS = 10

/** The highest that a pipe can arrive: it has its cover, and the station its distance from the house. */
const HIGHEST = COVER + SLOPE * LEAST_RUN

/**
 * Where the first model is far larger than the load because the pipe arrives deep: what the same rules would choose if it arrived
 * higher. At most two, the one that needs the pipe raised least, and the smallest; where some are as sure as the first model, of
 * these only. Empty where the depth is not to blame.
 */
export function smallerIfHigher<T extends Selectable>(
  plot: Plot,
  [first]: readonly Candidate<T>[],
  models: readonly Model<T>[],
): SmallerModel<T>[] {
  if (first === undefined || !isFarTooLarge(first.model, plot)) return []
  const size = first.model.capacity ?? 0
  const given = new Set(conditionsOf(first))
  const all = depthsToTry(plot, models, size).flatMap((depth) => {
    const [best] = choose({ ...plot, inlet: { from: depth, to: depth } }, models).chosen
    if (best === undefined || (best.model.capacity ?? size) >= size) return []
    const conditions = conditionsOf(best).filter((text) => !given.has(text))
    return [{ model: best.model, depth, conditions, isSure: isAsSure(best, first) }]
  })
  const sure = all.filter(({ isSure }) => isSure)
  const found = (sure.length > 0 ? sure : all).map(({ isSure: _known, ...one }) => one)
  const [nearest] = found
  if (nearest === undefined) return []
  const smallest = found.reduce((least, one) => (sizeOf(one) < sizeOf(least) ? one : least))
  return smallest === nearest ? [nearest] : [nearest, smallest]
}

/** Depths at which the rules begin to allow something smaller, deepest first: limits of inlets, and of gravity on this plot. */
function depthsToTry(plot: Plot, models: readonly Model<unknown>[], size: number): number[] {
  const necks = models.flatMap(({ capacity, inletTo }) =>
    (capacity ?? size) < size ? [inletTo ?? USUAL_INLET] : [],
  )
  const limits = gravityLimits(plot).filter((depth) => depth >= HIGHEST)
  return [...new Set([...necks, ...limits])]
    .filter((depth) => depth < plot.inlet.from)
    .sort((one, other) => other - one)
    .slice(0, MOST_DEPTHS)
}

/** How deep a pipe may arrive so that water perhaps, and so that it surely leaves by itself; infinite where that is open. */
function gravityLimits({ outfall, outletMax, water, way, fall }: Plot): number[] {
  const least = SLOPE * way.from - fall
  if (isDug(outfall)) return [outletMax.to, outletMax.from - SURE_HEAD, USUAL_DITCH - least]
  const most = SLOPE * way.to - fall + SURE_HEAD + FIELD_GRAVEL
  const dry = [water.to - DRY_LAYER - least, water.from - DRY_LAYER - most]
  return outfall === 'well' ? [outletMax.to, outletMax.from - SURE_HEAD, ...dry] : dry
}

/** Whether no more of its own numbers wait for the passport. */
const isAsSure = (one: Candidate<Selectable>, other: Candidate<Selectable>) =>
  conditionsOf(one, 'data').length <= conditionsOf(other, 'data').length

const sizeOf = ({ model }: SmallerModel<Selectable>) => model.capacity ?? Number.POSITIVE_INFINITY

/** Whether a station cleans so much more than the house gives that it asks for a reason. */
export const isFarTooLarge = ({ capacity }: Model<unknown>, { load }: Plot): boolean =>
  load.litresPerDay !== null && (capacity ?? 0) >= FAR_TOO_LARGE * load.litresPerDay

/** Why the station is that large, and what would allow a smaller one; null where there is nothing to say. */
export function depthAdvice(plot: Plot, smaller: readonly SmallerModel<Selectable>[]): string | null {
  if (smaller.length === 0) return null
  const arrives = exact(plot.inlet) === null ? 'не мельче' : 'на'
  const provisos = smaller.map(({ conditions }) => joinConditions(conditions))
  const [proviso] = provisos
  const isShared = smaller.length > 1 && provisos.every((one) => one === proviso)
  const options = smaller.flatMap((one, index) => {
    const ways = waysTo(one.depth, plot)
    const depth = `не глубже ${centimetres(one.depth)}`
    const own = isShared ? null : provisos[index]
    return [
      `${index === 0 ? `Если она придёт ${depth}, подойдёт` : `Если ${depth}\u00a0—`} ${named(one)}${ways === '' ? '' : `: для этого надо ${ways}`}.`,
      ...(own ? [`Но только ${own}.`] : []),
    ]
  })
  return [
    `Станция больше нужной из-за глубины: труба приходит к\u00a0ней ${arrives} ${centimetres(plot.inlet.from)}.`,
    ...options,
    ...(isShared && proviso ? [`Обе\u00a0— только ${proviso}.`] : []),
  ].join(' ')
}

function named({ model: { product } }: SmallerModel<Selectable>): string {
  const { name, price, installationPrice, sources, body, discharge } = product
  if (price === null || sources.price?.outdated) return name
  const extras = formatExtras(body, discharge)
  const words = [formatMoney(price), priceScope(installationPrice), extras].filter((part) => part !== null)
  return `${name} (${words.join(' ')})`
}

/** How a pipe is brought to this depth: raised at the house, or led to a nearer station; both where one is not enough. */
function waysTo(depth: number, { site, inlet }: Plot): string {
  const { pipeDepth, distanceToInstallation: run } = site
  if (pipeDepth === null || run === null) return ''
  const excess = toTenths(inlet.from - depth)
  const canRaise = pipeDepth - excess >= COVER
  const shorter = Math.ceil(excess / SLOPE)
  const canShorten = run - shorter >= LEAST_RUN
  const ways = [
    ...(canRaise ? [`поднять трубу на ${formatNumber(Math.ceil(excess))}\u00a0см`] : []),
    ...(canShorten ? [`поставить станцию на ${metres(shorter)} ближе к дому`] : []),
  ]
  if (ways.length > 0) return `${ways.join(' или ')}`
  return depth >= HIGHEST ? 'поднять трубу и поставить станцию ближе к дому' : ''
}
