import { queryOptions } from '@tanstack/react-query'
import { findEquipped } from '../../domain/product/equipment.ts'
import { isLargeCatalogue } from '../large-catalogue.ts'
import type { StorefrontApi } from '../storefront.ts'
import { orNull, productsQuery, projectsQuery, toSummary } from './queries.ts'

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
    queryFn: async ({ client, signal }) => {
      const project = await client.ensureQueryData(projectQuery(api, id))
      if (project === null || project.equipment === null) return null
      if (isLargeCatalogue(client)) {
        const { product } = await api.catalogue.named({ text: project.equipment }, { signal })
        return product && toSummary(product)
      }
      return findEquipped(project.equipment, await client.ensureQueryData(productsQuery(api)))
    },
  })
