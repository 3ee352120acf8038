import { useId, useState } from 'react'
import type { InquiryCounts } from '../../../../contract/inquiries/list.ts'
import type { Inquiry } from '../../../../contract/inquiries/visitor.ts'
import { INQUIRY_STATUSES } from '../../../../domain/inquiry/kinds.ts'
import { formatStatus } from '../../../../domain/inquiry/labels.ts'
import { Chips } from '../../../kit/form/chips.tsx'
import { LostDialog } from '../../../parts/inquiry/changes/lost-dialog.tsx'
import type { InquiryFilters } from '../../../parts/inquiry/filters.ts'
import { useAnswerRules } from '../../../parts/inquiry/use-answer-rules.ts'
import { useNow } from '../../../shell/use-now.ts'
import type { Lifted } from './board.types.ts'
import { Lane } from './lane.tsx'
import { useMoves } from './use-moves.ts'
import './board.css'

/**
 * Inquiries as cards in the columns of their statuses. A card is carried by the mouse, or by keyboard: Space lifts, arrows carry,
 * Space drops, Esc puts back; each step is said. On a phone one column is shown at a time.
 */
export function Board({ filters, counts, toHref }: BoardProps) {
  const now = useNow()
  const rules = useAnswerRules()
  const moves = useMoves(toHref)
  const helpId = useId()
  const [shown, setShown] = useState<Inquiry['status']>('new')
  const [lifted, setLifted] = useState<Lifted | null>(null)
  return (
    <>
      <p className="vh" id={helpId}>
        Пробел поднимает карточку, стрелки переносят, пробел опускает, Esc возвращает
      </p>
      <Chips
        legend="Колонка"
        className="board-tabs"
        chips={INQUIRY_STATUSES.map((value) => ({
          value,
          label: formatStatus(value),
          count: counts?.[value],
        }))}
        isChosen={(status) => status === shown}
        onChoose={setShown}
      />
      <div className="board">
        {INQUIRY_STATUSES.map((status) => (
          <Lane
            key={status}
            status={status}
            filters={filters}
            now={now}
            rules={rules}
            helpId={helpId}
            lifted={lifted}
            moves={moves}
            toHref={toHref}
            count={counts?.[status]}
            isShown={shown === status}
            onLift={setLifted}
          />
        ))}
      </div>
      <p className="vh" role="status">
        {moves.said}
      </p>
      <LostDialog open={moves.isLosing} onClose={moves.keep} onLost={moves.lose} />
    </>
  )
}

interface BoardProps {
  filters: InquiryFilters
  /** Undefined while loading. */
  counts: InquiryCounts | undefined
  /** The address of the opened inquiry. */
  toHref: (inquiry: Inquiry) => string
}
