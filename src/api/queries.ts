import { queryOptions } from '@tanstack/react-query'
import type { Product } from '../contract/products.ts'
import type { Project } from '../contract/projects.ts'
import { toBodyOffers } from '../domain/body-offers.ts'
import { findEquipped } from '../domain/equipment.ts'
import { findSimilar } from '../domain/similar.ts'
import { findTypical } from '../domain/typical-model.ts'
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

/** By status, not by class: the server's transport throws the class of its own copy of `error.ts`, not the page bundle's. */
function isAbsence(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 404
}

/**
 * Fields of a product for cards and cart; lists in a page's state contain only these. `technicalSpecs` would be half of
 * the state: the comparison fetches them when a product is added.
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

/** Residents served by the model in the home page's hero picture, whose labels fit a box. */
const DRAWN_FOR = 6

/** Models of the home page: the one in the hero picture, and one for each body. */
export const homeModelsQuery = (api: StorefrontApi) =>
  queryOptions({
    queryKey: ['home-models'],
    queryFn: async ({ client }) => {
      const products = await client.ensureQueryData(productsQuery(api))
      const boxes = products.filter(({ station }) => station?.body === 'box')
      return { drawn: findTypical(boxes, DRAWN_FOR), bodies: toBodyOffers(products) }
    },
  })

/** Residents served by the model that represents a manufacturer. */
const SHOWN_FOR = 5

/** Every manufacturer that has a drawn product, with a typical model. */
export const representedQuery = (api: StorefrontApi) =>
  queryOptions({
    queryKey: ['represented'],
    queryFn: async ({ client }) => {
      const [manufacturers, products] = await Promise.all([
        client.ensureQueryData(manufacturersQuery(api)),
        client.ensureQueryData(productsQuery(api)),
      ])
      return manufacturers.flatMap(({ id, name, slug, description }) => {
        const model = findTypical(
          products.filter(({ manufacturerId }) => manufacturerId === id),
          SHOWN_FOR,
        )
        if (!model?.drawing) return []
        return [{ name, slug, description, drawing: model.drawing, modelName: model.name }]
      })
    },
  })

/** A product by its slug; null when there is none. */
export const productQuery = (api: StorefrontApi, slug: string) =>
  queryOptions({
    queryKey: ['product', slug],
    queryFn: ({ signal }) => orNull(api.products.bySlug({ key: slug }, { signal })),
  })

/** The products of these ids in their order, with all fields; unknown ids are skipped. */
export const comparedQuery = (api: StorefrontApi, ids: readonly number[]) =>
  queryOptions({
    queryKey: ['compared', ...ids.map(String)],
    queryFn: async ({ signal }) => {
      const found = await Promise.all(ids.map((id) => orNull(api.products.byId({ id }, { signal }))))
      return found.filter((product) => product !== null)
    },
  })

/** At most three similar products; the whole list is shared between renders and is not in a page's state. */
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

/** The projects of the home page, ids 1 to 6 (storefront.md, section 2). */
export const homeProjectsQuery = (api: StorefrontApi) =>
  queryOptions({
    queryKey: ['home-projects'],
    queryFn: async ({ client }) =>
      (await client.ensureQueryData(projectsQuery(api))).filter(({ id }) => id <= 6),
  })

/** A project by the id in its address, which may be any text; null when there is none. */
export const projectQuery = (api: StorefrontApi, id: string) =>
  queryOptions({
    queryKey: ['project', id],
    queryFn: ({ signal }) => orNull(api.projects.byId({ id }, { signal })),
  })

/** Up to three other projects of the same location (storefront.md, section 9). */
export const similarProjectsQuery = (api: StorefrontApi, id: string) =>
  queryOptions({
    queryKey: ['similar-projects', id],
    queryFn: async ({ client }) => {
      const project = await client.ensureQueryData(projectQuery(api, id))
      if (project === null || project.location === null) return []
      const others = await client.ensureQueryData(projectsQuery(api))
      return others.filter((one) => one.id !== project.id && one.location === project.location).slice(0, 3)
    },
  })

/** The product named in a project's equipment; null when it is not in the catalogue. */
export const equippedQuery = (api: StorefrontApi, id: string) =>
  queryOptions({
    queryKey: ['equipped', id],
    queryFn: async ({ client }) => {
      const project = await client.ensureQueryData(projectQuery(api, id))
      if (project === null || project.equipment === null) return null
      return findEquipped(project.equipment, await client.ensureQueryData(productsQuery(api)))
    },
  })
