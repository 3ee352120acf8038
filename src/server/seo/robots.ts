/** Query parameters that search engines should ignore: advertising parameters and the catalogue's filters. */
const CLEAN = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', 'yclid', 'gclid']
const FILTERS = ['users', 'price', 'sort', 'location']

/**
 * Builds robots.txt. Cart and comparison are not disallowed: robots must fetch them to see `noindex`.
 * Searches are, because their addresses are unlimited. `Clean-param` is an extension of Yandex.
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
