import { queryOptions } from '@tanstack/react-query'
import type { ShownLandingPage } from '../../contract/content/landing-pages.ts'
import type { StorefrontApi } from '../storefront.ts'
import { orNull, toSummary } from './queries.ts'

/** A page about one task, with the models that it shows. */
export type Landing = ReturnType<typeof toLanding>

const toLanding = ({ products, ...page }: ShownLandingPage) => ({
  ...page,
  products: products.map(toSummary),
})

/** A page about one task by its slug; null when there is none. */
export const landingQuery = (api: StorefrontApi, slug: string) =>
  queryOptions({
    queryKey: ['landing', slug],
    queryFn: async ({ signal }) => {
      const found = await orNull(api.landingPages.bySlug({ slug }, { signal }))
      return found && toLanding(found)
    },
  })
