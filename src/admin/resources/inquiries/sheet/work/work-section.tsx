import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Inquiry } from '../../../../../contract/inquiries/visitor.ts'
import { INQUIRY_STATUSES, isOpenStatus } from '../../../../../domain/inquiry/kinds.ts'
import { formatStatus } from '../../../../../domain/inquiry/labels.ts'
import { formatAt, fromLocalInput, toLocalInput } from '../../../../../lib/moments.ts'
import { upperFirst } from '../../../../../lib/text/lower-first.ts'
import { Field } from '../../../../../ui/field/field.tsx'
import { Input } from '../../../../../ui/field/input.tsx'
import { Select } from '../../../../../ui/field/select.tsx'
import type { InquiryWork } from '../../../../parts/inquiry/changes/use-inquiry-work.ts'
import { assigneesQuery } from '../../../../parts/inquiry/inquiry-queries.ts'
import { useAnswerRules } from '../../../../parts/inquiry/use-answer-rules.ts'
import { useMe } from '../../../../parts/inquiry/use-me.ts'
import { useNow } from '../../../../shell/use-now.ts'
import { useApi } from '../../../../staff.ts'
import { focusTitle } from '../parts/focus-title.ts'
import { toMorning, toSoon } from '../parts/outcomes.ts'
import { Pair } from '../parts/pair.tsx'
import { SaveProblem, SaveWord } from '../parts/save-state.tsx'

/** What is agreed: who works on it, its status, the next call. Each field saves by itself. */
export function WorkSection({ inquiry, work, onStatus }: WorkSectionProps) {
  const me = useMe()
  const listed = useQuery(assigneesQuery(useApi())).data ?? []
  const { assignee } = inquiry
  const people =
    assignee === null || listed.some(({ id }) => id === assignee.id) ? listed : [...listed, assignee]
  return (
    <section aria-label="Работа">
      <h3>Работа</h3>
      <Field label="Ведёт" labelSuffix={<SaveWord field="assigneeId" work={work} />}>
        {(control) => (
          <Select
            {...control}
            value={chosen(work, 'assigneeId', assignee?.id ?? null) ?? ''}
            onChange={({ target }) =>
              void work.save({ assigneeId: target.value === '' ? null : Number(target.value) })
            }
          >
            <option value="">Никто</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {id === me?.id ? `${name} (вы)` : name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <SaveProblem part="assigneeId" work={work} />
      <Field label="Статус" labelSuffix={<SaveWord field="status" work={work} />}>
        {(control) => (
          <Select
            {...control}
            value={chosen(work, 'status', inquiry.status) ?? inquiry.status}
            onChange={({ target }) => {
              const status = INQUIRY_STATUSES.find((one) => one === target.value)
              if (status) onStatus(status)
            }}
          >
            {INQUIRY_STATUSES.map((status) => (
              <option key={status} value={status}>
                {formatStatus(status)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <SaveProblem part="status" work={work} />
      {inquiry.status === 'canceled' && inquiry.lostReason && (
        <p className="small muted">Причина: {inquiry.lostReason}</p>
      )}
      <NextContact inquiry={inquiry} work={work} />
    </section>
  )
}

/** What remains of the work on an inquiry whose personal data was erased: it is not changed any more. */
export function FinishedWork({ inquiry: { assignee, status, lostReason } }: { inquiry: Inquiry }) {
  return (
    <section aria-label="Работа">
      <h3>Работа</h3>
      <dl className="pairs">
        <Pair label="Вёл">{assignee?.name ?? 'никто'}</Pair>
        <Pair label="Статус">{formatStatus(status)}</Pair>
        {status === 'canceled' && lostReason && <Pair label="Причина">{lostReason}</Pair>}
      </dl>
    </section>
  )
}

/** The value that is shown: what was chosen and is not stored yet, else the stored one. */
function chosen<Field extends 'assigneeId' | 'status' | 'nextContactAt', Value>(
  work: InquiryWork,
  field: Field,
  stored: Value,
) {
  const save = work.find(field)
  return save && save.state.kind !== 'saved' ? save.changes[field] : stored
}

function NextContact({ inquiry, work }: Omit<WorkSectionProps, 'onStatus'>) {
  const shown = toLocalInput(chosen(work, 'nextContactAt', inquiry.nextContactAt) ?? null)
  /** While the field is edited: another person's change leaves it alone, and is asked about. */
  const [edit, setEdit] = useState<{ base: Inquiry; from: string; value: string } | null>(null)
  const now = useNow()
  const { hours } = useAnswerRules()
  const [soon, morning] = isOpenStatus(inquiry.status)
    ? [toSoon(now, hours), toMorning(now, hours)]
    : [null, null]
  const save = (nextContactAt: string | null) => void work.save({ nextContactAt })
  const commit = () => {
    setEdit(null)
    if (edit && edit.value !== edit.from) {
      void work.save({ nextContactAt: fromLocalInput(edit.value) }, { base: edit.base })
    }
  }
  return (
    <>
      <Field label="Следующий звонок" labelSuffix={<SaveWord field="nextContactAt" work={work} />}>
        {(control) => (
          <Input
            {...control}
            type="datetime-local"
            value={edit?.value ?? shown}
            // A time that is typed in part has no value yet.
            onFocus={() => setEdit({ base: inquiry, from: shown, value: shown })}
            onChange={({ target: { value } }) =>
              setEdit((begun) => ({ ...(begun ?? { base: inquiry, from: shown }), value }))
            }
            onBlur={commit}
            // Leaving it saves.
            onKeyDown={({ key }) => key === 'Enter' && focusTitle()}
          />
        )}
      </Field>
      <div className="quick">
        {soon !== null && (
          <button type="button" className="chip" onClick={() => save(soon)}>
            Через час
          </button>
        )}
        {morning !== null && (
          <button type="button" className="chip" onClick={() => save(morning)}>
            {upperFirst(formatAt(morning, now))}
          </button>
        )}
        {inquiry.nextContactAt !== null && (
          <button type="button" className="chip" onClick={() => save(null)}>
            Убрать
          </button>
        )}
      </div>
      <SaveProblem part="nextContactAt" work={work} />
    </>
  )
}

interface WorkSectionProps {
  inquiry: Inquiry
  work: InquiryWork
  /** Changes the status; `canceled` asks for a reason first. */
  onStatus: (status: Inquiry['status']) => void
}
