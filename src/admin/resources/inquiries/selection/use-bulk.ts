import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Inquiry } from '../../../../contract/inquiries/visitor.ts'
import type { SeveralChanges } from '../../../../contract/inquiries/work.ts'
import { countInquiries } from '../../../../domain/inquiry/count-inquiries.ts'
import { showToast } from '../../../../ui/toast/toast-store.ts'
import type { Selected } from '../../../kit/table/selected.ts'
import { toReason } from '../../../kit/write/failure-messages.ts'
import { refreshLists } from '../../../parts/inquiry/changes/refresh-lists.ts'
import type { Undo } from '../../../parts/inquiry/changes/send-several.ts'
import { useMe } from '../../../parts/inquiry/use-me.ts'
import { useApi } from '../../../staff.ts'
import { type Call, sendAll, toCalls, toUndoCalls } from './change-several.ts'
import { describeOutcome, joinOutcomes, type Outcome, RETURNED } from './outcome-words.ts'

/** What is under way. */
export interface Progress {
  done: number
  all: number
  /** Leaves out the calls that have not begun; null where there is only one. */
  stop: (() => void) | null
}

/** What did not go through; `again` tries it once more, where that may help. */
interface Problem {
  text: string
  again: (() => void) | null
}

/** Changes of several chosen inquiries: progress, an honest result, and the way back. What failed stays chosen. */
export function useBulk(selected: Selected) {
  const api = useApi()
  const queries = useQueryClient()
  const me = useMe()
  const [progress, setProgress] = useState<Progress | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  /** Settles after the last of those that were begun: what is pressed meanwhile waits for it. */
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const desk = { queries, api, me }
  const send = async (calls: readonly Call[]) => {
    setProblem(null)
    const ids = calls.flatMap((call) => call.ids)
    const ending = new AbortController()
    const stop = calls.length > 1 ? () => ending.abort() : null
    const show = (done: number) => setProgress({ done, all: ids.length, stop })
    show(0)
    try {
      const outcome = await sendAll(desk, calls, { onProgress: show, signal: ending.signal })
      await refreshLists(queries, ids)
      return outcome
    } catch (error) {
      setProblem({
        text: `Не удалось узнать, что изменено: ${toReason(error)}. Обновите страницу.`,
        again: null,
      })
      return null
    } finally {
      setProgress(null)
    }
  }
  /** Null when it is not known what became of it, which is said. */
  const run = (calls: readonly Call[]) => {
    const sent = last.current.then(() => send(calls))
    last.current = sent
    return sent
  }
  const tell = (text: string, again: Problem['again'] = null) =>
    setProblem(text === '' ? null : { text, again })
  /** `what` is the new state: «В обработке»; `former` is what became of the try before this one. */
  const change = async (
    inquiries: readonly Inquiry[],
    changes: SeveralChanges,
    what: string,
    former: Outcome | null = null,
  ) => {
    if (inquiries.length === 0) return showToast({ title: `Менять нечего: уже ${what}` })
    const isAsked = isAmong(former ? inquiries.map(({ id }) => id) : selected.get())
    const outcome = await run(toCalls(desk, inquiries, changes))
    if (!outcome) return
    const { changed, undos } = outcome
    const joined = former ? joinOutcomes(former, outcome) : outcome
    const untold = inquiries.filter(({ id }) => joined.unknown.some((one) => one.id === id))
    // Over what was seen before: what the server has done of it already, it answers as it would have then.
    const again = () => void change(untold, changes, what, joined)
    tell(describeOutcome(joined), untold.length > 0 ? again : null)
    const isLeft = isAmong(inquiries.map(({ id }) => id).filter((id) => !changed.includes(id)))
    // What was chosen or given up meanwhile stays so.
    selected.put([...selected.get()].filter((id) => !isAsked(id) || isLeft(id)))
    if (changed.length === 0) return
    const action = { label: 'Отменить', run: () => void undo(undos) }
    showToast({ title: `${countInquiries(changed.length)}: ${what}`, action })
  }
  const undo = async (undos: readonly Undo[], former: Outcome | null = null) => {
    const outcome = await run(toUndoCalls(desk, undos))
    if (!outcome) return
    const { changed, undos: left } = outcome
    const joined = former ? joinOutcomes(former, outcome) : outcome
    tell(describeOutcome(joined, RETURNED), left.length > 0 ? () => void undo(left, joined) : null)
    if (changed.length > 0) showToast({ title: `Возвращено: ${countInquiries(changed.length)}` })
  }
  return { progress, problem, change, forget: () => setProblem(null) }
}

const isAmong = (ids: Iterable<number>) => {
  const all = new Set(ids)
  return (id: number) => all.has(id)
}
