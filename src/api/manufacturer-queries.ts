import { queryOptions } from '@tanstack/react-query'
import { findTypical } from '../domain/typical-model.ts'
import { manufacturersQuery, productsQuery } from './queries.ts'
import type { StorefrontApi } from './storefront.ts'

/** Residents served by the model that represents a manufacturer. */
const SHOWN_FOR = 5

/** Manufacturers with a drawn product, each with a typical model. */
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
