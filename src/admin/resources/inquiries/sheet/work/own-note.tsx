import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Note } from '../../../../../contract/inquiries/work.ts'
import { Button } from '../../../../../ui/button.tsx'
import { inTurn } from '../../../../kit/write/in-turn.ts'
import { useUnsaved } from '../../../../kit/write/unsaved.ts'
import { WriteFailure } from '../../../../kit/write/write-failure.tsx'
import { inquiryQuery } from '../../../../parts/inquiry/inquiry-queries.ts'
import { useApi } from '../../../../staff.ts'
import { focusTitle } from '../parts/focus-title.ts'
import { useInquiryKeys } from './use-inquiry-keys.ts'

/**
 * The words of a note; with `canCorrect` one's own, which can still be corrected. What was typed stays in the field until it is
 * stored, also when the time has run out meanwhile: the server then says so. The newest of these notes `hasKey`: E opens it.
 */
export function NoteWords({ note, inquiryId, canCorrect, hasKey }: NoteWordsProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const correct = () => setDraft(note.text)
  useInquiryKeys(hasKey && draft === null ? { e: correct } : {})
  if (draft !== null) {
    return (
      <NoteEditor
        note={note}
        inquiryId={inquiryId}
        draft={draft}
        onChange={setDraft}
        onEnd={() => {
          setDraft(null)
          focusTitle()
        }}
      />
    )
  }
  return (
    <>
      <p className="feed__say">{note.text}</p>
      {canCorrect && (
        <Button
          className="note-correct"
          variant="quiet"
          size="small"
          icon="pen"
          title="Свою заметку можно исправить десять минут"
          onClick={correct}
        >
          <span>Исправить</span>
          {hasKey && <kbd>E</kbd>}
        </Button>
      )}
    </>
  )
}

function NoteEditor({ note, inquiryId: id, draft, onChange, onEnd }: NoteEditorProps) {
  const api = useApi()
  const queries = useQueryClient()
  const field = useRef<HTMLTextAreaElement>(null)
  const isChanged = draft.trim() !== note.text
  const clearUnsaved = useUnsaved(isChanged)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (text: string) =>
      inTurn(queries, { entity: 'inquiries', id }, () =>
        api.inquiryWork.correctNote({ id, noteId: note.id, text }),
      ),
    onSuccess: async () => {
      clearUnsaved()
      await queries.invalidateQueries({ queryKey: inquiryQuery(api, id).queryKey })
      onEnd()
    },
  })
  useEffect(() => {
    const { current } = field
    current?.focus()
    current?.setSelectionRange(current.value.length, current.value.length)
  }, [])
  const save = () => {
    if (isPending || draft.trim() === '') return
    if (isChanged) mutate(draft.trim())
    else onEnd()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isSaving = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    // With changes Esc only leaves the field, as in every other one.
    if (!isSaving && (event.key !== 'Escape' || isChanged)) return
    event.preventDefault()
    event.stopPropagation()
    if (isSaving) save()
    else onEnd()
  }
  return (
    <div className="compose note-editor">
      <textarea
        ref={field}
        aria-label="Исправить заметку"
        maxLength={5000}
        value={draft}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="compose__row">
        <Button size="small" variant="quiet" onClick={onEnd}>
          Отмена
        </Button>
        <Button
          size="small"
          isBusy={isPending}
          aria-disabled={isPending || draft.trim() === '' || undefined}
          title="Ctrl+Enter"
          onClick={save}
        >
          Сохранить
        </Button>
      </div>
      <WriteFailure error={error} what="Не исправлено" button="Сохранить" isForm />
    </div>
  )
}

interface NoteWordsProps {
  note: Note
  inquiryId: number
  canCorrect: boolean
  hasKey: boolean
}

interface NoteEditorProps {
  note: Note
  inquiryId: number
  draft: string
  onChange: (draft: string) => void
  /** Without the editor again: stored, or left as it was. */
  onEnd: () => void
}
