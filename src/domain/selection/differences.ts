import { formatMoney } from '../../lib/money.ts'
import { formatNumber } from '../../lib/numbers.ts'
import type { Fit } from './fits.ts'
import type { Selectable } from './model.ts'

/** Fields by which proposals are compared. Price in kopecks, discharge in litres. */
interface Compared extends Selectable {
  batchDischarge: number | null
  /** As in the specifications: «1,5 кВт·ч/сут». */
  powerConsumption: string | null
}

type Comparable = Pick<Fit<Compared>, 'product' | 'capacity'>

/** The proposal with strictly the smallest known value, and the runner-up; null on a tie. */
function onlyLeast(fits: readonly Comparable[], value: (fit: Comparable) => number | null) {
  const known = fits
    .map((fit) => ({ fit, amount: value(fit) }))
    .filter((one): one is { fit: Comparable; amount: number } => one.amount !== null)
    .sort((one, other) => one.amount - other.amount)
  const [least, next] = known
  if (!least || !next || least.amount === next.amount) return null
  return {
    fit: least.fit,
    next: next.fit,
    ahead: next.amount - least.amount,
    ofAll: known.length === fits.length,
  }
}

const turnkey = ({ product: { price, installationPrice } }: Comparable) =>
  installationPrice === null ? null : price

/** Kilowatt-hours a day. */
function electricity({ product: { powerConsumption } }: Comparable): number | null {
  const [, amount] = /^(\d+(?:[.,]\d+)?)\s*кВт·ч\/сут/.exec(powerConsumption ?? '') ?? []
  return amount === undefined ? null : Number(amount.replace(',', '.'))
}

const inverse = (value: number | null) => (value === null ? null : -value)

/**
 * One distinguishing fact per proposal, by product id: people choose by differences, not by what all share.
 * Each advantage is given to one proposal; one without any states how much more it costs than the first.
 */
export function differencesOf(fits: readonly Comparable[]): ReadonlyMap<number, string> {
  const differences = new Map<number, string>()
  const [first] = fits
  if (!first || fits.length < 2) return differences
  const setOnce = ({ product }: Comparable, text: string) => {
    if (!differences.has(product.id)) differences.set(product.id, text)
  }
  const cheapest = onlyLeast(fits, turnkey)
  if (cheapest) {
    const others = cheapest.ofAll ? 'Дешевле остальных' : `Дешевле, чем ${cheapest.next.product.name},`
    setOnce(cheapest.fit, `${others} на ${formatMoney(cheapest.ahead)}.`)
  }
  const saving = onlyLeast(fits, electricity)
  if (saving?.ofAll) setOnce(saving.fit, `Меньше электричества: ${saving.fit.product.powerConsumption}.`)
  const salvo = onlyLeast(fits, ({ product }) => inverse(product.batchDischarge))
  if (salvo?.ofAll)
    setOnce(salvo.fit, `Больше залп: ${formatNumber(salvo.fit.product.batchDischarge ?? 0)}\u00a0л.`)
  const spare = onlyLeast(fits, ({ capacity }) => -capacity)
  if (spare) setOnce(spare.fit, 'Больше запас по производительности.')
  for (const fit of fits) {
    const [from, price] = [turnkey(first), turnkey(fit)]
    if (fit.product.price === null) setOnce(fit, 'Цену назовёт инженер.')
    else if (price === null) setOnce(fit, 'Цена без монтажа: его посчитает инженер.')
    else if (from !== null && price > from)
      setOnce(fit, `На ${formatMoney(price - from)} дороже, чем ${first.product.name}.`)
    else if (fits.every((other) => other === fit || turnkey(other) === null))
      setOnce(fit, 'Цена уже с установкой.')
  }
  return differences
}
