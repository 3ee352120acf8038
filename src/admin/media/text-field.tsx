import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readConflict } from '../../api/conflict.ts'
import { ifMatch } from '../../api/if-match.ts'
import type { Media } from '../../contract/media.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input, Textarea } from '../../ui/input.tsx'
import { MEDIA_KEY } from '../library/queries.ts'
import { useApi } from '../staff.ts'
import { toReason } from '../write/failure-messages.ts'
import { showStale } from '../write/stale.ts'

type State = 'typed' | 'saving' | 'saved' | { error: unknown }

/** A field of a file that saves by itself when it is left or Enter is pressed; Esc takes back what was typed. */
export function TextField({ file, field, label, hint, isLong = false }: TextFieldProps) {
  const stored = file[field]
  const api = useApi()
  const queries = useQueryClient()
  const [text, setText] = useState(stored)
  const [state, setState] = useState<State>('typed')
  // Another person's change, unless something is being typed.
  useEffect(() => setText(stored), [stored])
  const isSame = text.trim() === stored
  const save = async () => {
    if (isSame || state === 'saving') return
    setState('saving')
    try {
      const changed = await api.media.update({ id: file.id, [field]: text }, ifMatch(file.version))
      replace(queries.getQueryData<Media[]>(MEDIA_KEY), changed, (files) =>
        queries.setQueryData<Media[]>(MEDIA_KEY satisfies QueryKey, files),
      )
      setState('saved')
    } catch (error) {
      const conflict = readConflict(error)
      if (conflict) showStale(conflict)
      setState(conflict ? 'typed' : { error })
      if (conflict) await queries.invalidateQueries({ queryKey: MEDIA_KEY })
    }
  }
  const control = {
    value: text,
    maxLength: field === 'alt' ? 500 : 200,
    onBlur: () => void save(),
    onKeyDown(event: { key: string; shiftKey: boolean; preventDefault(): void; stopPropagation(): void }) {
      if (event.key === 'Enter' && !event.shiftKey) {
        event.preventDefault()
        void save()
      }
      if (event.key === 'Escape' && !isSame) {
        event.stopPropagation()
        setText(stored)
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
        <Button size="small" onClick={() => void save()}>
          Не записано, повторить
        </Button>
      )}
    </div>
  )
}

const WORDS = { typed: '', saving: 'записываем…', saved: 'записано' } as const

function replace(files: Media[] | undefined, changed: Media, store: (files: Media[]) => void) {
  if (files) store(files.map((one) => (one.id === changed.id ? changed : one)))
}

interface TextFieldProps {
  file: Media
  field: 'alt' | 'name'
  label: string
  hint?: string
  /** Several lines. */
  isLong?: boolean
}
