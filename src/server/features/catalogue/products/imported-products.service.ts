import { newProductSchema, productChangesSchema } from '../../../../contract/catalogue/product-changes.ts'
import { listLimitProblems, mergeLimits } from '../../../../contract/catalogue/product-limits.ts'
import type { TechnicalSpecs } from '../../../../contract/catalogue/products.ts'
import type { Database } from '../../../platform/db/database.ts'
import { decidePublication } from '../../publication/publication.service.ts'
import { changeSources } from '../specs/changed-sources.ts'
import { readFeatures, readSpecs } from '../stored-json.ts'
import { describeChanges, describeStation } from './described-station.ts'
import { arrangeImages, NO_IMAGES } from './images.ts'
import { listImported, type listModels, type ProductValues } from './imported-products.store.ts'

export {
  countPublished,
  insertImported,
  listAccessoryIds,
  listCategoryNames,
  listExportIds,
  listFreeKeys,
  listModels,
  listParameters,
  listTrashedModels,
  listUnrestorable,
  lockSlugs,
  lockVersions,
  type ProductValues,
  removeImported,
  updateImported,
} from './imported-products.store.ts'

/** A product as a price list finds it. */
export type ImportedModel = Awaited<ReturnType<typeof listModels>>[number]

type StoredProduct = Awaited<ReturnType<typeof listImported>>[number]
/** A product with what its columns hold; unreadable parts of its lists are left out. */
export type ImportedProduct = Omit<StoredProduct, 'technicalSpecs' | 'features'> & {
  technicalSpecs: TechnicalSpecs
  features: string[]
}

/** The products with these ids. */
export async function listImportedByIds(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, ImportedProduct>> {
  if (ids.length === 0) return new Map()
  return new Map((await listImported(db, ids)).map((row) => [row.id, toImported(row)]))
}

/** Reads a stored product. */
const toImported = (row: StoredProduct): ImportedProduct => ({
  ...row,
  technicalSpecs: readSpecs(row.technicalSpecs).value,
  features: readFeatures(row.features).value,
})

/** Columns to be written, or why they cannot be. */
export type Written = { values: ProductValues; problems: readonly [] } | { values: null; problems: string[] }

/** A new product is hidden until a person has looked at it, unless the price list says otherwise. */
const HIDDEN = { published: false, publishAt: null, unpublishAt: null }

/** What columns hold that no field of a new product fills. */
const EMPTY: ProductValues = {
  technicalSpecs: {},
  features: [],
  sources: {},
  documents: [],
  specs: {},
  accessoryIds: [],
  similarIds: [],
  featured: false,
  isNew: false,
  isPopular: false,
  availability: 'in_stock',
}

/** Everything that a new product of a price list is stored with. */
export function writeNew(fields: ProductValues): Written {
  const { data, error } = newProductSchema.safeParse({ slug: 'x', ...fields })
  if (!data) return { values: null, problems: [...new Set(error.issues.map(({ message }) => message))] }
  const described = describeStation(data)
  const [problem] = listLimitProblems(described)
  if (problem) return { values: null, problems: [problem.message] }
  return {
    values: {
      ...EMPTY,
      ...known(fields),
      ...known(described),
      ...arrangeImages(data, NO_IMAGES),
      ...decidePublication(HIDDEN, { published: data.published }),
    },
    problems: [],
  }
}

/** Everything that changes in a stored product, as its form would change it. */
export function writeChanges(current: ImportedProduct, fields: ProductValues): Written {
  const { data, error } = productChangesSchema.safeParse({ key: current.id, ...fields })
  if (!data) return { values: null, problems: [...new Set(error.issues.map(({ message }) => message))] }
  const { key: _key, ...changes } = data
  const described = describeChanges(changes, current)
  const [problem] = listLimitProblems(mergeLimits(current, described))
  if (problem) return { values: null, problems: [problem.message] }
  const hasImages = changes.imageUrl !== undefined || changes.technicalSpecs !== undefined
  return {
    values: {
      ...known(fields),
      ...known(described),
      ...(hasImages ? arrangeImages(changes, current) : {}),
      ...changeSources(described, current),
      ...(changes.published === undefined
        ? {}
        : decidePublication(current, { published: changes.published })),
    },
    problems: [],
  }
}

const known = (fields: object): ProductValues =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
