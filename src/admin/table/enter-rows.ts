/** Focuses the first row within `place` that row keys can reach (`useRowKeys`); false when there is none. */
export function enterRows(place: ParentNode): boolean {
  const row = place.querySelector<HTMLElement>('.table tr[data-index][tabindex="0"]')
  if (!row) return false
  row.focus()
  row.scrollIntoView({ block: 'nearest' })
  return true
}
