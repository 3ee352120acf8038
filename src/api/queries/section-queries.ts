import { queryOptions } from '@tanstack/react-query'
import type { SectionKey, SectionTexts } from '../../contract/pages/section-blocks.ts'
import { fillFirmWords } from '../../domain/site/firm-words.ts'
import type { StorefrontApi } from '../storefront.ts'
import { pageTextsQuery } from './page-text-queries.ts'

/** The texts of the section with that key, with the firm's words in them. */
export const sectionTextsQuery = <Key extends SectionKey>(api: StorefrontApi, key: Key) =>
  queryOptions({
    queryKey: ['section-texts', key],
    queryFn: async ({ client, signal }): Promise<SectionTexts<Key>> => {
      const { [key]: texts } = await api.pages.section({ key }, { signal })
      if (!texts) throw new Error(`no texts of ${key}`)
      const { firm } = await client.ensureQueryData(pageTextsQuery(api, 'chrome'))
      return fillFirmWords(texts, firm)
    },
  })
