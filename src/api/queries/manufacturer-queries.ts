import { queryOptions } from '@tanstack/react-query'
import type { StorefrontApi } from '../storefront.ts'
import { manufacturersQuery } from './queries.ts'

/** Manufacturers with a drawn product, each with a typical model. */
export const representedQuery = (api: StorefrontApi) =>
  queryOptions({
    queryKey: ['represented'],
    queryFn: async ({ client, signal }) => {
      const [manufacturers, { typical }] = await Promise.all([
        client.ensureQueryData(manufacturersQuery(api)),
        api.catalogue.models(undefined, { signal }),
      ])
      return manufacturers.flatMap(({ id, name, slug, description }) => {
        const model = typical.find(({ manufacturerId }) => manufacturerId === id)
        if (!model?.drawing) return []
        return [{ name, slug, description, drawing: model.drawing, modelName: model.name }]
      })
    },
  })
