import { useQuery, useQueryClient } from '@tanstack/react-query'
import { INQUIRY_STATUSES } from '../../../domain/inquiry/kinds.ts'
import { STAFF_INQUIRIES_PATH } from '../../../domain/site/staff-paths.ts'
import type { InquiryFilters } from '../../parts/inquiry/filters.ts'
import { filteredCountsQuery, laneQuery } from '../../parts/inquiry/inquiry-queries.ts'
import { withParameter } from '../../shell/use-address.ts'
import { useApi } from '../../staff.ts'
import { Board } from './board/board.tsx'
import { QuickFilters } from './quick-filters.tsx'
import { InquiryDetails } from './sheet/details.tsx'
import type { ListAddress } from './use-list-address.ts'

/** Inquiries as a board, with the sheet of the open one, which turns through the loaded cards. */
export function BoardView({
  filters: inAddress,
  address,
}: {
  filters: InquiryFilters
  address: ListAddress
}) {
  const api = useApi()
  // The board has no place for spam, and its counters count none.
  const filters = { ...inAddress, spam: false }
  const queries = useQueryClient()
  const counts = useQuery(filteredCountsQuery(api, filters)).data
  const { search, chosenId, filter, turnTo, close } = address
  // Read when a card is opened; each column loads its own.
  const cards =
    chosenId === null
      ? []
      : INQUIRY_STATUSES.flatMap(
          (status) =>
            queries
              .getQueryData(laneQuery(api, filters, status).queryKey)
              ?.pages.flatMap(({ rows }) => rows) ?? [],
        )
  return (
    <>
      <QuickFilters filters={filters} counts={counts} onChange={filter} />
      <Board
        filters={filters}
        counts={counts}
        toHref={({ id }) => `${STAFF_INQUIRIES_PATH}?${withParameter(search, 'request', String(id))}`}
      />
      <InquiryDetails id={chosenId} rows={cards} onMore={null} onTurn={turnTo} onClose={close} />
    </>
  )
}
