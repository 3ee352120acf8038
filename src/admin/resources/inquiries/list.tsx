import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { plural } from '../../../lib/text/plural.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import type { Sort } from '../../kit/table/data-table.tsx'
import { readFilters, toQuery } from '../../parts/inquiry/filters.ts'
import { INQUIRIES_KEY, inquiryCountsQuery } from '../../queries.ts'
import { serverNow } from '../../server-clock.ts'
import { Screen } from '../../shell/screen.tsx'
import { useApi } from '../../staff.ts'
import { BoardView } from './board-view.tsx'
import { NewInquiry } from './by-hand/new-inquiry.tsx'
import { exportItems } from './selection/export-items.ts'
import { TableView } from './table-view.tsx'
import { toServerSort } from './use-inquiries.ts'
import { useListAddress } from './use-list-address.ts'
import { ViewSwitch } from './view-switch.tsx'
import './inquiries.css'
import { Allowed } from '../../session/allowed.tsx'

/** Screen of inquiries: table or board, and side sheet. */
export function Component() {
  const queries = useQueryClient()
  const totals = useQuery(inquiryCountsQuery(useApi())).data
  const isReading = useIsFetching({ queryKey: INQUIRIES_KEY }) > 0
  const address = useListAddress()
  const [sort, setSort] = useState<Sort | null>(null)
  const filters = readFilters(address.search)
  const isBoard = address.search.get('view') === 'board'
  const order = toServerSort(isBoard ? null : sort)
  return (
    <Screen
      title="Запросы"
      lead={totals && formatLead(totals, !isBoard)}
      actions={
        <>
          <nav className="view-switch" aria-label="Вид">
            <ViewSwitch search={address.search} isBoard={isBoard} />
          </nav>
          <Allowed right="export">
            <Menu
              label="Выгрузить"
              icon="download"
              items={exportItems({ ...toQuery(filters, serverNow()), ...(order ? { sort: order } : {}) })}
            />
          </Allowed>
          <IconButton
            icon="reset"
            aria-label="Обновить"
            title="Обновить"
            aria-busy={isReading}
            onClick={() => void queries.invalidateQueries({ queryKey: INQUIRIES_KEY })}
          />
          <NewInquiry />
        </>
      }
    >
      {isBoard ? (
        <BoardView filters={filters} address={address} />
      ) : (
        <TableView
          filters={filters}
          address={address}
          sort={sort}
          onSort={(key) => setSort({ key, isDown: sort?.key === key && !sort.isDown })}
        />
      )}
    </Screen>
  )
}

/** `isOrdered`: the list says its order; each column of the board has its own. */
function formatLead(totals: { all: number; new: number }, isOrdered: boolean): string {
  const fresh =
    totals.new > 0 ? `${totals.new} ${plural(totals.new, ['новый', 'новых', 'новых'])}.` : 'Новых нет.'
  return isOrdered && totals.all > 0 ? `${fresh} Сначала самые свежие.` : fresh
}
