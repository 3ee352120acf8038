/**
 * Characteristics with a value that is better for everyone; all others depend on plot and house. Not the salvo discharge:
 * some manufacturers measure it within an hour, others within half an hour.
 */
const betterEnd: Readonly<Record<string, 'least' | 'most'>> = {
  productivity: 'most',
  powerConsumption: 'least',
}

export type BetterEnd = 'least' | 'most' | null

/** Whether the smallest or largest value of a characteristic is better; undefined for neither. */
export function betterEndOf(key: string): BetterEnd {
  return (Object.hasOwn(betterEnd, key) ? betterEnd[key] : undefined) ?? null
}

/**
 * Marks the best known values, several when equal. None when fewer than two are known, when all known ones are equal,
 * or when a value is not comparable.
 */
export function markBest(values: readonly unknown[], end: BetterEnd): boolean[] {
  const none = values.map(() => false)
  if (end === null) return none
  const known = values.filter((value) => value !== null && value !== undefined && value !== '')
  const measures = known.map(toMeasure).filter((measure) => measure !== null)
  if (measures.length < 2 || measures.length < known.length) return none
  if (new Set(measures.map(({ unit }) => unit)).size > 1) return none
  const amounts = measures.map(({ amount }) => amount)
  const best = end === 'least' ? Math.min(...amounts) : Math.max(...amounts)
  if (amounts.every((amount) => amount === best)) return none
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
