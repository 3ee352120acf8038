import type { Inquiry } from '../../../../contract/inquiries/visitor.ts'
import { isFree, type Step } from '../../../../domain/inquiry/status.ts'
import { formatClock } from '../../../../lib/moments.ts'
import { Button } from '../../../../ui/button.tsx'
import type { InquiryWork } from '../../../parts/inquiry/changes/use-inquiry-work.ts'
import { SaveProblem } from './parts/save-state.tsx'

/** The next steps of an inquiry that is not only read, and whether everything is stored. */
export function InquiryFoot({ inquiry, steps, work, onTake, onStatus }: InquiryFootProps) {
  const { assignee, spam } = inquiry
  return (
    <>
      <SaveProblem part="spam" work={work} />
      <div className="inquiry-foot">
        <span className="inquiry-foot__state" role="status">
          {formatSaved(work) ??
            (assignee ? `Ведёт ${assignee.name}` : isFree(inquiry) ? 'Никто не взял' : '')}
        </span>
        {steps.has('spam') && (
          <Button onClick={() => void work.save({ spam: !spam })}>{spam ? 'Не спам' : 'Это спам'}</Button>
        )}
        {steps.has('lose') && (
          <Button onClick={() => onStatus('canceled')}>
            Отменить запрос… <kbd>L</kbd>
          </Button>
        )}
        {steps.has('take') && (
          <Button variant="main" onClick={onTake}>
            Взять <kbd>T</kbd>
          </Button>
        )}
        {steps.has('finish') && (
          <Button variant="main" onClick={() => onStatus('completed')}>
            Завершить <kbd>D</kbd>
          </Button>
        )}
        {steps.has('reopen') && <Button onClick={() => onStatus('processing')}>Вернуть в работу</Button>}
      </div>
    </>
  )
}

/** «Всё записано в 14:15»; null before the first save, and while one is under way or failed. */
function formatSaved({ saves }: InquiryWork): string | null {
  const all = saves.map(({ state }) => state)
  if (all.length === 0) return null
  if (all.some(({ kind }) => kind === 'failed' || kind === 'stale')) return 'Записано не всё'
  if (all.some(({ kind }) => kind === 'saving')) return 'Записываем…'
  const last = Math.max(...all.map((state) => (state.kind === 'saved' ? state.at : 0)))
  return `Всё записано в ${formatClock(new Date(last).toISOString())}`
}

interface InquiryFootProps {
  inquiry: Inquiry
  steps: ReadonlySet<Step>
  work: InquiryWork
  onTake: () => void
  onStatus: (status: Inquiry['status']) => void
}
