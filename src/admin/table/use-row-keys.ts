import type { KeyboardEvent } from 'react'

/** Keyboard handling of a table's body: arrow keys move between rows, Enter opens the focused row. */
export function useRowKeys(open: (index: number) => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || isEditing(event.target)) return
    const row = event.target instanceof Element ? event.target.closest('tr') : null
    if (!row) return
    if (event.key === 'Enter' && event.target === row) {
      open(Number(row.dataset.index))
      event.preventDefault()
    }
    const next = findRow(row, event.key)
    if (next) {
      next.focus()
      next.scrollIntoView({ block: 'nearest' })
      event.preventDefault()
    }
  }
}

/** The previous or next row, skipping messages between rows; null at the end, and for other keys. */
function findRow(row: Element, key: string): HTMLElement | null {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return null
  const step = (from: Element) =>
    key === 'ArrowDown' ? from.nextElementSibling : from.previousElementSibling
  let next = step(row)
  while (next?.classList.contains('table__note')) next = step(next)
  return next instanceof HTMLElement && next.dataset.index !== undefined ? next : null
}

/** Whether the focus is in an input, which needs the arrow keys. */
function isEditing(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.matches('input, select, textarea')
}
