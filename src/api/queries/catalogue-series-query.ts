import { queryOptions } from '@tanstack/react-query'
import { findManufacturer } from '../../domain/product/manufacturer.ts'
import type { StorefrontApi } from '../storefront.ts'
import { manufacturersQuery } from './queries.ts'

/**
 * What is told of the series of a manufacturer, which are categories of the catalogue, in their order: also of those that have no
 * manufacturer, but none without text and picture.
 */
export const seriesQuery = (api: StorefrontApi, manufacturer: string) =>
  queryOptions({
    queryKey: ['series', manufacturer],
    queryFn: async ({ client, signal }) => {
      const [manufacturers, categories] = await Promise.all([
        client.ensureQueryData(manufacturersQuery(api)),
        api.categories.list(undefined, { signal }),
      ])
      const maker = findManufacturer(manufacturers, manufacturer)?.id
      return categories.flatMap(({ id, name, description, imageUrl, manufacturerId }) =>
        (manufacturerId === null || manufacturerId === maker) && (description !== null || imageUrl !== null)
          ? [{ id, name, description, imageUrl, isOwn: manufacturerId !== null }]
          : [],
      )
    },
  })
