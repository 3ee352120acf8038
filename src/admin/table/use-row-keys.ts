import type { KeyboardEvent } from 'react'

/** Keyboard of a table's body: arrows move between rows, Enter opens the row that has the focus. */
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

/** The row above or below, past notes that stand between rows; null at the end, and for any other key. */
function findRow(row: Element, key: string): HTMLElement | null {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return null
  const step = (from: Element) =>
    key === 'ArrowDown' ? from.nextElementSibling : from.previousElementSibling
  let next = step(row)
  while (next?.classList.contains('table__note')) next = step(next)
  return next instanceof HTMLElement && next.dataset.index !== undefined ? next : null
}

/** In a field the arrows belong to its text. */
function isEditing(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.matches('input, select, textarea')
}
