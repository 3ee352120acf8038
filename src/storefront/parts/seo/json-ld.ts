/** A schema.org object. */
export interface StructuredData {
  '@type': string
  [property: string]: unknown
}

/** JSON for the inside of a script element, with `<` escaped. */
export function toJsonLd(data: StructuredData): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
}
