import { useQuery } from '@tanstack/react-query'
import type { Inquiry } from '../../contract/inquiries.ts'
import { plural } from '../../lib/plural.ts'
import { Icon } from '../../ui/icon.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { inquiriesQuery } from '../queries.ts'
import { LoadFailure } from '../shell/load-failure.tsx'
import { Screen } from '../shell/screen.tsx'
import { useNow } from '../shell/use-now.ts'
import { useApi } from '../staff.ts'
import { DataTable } from '../table/data-table.tsx'
import { TableSkeleton } from '../table/table-skeleton.tsx'
import { useSort } from '../table/use-sort.ts'
import { listColumns } from './columns.tsx'
import { InquiryDetails } from './details.tsx'
import { FilterBar } from './filter-bar.tsx'
import { filterInquiries, readFilters } from './filters.ts'
import { NoInquiries } from './no-inquiries.tsx'
import { StatusTabs } from './status-tabs.tsx'
import { useSelection } from './use-selection.ts'
import './inquiries.css'

/** Requests of clients: a table and a sheet with everything about one. */
export function Component() {
  const { data, isError, isFetching, refetch } = useQuery(inquiriesQuery(useApi()))
  return (
    <Screen
      title="Запросы"
      lead={data && data.length > 0 ? `${countNew(data)} Сначала самые свежие.` : null}
      actions={
        <button type="button" className="btn btn--line" onClick={() => void refetch()}>
          {isFetching && data ? <Spinner /> : <Icon name="reset" />}
          Обновить
        </button>
      }
    >
      <section className="panel" aria-label="Список запросов">
        {data && data.length > 0 && <Inquiries inquiries={data} />}
        {data?.length === 0 && <NoInquiries isFiltered={false} />}
        {isError && !data && (
          <LoadFailure text="Не удалось загрузить запросы" onRetry={() => void refetch()} />
        )}
        {!data && !isError && <TableSkeleton />}
      </section>
    </Screen>
  )
}

function Inquiries({ inquiries }: { inquiries: readonly Inquiry[] }) {
  const now = useNow()
  const { search, chosenId, filter, open, turnTo, close } = useSelection()
  const filters = readFilters(search)
  const { inAnyStatus, shown } = filterInquiries(inquiries, filters, now)
  const columns = listColumns(now, open)
  const { sorted, sort, toggle } = useSort(shown, columns)
  const index = sorted.findIndex(({ id }) => id === chosenId)
  // A request that was sent as a link opens whatever the filters are.
  const chosen = sorted[index] ?? inquiries.find(({ id }) => id === chosenId)
  return (
    <>
      <StatusTabs inquiries={inAnyStatus} search={search} />
      <FilterBar filters={filters} onChange={filter} />
      {sorted.length > 0 ? (
        <DataTable
          caption="Запросы"
          className="table--inquiries"
          columns={columns}
          rows={sorted}
          toKey={({ id }) => id}
          onOpen={open}
          sort={sort}
          onSort={toggle}
        />
      ) : (
        <NoInquiries isFiltered />
      )}
      <InquiryDetails
        inquiry={chosen}
        previous={sorted[index - 1]}
        next={index < 0 ? undefined : sorted[index + 1]}
        onTurn={turnTo}
        onClose={close}
      />
    </>
  )
}

function countNew(inquiries: readonly { status: string }[]): string {
  const count = inquiries.filter(({ status }) => status === 'new').length
  return count === 0 ? 'Новых нет.' : `${count} ${plural(count, ['новый', 'новых', 'новых'])}.`
}
