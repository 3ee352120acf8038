import { queryOptions } from '@tanstack/react-query'
import type { Product } from '../contract/products.ts'
import type { Project } from '../contract/projects.ts'
import type { StorefrontApi } from './storefront.ts'

/** Query defaults of the specification: no retries, no refetching, never stale. */
export const queryDefaults = {
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
} as const

/** Turns a 404 into null; every other failure stays an error. */
export async function orNull<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call
  } catch (error) {
    if (isAbsence(error)) return null
    throw error
  }
}

/** By status, not by class: when the server runs its sources (development, tests), it and the page bundle each have a copy of `error.ts`. */
function isAbsence(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 404
}

/**
 * Fields of a product for cards and cart; lists in a page's state contain only these. `technicalSpecs` would be half of
 * the state: the comparison fetches them when a product is added.
 */
export type ProductSummary = Omit<ReturnType<typeof toSummary>, 'priceOutdated'> &
  Pick<Product, 'priceOutdated'>

/** The fields of a product that cards and cart show. */
export function toSummary(product: Product) {
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    manufacturerId: product.manufacturerId,
    manufacturerName: product.manufacturerName,
    manufacturerSlug: product.manufacturerSlug,
    manufacturerColor: product.manufacturerColor,
    categoryId: product.categoryId,
    categoryName: product.categoryName,
    modelLine: product.modelLine,
    imageUrl: product.imageUrl,
    drawing: product.drawing,
    station: product.station,
    price: product.price,
    installationPrice: product.installationPrice,
    users: product.users,
    maxResidents: product.maxResidents,
    productivity: product.productivity,
    batchDischarge: product.batchDischarge,
    powerConsumption: product.powerConsumption,
    volume: product.volume,
    featured: product.featured,
    isNew: product.isNew,
    isPopular: product.isPopular,
    priceOutdated: product.priceOutdated,
  }
}

/** Public settings of the company. */
export const settingsQuery = (api: StorefrontApi) =>
  queryOptions({ queryKey: ['settings'], queryFn: ({ signal }) => api.settings.get(undefined, { signal }) })

/** All manufacturers. */
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

/** A product by its slug; null when there is none. */
export const productQuery = (api: StorefrontApi, slug: string) =>
  queryOptions({
    queryKey: ['product', slug],
    queryFn: ({ signal }) => orNull(api.products.bySlug({ key: slug }, { signal })),
  })

/** Products found by a non-empty query, best first. */
export const searchQuery = (api: StorefrontApi, search: string) =>
  queryOptions({
    queryKey: ['search', search],
    queryFn: async ({ signal }) => (await api.products.list({ search }, { signal })).map(toSummary),
  })

/** Fields of a project for cards and location filter; the long texts stay out of a page's state. */
export type ProjectSummary = ReturnType<typeof toProjectSummary>

function toProjectSummary({ featuredImage, images, ...project }: Project) {
  return {
    id: project.id,
    title: project.title,
    shortDescription: project.shortDescription,
    location: project.location,
    dateText: project.dateText,
    picture: featuredImage ?? images[0] ?? null,
  }
}

/** All projects, in the server's order. */
export const projectsQuery = (api: StorefrontApi) =>
  queryOptions({
    queryKey: ['projects'],
    queryFn: async ({ signal }) => (await api.projects.list(undefined, { signal })).map(toProjectSummary),
  })
