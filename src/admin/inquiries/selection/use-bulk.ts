import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { countRequests } from '../../../lib/count-requests.ts'
import { showToast } from '../../../ui/toast-store.ts'
import { refreshLists } from '../../inquiry/refresh-lists.ts'
import { useApi } from '../../staff.ts'
import type { Selected } from '../../table/selected.ts'
import { changeMany, type Job, listUndos } from './change-many.ts'
import { describeOutcome } from './outcome-words.ts'

/** What is under way. */
interface Progress {
  done: number
  all: number
  stop: () => void
}

/** Changes of several chosen requests: progress, an honest result, and the way back. What failed stays chosen. */
export function useBulk(selected: Selected) {
  const api = useApi()
  const queries = useQueryClient()
  const [progress, setProgress] = useState<Progress | null>(null)
  const [problem, setProblem] = useState('')
  const isBusy = useRef(false)
  /** `what` is the new state: «В обработке». */
  const run = async (jobs: readonly Job[], what: string, isUndo = false) => {
    if (isBusy.current) return
    if (jobs.length === 0) return showToast({ title: `Менять нечего: уже ${what}` })
    isBusy.current = true
    setProblem('')
    const ending = new AbortController()
    const show = (done: number) => setProgress({ done, all: jobs.length, stop: () => ending.abort() })
    show(0)
    const outcome = await changeMany(queries, api, jobs, { onProgress: show, signal: ending.signal })
    const changed = new Set(outcome.stored.map(({ before }) => before.id))
    if (!isUndo) selected.put(jobs.map(({ inquiry }) => inquiry.id).filter((id) => !changed.has(id)))
    await refreshLists(
      queries,
      jobs.map(({ inquiry }) => inquiry.id),
    )
    isBusy.current = false
    setProgress(null)
    setProblem(describeOutcome(outcome, jobs.length))
    if (changed.size === 0) return
    showToast({
      title: isUndo
        ? `Возвращено: ${countRequests(changed.size)}`
        : `${countRequests(changed.size)}: ${what}`,
      ...(isUndo ? {} : { action: { label: 'Отменить', run: () => void run(listUndos(outcome), '', true) } }),
    })
  }
  return { progress, problem, run, forget: () => setProblem('') }
}
