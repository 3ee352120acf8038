import { queryOptions } from '@tanstack/react-query'
import type { Product } from '../contract/products.ts'
import { findSimilar } from '../lib/similar.ts'
import type { StorefrontApi } from './storefront.ts'

/** Query defaults of the specification: no retries, no refetching, never stale. */
export const queryDefaults = {
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
} as const

/** Absent is an answer, failed is not: a 404 becomes null, everything else stays an error. */
async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (isAbsence(error)) return null
    throw error
  }
}

/** By status, not by class: the server's transport throws the class of its own copy of `error.ts`, not the page bundle's. */
function isAbsence(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 404
}

/**
 * What cards and cart need of a product; lists in a page carry no more than this. `technicalSpecs` would be half of a
 * page's state: the comparison asks for them when a product is put into it.
 */
export type ProductSummary = ReturnType<typeof toSummary>

function toSummary(product: Product) {
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    manufacturerId: product.manufacturerId,
    manufacturerName: product.manufacturerName,
    manufacturerSlug: product.manufacturerSlug,
    categoryId: product.categoryId,
    categoryName: product.categoryName,
    modelLine: product.modelLine,
    imageUrl: product.imageUrl,
    drawing: product.drawing,
    price: product.price,
    installationPrice: product.installationPrice,
    users: product.users,
    maxResidents: product.maxResidents,
    productivity: product.productivity,
    batchDischarge: product.batchDischarge,
    volume: product.volume,
    featured: product.featured,
    isNew: product.isNew,
    isPopular: product.isPopular,
  }
}

export const settingsQuery = (api: StorefrontApi) =>
  queryOptions({ queryKey: ['settings'], queryFn: ({ signal }) => api.settings.get(undefined, { signal }) })

export const manufacturersQuery = (api: StorefrontApi) =>
  queryOptions({
    queryKey: ['manufacturers'],
    queryFn: ({ signal }) => api.manufacturers.list(undefined, { signal }),
  })

/** All products, or those of one manufacturer. */
export const productsQuery = (api: StorefrontApi, manufacturer?: string) =>
  queryOptions({
    queryKey: ['products', manufacturer ?? null],
    queryFn: async ({ signal }) =>
      (await api.products.list(manufacturer === undefined ? {} : { manufacturer }, { signal })).map(
        toSummary,
      ),
  })

/** Products that staff marked as popular, a row or two of them. */
export const popularQuery = (api: StorefrontApi) =>
  queryOptions({
    queryKey: ['popular'],
    queryFn: async ({ client }) =>
      (await client.ensureQueryData(productsQuery(api))).filter(({ isPopular }) => isPopular).slice(0, 6),
  })

export const productQuery = (api: StorefrontApi, slug: string) =>
  queryOptions({
    queryKey: ['product', slug],
    queryFn: ({ signal }) => orNull(api.products.bySlug({ key: slug }, { signal })),
  })

/** At most three products close to this one; the whole list is shared between pages and stays out of their state. */
export const similarQuery = (api: StorefrontApi, slug: string) =>
  queryOptions({
    queryKey: ['similar', slug],
    queryFn: async ({ client }) => {
      const product = await client.ensureQueryData(productQuery(api, slug))
      if (product === null) return []
      return findSimilar(product, await client.ensureQueryData(productsQuery(api)), 3)
    },
  })

/** Products found by a non-empty query, best first. */
export const searchQuery = (api: StorefrontApi, search: string) =>
  queryOptions({
    queryKey: ['search', search],
    queryFn: async ({ signal }) => (await api.products.list({ search }, { signal })).map(toSummary),
  })
