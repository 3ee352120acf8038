import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError } from '../../../../api/error.ts'
import type { Inquiry } from '../../../../contract/inquiries/visitor.ts'
import { Drawer } from '../../../../ui/dialog.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import type { GrowingList } from '../../../kit/table/growing-list.ts'
import { TableSkeleton } from '../../../kit/table/table-skeleton.tsx'
import { inquiryQuery } from '../../../parts/inquiry/inquiry-queries.ts'
import { ErrorState } from '../../../shell/error-state.tsx'
import { useApi } from '../../../staff.ts'
import { OpenInquiry } from './open-inquiry.tsx'
import { focusTitle } from './parts/focus-title.ts'
import './parts/inquiry-facts.css'
import './parts/sheet.css'

/**
 * Side sheet with the chosen inquiry; arrows in its head, or J and K, lead to the next and previous one of the list. What the list
 * knows is shown at once, the rest follows; an inquiry that is not in the list is fetched by id.
 */
export function InquiryDetails({ id, rows, onMore, onTurn, onClose }: InquiryDetailsProps) {
  const found = rows.findIndex((row) => row.id === id)
  const [place, setPlace] = useState({ id, index: found })
  if (found >= 0 && (place.id !== id || place.index !== found)) setPlace({ id, index: found })
  // An inquiry that no longer fits the filters leaves the list: its neighbours are those of the place where it was.
  const hasLeft = found < 0 && place.id === id && place.index >= 0
  const index = hasLeft ? place.index : found
  const { data, isError, error, refetch } = useQuery({
    ...inquiryQuery(useApi(), id ?? 0),
    enabled: id !== null,
  })
  const detail = data?.id === id ? data : undefined
  const previous = rows[index - 1]
  const after = hasLeft ? index : index + 1
  const next = index < 0 ? undefined : rows[after]
  const isLast = index >= 0 && next === undefined
  const turnToNext = async () => {
    if (next) onTurn(next)
    else if (isLast && onMore) {
      const further = (await onMore())?.pages.flatMap((part) => part.rows)[after]
      if (further) onTurn(further)
    }
  }
  const inquiry = detail ?? rows[found]
  useFocusOnTitle(id, inquiry !== undefined)
  const turns = {
    previous: previous ? () => onTurn(previous) : null,
    here: () => inquiry && onTurn(inquiry),
    next: next || (isLast && onMore) ? () => void turnToNext() : null,
  }
  if (inquiry) {
    return <OpenInquiry inquiry={inquiry} detail={detail} turns={turns} onClose={onClose} />
  }
  return (
    <Drawer open={id !== null} onClose={onClose} title={`Запрос № ${id}`}>
      {isError && <NoInquiry error={error} onRetry={() => void refetch()} />}
      {!isError && <TableSkeleton />}
    </Drawer>
  )
}

/** A dialog gets the focus on its heading, not on its first button; turning to another inquiry too. */
function useFocusOnTitle(id: number | null, isLoaded: boolean) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the loaded sheet is another element
  useEffect(() => {
    if (id !== null) focusTitle()
  }, [id, isLoaded])
}

function NoInquiry({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error instanceof ApiError && error.status === 404) {
    return <EmptyState level={3} title="Такого запроса нет" text="Проверьте номер в адресе." />
  }
  return <ErrorState text="Не удалось загрузить запрос" onRetry={onRetry} />
}

interface InquiryDetailsProps {
  /** Id of the chosen inquiry; null for none. */
  id: number | null
  /** Loaded inquiries, in the order of the list. */
  rows: readonly Inquiry[]
  /** Loads the next part; null when all are loaded. */
  onMore: (() => Promise<GrowingList<Inquiry> | undefined>) | null
  onTurn: (inquiry: Inquiry) => void
  onClose: () => void
}
