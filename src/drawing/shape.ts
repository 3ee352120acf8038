import type { Body, Station } from '../domain/station.ts'
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

/** A usual box takes a pipe no deeper than this, in millimetres: «Лонг» begins at 81 cm and has a longer neck. */
const USUAL_PIPE = 800

/** True for a box whose inlet is deeper than the usual pipe: its neck is drawn longer. */
export const hasLongNeck = ({ body, inletDepth }: { body: Body; inletDepth: number }): boolean =>
  body === 'box' && inletDepth > USUAL_PIPE
