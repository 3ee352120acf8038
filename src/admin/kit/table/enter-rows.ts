/**
 * Focuses the first row within `place` that row keys can reach (`useRowKeys`); false when there is none. `isSeen` leaves out a row
 * that is not wholly in the window: the page would spring there.
 */
export function enterRows(place: ParentNode, isSeen = false): boolean {
  const row = place.querySelector<HTMLElement>('tr[data-index][tabindex="0"]')
  if (!row || (isSeen && !isInWindow(row))) return false
  row.focus()
  row.scrollIntoView({ block: 'nearest' })
  // A row of a hidden tab takes no focus.
  return document.activeElement === row
}

function isInWindow(row: HTMLElement): boolean {
  const { top, bottom } = row.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}
