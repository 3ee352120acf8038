import { useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { formatShortWhen } from '../../lib/moments.ts'
import { toShortName } from '../../lib/short-name.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { focusFirstField } from '../write/focus.ts'
import type { RecordForm } from './use-form-record.ts'
import { useKeptWork } from './use-kept-work.ts'
import { usePresence } from './use-presence.ts'
import './record.css'

/** Above the first field of a form: who else has the record open, and unsaved work of an earlier time. */
export function RecordNotes<Values extends FieldValues>({ of }: { of: RecordForm<Values> }) {
  const others = usePresence(of.record)
  const { offer, isStale, restore, remove } = useKeptWork(of)
  const now = Date.now()
  const notes = useRef<HTMLDivElement>(null)
  // The button may go: the work goes on in the form.
  const act = (change: () => void) => {
    change()
    focusFirstField(notes.current?.closest('form'))
  }
  const names = others.map(
    ({ name, since }) => `${toShortName(name)} редактирует с ${formatShortWhen(since, now)}`,
  )
  return (
    <div className="record-notes" ref={notes}>
      <div role="status">
        {names.length > 0 && (
          <Note tone="warn" icon="user">
            <p>{names.join('; ')}</p>
          </Note>
        )}
      </div>
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
