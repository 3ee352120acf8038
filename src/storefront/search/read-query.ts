/** Longer texts are cut: no model's name needs more, and a pasted page must not fill the screen. */
const QUERY_LENGTH = 200

/** What is searched for; null when there is nothing after trimming (storefront.md, section 5). */
export function readQuery(params: URLSearchParams): string | null {
  return params.get('q')?.trim().slice(0, QUERY_LENGTH) || null
}
