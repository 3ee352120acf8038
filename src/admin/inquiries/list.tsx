import { useQuery, useQueryClient } from '@tanstack/react-query'
import { plural } from '../../lib/plural.ts'
import { STAFF_INQUIRIES_PATH } from '../../lib/staff-paths.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { isFiltered, readFilters } from '../inquiry/filters.ts'
import { INQUIRIES_KEY, inquiryCountsQuery } from '../queries.ts'
import { ErrorState } from '../shell/error-state.tsx'
import { Screen } from '../shell/screen.tsx'
import { withParameter } from '../shell/use-address.ts'
import { useNow } from '../shell/use-now.ts'
import { useApi } from '../staff.ts'
import { DataTable } from '../table/data-table.tsx'
import { TableSkeleton } from '../table/table-skeleton.tsx'
import { Board } from './board/board.tsx'
import { listColumns } from './columns.tsx'
import { FilterBar } from './filter-bar.tsx'
import { MoreRows } from './more-rows.tsx'
import { NoInquiries } from './no-inquiries.tsx'
import { QuickFilters } from './quick-filters.tsx'
import { InquiryDetails } from './sheet/details.tsx'
import { StatusTabs } from './status-tabs.tsx'
import { useInquiries } from './use-inquiries.ts'
import { useSelection } from './use-selection.ts'
import { ViewSwitch } from './view-switch.tsx'
import './inquiries.css'

/** Screen of requests: table or board, and side sheet. */
export function Component() {
  const queries = useQueryClient()
  const totals = useQuery(inquiryCountsQuery(useApi())).data
  const now = useNow()
  const { search, chosenId, filter, chooseStatus, open, turnTo, close } = useSelection()
  const filters = readFilters(search)
  const { rows, list, counts, sort, toggleSort } = useInquiries(filters)
  const isBoard = search.get('view') === 'board'
  const toHref = ({ id }: { id: number }) =>
    `${STAFF_INQUIRIES_PATH}?${withParameter(search, 'request', String(id))}`
  const isEmpty = rows?.length === 0
  return (
    <Screen
      title="Запросы"
      lead={totals?.all ? `${formatNew(totals.new)} Сначала самые свежие.` : null}
      actions={
        <Button
          icon="reset"
          isBusy={list.isRefetching}
          onClick={() => void queries.invalidateQueries({ queryKey: INQUIRIES_KEY })}
        >
          Обновить
        </Button>
      }
    >
      <nav className="view-switch" aria-label="Вид">
        <ViewSwitch search={search} isBoard={isBoard} />
      </nav>
      {isBoard && (
        <>
          <QuickFilters filters={filters} counts={counts} onChange={filter} />
          <Board filters={filters} counts={counts} toHref={toHref} />
        </>
      )}
      {!isBoard && (
        <Panel as="section" aria-label="Список запросов">
          {(!isEmpty || isFiltered(filters)) && (
            <>
              <StatusTabs counts={counts} search={search} onChoose={chooseStatus} />
              <QuickFilters filters={filters} counts={counts} onChange={filter} />
              <FilterBar
                filters={filters}
                sources={rows?.map(({ sourceName }) => sourceName) ?? []}
                onChange={filter}
              />
            </>
          )}
          {rows && rows.length > 0 && (
            <div aria-busy={list.isPlaceholderData} className="inquiry-rows">
              <DataTable
                caption="Запросы"
                className="table--inquiries"
                columns={listColumns(now, open)}
                rows={rows}
                toKey={({ id }) => id}
                onOpen={open}
                sort={sort}
                onSort={toggleSort}
              />
              <MoreRows
                shown={rows.length}
                all={counts?.[filters.spam ? 'spam' : (filters.status ?? 'all')]}
                hasMore={list.hasNextPage}
                isLoading={list.isFetchingNextPage}
                isFailed={list.isFetchNextPageError}
                onMore={() => void list.fetchNextPage()}
              />
            </div>
          )}
          {isEmpty && <NoInquiries isFiltered={isFiltered(filters)} />}
          {!rows && list.isError && (
            <ErrorState text="Не удалось загрузить запросы" onRetry={() => void list.refetch()} />
          )}
          {!rows && !list.isError && <TableSkeleton />}
        </Panel>
      )}
      <InquiryDetails
        id={chosenId}
        rows={rows ?? []}
        onMore={list.hasNextPage ? list.fetchNextPage : null}
        onTurn={turnTo}
        onClose={close}
      />
    </Screen>
  )
}

function formatNew(count: number): string {
  return count > 0 ? `${count} ${plural(count, ['новый', 'новых', 'новых'])}.` : 'Новых нет.'
}
