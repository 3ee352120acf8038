import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import type { Inquiry } from '../../../contract/inquiries.ts'
import { Button } from '../../../ui/button.tsx'
import { inquiryQuery } from '../../inquiry/inquiry-queries.ts'
import { refreshLists } from '../../inquiry/refresh-lists.ts'
import { useAnswerRules } from '../../inquiry/use-answer-rules.ts'
import type { InquiryWork } from '../../inquiry/use-inquiry-work.ts'
import { useNow } from '../../shell/use-now.ts'
import { useApi } from '../../staff.ts'
import { inTurn } from '../../write/in-turn.ts'
import { useUnsaved } from '../../write/unsaved.ts'
import { WriteFailure } from '../../write/write-failure.tsx'
import { focusTitle } from './focus-title.ts'
import { type Call, formatAt, listQuick, type Outcome } from './outcomes.ts'
import { SaveProblem } from './save-state.tsx'
import type { useOutcome } from './use-outcome.ts'
import { isNoted } from './work-section.tsx'

/**
 * A note about a request: typed, or by one press, which also plans the next call and takes what was typed with it. A failure keeps
 * the text.
 */
export function NoteForm({
  inquiry,
  field,
  call,
  work,
  outcome: { write: onOutcome, repeat },
}: NoteFormProps) {
  const { id } = inquiry
  const now = useNow()
  const { hours } = useAnswerRules()
  const api = useApi()
  const queries = useQueryClient()
  const [text, setText] = useState('')
  const clearUnsaved = useUnsaved(text.trim() !== '')
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ note }: SentNote) =>
      inTurn(queries, { entity: 'inquiries', id }, () => api.inquiryWork.addNote({ id, text: note })),
    onSuccess: async (_note, { note, from }) => {
      // What was typed meanwhile stays, with the focus: elsewhere its letters would be keys of the sheet.
      if (from.value.trim() === note) {
        clearUnsaved()
        setText('')
        if (document.activeElement === from) focusTitle()
      }
      await queries.invalidateQueries({ queryKey: inquiryQuery(api, id).queryKey })
      void refreshLists(queries, [id])
    },
  })
  const write = () => {
    const { current: from } = field
    if (from && text.trim() !== '' && !isPending) mutate({ note: text.trim(), from })
  }
  const choose = async (quick: Outcome) => {
    const typed = text.trim()
    const own = typed === '' ? quick.text : `${typed}\n${quick.text}`
    if (await onOutcome({ ...quick, text: own })) setText((now) => (now === text ? '' : now))
  }
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
        value={text}
        onChange={(event) => setText(event.target.value)}
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
            onClick={() => void choose(quick)}
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
      {isNoted(work) && <SaveProblem field="nextContactAt" work={work} onRepeat={repeat} />}
    </div>
  )
}

interface SentNote {
  note: string
  /** The field that it was typed in: the sheet may show another request when the answer arrives. */
  from: HTMLTextAreaElement
}

interface NoteFormProps {
  inquiry: Inquiry
  field: RefObject<HTMLTextAreaElement | null>
  /** A call whose outcome is not written yet. */
  call: Call | null
  work: InquiryWork
  outcome: ReturnType<typeof useOutcome>
}
