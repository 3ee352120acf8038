import type { Inquiry } from '../../../../../contract/inquiries/visitor.ts'
import { formatKind } from '../../../../../domain/inquiry/labels.ts'
import { formatWhen } from '../../../../../lib/moments.ts'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import { Marks } from '../../../../parts/inquiry/marks.tsx'
import { StatusBadge } from '../../../../parts/inquiry/status-badge.tsx'
import { toUrgency } from '../../../../parts/inquiry/urgency.ts'
import { useAnswerRules } from '../../../../parts/inquiry/use-answer-rules.ts'
import { Wait } from '../../../../parts/inquiry/wait.tsx'
import { useNow } from '../../../../shell/use-now.ts'

/** Beside the title of the sheet the neighbours in the list, below it in a line status, type, time, waiting and marks. */
export function InquiryHead({ inquiry, turns, isReadOnly }: InquiryHeadProps) {
  const now = useNow()
  const urgency = toUrgency(inquiry, now, useAnswerRules())
  return (
    <>
      <span className="inquiry-turns">
        <IconButton
          icon="arrow-left"
          variant="quiet"
          aria-label="Предыдущий"
          title="Предыдущий (K)"
          aria-disabled={!turns.previous || undefined}
          onClick={() => turns.previous?.()}
        />
        <IconButton
          icon="arrow-right"
          variant="quiet"
          aria-label="Следующий"
          title="Следующий (J)"
          aria-disabled={!turns.next || undefined}
          onClick={() => turns.next?.()}
        />
      </span>
      <p className="inquiry-summary">
        <span className="inquiry-summary__status">
          <StatusBadge status={inquiry.status} />
        </span>
        <span>
          {formatKind(inquiry)} · {formatWhen(inquiry.createdAt, now)}
        </span>
        {urgency && !isReadOnly && (
          <span>
            {' · '}
            <Wait urgency={urgency} />
          </span>
        )}
        <Marks inquiry={inquiry} />
      </p>
    </>
  )
}

interface InquiryHeadProps {
  inquiry: Inquiry
  turns: Turns
  /** Nobody works on it here: nothing is pressing. */
  isReadOnly: boolean
}

/** Lead to the neighbours in the list; null at its ends. */
export interface Turns {
  previous: (() => void) | null
  next: (() => void) | null
  /** Leads back to this inquiry. */
  here: () => void
}
