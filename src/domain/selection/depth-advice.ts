import { formatMoney } from '../../lib/money.ts'
import { formatNumber } from '../../lib/numbers.ts'
import { priceScope } from '../price.ts'
import { formatExtras } from '../price-extras.ts'
import { type Candidate, conditionsOf } from './candidate.ts'
import { choose } from './choose.ts'
import type { Model, Selectable } from './model.ts'
import { COVER, FAR_TOO_LARGE, LEAST_RUN, SLOPE } from './norms.ts'
import type { Plot } from './plot.ts'
import { exact, toTenths } from './range.ts'
import { centimetres, metres } from './units.ts'

/** A smaller station, and how deep the pipe may arrive for it, in centimetres. */
export interface SmallerModel<T extends Selectable> {
  model: Model<T>
  depth: number
}

/** Most depths that are tried: catalogues have two or three. */
const MOST_DEPTHS = 8

/**
 * Where the first model is far larger than the load because the pipe arrives deep: what the same rules would choose if it arrived
 * higher. At most two, the one that needs the pipe raised least, and the smallest. Empty where the depth is not to blame.
 */
export function smallerIfHigher<T extends Selectable>(
  plot: Plot,
  [first]: readonly Candidate<T>[],
  models: readonly Model<T>[],
): SmallerModel<T>[] {
  if (first === undefined || !isFarTooLarge(first.model, plot)) return []
  const size = first.model.capacity ?? 0
  const depths = new Set(
    models.flatMap(({ capacity, inletTo }) =>
      inletTo !== null && inletTo < plot.inlet.from && (capacity ?? size) < size ? [inletTo] : [],
    ),
  )
  const found = [...depths]
    .sort((one, other) => other - one)
    .slice(0, MOST_DEPTHS)
    .flatMap((depth) => {
      const [best] = choose({ ...plot, inlet: { from: depth, to: depth } }, models).chosen
      return best !== undefined && (best.model.capacity ?? size) < size && isAsSure(best, first)
        ? [{ model: best.model, depth }]
        : []
    })
  const [nearest] = found
  if (nearest === undefined) return []
  const smallest = found.reduce((least, one) => (sizeOf(one) < sizeOf(least) ? one : least))
  return smallest === nearest ? [nearest] : [nearest, smallest]
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
  const options = smaller.map((one, index) => {
    const ways = waysTo(one.depth, plot)
    const depth = `не глубже ${centimetres(one.depth)}`
    return `${index === 0 ? `Если она придёт ${depth}, подойдёт` : `Если ${depth}\u00a0—`} ${named(one)}${ways === '' ? '' : `: для этого надо ${ways}`}.`
  })
  return [
    `Станция больше нужной из-за глубины: труба приходит к\u00a0ней ${arrives} ${centimetres(plot.inlet.from)}.`,
    ...options,
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
  return depth >= COVER + SLOPE * LEAST_RUN ? 'поднять трубу и поставить станцию ближе к дому' : ''
}
