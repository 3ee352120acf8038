import { type DragEvent, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { UploadProgress } from '../../kit/form/upload/upload-progress.tsx'
import { useUploadImport } from './use-upload-import.ts'

/** Drop zone for a price list; a refusal stands in it, and it keeps its size. */
export function UploadZone() {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const { send, sending, error, cancel } = useUploadImport()
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) void send(file)
  }
  return (
    <Panel
      as="section"
      aria-label="Прайс-лист"
      className={isOver ? 'import-zone import-zone--over' : 'import-zone'}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same for the keyboard */}
      <div
        className="import-zone__in"
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {sending ? (
          <UploadProgress sending={sending} onCancel={cancel} />
        ) : (
          <>
            <h2>Перетащите сюда прайс-лист</h2>
            <p className="muted">
              Excel (.xlsx) или CSV, до 20 000 строк и 20 МБ. Шапка может быть не в первой строке.
            </p>
            {error && (
              <Note tone="bad" role="alert">
                <p>{error}</p>
              </Note>
            )}
            <Button variant="main" icon="upload" onClick={() => input.current?.click()}>
              Выбрать файл
            </Button>
          </>
        )}
        <input
          ref={input}
          hidden
          type="file"
          accept=".xlsx,.csv,.tsv,.txt"
          aria-label="Прайс-лист"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void send(file)
            // Allows choosing the same file again.
            target.value = ''
          }}
        />
      </div>
    </Panel>
  )
}
