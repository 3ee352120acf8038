import { type ClipboardEvent, type DragEvent, type KeyboardEvent, type RefObject, useRef } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { FieldControl } from '../../../../ui/field/field.tsx'
import { applyEdit, showSelection } from './apply-edit.ts'
import { insertCells, isInTable, moveInTable } from './markdown-table.ts'
import { findByKey } from './markdown-tools.tsx'
import { readCells } from './pasted-cells.ts'

/** The text area of the editor: its keys, and cells and pictures that are pasted or dropped into it. */
export function MarkdownText({ control, field, area, isRequired, onFiles, onScroll }: MarkdownTextProps) {
  /** Esc was pressed in a table: the next Tab leaves the text. */
  const isTabFree = useRef(false)
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const edit = findByKey(event)
    const cell = edit || isTabFree.current ? null : findCell(event)
    const isFreed = event.key === 'Escape' && !isTabFree.current && isAtTable(event.currentTarget)
    // Shift is pressed before the Tab that goes back.
    if (event.key !== 'Shift') isTabFree.current = isFreed
    if (!edit && !cell && !isFreed) return
    event.preventDefault()
    // Nor is the dialog around closed.
    if (isFreed) event.stopPropagation()
    if (edit) applyEdit(area.current, edit)
    else if (cell) showSelection(area.current, cell)
  }
  const paste = (event: ClipboardEvent) => {
    const { clipboardData } = event
    const copied = { html: clipboardData.getData('text/html'), text: clipboardData.getData('text/plain') }
    const cells = readCells(copied)
    if (!cells) return takePictures(event, clipboardData)
    event.preventDefault()
    applyEdit(area.current, insertCells(cells))
  }
  const takePictures = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    // Word puts a picture of the text into the clipboard in addition to the text.
    if (data.files.length === 0 || data.types.includes('text/plain')) return
    event.preventDefault()
    onFiles([...data.files])
  }
  return (
    <textarea
      {...control}
      {...field}
      ref={(element) => {
        field.ref(element)
        area.current = element
      }}
      aria-required={isRequired}
      onKeyDown={onKeyDown}
      onScroll={onScroll}
      onPaste={paste}
      onDrop={(event) => takePictures(event, event.dataTransfer)}
    />
  )
}

const isAtTable = ({ value, selectionStart }: HTMLTextAreaElement) => isInTable(value, selectionStart)

/** The cell of a table that Tab goes to, or Shift+Tab; null where the key leaves the text as everywhere. */
function findCell({
  key,
  shiftKey,
  ctrlKey,
  altKey,
  metaKey,
  currentTarget,
}: KeyboardEvent<HTMLTextAreaElement>) {
  if (key !== 'Tab' || ctrlKey || altKey || metaKey) return null
  return moveInTable(currentTarget.value, currentTarget.selectionStart, shiftKey)
}

interface MarkdownTextProps {
  /** Attributes that link it to its label, hint and error. */
  control: FieldControl
  /** Result of `register` for the field. */
  field: UseFormRegisterReturn
  /** Gets the text area, for the buttons that edit it. */
  area: RefObject<HTMLTextAreaElement | null>
  isRequired: boolean
  onFiles: (files: readonly File[]) => void
  onScroll: () => void
}
