import type { ShownParameter } from '../../../contract/catalogue/products.ts'

export type BetterEnd = 'least' | 'most' | null

/**
 * Which end of a characteristic is better for everyone, as its parameter says (`better`; undefined for a free one); null where it depends
 * on plot and house, or where the numbers cannot be compared (docs/decisions/2026-11-23-one-truth.md). Power is compared only among models
 * of one manufacturer: some give the mean of a day, others the power of the devices.
 */
export function betterEndOf(
  key: string,
  manufacturers: readonly (number | null)[],
  better: ShownParameter['better'] | undefined = key === POWER ? 'lower' : null,
): BetterEnd {
  const isComparable = key !== POWER || (new Set(manufacturers).size === 1 && manufacturers[0] !== null)
  if (!isComparable || better === null) return null
  return better === 'higher' ? 'most' : 'least'
}

const POWER = 'powerConsumption'

/**
 * Marks the best known values, several when equal. None when fewer than two are known, when all known ones are equal,
 * or when a value is not comparable: zero is another kind of thing, such as a septic tank without electricity.
 */
export function markBest(values: readonly unknown[], end: BetterEnd): boolean[] {
  const none = values.map(() => false)
  if (end === null) return none
  const known = values.filter((value) => value !== null && value !== undefined && value !== '')
  const measures = known.map(toMeasure).filter((measure) => measure !== null)
  if (measures.length < 2 || measures.length < known.length) return none
  if (new Set(measures.map(({ unit }) => unit)).size > 1) return none
  const amounts = measures.map(({ amount }) => amount)
  const best = end === 'most' ? Math.max(...amounts) : Math.min(...amounts)
  if (best === 0 || amounts.every((amount) => amount === best)) return none
  return values.map((value) => toMeasure(value)?.amount === best)
}

/** Parses a value into number and unit: «1,5 кВт·ч/сут». */
function toMeasure(value: unknown): { amount: number; unit: string } | null {
  if (typeof value === 'number') return { amount: value, unit: '' }
  if (typeof value !== 'string') return null
  const [, amount, unit] = /^(\d+(?:[.,]\d+)?)\s+(\D+)$/.exec(value.trim()) ?? []
  return amount === undefined || unit === undefined
    ? null
    : { amount: Number(amount.replace(',', '.')), unit }
}
