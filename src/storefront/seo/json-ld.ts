/** A schema.org statement. */
export interface StructuredData {
  '@type': string
  [property: string]: unknown
}

/** JSON that cannot end the script element it stands in. */
export function toJsonLd(data: StructuredData): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
}
