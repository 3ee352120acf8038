import { useEffect, useState } from 'react'
import { ApiError } from '../../../../../api/error.ts'
import type { Inquiry } from '../../../../../contract/inquiries/visitor.ts'
import { formatStatus } from '../../../../../domain/inquiry/labels.ts'
import { formatClock, formatWhen } from '../../../../../lib/moments.ts'
import { pastVerb } from '../../../../../lib/text/past-verb.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Note } from '../../../../../ui/note.tsx'
import { toReason } from '../../../../kit/write/failure-messages.ts'
import type { InquiryWork, Save } from '../../../../parts/inquiry/changes/use-inquiry-work.ts'
import {
  agreeOn,
  type ChangePart,
  fieldsOf,
  fieldValue,
  promisesInVain,
  type WorkField,
} from '../../../../parts/inquiry/work-fields.ts'
import { serverNow } from '../../../../server-clock.ts'
import { describeClosed } from './outcomes.ts'

const WORDS = {
  saving: 'записываем…',
  saved: 'записано',
  failed: 'не записано',
  stale: 'не записано',
} as const

/** Beside a label: how the field's last save went, in a word; of what the field shows while it is not stored, that it is not. That is said aloud by the note below the field alone. */
export function SaveWord({ field, work }: { field: WorkField; work: InquiryWork }) {
  const kind = work.find(field)?.state.kind
  const isBad = kind === 'failed' || kind === 'stale'
  return (
    <>
      <span className="saved" role="status">
        {kind && !isBad && WORDS[kind]}
      </span>
      {isBad && <span className="saved saved--not">{WORDS[kind]}</span>}
    </>
  )
}

/**
 * Below a field or a note: a failed save with its repetition, or another person's change to choose from. Of an outcome only its
 * note tells, also of the fields that are saved with it, until another outcome has the note.
 */
export function SaveProblem({ part, work }: { part: ChangePart; work: InquiryWork }) {
  const save = work.find(part)
  if (!save || isToldElsewhere(part, save)) return null
  const { state, changes, base, repeat } = save
  if (state.kind === 'failed') {
    const isUnlinked =
      state.error instanceof ApiError && state.error.status === 0 && state.error.userMessage === null
    return (
      <NotSaved
        why={errorOf(state.error, part) ?? toReason(state.error)}
        isUnlinked={isUnlinked}
        onRepeat={repeat}
      />
    )
  }
  if (state.kind !== 'stale') return null
  const { current, changedBy, changedAt } = state.conflict
  const field = part === 'note' ? fieldsOf(changes).find((one) => isContested(one, save, current)) : part
  // Nothing to choose from: a note stands beside another one.
  if (!field) return <NotSaved why="запрос изменили тем временем" onRepeat={() => repeat(current)} />
  const mine = changes[field]
  const isInVain = field === 'nextContactAt' && promisesInVain(changes, base, current)
  return (
    <Note tone="warn" role="alert" className="save-problem">
      <div>
        <p>
          <b>
            {changedBy} {pastVerb(changedBy, 'изменил')} раньше
            {changedAt ? `, в ${formatClock(changedAt)}` : ''}.
          </b>{' '}
          <span>
            {isInVain
              ? describeClosed(current, true)
              : `Сейчас: ${formatValue(field, fieldValue(current, field), current)}. Ваше: ${formatValue(field, mine, field === 'assigneeId' ? null : current)}`}
            .
          </span>
        </p>
        <div className="save-problem__choice">
          <Button size="small" onClick={() => work.discard(part)}>
            Оставить как есть
          </Button>
          {!isInVain && (
            <Button size="small" onClick={() => void repeat(current)}>
              Записать моё
            </Button>
          )}
        </div>
      </div>
    </Note>
  )
}

function NotSaved({ why, isUnlinked = false, onRepeat }: NotSavedProps) {
  const isBack = useLinkBack()
  return (
    <Note tone="bad" role="alert" className="save-problem">
      <p>
        Не записано: {isUnlinked && isBack ? 'не было связи, теперь она есть' : why.replace(/\.$/, '')}.{' '}
        <Button size="small" onClick={() => void onRepeat()}>
          Повторить
        </Button>
      </p>
    </Note>
  )
}

interface NotSavedProps {
  why: string
  /** Nothing was answered: what is told of the connection changes with it. */
  isUnlinked?: boolean
  onRepeat: () => Promise<unknown>
}

/** Whether the browser has found its connection again since this is shown. */
function useLinkBack(): boolean {
  const [isBack, setBack] = useState(false)
  useEffect(() => {
    const tell = ({ type }: Event) => setBack(type === 'online')
    window.addEventListener('online', tell)
    window.addEventListener('offline', tell)
    return () => {
      window.removeEventListener('online', tell)
      window.removeEventListener('offline', tell)
    }
  }, [])
  return isBack
}

/**
 * Whether another part of the save tells how it went: its note; else of a failure, the status by which an inquiry that nobody has was
 * taken, where the person was. Not what the server says of this very part.
 */
function isToldElsewhere(part: ChangePart, { parts, changes, state }: Save): boolean {
  const isFailed = state.kind === 'failed'
  if (part === 'note' || (isFailed && errorOf(state.error, part) !== undefined)) return false
  return parts.includes('note') || (isFailed && part === 'assigneeId' && changes.status !== undefined)
}

/** Whether another person has changed that field since the save began. */
const isContested = (field: WorkField, { changes, base }: Save, now: Inquiry): boolean =>
  !agreeOn({ [field]: changes[field] }, base, now, [])

/** What the server says of this part. */
const errorOf = (error: unknown, field: ChangePart) =>
  error instanceof ApiError ? error.fieldErrors.get(field) : undefined

function formatValue(field: WorkField, value: unknown, of: Inquiry | null): string {
  if (field === 'assigneeId') return of?.assignee?.name ?? (value === null ? 'никто' : 'выбранный сотрудник')
  if (field === 'spam') return value === true ? 'спам' : 'не спам'
  if (value === null || value === undefined || value === '') return 'пусто'
  if (field === 'status') return `«${formatStatus(String(value))}»`
  if (field === 'nextContactAt') return formatWhen(String(value), serverNow())
  return `«${String(value)}»`
}
