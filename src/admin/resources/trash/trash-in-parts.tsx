import type { TrashKind } from '../../../contract/records/record-kinds.ts'
import type { Trashed, TrashFigures } from '../../../contract/records/trash.ts'
import { countedListQuery, formatPart, totalOf } from '../../kit/table/counted-list.ts'
import { useGrowingList } from '../../kit/table/growing-list.ts'
import { ListPanel } from '../../kit/table/list-panel.tsx'
import { NextPart } from '../../kit/table/next-part.tsx'
import { TableEnd } from '../../kit/table/table-end.tsx'
import { toReason } from '../../kit/write/failure-messages.ts'
import { TRASH_KEY } from '../../queries.ts'
import { useApi } from '../../staff.ts'
import { KindChips, useKind } from './kind-chips.tsx'
import { TRASH_FAILED } from './queries.ts'
import { TrashTable } from './trash-table.tsx'

/** The trash where it is too much to be read whole: the server filters it, and sends it in parts. */
export function TrashInParts({ figures }: { figures: TrashFigures }) {
  const kind = useKind()
  const list = useFound(kind)
  const shown = list.rows?.length ?? 0
  return (
    <ListPanel
      label="Корзина"
      query={{ ...list, data: list.rows }}
      failure={(error) => `${TRASH_FAILED}: ${toReason(error)}`}
      filters={<KindChips figures={figures} current={kind} />}
    >
      {(rows) => (
        <>
          <TrashTable rows={rows} isFiltered />
          {shown > 0 && (
            <TableEnd>
              <span role="status">{formatPart(shown, totalOf(list.data) ?? shown, NOUNS)}</span>
              <NextPart list={list} failure={TRASH_FAILED} />
            </TableEnd>
          )}
        </>
      )}
    </ListPanel>
  )
}

const NOUNS = ['запись', 'записи', 'записей'] as const

/** Deleted records of a filter, or of all, part by part. */
function useFound(kind: TrashKind | undefined) {
  const api = useApi()
  const asked = kind ? { kind } : {}
  return useGrowingList({
    ...countedListQuery<Trashed, string>({
      queryKey: [...TRASH_KEY, 'growing', asked],
      read: (mark, signal) => api.trashParts.list({ ...asked, ...mark }, { signal }),
      failure: TRASH_FAILED,
    }),
    // Colleagues delete, too.
    staleTime: 0,
  })
}
