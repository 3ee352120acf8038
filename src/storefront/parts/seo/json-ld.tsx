import { type StructuredData, toJsonLd } from './json-ld.ts'

/** Structured data as JSON-LD. A data block, so Content-Security-Policy allows it. */
export function JsonLd({ data }: { data: StructuredData }) {
  return (
    <script
      type="application/ld+json"
      // `priceValidUntil` of a page cached over midnight differs.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped
      dangerouslySetInnerHTML={{ __html: toJsonLd(data) }}
    />
  )
}
