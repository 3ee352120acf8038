import type { KeyboardEvent } from 'react'
import { formatDayWord } from '../../../lib/moments.ts'
import { upperFirst } from '../../../lib/text/lower-first.ts'
import { plural } from '../../../lib/text/plural.ts'
import { Button } from '../../../ui/button.tsx'
import { LoadFailure } from '../../../ui/failure/load-failure.tsx'
import { NoRows } from '../../kit/table/no-rows.tsx'
import { TableEnd } from '../../kit/table/table-end.tsx'
import { TableSkeleton } from '../../kit/table/table-skeleton.tsx'
import { toReason } from '../../kit/write/failure-messages.ts'
import { ErrorState } from '../../shell/error-state.tsx'
import { useNow } from '../../shell/use-now.ts'
import { FILTER_NAMES, type JournalFilters } from './filters.ts'
import { JournalLine } from './journal-line.tsx'
import { type Day, toDays } from './lines.ts'
import { STEP, useJournal } from './use-journal.ts'

/** Lines of the journal under their days, in the states of a list. */
export function JournalList({ filters, openId, onOpen, onReset }: JournalListProps) {
  const { lines, hasMore, isLoadingMore, error, showMore, retry } = useJournal(filters, openId)
  const now = useNow()
  if (!lines) {
    if (!error) return <TableSkeleton rows={STEP} />
    return <ErrorState text={`Не удалось загрузить журнал: ${toReason(error)}`} onRetry={retry} />
  }
  if (lines.length === 0) {
    const isFiltered = FILTER_NAMES.some((name) => filters[name] !== undefined)
    return isFiltered ? (
      <NoRows
        title="Ничего не нашлось"
        text="С такими фильтрами записей нет."
        actions={<Button onClick={onReset}>Сбросить фильтры</Button>}
      />
    ) : (
      <NoRows title="Журнал пуст" text="Здесь появится каждое изменение товаров, цен, статей и запросов." />
    )
  }
  const days = toDays(lines)
  return (
    <>
      {days.map((day, index) => (
        <section key={day.day} className="journal__day">
          <DayHead day={day} isWhole={!hasMore || index < days.length - 1} now={now} />
          <ol onKeyDown={moveFocus}>
            {day.lines.map((line) => (
              <JournalLine
                key={line.id}
                line={line}
                isOpen={line.id === openId}
                onToggle={() => onOpen(line.id === openId ? null : line.id)}
              />
            ))}
          </ol>
        </section>
      ))}
      {error && <LoadFailure text="Не удалось загрузить дальше" isAlert onRetry={retry} />}
      {hasMore && !error && (
        <TableEnd>
          <Button isBusy={isLoadingMore} aria-disabled={isLoadingMore} onClick={showMore}>
            Показать раньше
          </Button>
        </TableEnd>
      )}
    </>
  )
}

function DayHead({ day: { lines }, isWhole, now }: { day: Day; isWhole: boolean; now: number }) {
  const [first] = lines
  const count = lines.reduce((sum, { entries }) => sum + entries.length, 0)
  return (
    <h2 className="journal__date">
      {first && <span>{formatDayHead(first.at, now)}</span>}
      {isWhole && (
        <span className="journal__count">
          {count} {plural(count, ['запись', 'записи', 'записей'])}
        </span>
      )}
    </h2>
  )
}

/** «Сегодня, 20 ноября», «18 ноября», «31 декабря 2025 г.». */
function formatDayHead(iso: string, now: number): string {
  const word = formatDayWord(iso, now)
  if (/\d/.test(word)) return word
  const date = formatDayWord(iso, 0).replace(/ \d{4}.*$/, '')
  return `${upperFirst(word)}, ${date}`
}

/** Arrow keys move between lines, over the days too. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined || !(event.target instanceof HTMLElement) || !event.target.matches('.journal__row'))
    return
  const rows = [...document.querySelectorAll<HTMLElement>('.journal__row')]
  rows[rows.indexOf(event.target) + step]?.focus()
  event.preventDefault()
}

interface JournalListProps {
  filters: JournalFilters
  /** Id of the open line; null for none. */
  openId: number | null
  onOpen: (id: number | null) => void
  onReset: () => void
}
