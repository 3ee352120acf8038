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
    const next =
      event.key === 'ArrowDown'
        ? row.nextElementSibling
        : event.key === 'ArrowUp'
          ? row.previousElementSibling
          : null
    if (next instanceof HTMLElement && next.dataset.index !== undefined) {
      next.focus()
      next.scrollIntoView({ block: 'nearest' })
      event.preventDefault()
    }
  }
}

/** In a field the arrows belong to its text. */
function isEditing(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.matches('input, select, textarea')
}
