import { readFileSync } from 'node:fs'
import { type StationSource, toStation } from '../to-station.ts'
import type { Selectable } from './model.ts'

/** With the fields that the comparison of proposals reads. */
type Model = Selectable & { batchDischarge: number | null; powerConsumption: string | null }

type Seeded = Omit<Model, 'id' | 'station'> & StationSource

/** The seeded products as the rules get them: with ids, and stations as the server returns them. */
export const seededModels: readonly Model[] = readSeed().map((product, index) => ({
  ...product,
  id: index + 1,
  station: toStation(product),
}))

function readSeed(): Seeded[] {
  return JSON.parse(readFileSync(new URL('../../../content/seed/products.json', import.meta.url), 'utf8'))
}
