import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, type RefObject, useImperativeHandle } from 'react'
import type { Inquiry } from '../../../../../contract/inquiries/visitor.ts'
import { formatAt } from '../../../../../lib/moments.ts'
import { Button } from '../../../../../ui/button.tsx'
import { inTurn } from '../../../../kit/write/in-turn.ts'
import { WriteFailure } from '../../../../kit/write/write-failure.tsx'
import { refreshLists } from '../../../../parts/inquiry/changes/refresh-lists.ts'
import type { InquiryWork } from '../../../../parts/inquiry/changes/use-inquiry-work.ts'
import { inquiryQuery } from '../../../../parts/inquiry/inquiry-queries.ts'
import { useAnswerRules } from '../../../../parts/inquiry/use-answer-rules.ts'
import { useNow } from '../../../../shell/use-now.ts'
import { useApi } from '../../../../staff.ts'
import { focusTitle } from '../parts/focus-title.ts'
import { type Call, listQuick, type Outcome } from '../parts/outcomes.ts'
import { SaveProblem } from '../parts/save-state.tsx'
import { type NoteDraft, useDraft } from './use-draft.ts'

/**
 * A note about an inquiry: typed, or by one press, which also plans the next call and takes what was typed with it. A failure keeps
 * the text.
 */
export function NoteForm({ inquiry, field, call, work, draft: handle, onOutcome }: NoteFormProps) {
  const draft = useDraft()
  useImperativeHandle(handle, () => draft)
  const now = useNow()
  const { hours } = useAnswerRules()
  const { write, isPending, error } = useNote(inquiry.id, field, draft)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    write()
  }
  return (
    <div className="compose">
      <textarea
        ref={field}
        aria-label="Заметка"
        placeholder="О чём договорились"
        maxLength={5000}
        value={draft.text}
        onChange={(event) => draft.type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <kbd className="compose__key">N</kbd>
      <div className="compose__row">
        {listQuick(inquiry, call, now, hours).map((quick) => (
          <button
            key={quick.label}
            type="button"
            className="chip"
            title="Записать и перейти к следующему запросу"
            onClick={() => onOutcome(quick)}
          >
            {quick.label}
            {quick.nextContactAt && <small className="nb">{formatAt(quick.nextContactAt, now)}</small>}
          </button>
        ))}
        <Button
          size="small"
          isBusy={isPending}
          aria-disabled={isPending || undefined}
          title="Ctrl+Enter"
          onClick={write}
        >
          Записать
        </Button>
      </div>
      <WriteFailure error={error} what="Не записано" button="Записать" isForm />
      <SaveProblem part="note" work={work} />
    </div>
  )
}

/** Writes what is typed as a note. */
function useNote(id: number, field: NoteFormProps['field'], { text, take }: NoteDraft) {
  const api = useApi()
  const queries = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ note, key }: SentNote) =>
      inTurn(queries, { entity: 'inquiries', id }, () =>
        api.inquiryWork.addNote({ id, text: note }, { headers: { 'idempotency-key': key } }),
      ),
    onSuccess: async (_note, { clear, from }) => {
      // What was typed meanwhile stays, with the focus: elsewhere its letters would be keys of the sheet.
      if (clear() && document.activeElement === from) focusTitle()
      await queries.invalidateQueries({ queryKey: inquiryQuery(api, id).queryKey })
      void refreshLists(queries, [id])
    },
  })
  const write = () => {
    const { current: from } = field
    if (from && text.trim() !== '' && !isPending) mutate({ ...take(), from })
  }
  return { write, isPending, error }
}

interface SentNote extends ReturnType<NoteDraft['take']> {
  /** The field that it was typed in: the sheet may show another inquiry when the answer arrives. */
  from: HTMLTextAreaElement
}

interface NoteFormProps {
  inquiry: Inquiry
  field: RefObject<HTMLTextAreaElement | null>
  /** A call whose outcome is not written yet. */
  call: Call | null
  work: InquiryWork
  /** Gets what is typed here: each letter draws this form alone. */
  draft: RefObject<NoteDraft | null>
  /** Writes an outcome, together with what is typed. */
  onOutcome: (outcome: Outcome) => void
}
