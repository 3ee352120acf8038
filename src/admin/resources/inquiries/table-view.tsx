import { useEffect, useRef, useState } from 'react'
import type { InquiryCounts } from '../../../contract/inquiries/list.ts'
import type { Inquiry } from '../../../contract/inquiries/visitor.ts'
import { plural } from '../../../lib/text/plural.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { DataTable, type Sort } from '../../kit/table/data-table.tsx'
import { createSelected } from '../../kit/table/selected.ts'
import { TableSkeleton } from '../../kit/table/table-skeleton.tsx'
import { type InquiryFilters, isFiltered } from '../../parts/inquiry/filters.ts'
import { useAnswerRules } from '../../parts/inquiry/use-answer-rules.ts'
import { ErrorState } from '../../shell/error-state.tsx'
import { useNow } from '../../shell/use-now.ts'
import { listColumns } from './columns.tsx'
import { FilterBar } from './filter-bar.tsx'
import { useFresh } from './fresh/use-fresh.ts'
import { MoreRows } from './more-rows.tsx'
import { NoInquiries } from './no-inquiries.tsx'
import { QuickFilters } from './quick-filters.tsx'
import { SelectionBar } from './selection/selection-bar.tsx'
import { InquiryDetails } from './sheet/details.tsx'
import { StatusTabs } from './status-tabs.tsx'
import { toServerSort, useInquiries } from './use-inquiries.ts'
import type { ListAddress } from './use-list-address.ts'
import './fresh/fresh.css'

/** Inquiries as a table, several of which can be chosen, with the sheet of the open one. */
export function TableView({ filters, address, sort, onSort }: TableViewProps) {
  const now = useNow()
  const rules = useAnswerRules()
  const { chosenId, open, turnTo, close } = address
  const { rows, list, counts } = useInquiries(filters, sort)
  const [selected] = useState(createSelected)
  useEffect(() => {
    if (rows) selected.keep(new Set(rows.map(({ id }) => id)))
  }, [rows, selected])
  const isEmpty = rows?.length === 0
  const toOrder = () => (rows ?? []).map(({ id }) => id)
  const order = toServerSort(sort)
  const all = counts?.[filters.spam ? 'spam' : (filters.status ?? 'all')]
  const table = useRef<HTMLDivElement>(null)
  const { waiting, enter, tinted } = useFresh({
    filters,
    sort: order,
    canEnter: () => isEmpty || (selected.get().size === 0 && chosenId === null && isAtRest(table.current)),
  })
  const showFresh = () => {
    enter(waiting)
    table.current?.closest('section')?.scrollIntoView({ block: 'start' })
    requestAnimationFrame(() => table.current?.querySelector<HTMLElement>('tr[data-index="0"]')?.focus())
  }
  return (
    <>
      <Panel as="section" aria-label="Список запросов">
        {(!isEmpty || isFiltered(filters)) && (
          <ListFilters filters={filters} address={address} rows={rows ?? []} counts={counts} all={all} />
        )}
        {rows && rows.length > 0 && (
          <div ref={table} aria-busy={list.isPlaceholderData} className="inquiry-rows">
            <FreshButton count={waiting.length} onShow={showFresh} />
            <DataTable
              caption="Запросы"
              className="table--inquiries"
              columns={listColumns({ now, rules, onOpen: open, selected, toOrder })}
              rows={rows}
              toKey={({ id }) => id}
              onOpen={open}
              toRowClass={({ id }) => (tinted.has(id) ? 'is-fresh' : undefined)}
              choice={{
                toggle: (index) => rows[index] && selected.toggle(rows[index].id),
                extend: (from, to) =>
                  selected.put([
                    ...selected.get(),
                    ...toOrder().slice(Math.min(from, to), Math.max(from, to) + 1),
                  ]),
              }}
              sort={sort}
              onSort={onSort}
            />
            <MoreRows
              shown={rows.length}
              all={all}
              hasMore={list.hasMore}
              isLoading={list.isLoadingMore}
              isFailed={list.isMoreFailed}
              onMore={() => void list.more()}
            />
          </div>
        )}
        {isEmpty && <NoInquiries isFiltered={isFiltered(filters)} />}
        {!rows && list.isError && (
          <ErrorState text="Не удалось загрузить запросы" onRetry={() => void list.refetch()} />
        )}
        {!rows && !list.isError && <TableSkeleton />}
      </Panel>
      <SelectionBar selected={selected} rows={rows ?? []} order={order ? { sort: order } : {}} />
      <InquiryDetails
        id={chosenId}
        rows={rows ?? []}
        onMore={list.hasMore ? list.more : null}
        onTurn={turnTo}
        onClose={close}
      />
    </>
  )
}

/** Whether the head of the table is in sight and nobody is in its rows. */
function isAtRest(table: HTMLElement | null): boolean {
  if (table === null) return false
  return (
    table.getBoundingClientRect().top >= 0 && !table.querySelector('tbody')?.contains(document.activeElement)
  )
}

interface TableViewProps {
  filters: InquiryFilters
  address: ListAddress
  sort: Sort | null
  onSort: (key: string) => void
}

/** Above the table: statuses and filters; `all` is how many inquiries match. */
function ListFilters({ filters, address, rows, counts, all }: ListFiltersProps) {
  const { search, filter, clear, chooseStatus } = address
  return (
    <>
      <StatusTabs counts={counts} search={search} onChoose={chooseStatus} />
      <QuickFilters filters={filters} counts={counts} onChange={filter} />
      <FilterBar
        filters={filters}
        sources={rows.map(({ sourceName }) => sourceName)}
        shown={all}
        onChange={filter}
        onClear={clear}
      />
    </>
  )
}

interface ListFiltersProps {
  filters: InquiryFilters
  address: ListAddress
  /** The loaded inquiries. */
  rows: readonly Inquiry[]
  counts: InquiryCounts | undefined
  all: number | undefined
}

/** Above the table: new inquiries that wait until somebody wants to see them, so that nothing moves under the hand. */
function FreshButton({ count, onShow }: { count: number; onShow: () => void }) {
  if (count === 0) return null
  return (
    <div className="fresh">
      <Button variant="water" size="small" icon="inbox" onClick={onShow}>
        {count === 1
          ? 'Новый запрос'
          : `${count} ${plural(count, ['новый запрос', 'новых запроса', 'новых запросов'])}`}
      </Button>
    </div>
  )
}
