import { queryOptions } from '@tanstack/react-query'
import type { BlocksOf, PageKey, PageTexts } from '../../contract/pages/pages.ts'
import type { StorefrontApi } from '../storefront.ts'

interface TextsOf<Key extends PageKey> {
  blocks: BlocksOf<Key>
}

/** The texts of the page with that key, as staff have written them. */
export const pageTextsQuery = <Key extends PageKey>(api: StorefrontApi, key: Key) =>
  queryOptions({
    queryKey: ['page-texts', key],
    queryFn: async ({ signal }): Promise<BlocksOf<Key>> => {
      const page = await api.pages.get({ key }, { signal })
      if (!isOf(page, key)) throw new Error(`texts of ${page.key} instead of ${key}`)
      return page.blocks
    },
  })

const isOf = <Key extends PageKey>(page: PageTexts, key: Key): page is PageTexts & TextsOf<Key> =>
  page.key === key
