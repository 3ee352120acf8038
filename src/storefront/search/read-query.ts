/** What is searched for; null when there is nothing after trimming (storefront.md, section 5). */
export function readQuery(params: URLSearchParams): string | null {
  return params.get('q')?.trim() || null
}
