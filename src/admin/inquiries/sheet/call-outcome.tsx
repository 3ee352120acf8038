import type { Inquiry } from '../../../contract/inquiries.ts'
import { formatAt } from '../../../lib/moments.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { endCall } from '../../inquiry/calls.ts'
import { useAnswerRules } from '../../inquiry/use-answer-rules.ts'
import { useNow } from '../../shell/use-now.ts'
import { type Call, listOutcomes, type Outcome } from './outcomes.ts'

/** Asks how a call ended; one press writes it. The keys 1, 2, 3 press its buttons. */
export function CallOutcome({ inquiry, call, onOutcome }: CallOutcomeProps) {
  const now = useNow()
  const { hours } = useAnswerRules()
  return (
    <section className="call-outcome" aria-label="Чем кончился звонок">
      <p role="status">
        <b>Вы звонили {formatAt(call.at, now)}.</b> Чем кончилось?
      </p>
      <IconButton
        icon="close"
        variant="quiet"
        aria-label="Звонка не было"
        title="Звонка не было"
        onClick={() => endCall(inquiry.id)}
      />
      <div className="call-outcome__row">
        {listOutcomes(inquiry, call, now, hours).map((outcome, index) => (
          <Button
            key={outcome.label}
            variant={index === 0 ? 'water' : 'line'}
            onClick={() => onOutcome(outcome)}
          >
            {outcome.label} <kbd>{index + 1}</kbd>
          </Button>
        ))}
      </div>
    </section>
  )
}

interface CallOutcomeProps {
  inquiry: Inquiry
  call: Call
  /** Writes an outcome, together with what is typed as a note. */
  onOutcome: (outcome: Outcome) => void
}
