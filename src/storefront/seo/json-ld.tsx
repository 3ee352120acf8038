import { type StructuredData, toJsonLd } from './json-ld.ts'

/** Structured data for search engines. It is data, not code: the content-security policy has nothing against it. */
export function JsonLd({ data }: { data: StructuredData }) {
  return (
    <script
      type="application/ld+json"
      // A page kept over midnight differs in `priceValidUntil`.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped
      dangerouslySetInnerHTML={{ __html: toJsonLd(data) }}
    />
  )
}
