import { useId, useRef, useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '../../../../ui/field/field.tsx'
import type { MarkdownProps } from '../../../../ui/markdown/markdown-props.ts'
import { UploadErrors } from '../upload/upload-errors.tsx'
import { UploadProgress } from '../upload/upload-progress.tsx'
import { useUpload } from '../upload/use-upload.ts'
import { applyEdit } from './apply-edit.ts'
import { insertPicture } from './markdown-editing.ts'
import { MarkdownModes } from './markdown-modes.tsx'
import { MarkdownPreview } from './markdown-preview.tsx'
import { hasTable, insertTable } from './markdown-table.ts'
import { MarkdownText } from './markdown-text.tsx'
import { MarkdownTools } from './markdown-tools.tsx'
import { PictureDescriptions } from './picture-descriptions.tsx'
import { TableSize } from './table-size.tsx'
import { useMarkdownMode } from './use-markdown-mode.ts'
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
  const tableButton = useRef<HTMLButtonElement>(null)
  const [isTableOpen, setTableOpen] = useState(false)
  const { send, sending, errors, cancel } = useUpload((url) => applyEdit(area.current, insertPicture(url)))
  const { mode, setMode, showPlace } = useMarkdownMode(area, error, saveAttempts)

  const addTable = (rows: number, columns: number) => {
    setTableOpen(false)
    area.current?.focus()
    applyEdit(area.current, insertTable(rows, columns))
  }
  const closeTable = () => {
    setTableOpen(false)
    tableButton.current?.focus()
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
              <MarkdownText
                control={control}
                field={field}
                area={area}
                isRequired={isRequired}
                onFiles={(files) => void send(files)}
                onScroll={() => followScroll(area.current, preview.current)}
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
          <PictureDescriptions text={value} alts={alts} onDescribe={showPlace} />
        </div>
      )}
    </Field>
  )
}

/** Scrolls the preview as far, by share of its height, as the text is scrolled. */
function followScroll(text: HTMLElement | null, page: HTMLElement | null): void {
  if (!text || !page) return
  const share = text.scrollTop / Math.max(1, text.scrollHeight - text.clientHeight)
  page.scrollTop = share * (page.scrollHeight - page.clientHeight)
}

const TABLE_HINT = 'В таблице Tab — следующая ячейка; Esc, затем Tab — выйти из текста.'

/** The hint of the field, and how to leave a table where the text has one. */
function withTableHint(hint: string | undefined, text: string): string | undefined {
  return hasTable(text) ? [hint, TABLE_HINT].filter(Boolean).join(' ') : hint
}

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
