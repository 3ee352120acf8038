import { useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { formatShortWhen } from '../../../lib/moments.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { serverNow } from '../../server-clock.ts'
import { focusFirstField } from '../write/focus.ts'
import type { RecordForm } from './form-record.ts'
import { useKeptWork } from './use-kept-work.ts'
import './record.css'

/** Above the first field of a form: unsaved work of an earlier time, which is there when the form is first drawn. */
export function RecordNotes<Values extends FieldValues>({ of }: { of: RecordForm<Values> }) {
  const { offer, isStale, restore, remove } = useKeptWork(of)
  const now = serverNow()
  const notes = useRef<HTMLDivElement>(null)
  // The button may go: the work goes on in the form.
  const act = (change: () => void) => {
    change()
    focusFirstField(notes.current?.closest('form'))
  }
  return (
    <div className="record-notes" ref={notes}>
      {offer && (
        <Note icon="reset" role="note">
          <div className="kept">
            <p>
              Есть несохранённая правка от {formatShortWhen(offer.at, now)}.
              {isStale && <span> С тех пор запись изменили: при сохранении обе правки сложатся.</span>}
            </p>
            <Button size="small" onClick={() => act(restore)}>
              Вернуть
            </Button>
            <Button size="small" onClick={() => act(remove)}>
              Убрать
            </Button>
          </div>
        </Note>
      )}
    </div>
  )
}
