import type { Breadcrumb } from '../../../ui/breadcrumbs.tsx'
import type { StructuredData } from './json-ld.ts'

/** Structured data of breadcrumbs; the last one needs no address. */
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
