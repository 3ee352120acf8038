import type { Crumb } from '../../ui/crumbs.tsx'
import type { StructuredData } from './json-ld.ts'

/** The way to a page for search engines, from the same crumbs that the page shows; the last needs no address. */
export function breadcrumbData(crumbs: readonly Crumb[], origin: string): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href === undefined ? {} : { item: new URL(href, origin).href }),
    })),
  }
}
