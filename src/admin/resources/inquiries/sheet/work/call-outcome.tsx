import type { Inquiry } from '../../../../../contract/inquiries/visitor.ts'
import { formatAt } from '../../../../../lib/moments.ts'
import { Button } from '../../../../../ui/button.tsx'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import { endCall } from '../../../../parts/inquiry/changes/calls.ts'
import { useAnswerRules } from '../../../../parts/inquiry/use-answer-rules.ts'
import { useNow } from '../../../../shell/use-now.ts'
import { type Call, listOutcomes, type Outcome } from '../parts/outcomes.ts'
import { useInquiryKeys } from './use-inquiry-keys.ts'

/** Asks how a call ended; one press writes it. The keys 1, 2, 3 do what its buttons do. */
export function CallOutcome({ inquiry, call, onOutcome }: CallOutcomeProps) {
  const now = useNow()
  const { hours } = useAnswerRules()
  const outcomes = listOutcomes(inquiry, call, now, hours)
  const [first, second, third] = outcomes.map((outcome) => () => onOutcome(outcome))
  useInquiryKeys({
    ...(first && { Digit1: first }),
    ...(second && { Digit2: second }),
    ...(third && { Digit3: third }),
  })
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
        {outcomes.map((outcome, index) => (
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
