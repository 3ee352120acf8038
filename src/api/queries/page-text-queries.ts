import { queryOptions } from '@tanstack/react-query'
import type { TextsOf } from '../../contract/pages/pages.ts'
import { requireTextsOf } from '../../contract/pages/texts-of.ts'
import { fillFirmWords } from '../../domain/site/firm-words.ts'
import type { PageKey } from '../../domain/site/text-pages.ts'
import type { StorefrontApi } from '../storefront.ts'

/** The texts of the page with that key, with the firm's words in them, which are among those of the layout; HTML is left as it is. */
export const pageTextsQuery = <Key extends PageKey>(api: Pick<StorefrontApi, 'pages'>, key: Key) =>
  queryOptions({
    queryKey: ['page-texts', key],
    queryFn: async ({ client, signal }): Promise<TextsOf<Key>> => {
      const page = await api.pages.get({ key }, { signal })
      const texts = requireTextsOf(page, key)
      // The layout loads its texts beside those of the page: this takes them, or waits for the same request.
      const { firm } =
        page.key === 'chrome' ? page.blocks : await client.fetchQuery(pageTextsQuery(api, 'chrome'))
      const filled = fillFirmWords(texts, firm)
      return page.key === 'home' ? { ...filled, html: page.html } : filled
    },
  })
