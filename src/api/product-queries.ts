import { queryOptions } from '@tanstack/react-query'
import { findSimilar } from '../domain/similar.ts'
import { productQuery, productsQuery } from './queries.ts'
import type { StorefrontApi } from './storefront.ts'

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
