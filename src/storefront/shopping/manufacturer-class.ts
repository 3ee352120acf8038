import { stationManufacturers } from '../../drawing/station.ts'
import type { CartItem } from './cart.ts'

/** The classes of a snapshot's manufacturer mark, coloured as far as the drawing tells whose the product is. */
export function manufacturerClass({ drawing }: CartItem): string {
  const slug = stationManufacturers.find((known) => drawing?.startsWith(`${known}-`))
  return slug ? `mf mf--${slug}` : 'mf'
}
