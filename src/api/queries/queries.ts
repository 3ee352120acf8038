import { queryOptions } from '@tanstack/react-query'
import type { ListedProduct } from '../../contract/catalogue/catalogue.ts'
import type { Product } from '../../contract/catalogue/products.ts'
import type { Project } from '../../contract/content/projects.ts'
import type { StorefrontApi } from '../storefront.ts'

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
    if (isNotFound(error)) return null
    throw error
  }
}

/**
 * Whether a call was answered 404. By status, not by class: when the server runs its sources (development, tests), it and the page bundle
 * each have a copy of `error.ts`.
 */
export function isNotFound(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 404
}

/**
 * Fields of a product for cards and cart; lists in a page's state contain only these. `technicalSpecs` would be half of
 * the state: the comparison fetches them when a product is added.
 */
export type ProductSummary = Omit<ReturnType<typeof toSummary>, keyof Exceptional> & Exceptional
/** What few products have: absent where it is as usual, so that lists stay short. */
type Exceptional = Pick<Product, 'priceOutdated' | 'offer' | 'alts'>

/** The fields of a product that cards and cart show. */
export function toSummary(product: ListedProduct) {
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
    alts: product.alts,
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
    offer: product.offer,
  }
}

/** Lists of the storefront show staff what everybody sees; strangers get no `published` at all. */
export const isShown = ({ published }: { published?: boolean | undefined }) => published !== false

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
      (await api.products.list(manufacturer === undefined ? {} : { manufacturer }, { signal }))
        .filter(isShown)
        .map(toSummary),
  })

/** A product by its slug; null when there is none. */
export const productQuery = (api: StorefrontApi, slug: string) =>
  queryOptions({
    queryKey: ['product', slug],
    queryFn: ({ signal }) => orNull(api.products.bySlug({ key: slug }, { signal })),
  })

/** Fields of a project for cards and location filter; the long texts stay out of a page's state. */
export type ProjectSummary = Omit<ReturnType<typeof toProjectSummary>, 'alts'> & Pick<Project, 'alts'>

function toProjectSummary(project: Project) {
  return {
    id: project.id,
    title: project.title,
    shortDescription: project.shortDescription,
    location: project.location,
    dateText: project.dateText,
    picture: project.featuredImage ?? project.images[0] ?? null,
    alts: project.alts,
  }
}

/** All projects, in the server's order. */
export const projectsQuery = (api: StorefrontApi) =>
  queryOptions({
    queryKey: ['projects'],
    queryFn: async ({ signal }) =>
      (await api.projects.list({}, { signal })).filter(isShown).map(toProjectSummary),
  })
