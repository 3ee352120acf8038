import { readFileSync } from 'node:fs'
import type { Selectable } from './model.ts'

const readSeed = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../content/seed/${name}.json`, import.meta.url), 'utf8'))

const sources: { models: Record<string, Selectable['sources']> } = readSeed('sources')
const products: Omit<Selectable, 'id' | 'sources'>[] = readSeed('products')

/** The seeded products as the rules get them. */
export const seededModels: readonly Selectable[] = products.map((product, index) => ({
  ...product,
  id: index + 1,
  sources: sources.models[product.slug] ?? {},
}))

/** A typical box for five; `known` overrides its fields. */
export function createModel(known: Partial<Selectable> = {}): Selectable {
  const id = known.id ?? 1
  return {
    id,
    slug: `model-${id}`,
    name: `Модель ${id}`,
    modelLine: `Линейка ${id}`,
    manufacturerSlug: 'maker',
    maxResidents: 5,
    users: 5,
    productivity: 1,
    batchDischarge: 220,
    powerConsumption: '1,5 кВт·ч/сут',
    price: 20_000_000,
    installationPrice: 3_500_000,
    height: 2500,
    body: 'box',
    discharge: 'gravity',
    variant: 'standard',
    inletFrom: null,
    inletTo: 800,
    outlet: null,
    outletPressure: false,
    livingTypes: null,
    needsElectricity: true,
    sources: {},
    ...known,
  }
}
