import type { KeyboardEvent, RefObject } from 'react'
import { isTyping, useScreenKey } from '../../shell/screen-keys.ts'
import { isFocusLost } from '../write/focus.ts'
import { enterRows } from './enter-rows.ts'

/** Choosing several rows of a table; rows by their index. */
export interface RowChoice {
  toggle(index: number): void
  /** From one row to its neighbour: both are chosen. */
  extend(from: number, to: number): void
}

/**
 * Keyboard handling of a table's `body`: arrow keys move between rows, Enter opens the focused row. Where rows can be chosen, X (by
 * its place on the keyboard) chooses one, and Shift with an arrow several. While nothing has the focus, the down arrow enters the
 * first table in sight whose rows can be opened or chosen; elsewhere it scrolls the page.
 */
export function useRowKeys(
  body: RefObject<HTMLElement | null>,
  open: ((index: number) => void) | undefined,
  choice?: RowChoice,
) {
  useScreenKey(
    ({ key, shiftKey }) =>
      key === 'ArrowDown' && !shiftKey && (open !== undefined || choice !== undefined) && isFocusNowhere(),
    () => body.current !== null && enterRows(body.current, true),
  )
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return
    const row = event.target instanceof Element ? event.target.closest('tr') : null
    if (!row) return
    if (open && event.key === 'Enter' && event.target === row) {
      open(Number(row.dataset.index))
      event.preventDefault()
    }
    if (choice && event.code === 'KeyX') {
      choice.toggle(Number(row.dataset.index))
      event.preventDefault()
    }
    const next = findRow(row, event.key)
    if (next) {
      if (choice && event.shiftKey) choice.extend(Number(row.dataset.index), Number(next.dataset.index))
      next.focus()
      next.scrollIntoView({ block: 'nearest' })
      event.preventDefault()
    }
  }
}

/** The screen as a whole has the focus after a navigation, and after a press beside everything in it. */
const isFocusNowhere = () => isFocusLost() || document.activeElement?.id === 'main'

/** The previous or next row, skipping messages between rows; null at the end, and for other keys. */
function findRow(row: Element, key: string): HTMLElement | null {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return null
  const step = (from: Element) =>
    key === 'ArrowDown' ? from.nextElementSibling : from.previousElementSibling
  let next = step(row)
  while (next?.classList.contains('table__note')) next = step(next)
  return next instanceof HTMLElement && next.dataset.index !== undefined ? next : null
}
