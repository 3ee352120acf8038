import { RECORD_KINDS } from '../../../contract/records/record-kinds.ts'
import type { Trashed } from '../../../contract/records/trash.ts'
import { formatClock, formatDayWord } from '../../../lib/moments.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { Column } from '../../kit/table/data-table.tsx'
import { PersonName } from '../../parts/inquiry/person.tsx'
import { describePurge } from './purge-day.ts'

/** Columns of the trash; `now` in ms. */
export function trashColumns({ now, isBusy, onRestore, onPurge }: ColumnParts): readonly Column<Trashed>[] {
  return [
    {
      key: 'name',
      title: 'Что',
      cell: ({ title, details = [] }) => (
        <>
          <span className="trash__title" title={title}>
            {title}
          </span>
          {details.length > 0 && <span className="trash__details">{details.join(' · ')}</span>}
        </>
      ),
    },
    {
      key: 'section',
      title: 'Раздел',
      cell: ({ entity }) => RECORD_KINDS[entity].section ?? RECORD_KINDS[entity].many,
    },
    {
      key: 'deleted-by',
      title: 'Удалил',
      // The trash keeps the name alone: it gives the initials their ground.
      cell: ({ deletedBy }) => <PersonName person={{ id: deletedBy.length, name: deletedBy }} />,
    },
    {
      key: 'when',
      title: 'Когда',
      cell: ({ deletedAt }) => (
        <time dateTime={deletedAt}>{`${formatDayWord(deletedAt, now)}, ${formatClock(deletedAt)}`}</time>
      ),
    },
    { key: 'purge', title: 'Исчезнет', cell: ({ purgeAt }) => <PurgeDay at={purgeAt} now={now} /> },
    {
      key: 'restore',
      title: 'Вернуть',
      isTitleHidden: true,
      isEnd: true,
      cell: (record) => (
        <Button
          icon="undo"
          size="small"
          isBusy={isBusy(record)}
          aria-label={`Вернуть: ${record.title}`}
          onClick={({ currentTarget }) => onRestore(record, currentTarget)}
        >
          Вернуть
        </Button>
      ),
    },
    ...(onPurge ? [purgeColumn(onPurge)] : []),
  ]
}

function purgeColumn(onPurge: Act): Column<Trashed> {
  return {
    key: 'forever',
    title: 'Навсегда',
    isTitleHidden: true,
    isEnd: true,
    cell: (record) => (
      <IconButton
        icon="trash"
        variant="danger"
        title="Удалить навсегда"
        aria-label={`Удалить навсегда: ${record.title}`}
        onClick={({ currentTarget }) => onPurge(record, currentTarget)}
      />
    ),
  }
}

function PurgeDay({ at, now }: { at: string; now: number }) {
  const { text, tone } = describePurge(at, now)
  return (
    <time dateTime={at} className={tone ? `trash__${tone}` : undefined}>
      {text}
    </time>
  )
}

/** Called with the pressed button. */
type Act = (record: Trashed, button: HTMLElement) => void

interface ColumnParts {
  now: number
  isBusy: (record: Trashed) => boolean
  onRestore: Act
  /** Absent for those who may not. */
  onPurge: Act | undefined
}
