import { queryOptions } from '@tanstack/react-query'
import type { StorefrontApi } from '../storefront.ts'
import { projectsQuery, toSummary } from './queries.ts'

/** Models of the home page: the one in the hero picture, and one for each body; the server chooses them among all. */
export const homeModelsQuery = (api: StorefrontApi) =>
  queryOptions({
    queryKey: ['home-models'],
    queryFn: async ({ signal }) => {
      const { drawn, bodies } = await api.catalogue.models(undefined, { signal })
      return { drawn: drawn && toSummary(drawn), bodies }
    },
  })

/** The projects of the home page, ids 1 to 6 (storefront.md, section 2). */
export const homeProjectsQuery = (api: StorefrontApi) =>
  queryOptions({
    queryKey: ['home-projects'],
    queryFn: async ({ client }) =>
      (await client.ensureQueryData(projectsQuery(api))).filter(({ id }) => id <= 6),
  })

/** Districts that the company works in, in their order. */
export const districtsQuery = (api: StorefrontApi) =>
  queryOptions({
    queryKey: ['districts'],
    queryFn: ({ signal }) => api.districts.list(undefined, { signal }),
  })

/** Reviews of clients, in their order. */
export const reviewsQuery = (api: StorefrontApi) =>
  queryOptions({ queryKey: ['reviews'], queryFn: ({ signal }) => api.reviews.list(undefined, { signal }) })
