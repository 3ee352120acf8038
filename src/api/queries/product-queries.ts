import { queryOptions } from '@tanstack/react-query'
import { residentsOf } from '../../domain/product/residents.ts'
import type { StorefrontApi } from '../storefront.ts'
import { productQuery, toSummary } from './queries.ts'

/** At most three similar products, which the server chooses among all. */
export const similarQuery = (api: StorefrontApi, slug: string) =>
  queryOptions({
    queryKey: ['similar', slug],
    queryFn: async ({ client, signal }) => {
      const product = await client.ensureQueryData(productQuery(api, slug))
      if (product === null) return []
      const { id, price } = product
      const like = { like: id, residents: residentsOf(product), price }
      return (await api.catalogue.similar(like, { signal })).slice(0, 3).map(toSummary)
    },
  })
