import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { readConflict } from '../../../api/conflict.ts'
import type { Media, MediaSummary } from '../../../contract/content/media.ts'
import { isLarge, toWhole, type WholeOr } from '../../kit/table/whole-list.ts'
import { sendInTurn } from '../../kit/write/in-turn.ts'
import { putAnswer } from '../../kit/write/put-answer.ts'
import { showStale } from '../../kit/write/stale.ts'
import { fileQuery, MEDIA_KEY } from '../../parts/library/queries.ts'
import { useApi } from '../../staff.ts'

type State = 'typed' | 'saving' | 'saved' | { error: unknown }

/**
 * A text of a file while it is typed and stored. What is typed while an earlier text is being stored stays, and is stored after it.
 */
export function useSavedText(file: Media, field: 'alt' | 'name') {
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
  const show = async (changed: Media) => {
    const list = queries.getQueryData<WholeOr<Media, MediaSummary>>(MEDIA_KEY)
    const all = toWhole(list)
    if (all) {
      const files = all.map((one) => (one.id === file.id ? changed : one))
      await putAnswer(queries, MEDIA_KEY, files)
    }
    if (!isLarge(list)) return
    await putAnswer(queries, fileQuery(api, file.id).queryKey, changed)
    // What matches is the server's to say.
    void queries.invalidateQueries({ queryKey: MEDIA_KEY })
  }
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
      await show(changed)
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
  return {
    text,
    state,
    isSame,
    type(value: string) {
      setText(value)
      setState('typed')
    },
    save() {
      if (!isSame()) void send(text)
    },
    takeBack() {
      setText(underway.current ?? begun.current)
      setState('typed')
    },
  }
}
