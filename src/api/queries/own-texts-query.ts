import { queryOptions } from '@tanstack/react-query'
import type { StorefrontApi } from '../storefront.ts'

/** Which texts of the shop's own, that sources of rules name, visitors can read. */
export const ownTextsQuery = (api: StorefrontApi) =>
  queryOptions({
    queryKey: ['own-texts'],
    queryFn: ({ signal }) => api.ownTexts.list(undefined, { signal }),
  })
