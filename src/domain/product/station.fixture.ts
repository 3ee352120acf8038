import { readFileSync } from 'node:fs'
import type { Station } from '@septic-shop/plot/station.ts'
import { type StationSource, toStation } from './to-station.ts'

/** The stations of the seeded products. */
export const seededStations: readonly Station[] = readSeed().flatMap((product) => toStation(product) ?? [])

function readSeed(): StationSource[] {
  return JSON.parse(readFileSync(new URL('../../../content/seed/products.json', import.meta.url), 'utf8'))
}
