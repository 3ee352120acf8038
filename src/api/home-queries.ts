import { queryOptions } from '@tanstack/react-query'
import { toBodyOffers } from '../domain/body-offers.ts'
import { findTypical } from '../domain/typical-model.ts'
import { productsQuery, projectsQuery } from './queries.ts'
import type { StorefrontApi } from './storefront.ts'

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

/** The projects of the home page, ids 1 to 6 (storefront.md, section 2). */
export const homeProjectsQuery = (api: StorefrontApi) =>
  queryOptions({
    queryKey: ['home-projects'],
    queryFn: async ({ client }) =>
      (await client.ensureQueryData(projectsQuery(api))).filter(({ id }) => id <= 6),
  })
