export type BetterEnd = 'least' | null

/**
 * Whether the smallest value of a characteristic is better for everyone; null where it depends on plot and house, or where
 * the numbers cannot be compared (docs/decisions/2026-11-23-one-truth.md). Not the productivity: a station that is too
 * large cleans badly. Not the salvo discharge: some manufacturers measure it within an hour, others within half an hour.
 * Power only among models of one manufacturer: some give the mean of a day, others the power of the devices.
 */
export function betterEndOf(key: string, manufacturers: readonly (number | null)[]): BetterEnd {
  return key === 'powerConsumption' && new Set(manufacturers).size === 1 && manufacturers[0] !== null
    ? 'least'
    : null
}

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
  const best = Math.min(...amounts)
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
