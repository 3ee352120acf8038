import { readFileSync } from 'node:fs'
import type { Station } from './station.ts'
import { type StationSource, toStation } from './to-station.ts'

/** The stations of the seeded products. */
export const seededStations: readonly Station[] = readSeed().flatMap((product) => toStation(product) ?? [])

function readSeed(): StationSource[] {
  return JSON.parse(readFileSync(new URL('../../../content/seed/products.json', import.meta.url), 'utf8'))
}

/** A typical station; `known` overrides its fields. */
export function createStation(known: Partial<Station> = {}): Station {
  return {
    body: 'box',
    discharge: 'gravity',
    variant: 'standard',
    width: 1150,
    breadth: 1170,
    height: 2550,
    inletDepth: 600,
    inletRange: null,
    ...known,
  }
}
