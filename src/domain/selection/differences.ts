import { formatMoney } from '../../lib/money.ts'
import { formatNumber } from '../../lib/numbers.ts'
import type { Fit } from './fits.ts'
import type { Selectable } from './model.ts'

/** A proposed product as far as it is set against the others. Price in kopecks, discharge in litres. */
interface Compared extends Selectable {
  batchDischarge: number | null
  /** As the specifications write it: «1,5 кВт·ч/сут». */
  powerConsumption: string | null
}

type Comparable = Pick<Fit<Compared>, 'product' | 'capacity'>

/** The one proposal that has strictly the smallest of the known values, and the next one; null when two share it. */
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
 * For each of several proposals one thing in which it differs from the others, by product id: people choose by that and not by
 * what is true of all. Each advantage belongs to one of them; who has none is told by how much it costs more than the first.
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
