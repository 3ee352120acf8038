import type { Product } from '../../contract/products.ts'
import { STATION_SPECS } from '../../domain/station-words.ts'
import { formatShortDate } from '../../lib/dates.ts'
import { formatSpec } from '../../lib/spec-labels.ts'
import { tieUnits } from '../../lib/tie-units.ts'

/** The source that needs no note: most numbers are from it. */
const CURRENT = 'Действующий прайс'

/** Rows of numbers, with the fields whose sources they have. */
const numbers: Readonly<Record<string, string>> = {
  productivity: 'productivity',
  batchDischarge: 'batchDischarge',
  volume: 'volume',
  dimensions: 'dimensions',
  powerConsumption: 'powerConsumption',
  outlet: 'outlet',
  [STATION_SPECS.inlet]: 'inletTo',
}

/**
 * Where the number of a row is from, with the day, if it is not from the current price list, of another year, or if another
 * source says otherwise; else null.
 */
export function noteOfSpec({ sources }: Product, key: string): string | null {
  const source = sources[numbers[key] ?? '']
  if (!source) return null
  const { text, date, otherValue, outdated } = source
  if (text === CURRENT && otherValue === undefined && !outdated) return null
  const isSaid = otherValue === undefined || text.includes(String(otherValue).replace('.', ','))
  const other = isSaid ? '' : `; в другом источнике ${formatSpec(key, otherValue)}`
  return tieUnits(`${text}${other}${outdated ? '; другого года' : ''}, ${formatShortDate(date)}`)
}

/** Where a price is from that is not from the current price list; null else, and without a price. */
export function noteOfPrice({ price, sources }: Product): string | null {
  const text = sources.price?.text
  return price === null || text === undefined || text === CURRENT ? null : `${text}.`
}
