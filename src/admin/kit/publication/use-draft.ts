import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { RecordConflict } from '../../../api/conflict.ts'
import { IF_NONE, ifMatch } from '../../../api/if-match.ts'
import type { Draft, Drafted } from '../../../contract/records/drafts.ts'
import { seconds } from '../../../lib/duration.ts'
import { useApi } from '../../staff.ts'
import { sayJoined } from '../record/joined-edit.ts'
import { isGone, readDraftConflict } from './draft-conflict.ts'
import type { DraftForm } from './draft-form.ts'
import { draftQuery } from './draft-query.ts'
import { useDraftMerge } from './use-draft-merge.ts'

/** How long after the last change a draft is saved. */
const PAUSE = seconds(2)

/** How often a save meets another draft before it gives up. */
const TRIES = 5

/**
 * The working draft of the form's record. Once it is shown in the form, it is saved by itself; saving the record takes it over, and
 * it goes. A draft that somebody else has changed meanwhile is merged with the form, one that is gone is made anew.
 */
export function useDraft<Values extends FieldValues, Row extends object>(
  entity: Drafted,
  id: number,
  source: DraftForm<Values, Row>,
) {
  const api = useApi()
  const queries = useQueryClient()
  const query = draftQuery(api, entity, id)
  const { queryKey } = query
  // Read before the form is shown (useDraftAwaited).
  const { data: draft = null } = useQuery({ ...query, refetchOnMount: false })
  const [isOpen, setOpen] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const { form, record } = source.of
  const latest = useRef({ draft, source, isOpen })
  latest.current = { draft, source, isOpen }
  /** The draft that the form began from: that in the cache may be a later one. */
  const begun = useRef<Draft | null>(null)
  const keep = (next: Draft | null) => {
    latest.current.draft = next
    queries.setQueryData(queryKey, next)
  }
  /** `values` of the form that are those of the draft. */
  const show = (next: Draft | null, values: Values | null = null) => {
    begun.current = next
    keep(next)
    setOpen(next !== null)
    latest.current.source.of.record?.markKept(values)
  }
  const merge = useDraftMerge<Values, Row>(source)
  const inTurn = useTurns()

  /** Puts another person's draft and the form together; null when somebody has to choose first. */
  const meet = (conflict: RecordConflict<Draft>) => {
    const names = merge.meet(begun.current, conflict)
    if (names) show(conflict.current)
    else keep(conflict.current)
    return names
  }
  const storeBoth = async (conflict: RecordConflict<Draft>, triesLeft: number) => {
    const names = meet(conflict)
    if (!names || !(await store(triesLeft))) return false
    sayJoined(entity, { names, changedBy: conflict.changedBy }, { title: 'Черновик сохранён' })
    return true
  }

  /** Runs a call about the draft; null when it failed, which `failure` says. */
  const attempt = async <Done>(call: () => Promise<Done>): Promise<Done | null> => {
    setFailure(null)
    try {
      return await call()
    } catch (error) {
      setFailure(error)
      return null
    }
  }

  /** Stores the form as it is; false when somebody has to choose first. */
  const store = async (triesLeft: number): Promise<boolean> => {
    const { of, toChanges } = latest.current.source
    const { row, changed } = of.record?.read() ?? { row: null, changed: {} }
    const sent = structuredClone(of.form.getValues())
    if (row === null) return true
    try {
      const fields = toChanges(changed, row)
      const over = begun.current === null ? IF_NONE : ifMatch(begun.current.version)
      show(await api.drafts.put({ ...fields, entity, id }, over), sent)
      return true
    } catch (error) {
      if (triesLeft === 0) throw error
      const conflict = readDraftConflict(error)
      if (conflict) return await storeBoth(conflict, triesLeft - 1)
      if (begun.current === null || !isGone(error)) throw error
      begun.current = null
      keep(null)
      return await store(triesLeft - 1)
    }
  }
  const save = () => inTurn(() => attempt(() => store(TRIES)))

  /** The draft that was thrown away, `gone` when somebody else had ended it before; null when it failed, which `failure` says. */
  const remove = (thrown = latest.current.draft) =>
    attempt(async (): Promise<Draft | 'gone' | null> => {
      try {
        await api.drafts.remove({ entity, id }, ifMatch(thrown?.version))
      } catch (error) {
        const conflict = readDraftConflict(error)
        if (conflict) keep(conflict.current)
        if (!isGone(error)) throw error
        show(null)
        return 'gone'
      }
      show(null)
      return thrown
    })
  const saveRef = useRef(save)
  saveRef.current = save
  /** After the record was saved: its draft goes, unless somebody else has changed it. */
  const endRef = useRef(async () => {})
  endRef.current = async () => {
    const shown = begun.current ?? undefined
    begun.current = null
    setOpen(false)
    await inTurn(() => remove(shown))
  }

  useEffect(() => {
    if (!isOpen) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const changes = form.watch((_, { type }) => {
      if (type === undefined) return
      clearTimeout(timer)
      timer = setTimeout(() => void saveRef.current(), PAUSE)
    })
    return () => {
      clearTimeout(timer)
      changes.unsubscribe()
    }
  }, [isOpen, form])
  const onSaved = record?.onSaved
  useEffect(() => {
    if (isOpen) return onSaved?.(() => void endRef.current())
  }, [isOpen, onSaved])

  return {
    draft,
    /** Whether the form shows the draft. */
    isOpen,
    failure,
    /** Two edits of the draft to choose from; null when there are none. */
    collision: merge.collision,
    closeCollision: merge.close,
    save,
    remove: () => inTurn(() => remove()),
    /** Goes on with the draft as it was put together. */
    async saveMerged(merged: Values) {
      const current = merge.take(merged)
      if (current) show(current)
      await save()
    },
    /** Puts the draft into the form. */
    open: useCallback(() => {
      const { draft: stored, source: from } = latest.current
      const row = from.of.record?.read().row
      if (!stored || !row) return
      from.of.record?.restore({ row, changed: from.toValues({ ...row, ...stored.draft }) })
      begun.current = stored
      setOpen(true)
      from.of.record?.markKept(structuredClone(from.of.form.getValues()))
    }, []),
    /** Publishes what is stored; the record as it is then, null when it failed. */
    publish: (force: boolean) =>
      inTurn(() =>
        attempt(async () => {
          const { draft: stored, isOpen: isShown } = latest.current
          try {
            const asked = { entity, id, ...(force && { force }) }
            const published = await api.drafts.publish(asked, ifMatch(stored?.version))
            show(null)
            return published
          } catch (error) {
            const conflict = readDraftConflict(error)
            if (conflict && isShown) meet(conflict)
            else if (conflict) keep(conflict.current)
            if (isGone(error)) keep(null)
            throw error
          }
        }),
      ),
  }
}

/** Runs work one after the other: a save that began while another runs would meet its own draft as a stranger's. */
function useTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return (work) => {
    const result = last.current.then(work, work)
    last.current = result
    return result
  }
}
