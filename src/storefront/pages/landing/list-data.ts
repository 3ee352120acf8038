import type { StructuredData } from '../../parts/seo/json-ld.ts'

/** Structured data of a list of pages, in their order. */
export function listData(paths: readonly string[], origin: string): StructuredData {
  return {
    '@type': 'ItemList',
    itemListElement: paths.map((path, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: new URL(path, origin).href,
    })),
  }
}
