/** Query parameters that search engines should ignore: advertising parameters and the catalogue's filters. */
const CLEAN = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', 'yclid', 'gclid']
const FILTERS = ['users', 'price', 'sort', 'location']

/** Filters by parameters are as many as there are parameters; Clean-param knows whole names only. */
const FACETS = '/*spec.'

/**
 * Builds robots.txt. Cart and comparison are not disallowed: robots must fetch them to see `noindex`.
 * Searches are, because their addresses are unlimited. `Clean-param` is an extension of Yandex.
 */
export function buildRobots(origin: string): string {
  return `User-agent: *
Disallow: /admin
Disallow: /api/
Disallow: /search
Disallow: ${FACETS}
Clean-param: ${[...CLEAN, ...FILTERS].join('&')}

Sitemap: ${new URL('/sitemap.xml', origin).href}
`
}
