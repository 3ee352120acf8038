/** An entry of the sitemap. */
export interface ListedPage {
  /** The page's canonical path. */
  path: string
  /** Last change of its content, ISO; absent when unknown. */
  changed?: string
}

const entry = ({ path, changed }: ListedPage, origin: string): string => {
  const modified = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`
  return `<url><loc>${new URL(path, origin).href.replaceAll('&', '&amp;')}</loc>${modified}</url>`
}

/** Builds the sitemap XML (sitemaps.org), with absolute addresses. */
export function buildSitemap(pages: readonly ListedPage[], origin: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map((page) => entry(page, origin)),
    '</urlset>',
  ].join('\n')
}
