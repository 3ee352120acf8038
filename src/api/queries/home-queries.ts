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

/** The projects of the home page, ids 1 to 6 (storefront.md, section 2); of a shop that has replaced them all, its first six. */
export const homeProjectsQuery = (api: StorefrontApi) =>
  queryOptions({
    queryKey: ['home-projects'],
    queryFn: async ({ client }) => {
      const all = await client.ensureQueryData(projectsQuery(api))
      const specified = all.filter(({ id }) => id <= 6)
      return specified.length > 0 ? specified : all.slice(0, 6)
    },
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
