import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Import, ImportRowKind } from '../../../contract/catalogue/imports.ts'
import { staffEndpoints } from '../../../contract/endpoints.staff.ts'
import { Button } from '../../../ui/button.tsx'
import { DataTable } from '../../kit/table/data-table.tsx'
import { NoRows } from '../../kit/table/no-rows.tsx'
import { TableSkeleton } from '../../kit/table/table-skeleton.tsx'
import { toReason } from '../../kit/write/failure-messages.ts'
import { specParametersQuery } from '../../parts/product/spec-queries.ts'
import { ErrorState } from '../../shell/error-state.tsx'
import { TabLinks } from '../../shell/tab-links.tsx'
import { useAddress, withParameter } from '../../shell/use-address.ts'
import { useApi } from '../../staff.ts'
import { checkedColumns } from './checked-columns.tsx'
import { rowsQuery } from './queries.ts'
import './checked-rows.css'

const FILTERS: readonly { kind: Exclude<ImportRowKind, 'jump'>; label: string; done?: string }[] = [
  { kind: 'changed', label: 'Изменятся', done: 'Изменены' },
  { kind: 'new', label: 'Новые', done: 'Добавлены' },
  { kind: 'left', label: 'Не тронуты' },
  { kind: 'beyond', label: 'Цена не разрешена' },
  { kind: 'warning', label: 'Предупреждения' },
  { kind: 'error', label: 'Ошибки' },
  { kind: 'same', label: 'Без изменений' },
  { kind: 'missing', label: 'Нет в файле' },
]

/** Rows of the dry run, or of what was applied; the counts above them are the filter, without kinds that no row has. Further rows come while scrolling. */
export function CheckedRows({ found }: { found: Import }) {
  const { id, state, counts, checkedAt, appliedAt } = found
  const isApplied = state === 'applied'
  const { search } = useAddress()
  const kind = FILTERS.find((one) => one.kind === search.get('kind'))?.kind ?? null
  const query = useInfiniteQuery(rowsQuery(useApi(), id, kind, appliedAt ?? checkedAt))
  const rows = query.data?.pages.flat()
  const { data: parameters = [] } = useQuery(specParametersQuery(useApi()))
  const address = (value: string) =>
    `${staffEndpoints.imports.list.path}?${withParameter(search, 'kind', value)}`
  const all = counts.new + counts.changed + counts.same + counts.error + counts.missing + (counts.left ?? 0)
  const more = () => {
    if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage()
  }
  return (
    <>
      <div className="import-filters">
        <TabLinks
          label="Какие строки показать"
          tabs={[
            { label: 'Все', href: address(''), isCurrent: kind === null, count: all },
            ...FILTERS.filter(({ kind: one }) => one === kind || counts[one]).map(
              ({ kind: one, label, done }) => ({
                label: (isApplied && done) || label,
                href: address(one),
                isCurrent: kind === one,
                count: counts[one] ?? 0,
              }),
            ),
          ]}
        />
      </div>
      {rows && rows.length > 0 && (
        <DataTable
          caption={isApplied ? 'Что изменилось' : 'Что изменится'}
          className="table--import"
          columns={checkedColumns({ isApplied, parameters })}
          rows={rows}
          toKey={({ row, productId }) => (row === null ? `product ${productId}` : row)}
          toRowClass={({ kind: result }) => (result === 'error' ? 'is-error' : undefined)}
        />
      )}
      {rows?.length === 0 && (
        <NoRows title="Таких строк нет" text="Остальные строки — во «Все» и под другими метками." />
      )}
      {!rows &&
        (query.isError ? (
          <ErrorState
            text={`Не удалось загрузить строки: ${toReason(query.error)}`}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <TableSkeleton />
        ))}
      {query.hasNextPage && <MoreRows isLoading={query.isFetchingNextPage} onMore={more} />}
    </>
  )
}

/** Loads further rows when it comes into view, or when it is pressed. */
function MoreRows({ isLoading, onMore }: { isLoading: boolean; onMore: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef(onMore)
  useEffect(() => {
    latest.current = onMore
  }, [onMore])
  useEffect(() => {
    if (!place.current) return
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      rootMargin: '600px',
    })
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [])
  return (
    <div className="table-end" ref={place}>
      <Button isBusy={isLoading} aria-disabled={isLoading} onClick={onMore}>
        Показать ещё
      </Button>
    </div>
  )
}
