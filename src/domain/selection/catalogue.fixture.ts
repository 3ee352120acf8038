import { readFileSync } from 'node:fs'
import { type StationSource, toStation } from '../to-station.ts'
import type { Selectable } from './model.ts'

/** What the proposals are set against each other by, too. */
type Model = Selectable & { batchDischarge: number | null; powerConsumption: string | null }

type Seeded = Omit<Model, 'id' | 'station'> & StationSource

/** The first content of the shop as the rules get it: with ids, and stations as the server answers them. */
export const seededModels: readonly Model[] = readSeed().map((product, index) => ({
  ...product,
  id: index + 1,
  station: toStation(product),
}))

function readSeed(): Seeded[] {
  return JSON.parse(readFileSync(new URL('../../../content/seed/products.json', import.meta.url), 'utf8'))
}
