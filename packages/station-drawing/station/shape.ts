import type { Station } from '@septic-shop/plot/station.ts'
import { palette } from '../core/palette.ts'

/** All inputs of a drawing, in millimetres; null is unknown: drawn dashed and without a figure. */
export interface StationShape extends Omit<Station, 'discharge' | 'variant'> {
  /** The manufacturer's colour `#rrggbb`, for lid, compressor and pump. */
  color: string
  pump: boolean
}

/** Makes the drawing's input from a station and its manufacturer's colour. */
export function toShape(
  { discharge, variant: _variant, ...sizes }: Station,
  color: string | null,
): StationShape {
  return { color: color ?? palette.lid, ...sizes, pump: discharge === 'pump' }
}
