import type { Editing } from './markdown-editing.ts'

/** Changes the text as if it were typed, so that the browser's own undo takes it back. */
export function applyEdit(area: HTMLTextAreaElement | null, toEdit: Editing): void {
  if (!area) return
  const { value, selectionStart, selectionEnd } = area
  const { from, to, insert, select } = toEdit(value, { start: selectionStart, end: selectionEnd })
  if (!mayTakeFocus(area) || !typeOver(area, from, to, insert)) {
    area.setRangeText(insert, from, to)
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }
  area.setSelectionRange(select.start, select.end)
}

/** A picture may arrive while somebody types in another field. */
function mayTakeFocus(area: HTMLTextAreaElement): boolean {
  const active = document.activeElement
  const isElsewhere =
    active instanceof HTMLElement && active.matches('input, select, textarea') && active !== area
  return !isElsewhere && area.checkVisibility()
}

/** The only way to change a text area that browsers can undo; false where it is unknown. */
function typeOver(area: HTMLTextAreaElement, from: number, to: number, insert: string): boolean {
  area.focus()
  area.setSelectionRange(from, to)
  return insert === '' ? document.execCommand('delete') : document.execCommand('insertText', false, insert)
}
