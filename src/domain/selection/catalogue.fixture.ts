import { readFileSync } from 'node:fs'
import { stationOf } from '../../drawing/product-station.ts'
import { stationKey } from '../../drawing/station.ts'
import type { Selectable } from './model.ts'

/** What the proposals are set against each other by, too. */
type Model = Selectable & { batchDischarge: number | null; powerConsumption: string | null }

type Seeded = Omit<Model, 'id' | 'drawing'> &
  Record<'length' | 'width' | 'height' | 'diameter', number | null>

/** The first content of the shop as the rules get it: with ids, and drawings named as the server names them. */
export const seededModels: readonly Model[] = readSeed().map((product, index) => {
  const shape = stationOf(product)
  return { ...product, id: index + 1, drawing: shape ? stationKey(shape) : null }
})

function readSeed(): Seeded[] {
  return JSON.parse(readFileSync(new URL('../../../content/seed/products.json', import.meta.url), 'utf8'))
}
