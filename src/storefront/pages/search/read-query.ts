import { QUERY_LENGTH } from '../../parts/chrome/query-length.ts'

/** As `withoutUnseen`, whose file the home page would load apart from its forms if the search shared it. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu

/**
 * The search text, trimmed; null when empty (storefront.md, section 5). Composed, since macOS hands out «й» as two characters, and
 * without what no font shows.
 */
export function readQuery(params: URLSearchParams): string | null {
  const typed = params.get('q')?.replace(UNSEEN, '').normalize('NFC')
  return typed?.trim().slice(0, QUERY_LENGTH) || null
}
