import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import type { InquirySort } from '../../../../contract/inquiries/list.ts'
import type { Inquiry } from '../../../../contract/inquiries/visitor.ts'
import type { SeveralChanges } from '../../../../contract/inquiries/work.ts'
import { countInquiries } from '../../../../domain/inquiry/count-inquiries.ts'
import { MAX_CHOSEN } from '../../../../domain/inquiry/kinds.ts'
import { formatStatus, STATUSES } from '../../../../domain/inquiry/labels.ts'
import { needsReason } from '../../../../domain/inquiry/status.ts'
import { Button } from '../../../../ui/button.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import type { Selected } from '../../../kit/table/selected.ts'
import { SelectionPanel } from '../../../kit/table/selection-panel.tsx'
import { LostDialog } from '../../../parts/inquiry/changes/lost-dialog.tsx'
import { assigneesQuery } from '../../../parts/inquiry/inquiry-queries.ts'
import { useMe } from '../../../parts/inquiry/use-me.ts'
import { Allowed } from '../../../session/allowed.tsx'
import { useApi } from '../../../staff.ts'
import { exportItems } from './export-items.ts'
import { MergeMenu } from './merge-menu.tsx'
import { type Progress, useBulk } from './use-bulk.ts'

/** What can be done with the chosen inquiries: give them to a person, change their status, take them out as a file. */
export function SelectionBar({ selected, rows, order }: SelectionBarProps) {
  const ids = useSyncExternalStore(selected.subscribe, selected.get)
  const { progress, problem, forget, ...bulk } = useBulk(selected)
  const me = useMe()
  const people = useQuery(assigneesQuery(useApi())).data ?? []
  const [isLosing, setLosing] = useState(false)
  const chosen = rows.filter(({ id }) => ids.has(id))
  const change = (isNeeded: (inquiry: Inquiry) => boolean, changes: SeveralChanges, what: string) =>
    bulk.change(chosen.filter(isNeeded), changes, what)
  const assign = (person: Person | null) =>
    void change(
      ({ assignee }) => (assignee?.id ?? null) !== (person?.id ?? null),
      { assigneeId: person?.id ?? null },
      person ? `ведёт ${person.name}` : 'никто не ведёт',
    )
  const setStatus = (status: Inquiry['status'], reason: Pick<SeveralChanges, 'lostReason'> = {}) =>
    void change((inquiry) => inquiry.status !== status, { status, ...reason }, formatStatus(status))
  if (chosen.length === 0 && !progress && !problem) return null
  return (
    <SelectionPanel
      label="Выбранные запросы"
      first={chosen[0]?.id}
      isRunning={progress !== null}
      onClear={() => {
        forget()
        selected.clear()
      }}
    >
      {problem && (
        <p className="selection__problem" role="alert">
          {problem.text}
        </p>
      )}
      {problem?.again && !progress && <Button onClick={problem.again}>Повторить</Button>}
      {progress && <Underway progress={progress} />}
      {!progress && (
        <>
          <p className="selection__count" role="status">
            Выбрано {chosen.length}
          </p>
          {chosen.length > 0 && (
            <>
              <AssignMenu people={people} me={me} onAssign={assign} />
              <Menu
                isUp
                label="Статус"
                items={STATUSES.map(({ status, label }) => ({
                  label: needsReason(status) ? `${label}…` : label,
                  run: () => (needsReason(status) ? setLosing(true) : setStatus(status)),
                }))}
              />
              <Allowed right="merge">
                <MergeMenu chosen={chosen} onMerged={() => selected.clear()} />
              </Allowed>
              <Allowed right="export">
                <ExportMenu chosen={chosen} order={order} />
              </Allowed>
              {chosen.length < rows.length && (
                <Button className="selection__all" onClick={() => selected.put(rows.map(({ id }) => id))}>
                  Выбрать все {rows.length}
                </Button>
              )}
            </>
          )}
        </>
      )}
      <LostDialog
        open={isLosing}
        count={chosen.length}
        onClose={() => setLosing(false)}
        onLost={async (lostReason) => {
          setStatus('canceled', { lostReason })
          setLosing(false)
        }}
      />
    </SelectionPanel>
  )
}

/** How far the changes under way are, and their end before the last. */
function Underway({ progress: { done, all, stop } }: { progress: Progress }) {
  return (
    <>
      <p className="selection__count" role="status">
        {stop ? `Меняем ${done} из ${all}…` : `Меняем ${countInquiries(all)}…`}
      </p>
      <progress aria-label="Изменено запросов" max={all} {...(stop && { value: done })} />
      {stop && <Button onClick={stop}>Остановить</Button>}
    </>
  )
}

/** «Назначить»: to whom the chosen inquiries are given, or to nobody. */
function AssignMenu({ people, me, onAssign }: AssignMenuProps) {
  return (
    <Menu
      isUp
      label="Назначить"
      items={[
        ...people.map((person) => ({
          key: person.id,
          label: person.id === me?.id ? `${person.name} (вы)` : person.name,
          run: () => onAssign(person),
        })),
        { label: 'Никому', run: () => onAssign(null) },
      ]}
    />
  )
}

interface AssignMenuProps {
  people: readonly Person[]
  /** Null while unknown. */
  me: Person | null
  onAssign: (person: Person | null) => void
}

interface Person {
  id: number
  name: string
}

/** «Выгрузить»: the chosen inquiries as a file, in the order of the list. */
function ExportMenu({ chosen, order }: { chosen: readonly Inquiry[] } & Pick<SelectionBarProps, 'order'>) {
  return chosen.length <= MAX_CHOSEN ? (
    <Menu
      isUp
      label="Выгрузить"
      items={exportItems({ ...order, ids: chosen.map(({ id }) => id).join(',') })}
    />
  ) : (
    <Button aria-disabled title={`Файлом — не больше ${MAX_CHOSEN} за раз`}>
      Выгрузить
    </Button>
  )
}

interface SelectionBarProps {
  selected: Selected
  /** The loaded inquiries, in the order of the list. */
  rows: readonly Inquiry[]
  /** The order of the list. */
  order: { sort?: InquirySort }
}
