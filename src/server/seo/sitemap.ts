/** A public page as search engines should know it. */
export interface ListedPage {
  /** The page's canonical path. */
  path: string
  /** When its content last changed, ISO; absent when nobody knows. */
  changed?: string
}

const entry = ({ path, changed }: ListedPage, origin: string): string => {
  const modified = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`
  return `<url><loc>${new URL(path, origin).href.replaceAll('&', '&amp;')}</loc>${modified}</url>`
}

/** The site map for search engines (sitemaps.org), with whole addresses. */
export function buildSitemap(pages: readonly ListedPage[], origin: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map((page) => entry(page, origin)),
    '</urlset>',
  ].join('\n')
}
