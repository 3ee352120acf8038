import { ApiError } from '../../../api/error.ts'
import type { Inquiry } from '../../../contract/inquiries.ts'
import type { InquiryChanges } from '../../../contract/inquiry-work.ts'
import { formatStatus } from '../../../lib/inquiry-labels.ts'
import { formatClock, formatWhen } from '../../../lib/moments.ts'
import { pastVerb } from '../../../lib/past-verb.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import type { FieldState, InquiryWork } from '../../inquiry/use-inquiry-work.ts'
import { type ChangePart, fieldValue, promisesInVain, type WorkField } from '../../inquiry/work-fields.ts'
import { toReason } from '../../write/failure-messages.ts'
import { describeClosed } from './outcomes.ts'

/** Beside a label: how the field's last save went, in a word. */
export function SaveWord({ state }: { state: FieldState | undefined }) {
  const word = state?.kind === 'saving' ? 'записываем…' : state?.kind === 'saved' ? 'записано' : ''
  return (
    <span className="saved" role="status">
      {word}
    </span>
  )
}

/**
 * Below a field or a note: a failed save with its repetition, or another person's change to choose from. Of an outcome only its
 * note tells, also of the fields that are saved with it, until another outcome has the note.
 */
export function SaveProblem({ field: part, work, onRepeat = work.save }: SaveProblemProps) {
  const state = work.states[part]
  const field = part === 'note' ? 'nextContactAt' : part
  if (state && part !== 'note' && isToldByNote(part, state, work.states.note)) return null
  if (state?.kind === 'failed') {
    return <NotSaved why={reasonOf(state.error, part)} onRepeat={() => onRepeat(state.changes, state.base)} />
  }
  if (state?.kind !== 'stale') return null
  const { current, changedBy, changedAt } = state.conflict
  // Nothing to choose from: a note stands beside another one.
  if (part === 'note' && state.changes.nextContactAt === undefined) {
    return <NotSaved why="запрос изменили тем временем" onRepeat={() => onRepeat(state.changes, current)} />
  }
  const mine = state.changes[field]
  const isInVain = field === 'nextContactAt' && promisesInVain(state.changes, state.base, current)
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
            <Button size="small" onClick={() => void onRepeat(state.changes, current)}>
              Записать моё
            </Button>
          )}
        </div>
      </div>
    </Note>
  )
}

function NotSaved({ why, onRepeat }: { why: string; onRepeat: () => Promise<unknown> }) {
  return (
    <Note tone="bad" role="alert" className="save-problem">
      <p>
        Не записано: {why.replace(/\.$/, '')}.{' '}
        <Button size="small" onClick={() => void onRepeat()}>
          Не записано, повторить
        </Button>
      </p>
    </Note>
  )
}

/**
 * Whether the note that was sent with a field tells how that went: not what the server says of that very field, and not any more once
 * a later note has taken its place.
 */
const isToldByNote = (field: WorkField, state: FieldState, note: FieldState | undefined): boolean =>
  state.kind !== 'saved' &&
  note !== undefined &&
  note.kind !== 'saved' &&
  note.changes === state.changes &&
  !(state.kind === 'failed' && errorOf(state.error, field) !== undefined)

/** What the server says of this field, else of the call. */
const reasonOf = (error: unknown, field: ChangePart): string => errorOf(error, field) ?? toReason(error)

const errorOf = (error: unknown, field: ChangePart) =>
  error instanceof ApiError ? error.fieldErrors.get(field) : undefined

interface SaveProblemProps {
  field: ChangePart
  work: InquiryWork
  /** Sends a change again over `base`; by default just that. */
  onRepeat?: (changes: InquiryChanges, base: Inquiry) => Promise<unknown>
}

function formatValue(field: WorkField, value: unknown, of: Inquiry | null): string {
  if (field === 'assigneeId') return of?.assignee?.name ?? (value === null ? 'никто' : 'выбранный сотрудник')
  if (field === 'spam') return value === true ? 'спам' : 'не спам'
  if (value === null || value === undefined || value === '') return 'пусто'
  if (field === 'status') return `«${formatStatus(String(value))}»`
  if (field === 'nextContactAt') return formatWhen(String(value), Date.now())
  return `«${String(value)}»`
}
