import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { readConflict } from '../../../api/conflict.ts'
import type { Media } from '../../../contract/content/media.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Input, Textarea } from '../../../ui/field/input.tsx'
import { toReason } from '../../kit/write/failure-messages.ts'
import { sendInTurn } from '../../kit/write/in-turn.ts'
import { putAnswer } from '../../kit/write/put-answer.ts'
import { showStale } from '../../kit/write/stale.ts'
import { MEDIA_KEY } from '../../parts/library/queries.ts'
import { useApi } from '../../staff.ts'

type State = 'typed' | 'saving' | 'saved' | { error: unknown }

/**
 * A field of a file that saves by itself when it is left or Enter is pressed; Esc takes back what was typed. What is typed while an
 * earlier text is being stored stays, and is stored after it.
 */
export function TextField({ file, field, label, hint, isLong = false }: TextFieldProps) {
  const stored = file[field]
  const api = useApi()
  const queries = useQueryClient()
  const [text, setText] = useState(stored)
  const [state, setState] = useState<State>('typed')
  const latest = useRef(text)
  latest.current = text
  /** The text that is being stored; null without. */
  const underway = useRef<string | null>(null)
  /** The stored text as far as this field knows it: an answer comes before the list is rendered anew. */
  const begun = useRef(stored)
  // Another person's change, unless something is being typed.
  useEffect(() => {
    const before = begun.current
    begun.current = stored
    if (underway.current === null) setText((now) => (now.trim() === before ? stored : now))
  }, [stored])
  const isSame = () => text.trim() === (underway.current ?? begun.current)
  const send = async (value: string, version = file.version) => {
    underway.current = value.trim()
    setState('saving')
    const settle = (next: State) => {
      // A later text is under way, or being typed.
      if (underway.current !== value.trim()) return
      underway.current = null
      setState(latest.current === value ? next : 'typed')
    }
    try {
      const changed = await sendInTurn(queries, { entity: 'media', id: file.id, version }, (options) =>
        api.media.update({ id: file.id, [field]: value }, options),
      )
      begun.current = changed[field]
      const files = queries.getQueryData<Media[]>(MEDIA_KEY)
      if (files)
        await putAnswer(
          queries,
          MEDIA_KEY,
          files.map((one) => (one.id === file.id ? changed : one)),
        )
      settle('saved')
    } catch (error) {
      const conflict = readConflict<Media>(error)
      settle(conflict ? 'typed' : { error })
      if (!conflict) return
      const { current } = conflict
      if (latest.current === value) setText(current[field])
      showStale(conflict, { label: 'Записать моё', run: () => void sendMine(value, current.version) })
      await queries.invalidateQueries({ queryKey: MEDIA_KEY })
    }
  }
  const sendMine = (value: string, version: number | undefined) => {
    setText(value)
    return send(value, version)
  }
  const save = () => {
    if (!isSame()) void send(text)
  }
  const control = {
    value: text,
    maxLength: field === 'alt' ? 500 : 200,
    onBlur: save,
    onKeyDown(event: { key: string; shiftKey: boolean; preventDefault(): void; stopPropagation(): void }) {
      if (event.key === 'Enter' && !event.shiftKey) {
        event.preventDefault()
        save()
      }
      if (event.key === 'Escape' && !isSame()) {
        event.stopPropagation()
        setText(underway.current ?? begun.current)
        setState('typed')
      }
    },
  }
  const type = (value: string) => {
    setText(value)
    setState('typed')
  }
  const isFailed = typeof state === 'object'
  return (
    <div>
      <Field
        label={label}
        hint={hint}
        labelSuffix={<span role="status">{WORDS[isFailed ? 'typed' : state]}</span>}
        error={isFailed ? `Не записано: ${toReason(state.error)}` : undefined}
        isErrorLive
      >
        {(attributes) =>
          isLong ? (
            <Textarea {...attributes} {...control} rows={3} onChange={({ target }) => type(target.value)} />
          ) : (
            <Input {...attributes} {...control} onChange={({ target }) => type(target.value)} />
          )
        }
      </Field>
      {isFailed && (
        <Button size="small" onClick={save}>
          Повторить
        </Button>
      )}
    </div>
  )
}

const WORDS = { typed: '', saving: 'записываем…', saved: 'записано' } as const

interface TextFieldProps {
  file: Media
  field: 'alt' | 'name'
  label: string
  hint?: string
  /** Several lines. */
  isLong?: boolean
}
