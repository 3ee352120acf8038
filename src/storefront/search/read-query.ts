import { QUERY_LENGTH } from '../chrome/query-length.ts'

/** What is searched for; null when there is nothing after trimming (storefront.md, section 5). */
export function readQuery(params: URLSearchParams): string | null {
  return params.get('q')?.trim().slice(0, QUERY_LENGTH) || null
}
