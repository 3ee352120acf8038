import { withoutUnseen } from '../../lib/visible-text.ts'
import { QUERY_LENGTH } from '../chrome/query-length.ts'

/**
 * The search text, trimmed; null when empty (storefront.md, section 5). Composed, since macOS hands out «й» as two characters, and
 * without what no font shows.
 */
export function readQuery(params: URLSearchParams): string | null {
  const typed = withoutUnseen(params.get('q') ?? '').normalize('NFC')
  return typed.trim().slice(0, QUERY_LENGTH) || null
}
