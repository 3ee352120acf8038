import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '../../../../ui/field/field.tsx'
import type { MarkdownProps } from '../../../../ui/markdown/markdown-props.ts'
import { UploadErrors } from '../upload/upload-errors.tsx'
import { UploadProgress } from '../upload/upload-progress.tsx'
import { useUpload } from '../upload/use-upload.ts'
import { applyEdit, showSelection } from './apply-edit.ts'
import { insertPicture, type Selection } from './markdown-editing.ts'
import { type MarkdownMode, MarkdownModes } from './markdown-modes.tsx'
import { MarkdownPreview } from './markdown-preview.tsx'
import { hasTable, insertCells, insertTable, isInTable, moveInTable } from './markdown-table.ts'
import { findByKey, MarkdownTools } from './markdown-tools.tsx'
import { readCells } from './pasted-cells.ts'
import { PictureDescriptions } from './picture-descriptions.tsx'
import { TableSize } from './table-size.tsx'
import './markdown-editor.css'

/**
 * Markdown editor: a plain text area, so that the browser's undo, spell check and find work; formatting buttons; tables by
 * button, and from copied cells of a spreadsheet; pictures by button, paste and drop; and a preview rendered like the public
 * page.
 */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const { label, field, value, context, alts, error, hint, saveAttempts, isRequired = false } = props
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const preview = useRef<HTMLDivElement>(null)
  /** A place of the text to be shown with it. */
  const wanted = useRef<Selection | null>(null)
  /** Esc was pressed in a table: the next Tab leaves the text. */
  const isTabFree = useRef(false)
  const tableButton = useRef<HTMLButtonElement>(null)
  const [isTableOpen, setTableOpen] = useState(false)
  const [mode, setMode] = useState<MarkdownMode>(() => (WIDE.matches ? 'side' : 'edit'))
  const { send, sending, errors, cancel } = useUpload((url) => applyEdit(area.current, insertPicture(url)))

  // Shows the text area when it has an error, and again after each attempt to save that leaves the error.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt counts although nothing reads its number
  useEffect(() => {
    if (error) setMode((current) => (current === 'preview' ? 'edit' : current))
  }, [error, saveAttempts])

  // The text area can take the selection once it is shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mode says whether it is
  useEffect(() => {
    if (wanted.current) showSelection(area.current, wanted.current)
    wanted.current = null
  }, [mode])

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
  const addTable = (rows: number, columns: number) => {
    setTableOpen(false)
    area.current?.focus()
    applyEdit(area.current, insertTable(rows, columns))
  }
  const closeTable = () => {
    setTableOpen(false)
    tableButton.current?.focus()
  }
  const describe = (place: Selection) => {
    if (mode !== 'preview') return showSelection(area.current, place)
    wanted.current = place
    setMode('edit')
  }
  const paste = (event: ClipboardEvent) => {
    const { clipboardData } = event
    const copied = { html: clipboardData.getData('text/html'), text: clipboardData.getData('text/plain') }
    const cells = readCells(copied)
    if (!cells) return uploadPictures(event, clipboardData)
    event.preventDefault()
    applyEdit(area.current, insertCells(cells))
  }
  const uploadPictures = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    // Word puts a picture of the text into the clipboard in addition to the text.
    if (data.files.length === 0 || data.types.includes('text/plain')) return
    event.preventDefault()
    void send([...data.files])
  }
  const syncScroll = () => {
    const [from, to] = [area.current, preview.current]
    if (!from || !to) return
    const share = from.scrollTop / Math.max(1, from.scrollHeight - from.clientHeight)
    to.scrollTop = share * (to.scrollHeight - to.clientHeight)
  }

  return (
    <Field
      label={label}
      error={error}
      hint={withTableHint(hint, value)}
      labelSuffix={isRequired ? 'обязательно' : undefined}
    >
      {(control) => (
        <div className="md">
          <div className="md__bar">
            {mode !== 'preview' && (
              <MarkdownTools
                onEdit={(edit) => applyEdit(area.current, edit)}
                isTableOpen={isTableOpen}
                tableButton={tableButton}
                onTable={() => (isTableOpen ? closeTable() : setTableOpen(true))}
                isSending={sending !== null}
                onFiles={(files) => void send(files)}
              />
            )}
            <MarkdownModes id={id} mode={mode} onChoose={setMode} />
          </div>
          {isTableOpen && mode !== 'preview' && <TableSize onInsert={addTable} onClose={closeTable} />}
          {(sending || errors.length > 0) && (
            <div className="md__sending">
              {sending && <UploadProgress sending={sending} onCancel={cancel} />}
              <UploadErrors errors={errors} />
            </div>
          )}
          <div className={`md__panes md__panes--${mode}`}>
            <div role="tabpanel" id={`${id}-text`} aria-labelledby={`${id}-edit`} hidden={mode === 'preview'}>
              <textarea
                {...control}
                {...field}
                ref={(element) => {
                  field.ref(element)
                  area.current = element
                }}
                aria-required={isRequired}
                onKeyDown={onKeyDown}
                onScroll={syncScroll}
                onPaste={paste}
                onDrop={(event) => uploadPictures(event, event.dataTransfer)}
              />
            </div>
            {mode !== 'edit' && (
              <div
                role="tabpanel"
                id={`${id}-page`}
                aria-labelledby={`${id}-preview`}
                className="md__out"
                // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
                tabIndex={0}
                ref={preview}
              >
                <MarkdownPreview text={value} context={context} alts={alts} />
              </div>
            )}
          </div>
          <PictureDescriptions text={value} alts={alts} onDescribe={describe} />
        </div>
      )}
    </Field>
  )
}

const TABLE_HINT = 'В таблице Tab — следующая ячейка; Esc, затем Tab — выйти из текста.'

/** The hint of the field, and how to leave a table where the text has one. */
function withTableHint(hint: string | undefined, text: string): string | undefined {
  return hasTable(text) ? [hint, TABLE_HINT].filter(Boolean).join(' ') : hint
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

/** From 1500 px text and preview fit side by side. */
const WIDE = window.matchMedia('(min-width: 93.75em)')

interface MarkdownEditorProps {
  label: string
  /** Result of `register` for the field. */
  field: UseFormRegisterReturn
  /** The present text from `useWatch`, for the preview. */
  value: string
  context: MarkdownProps['context']
  /** Descriptions of pictures by address that the media library has. */
  alts?: MarkdownProps['alts']
  error?: string | undefined
  /** `submitCount` of the form. */
  saveAttempts: number
  hint?: string
  isRequired?: boolean
}
