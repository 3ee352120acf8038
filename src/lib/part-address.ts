/** Query parameter of a list's part, from 1; it works without scripts. */
export const PART_PARAMETER = 'page'

/** The part of a list that an address names; 1 when it names none. */
export function readPart(search: string): number {
  const text = new URLSearchParams(search).getAll(PART_PARAMETER).at(-1) ?? ''
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1
}

/** The query string, with question mark, of another part of the same list. */
export function toPart(search: string, part: number): string {
  const params = new URLSearchParams(search)
  params.delete(PART_PARAMETER)
  if (part > 1) params.set(PART_PARAMETER, String(part))
  return params.size > 0 ? `?${params}` : ''
}
