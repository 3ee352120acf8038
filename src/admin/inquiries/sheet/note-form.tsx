import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, type Ref, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { inquiryQuery } from '../../inquiry/inquiry-queries.ts'
import { refreshLists } from '../../inquiry/refresh-lists.ts'
import { useApi } from '../../staff.ts'
import { inTurn } from '../../write/in-turn.ts'
import { useUnsaved } from '../../write/unsaved.ts'
import { WriteFailure } from '../../write/write-failure.tsx'
import { focusTitle } from './focus-title.ts'

const QUICK = ['Не отвечает', 'Перезвонит сам(а)', 'Ждёт смету'] as const

/** A note about a request, typed or by one press. A failure keeps the text. */
export function NoteForm({ id, field }: { id: number; field: Ref<HTMLTextAreaElement> }) {
  const api = useApi()
  const queries = useQueryClient()
  const [text, setText] = useState('')
  const clearUnsaved = useUnsaved(text.trim() !== '')
  const { mutate, isPending, error } = useMutation({
    mutationFn: (note: string) =>
      inTurn(queries, { entity: 'inquiries', id }, () => api.inquiryWork.addNote({ id, text: note })),
    onSuccess: async (_note, sent) => {
      clearUnsaved()
      // What was typed meanwhile stays.
      setText((now) => (now.trim() === sent ? '' : now))
      if (document.activeElement instanceof HTMLTextAreaElement) focusTitle()
      await queries.invalidateQueries({ queryKey: inquiryQuery(api, id).queryKey })
      void refreshLists(queries, [id])
    },
  })
  const write = () => {
    if (text.trim() !== '' && !isPending) mutate(text.trim())
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
        {QUICK.map((quick) => (
          <button
            key={quick}
            type="button"
            className="chip"
            onClick={() => setText((now) => (now.trim() === '' ? quick : `${now.trimEnd()} ${quick}`))}
          >
            {quick}
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
    </div>
  )
}
