import { queryOptions } from '@tanstack/react-query'
import type { BlocksOf } from '../../contract/pages/pages.ts'
import { isTextsOf } from '../../contract/pages/texts-of.ts'
import type { PageKey } from '../../domain/site/text-pages.ts'
import type { StorefrontApi } from '../storefront.ts'

/** The texts of the page with that key, as staff have written them. */
export const pageTextsQuery = <Key extends PageKey>(api: StorefrontApi, key: Key) =>
  queryOptions({
    queryKey: ['page-texts', key],
    queryFn: async ({ signal }): Promise<BlocksOf<Key>> => {
      const page = await api.pages.get({ key }, { signal })
      if (!isTextsOf(page, key)) throw new Error(`texts of ${page.key} instead of ${key}`)
      return page.blocks
    },
  })
