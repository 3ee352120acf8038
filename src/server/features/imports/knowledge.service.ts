import type { Database } from '../../platform/db/database.ts'
import { listManufacturers } from '../catalogue/manufacturers.service.ts'
import {
  type ImportedModel,
  listAccessoryIds,
  listCategoryNames,
  listModels,
  listParameters,
  listTrashedModels,
} from '../catalogue/products/imported-products.service.ts'
import { createModelIndex, type ModelIndex } from './identify/model-index.ts'
import { createMakerNames, modelKey } from './identify/model-key.ts'
import type { ReadParameter } from './values/read-value.ts'
import type { Names } from './values/render-value.ts'

/** What the shop knows that a price list may name. */
export interface ShopKnowledge {
  models: readonly ImportedModel[]
  modelKeys: ReadonlySet<string>
  /** Prepares the names of the products when they are first looked for; an export needs none. */
  index(): ModelIndex
  /** Products in the trash. */
  trashed(): ModelIndex
  makers: ReturnType<typeof createMakerNames>
  parameters: ReadonlyMap<string, ReadParameter>
  names: Names
  findCategory(text: string): number | null
  hasAccessory(id: number): boolean
}

/** Reads it once for an import or an export. */
export async function readKnowledge(db: Database): Promise<ShopKnowledge> {
  const [models, manufacturers, parameters, categories, trashed, accessories] = [
    await listModels(db),
    await listManufacturers(db),
    await listParameters(db),
    await listCategoryNames(db),
    await listTrashedModels(db),
    new Set(await listAccessoryIds(db)),
  ]
  const makers = createMakerNames(manufacturers)
  let index: ModelIndex | undefined
  const byId = new Map(manufacturers.map((maker) => [maker.id, maker]))
  return {
    models,
    modelKeys: new Set(models.flatMap(({ name, model }) => [modelKey(name), modelKey(model ?? '')])),
    index: () => (index ??= createModelIndex(models, makers)),
    trashed: () => createModelIndex(trashed, makers),
    makers,
    parameters: new Map(parameters.map((parameter) => [parameter.key, parameter])),
    names: {
      maker(id) {
        const { name = '', slug = '' } = byId.get(id) ?? {}
        return makers.find(name) === id ? name : slug
      },
      ...createCategoryNames(categories),
    },
    findCategory: createCategoryNames(categories).find,
    hasAccessory: (id) => accessories.has(id),
  }
}

/** Categories by name, or by number where two have one name. */
function createCategoryNames(categories: readonly { id: number; name: string; slug: string }[]) {
  const plain = (text: string) => text.trim().toLowerCase()
  const byName = Map.groupBy(categories, ({ name }) => plain(name))
  const find = (text: string): number | null => {
    const [only, ...more] = byName.get(plain(text)) ?? []
    if (only && more.length === 0) return only.id
    return categories.find(({ id, slug }) => slug === plain(text) || String(id) === text.trim())?.id ?? null
  }
  return {
    find,
    category(id: number): string | number {
      const name = categories.find((one) => one.id === id)?.name
      return name !== undefined && find(name) === id ? name : id
    },
  }
}
