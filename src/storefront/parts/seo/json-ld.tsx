import { type StructuredData, toJsonLd } from './json-ld.ts'

/** Structured data as JSON-LD. A data block, so Content-Security-Policy allows it. Null leaves what the server's document has. */
export function JsonLd({ data }: { data: StructuredData | null }) {
  return (
    <script
      type="application/ld+json"
      // `priceValidUntil` of a page cached over midnight differs.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped
      dangerouslySetInnerHTML={{ __html: data === null ? '' : toJsonLd(data) }}
    />
  )
}
