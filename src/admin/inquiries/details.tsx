import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../api/error.ts'
import type { Inquiry } from '../../contract/inquiries.ts'
import { Button } from '../../ui/button.tsx'
import { Drawer } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ErrorState } from '../shell/error-state.tsx'
import { useApi } from '../staff.ts'
import { TableSkeleton } from '../table/table-skeleton.tsx'
import { InquiryPanel } from './inquiry-panel.tsx'
import { inquiryQuery } from './queries.ts'
import './inquiry-panel.css'

/**
 * Side panel with the chosen request; buttons in its footer open the previous and next one in the list. A request that is not
 * among the loaded rows is fetched by id.
 */
export function InquiryDetails({ id, rows, isListLoaded, onMore, onTurn, onClose }: InquiryDetailsProps) {
  const index = rows.findIndex((row) => row.id === id)
  const listed = rows[index]
  const single = useQuery({
    ...inquiryQuery(useApi(), id ?? 0),
    enabled: id !== null && isListLoaded && listed === undefined,
  })
  const previous = rows[index - 1]
  const next = index < 0 ? undefined : rows[index + 1]
  const isLast = index >= 0 && next === undefined
  const turnToNext = async () => {
    if (next) onTurn(next)
    else if (isLast && onMore) {
      const further = (await onMore()).data?.pages.flat()[index + 1]
      if (further) onTurn(further)
    }
  }
  const inquiry = listed ?? single.data
  return (
    <Drawer
      open={id !== null}
      onClose={onClose}
      title={`Запрос № ${id}`}
      footer={
        <div className="pager">
          <Button
            icon="arrow-left"
            aria-disabled={!previous || undefined}
            onClick={() => previous && onTurn(previous)}
          >
            Предыдущий
          </Button>
          <Button
            aria-disabled={(!next && !(isLast && onMore)) || undefined}
            onClick={() => void turnToNext()}
          >
            Следующий
            <Icon name="arrow-right" />
          </Button>
        </div>
      }
    >
      {inquiry && <InquiryPanel key={inquiry.id} inquiry={inquiry} />}
      {!inquiry && single.isError && <NoInquiry error={single.error} onRetry={() => void single.refetch()} />}
      {!inquiry && !single.isError && <TableSkeleton />}
    </Drawer>
  )
}

function NoInquiry({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error instanceof ApiError && error.status === 404) {
    return <EmptyState level={3} title="Такого запроса нет" text="Проверьте номер в адресе." />
  }
  return <ErrorState text="Не удалось загрузить запрос" onRetry={onRetry} />
}

interface InquiryDetailsProps {
  /** Id of the chosen request; null for none. */
  id: number | null
  /** Loaded requests, in the order of the list. */
  rows: readonly Inquiry[]
  /** True when the first page has loaded or failed. */
  isListLoaded: boolean
  /** Loads the next page; null when all are loaded. */
  onMore: (() => Promise<{ data?: { pages: Inquiry[][] } | undefined }>) | null
  onTurn: (inquiry: Inquiry) => void
  onClose: () => void
}
