import { escapeXml } from '../../../lib/text/xml.ts'

/** An entry of the sitemap. */
export interface ListedPage {
  /** The page's canonical path. */
  path: string
  /** Last change of its content, ISO; absent when unknown. */
  changed?: string | undefined
  /** Addresses of its pictures, of this site or another. */
  pictures?: readonly string[]
}

/** Most pictures of one page that search engines read. */
const MAX_PICTURES = 1000

const entry = ({ path, changed, pictures = [] }: ListedPage, origin: string): string => {
  const modified = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`
  const images = [...new Set(pictures)]
    .filter((picture) => URL.canParse(picture, origin))
    .slice(0, MAX_PICTURES)
    .map((picture) => `<image:image><image:loc>${toLocation(picture, origin)}</image:loc></image:image>`)
  return `<url><loc>${toLocation(path, origin)}</loc>${modified}${images.join('')}</url>`
}

const toLocation = (address: string, origin: string) => escapeXml(new URL(address, origin).href)

/** Builds the sitemap XML (sitemaps.org, with Google's extension for pictures), with absolute addresses. */
export function buildSitemap(pages: readonly ListedPage[], origin: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...pages.map((page) => entry(page, origin)),
    '</urlset>',
  ].join('\n')
}
