import type { Breadcrumb } from '../../ui/breadcrumbs.tsx'
import type { StructuredData } from './json-ld.ts'

/** The way to a page for search engines, from the same breadcrumbs that the page shows; the last needs no address. */
export function breadcrumbData(breadcrumbs: readonly Breadcrumb[], origin: string): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href === undefined ? {} : { item: new URL(href, origin).href }),
    })),
  }
}
