import type { Station } from '../domain/station.ts'
import { palette } from './palette.ts'

/** Everything that a drawing shows, in millimetres; null is unknown: drawn dashed and without a figure. */
export interface StationShape extends Omit<Station, 'discharge' | 'variant'> {
  /** The manufacturer's colour, `#rrggbb`: of lid, compressor and pump. */
  color: string
  pump: boolean
}

/** A station as it is drawn, in its manufacturer's colour. */
export function toShape(
  { discharge, variant: _variant, ...sizes }: Station,
  color: string | null,
): StationShape {
  return { color: color ?? palette.lid, ...sizes, pump: discharge === 'pump' }
}
