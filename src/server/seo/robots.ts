/** Query parameters that change nothing for a search engine: advertising tails and the catalogue's filters. */
const CLEAN = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', 'yclid', 'gclid']
const FILTERS = ['users', 'price', 'sort', 'location']

/**
 * What robots may read. Cart and comparison are not forbidden: a robot must open them to learn that they are `noindex`.
 * Searches are, because their addresses never end. `Clean-param` is understood by Yandex.
 */
export function buildRobots(origin: string): string {
  return `User-agent: *
Disallow: /admin
Disallow: /api/
Disallow: /search
Clean-param: ${[...CLEAN, ...FILTERS].join('&')}

Sitemap: ${new URL('/sitemap.xml', origin).href}
`
}
