import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Inquiry } from '../../../contract/inquiries.ts'
import type { SeveralChanges } from '../../../contract/inquiry-work.ts'
import { countRequests } from '../../../lib/count-requests.ts'
import { showToast } from '../../../ui/toast-store.ts'
import { refreshLists } from '../../inquiry/refresh-lists.ts'
import type { Undo } from '../../inquiry/send-several.ts'
import { useMe } from '../../inquiry/use-me.ts'
import { useApi } from '../../staff.ts'
import type { Selected } from '../../table/selected.ts'
import { type Call, sendAll, toCalls, toUndoCalls } from './change-several.ts'
import { describeOutcome } from './outcome-words.ts'

/** What is under way. */
interface Progress {
  done: number
  all: number
  /** Leaves out the calls that have not begun; null where there is only one. */
  stop: (() => void) | null
}

/** Changes of several chosen requests: progress, an honest result, and the way back. What failed stays chosen. */
export function useBulk(selected: Selected) {
  const api = useApi()
  const queries = useQueryClient()
  const me = useMe()
  const [progress, setProgress] = useState<Progress | null>(null)
  const [problem, setProblem] = useState('')
  const isBusy = useRef(false)
  const desk = { queries, api, me }
  /** Null while another one is under way. */
  const run = async (calls: readonly Call[]) => {
    if (isBusy.current) return null
    isBusy.current = true
    setProblem('')
    const ids = calls.flatMap((call) => call.ids)
    const ending = new AbortController()
    const stop = calls.length > 1 ? () => ending.abort() : null
    const show = (done: number) => setProgress({ done, all: ids.length, stop })
    show(0)
    const outcome = await sendAll(desk, calls, { onProgress: show, signal: ending.signal })
    await refreshLists(queries, ids)
    isBusy.current = false
    setProgress(null)
    setProblem(describeOutcome(outcome, ids.length))
    return outcome
  }
  /** `what` is the new state: «В обработке». */
  const change = async (inquiries: readonly Inquiry[], changes: SeveralChanges, what: string) => {
    if (inquiries.length === 0) return showToast({ title: `Менять нечего: уже ${what}` })
    const outcome = await run(toCalls(desk, inquiries, changes))
    if (!outcome) return
    const { changed, undos } = outcome
    selected.put(inquiries.map(({ id }) => id).filter((id) => !changed.includes(id)))
    if (changed.length === 0) return
    const action = { label: 'Отменить', run: () => void undo(undos) }
    showToast({ title: `${countRequests(changed.length)}: ${what}`, action })
  }
  const undo = async (undos: readonly Undo[]) => {
    const outcome = await run(toUndoCalls(desk, undos))
    if (!outcome || outcome.changed.length === 0) return
    showToast({ title: `Возвращено: ${countRequests(outcome.changed.length)}` })
  }
  return { progress, problem, change, forget: () => setProblem('') }
}
