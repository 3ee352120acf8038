import type { Manufacturer } from '../../../contract/catalogue/manufacturers.ts'
import type { Product } from '../../../contract/catalogue/products.ts'
import type { Facet } from '../../../domain/catalogue/facet-choice.ts'
import { buildFacets } from '../../../domain/catalogue/facets.ts'
import { LARGE_CATALOGUE } from '../../../domain/catalogue/parts.ts'
import { findManufacturer } from '../../../domain/product/manufacturer.ts'
import { lazy } from '../../../lib/lazy.ts'
import { oncePer } from '../../../lib/once-per.ts'
import type { Database } from '../../platform/db/database.ts'
import { VISITOR } from '../../platform/db/scope.ts'
import { listManufacturers } from './manufacturers.service.ts'
import { listProducts } from './products/products.service.ts'
import { countPublished } from './products/products.store.ts'
import { listSpecParameters } from './specs/specs.store.ts'

/** Products of a list before filters, and their facets. */
interface PublishedList {
  products: readonly Product[]
  facets: readonly Facet[]
}

/** What strangers see of the catalogue, in the server's order. */
interface Published {
  products: readonly Product[]
  manufacturers: readonly Manufacturer[]
  /** Those of the manufacturer with this slug or alias; all for an empty name, none for an unknown one. */
  listOf(manufacturer: string): PublishedList
}

/** The published catalogue in memory: filters and counts over thousands of products read no database. */
export interface PublishedCatalogue {
  /** Whether the storefront loads lists in parts; the last known answer while the database is away. */
  isLarge(): Promise<boolean>
  read(): Promise<Published>
}

declare module '../../platform/http/api-context.ts' {
  interface ApiContext {
    /** The published products in memory. */
    catalogue: PublishedCatalogue
  }
}

const NOTHING: PublishedList = { products: [], facets: [] }

/** Reads once per content version; after an error of the database the next call tries again. */
export function createPublishedCatalogue(
  db: Database,
  contentCache: { readonly version: object },
): PublishedCatalogue {
  let lastLarge = false
  const isLargeAt = oncePer(async () => {
    lastLarge = (await countPublished(db)) > LARGE_CATALOGUE
    return lastLarge
  })
  const readAt = oncePer(async () => {
    const [products, manufacturers, parameters] = await Promise.all([
      listProducts(db, VISITOR, {}),
      listManufacturers(db),
      listSpecParameters(db),
    ])
    const filterable = parameters.filter(({ isFilterable }) => isFilterable)
    const toList = (own: readonly Product[]) => ({ products: own, facets: buildFacets(own, filterable) })
    const whole = lazy(() => toList(products))
    const byMaker = new Map(
      manufacturers.map(({ id }) => [
        id,
        lazy(() => toList(products.filter((one) => one.manufacturerId === id))),
      ]),
    )
    const listOf = (name: string) => {
      if (name === '') return whole()
      const id = findManufacturer(manufacturers, name)?.id
      return (id === undefined ? undefined : byMaker.get(id)?.()) ?? NOTHING
    }
    return { products, manufacturers, listOf }
  })
  return {
    isLarge: () => isLargeAt(contentCache.version).catch(() => lastLarge),
    read: () => readAt(contentCache.version),
  }
}
