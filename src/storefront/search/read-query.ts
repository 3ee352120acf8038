import { QUERY_LENGTH } from '../chrome/query-length.ts'

/** The trimmed search text; null when empty (storefront.md, section 5). */
export function readQuery(params: URLSearchParams): string | null {
  return params.get('q')?.trim().slice(0, QUERY_LENGTH) || null
}
