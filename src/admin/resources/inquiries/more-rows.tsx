import { lazy } from '../../../lib/lazy.ts'
import { plural } from '../../../lib/text/plural.ts'
import { Button } from '../../../ui/button.tsx'
import { LoadFailure } from '../../../ui/failure/load-failure.tsx'
import { TableEnd } from '../../kit/table/table-end.tsx'

/** Footer of a paginated list: loaded and total count, and a button for the next page. */
export function MoreRows({ shown, all, hasMore, isLoading, isFailed, onMore }: MoreRowsProps) {
  return (
    <>
      {isFailed && (
        <LoadFailure text="Не удалось загрузить запросы" isAlert className="more-failed" onRetry={onMore} />
      )}
      <TableEnd>
        <span role="status">{formatShown(shown, all, hasMore)}</span>
        {hasMore && !isFailed && (
          <Button isBusy={isLoading} aria-disabled={isLoading} onClick={onMore}>
            Показать ещё
          </Button>
        )}
      </TableEnd>
    </>
  )
}

const number = lazy(() => new Intl.NumberFormat('ru-RU'))

function formatShown(shown: number, all: number | undefined, hasMore: boolean): string {
  const inquiries = (count: number) =>
    `${number().format(count)} ${plural(count, ['запрос', 'запроса', 'запросов'])}`
  if (!hasMore) return inquiries(shown)
  return all === undefined
    ? `Показано ${number().format(shown)}`
    : `Показано ${number().format(shown)} из ${number().format(all)}`
}

interface MoreRowsProps {
  shown: number
  /** Total count; undefined while unknown. */
  all: number | undefined
  hasMore: boolean
  isLoading: boolean
  isFailed: boolean
  onMore: () => void
}
