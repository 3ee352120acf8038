import { useEffect, useRef } from 'react'
import { renewed } from '../../../api/renewing-transport.ts'
import { importRedirects } from '../../../api/staff-upload.ts'
import type { RedirectImport } from '../../../contract/content/redirects.ts'
import { plural } from '../../../lib/text/plural.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { type Column, DataTable } from '../../kit/table/data-table.tsx'
import { useWrite } from '../../kit/write/use-write.ts'
import { WriteFailure } from '../../kit/write/write-failure.tsx'
import { renewSession } from '../../session/renewal.ts'
import { REDIRECTS_KEY } from './queries.ts'

/** What a file would do, its wrong rows by name, and the button that does it. */
export function ImportDialog({ file, found, onClose }: ImportDialogProps) {
  const stop = useRef(new AbortController())
  useEffect(() => () => stop.current.abort(), [])
  const { run, isRunning, error } = useWrite({
    call: () => {
      const { signal } = stop.current
      return renewed(() => importRedirects(file, true, { onProgress: () => undefined, signal }), renewSession)
    },
    success: (done: RedirectImport) => ({ title: 'Успех', description: `Готово: ${tellCounts(done)}` }),
    failure: (reason) => `Не удалось загрузить переадресации: ${reason}`,
    refresh: [REDIRECTS_KEY],
  })
  const count = found.added + found.changed
  const { wrong, wrongCount } = found
  const write = () => run(undefined).then(onClose, () => undefined)
  // Once it is sent, the server may have written it whatever becomes of its answer.
  const close = () => isRunning || onClose()
  return (
    <Dialog
      open
      onClose={close}
      title={file.name}
      size="form"
      footer={
        <>
          {error && <WriteFailure error={error} what="Не записано" button="Записать" />}
          <Button onClick={close}>{count > 0 ? 'Отмена' : 'Закрыть'}</Button>
          {count > 0 && (
            <Button variant="main" isBusy={isRunning} onClick={() => void write()}>
              {`Записать ${count}`}
            </Button>
          )}
        </>
      }
    >
      <div className="stack">
        <p>{`Будет: ${tellCounts(found)}.`}</p>
        {wrongCount > 0 && (
          <>
            <p className="muted">
              {`${wrongCount} ${plural(wrongCount, ROWS)} не записать: исправьте в файле и загрузите его снова, верные строки второй раз не добавятся.`}
            </p>
            <DataTable
              caption="Строки с ошибками"
              className="table--plain redirects"
              columns={WRONG}
              rows={wrong}
              toKey={({ row }) => row}
            />
            {wrongCount > wrong.length && <p className="muted">{`и ещё ${wrongCount - wrong.length}`}</p>}
          </>
        )}
      </div>
    </Dialog>
  )
}

const ROWS = ['строку', 'строки', 'строк'] as const

const WRONG: readonly Column<RedirectImport['wrong'][number]>[] = [
  { key: 'row', title: 'Строка', isEnd: true, cell: ({ row }) => row },
  {
    key: 'pair',
    title: 'Адреса',
    cell: ({ from, to }) => <span className="redirects__path">{`${from || '—'} → ${to || '—'}`}</span>,
  },
  { key: 'problem', title: 'Что не так', cell: ({ problem }) => problem },
]

/** «новых 12, изменённых 3, прежних 5». */
const tellCounts = ({ added, changed, same }: RedirectImport) =>
  `новых ${added}, изменённых ${changed}, прежних ${same}`

interface ImportDialogProps {
  file: File
  /** What it would do. */
  found: RedirectImport
  onClose: () => void
}
