import { queryOptions } from '@tanstack/react-query'
import type { SectionKey, SectionTexts } from '../../contract/pages/section-blocks.ts'
import type { StorefrontApi } from '../storefront.ts'

/** The texts of the section with that key, as staff have written them. */
export const sectionTextsQuery = <Key extends SectionKey>(api: StorefrontApi, key: Key) =>
  queryOptions({
    queryKey: ['section-texts', key],
    queryFn: async ({ signal }): Promise<SectionTexts<Key>> => {
      const { [key]: texts } = await api.pages.section({ key }, { signal })
      if (!texts) throw new Error(`no texts of ${key}`)
      return texts
    },
  })
