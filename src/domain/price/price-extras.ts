import { formatNumber } from '@septic-shop/plot/number-format.ts'
import type { Body, Discharge } from '@septic-shop/plot/station.ts'
import { HIGH_WATER } from '@septic-shop/plot/water.ts'

/** Works that no price includes, as they stand in a list. */
export const PUMP_WELL = 'насосный колодец'
export const FIELD = 'поле фильтрации'
export const HIGH_WATER_WORKS: readonly string[] = ['плита', 'водопонижение']

/**
 * Works that a plot needs for which such a body is sold, and that no price includes: high water for a low body, a filtration field for
 * a septic tank. The same as the selection says there (`selection/rules/outfall-rules.ts`, `selection/result/warnings.ts`).
 */
export function listExtras(body: Body | null, discharge: Discharge | null): string[] {
  if (body === 'septic') return [FIELD]
  if (body !== 'low') return []
  return [...(discharge === 'pump' ? [] : [PUMP_WELL]), ...HIGH_WATER_WORKS]
}

/** Those works as they stand beside a price: «+ насосный колодец, плита, водопонижение — считаем отдельно»; null without. */
export function formatExtras(body: Body | null, discharge: Discharge | null): string | null {
  const extras = listExtras(body, discharge)
  return extras.length === 0 ? null : `+\u00a0${extras.join(', ')} — считаем отдельно`
}

/** Said of a price where the body may stand in high water, and need not: a pump lifts the clean water. */
const IN_HIGH_WATER = `При воде выше ${formatNumber(HIGH_WATER / 100)}\u00a0м плиту и водопонижение считаем отдельно.`

/** The notes of a product with what its price does not include in high water; `notes.price` says where a price is from. */
export function noteHighWater(
  notes: Readonly<Record<string, string>>,
  { price, station }: { price: number | null; station: { body: Body; discharge: Discharge | null } | null },
): Record<string, string> {
  if (price === null || station?.discharge !== 'pump' || listExtras(station.body, 'pump').length > 0)
    return notes
  return { ...notes, price: [notes.price, IN_HIGH_WATER].filter(Boolean).join(' ') }
}
