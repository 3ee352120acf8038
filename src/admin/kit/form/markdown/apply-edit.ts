import { isTyping } from '../../../shell/screen-keys.ts'
import type { Editing, Selection } from './markdown-editing.ts'

/** Applies an edit to a text area like typing, so that the browser's undo works. */
export function applyEdit(area: HTMLTextAreaElement | null, toEdit: Editing): void {
  if (!area) return
  const { value, selectionStart, selectionEnd } = area
  const { from, to, insert, select } = toEdit(value, { start: selectionStart, end: selectionEnd })
  if (!mayTakeFocus(area) || !replaceText(area, from, to, insert)) {
    area.setRangeText(insert, from, to)
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }
  area.setSelectionRange(select.start, select.end)
}

/** Selects a part of a text area, and scrolls to it: browsers do that only when the area gets the focus. */
export function showSelection(area: HTMLTextAreaElement | null, { start, end }: Selection): void {
  area?.blur()
  area?.setSelectionRange(start, end)
  area?.focus()
}

/** False while the user types in another field, for instance when an upload ends. */
function mayTakeFocus(area: HTMLTextAreaElement): boolean {
  const { activeElement } = document
  return (activeElement === area || !isTyping(activeElement)) && area.checkVisibility()
}

/** Replaces text by `execCommand`, the only way that browsers can undo; false where it is not supported. */
function replaceText(area: HTMLTextAreaElement, from: number, to: number, insert: string): boolean {
  area.focus()
  area.setSelectionRange(from, to)
  return insert === '' ? document.execCommand('delete') : document.execCommand('insertText', false, insert)
}
