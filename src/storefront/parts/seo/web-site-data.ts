import type { PublicSettings } from '../../../contract/settings.ts'
import { SEARCH_PATH } from '../../../domain/site/site-paths.ts'
import type { StructuredData } from './json-ld.ts'

/** Structured data of the site: name and search address. */
export function webSiteData({ siteName }: Pick<PublicSettings, 'siteName'>, origin: string): StructuredData {
  return {
    '@type': 'WebSite',
    name: siteName,
    url: `${origin}/`,
    inLanguage: 'ru',
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origin}${SEARCH_PATH}?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  }
}
