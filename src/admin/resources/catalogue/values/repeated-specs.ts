import { discharges, variants } from '@septic-shop/plot/station.ts'
import {
  dischargeWords,
  formatVariant,
  readInletText,
  STATION_SPECS,
} from '../../../../domain/product/station-words.ts'

const designs = discharges.flatMap((discharge) =>
  variants.map((variant) => formatVariant(variant, discharge)),
)

/** Whether a free characteristic says no more than a field of the form does. */
export function repeatsField(key: string, text: string): boolean {
  const isOneOf = (words: readonly string[]) =>
    words.some((one) => one.toLowerCase() === text.trim().toLowerCase())
  if (key === STATION_SPECS.inlet) return readInletText(text) !== null
  if (key === STATION_SPECS.pump) return isOneOf(['да', 'нет'])
  if (key === STATION_SPECS.discharge) return isOneOf(Object.values(dischargeWords))
  return key === STATION_SPECS.variant && isOneOf(designs)
}
