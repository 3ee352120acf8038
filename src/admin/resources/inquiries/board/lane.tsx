import type { Inquiry } from '../../../../contract/inquiries/visitor.ts'
import { formatStatus } from '../../../../domain/inquiry/labels.ts'
import { needsReason } from '../../../../domain/inquiry/status.ts'
import { Button } from '../../../../ui/button.tsx'
import { LoadFailure } from '../../../../ui/failure/load-failure.tsx'
import { useGrowingList } from '../../../kit/table/growing-list.ts'
import { TableSkeleton } from '../../../kit/table/table-skeleton.tsx'
import type { InquiryFilters } from '../../../parts/inquiry/filters.ts'
import { laneQuery } from '../../../parts/inquiry/inquiry-queries.ts'
import { StatusBadge } from '../../../parts/inquiry/status-badge.tsx'
import type { AnswerRules } from '../../../parts/inquiry/urgency.ts'
import { useApi } from '../../../staff.ts'
import type { Lifted } from './board.types.ts'
import { Card } from './card.tsx'
import type { Moves } from './use-moves.ts'

/** One column of the board, onto which cards are dropped. */
export function Lane({ status, filters, count, isShown, lifted, onLift, moves, ...card }: LaneProps) {
  const list = useGrowingList(laneQuery(useApi(), filters, status))
  const { rows } = list
  const isOver = lifted?.over === status && lifted.inquiry.status !== status
  const enter = () => {
    if (lifted && lifted.over !== status) onLift({ ...lifted, over: status })
  }
  const drop = () => {
    if (!lifted) return
    onLift(null)
    moves.move(lifted.inquiry, status)
  }
  return (
    <section
      className={`lane ${isShown ? 'is-shown' : ''} ${isOver ? 'lane--over' : ''}`}
      aria-label={formatStatus(status)}
      onDragOver={(event) => {
        event.preventDefault()
        enter()
      }}
      onDrop={(event) => {
        event.preventDefault()
        drop()
      }}
    >
      <div className="lane__h">
        <StatusBadge status={status} />
        <span>{count}</span>
      </div>
      {isOver && <div className="lane__slot" />}
      {rows?.length === 0 && !isOver && <p className="lane__slot lane__slot--empty">Пусто</p>}
      {rows && rows.length > 0 && (
        <ul className="lane__cards">
          {rows.map((inquiry) => (
            <Card
              key={inquiry.id}
              inquiry={inquiry}
              lifted={lifted}
              onLift={onLift}
              moves={moves}
              {...card}
            />
          ))}
        </ul>
      )}
      {!rows && list.isPending && <TableSkeleton />}
      {list.isError && (
        <LoadFailure
          text="Не загрузилось"
          onRetry={() => void (list.isMoreFailed ? list.more() : list.refetch())}
        />
      )}
      {list.hasMore && (
        <Button size="small" isBusy={list.isLoadingMore} onClick={() => void list.more()}>
          Показать ещё
        </Button>
      )}
      {needsReason(status) && <p className="small muted">При переносе сюда спросим причину.</p>}
    </section>
  )
}

interface LaneProps {
  status: Inquiry['status']
  filters: InquiryFilters
  count: number | undefined
  /** On a phone one column is shown. */
  isShown: boolean
  lifted: Lifted | null
  onLift: (lifted: Lifted | null) => void
  moves: Moves
  now: number
  rules: AnswerRules
  /** Element that says how to move a card. */
  helpId: string
  toHref: (inquiry: Inquiry) => string
}
