import { useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { RecordConflict } from '../../../api/conflict.ts'
import { IF_NONE, ifMatch } from '../../../api/if-match.ts'
import type { Draft, Drafted } from '../../../contract/records/drafts.ts'
import { seconds } from '../../../lib/duration.ts'
import { useApi } from '../../staff.ts'
import { sayJoined } from '../record/joined-edit.ts'
import { isGone, readDraftConflict } from './draft-conflict.ts'
import type { DraftForm } from './draft-form.ts'
import { type DraftMerge, useDraftMerge } from './use-draft-merge.ts'
import { type ShownDraft, useShownDraft } from './use-shown-draft.ts'

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
  const shown = useShownDraft(entity, id, source)
  const { latest, keep, show, isOpen } = shown
  const merge = useDraftMerge(shown)
  const store = useDraftStore(entity, id, shown, merge)
  const { failure, run } = useCalls()
  const save = () => run(store)

  /** The draft that was thrown away, `gone` when somebody else had ended it before; null when it failed, which `failure` says. */
  const remove = (draft?: Draft) =>
    run(async (): Promise<Draft | 'gone' | null> => {
      const thrown = draft ?? latest.current.draft
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
  // What the form itself has put there, as the opened draft, is kept already; rows that were added or taken away are not.
  useAutosave(source.of.form, isOpen, async () => {
    if (!latest.current.source.of.record?.isKept()) await save()
  })
  // After the record was saved its draft goes, unless somebody else has changed it.
  const end = () => void remove(shown.leave())
  const endRef = useRef(end)
  endRef.current = end
  const onSaved = source.of.record?.onSaved
  useEffect(() => {
    if (isOpen) return onSaved?.(() => endRef.current())
  }, [isOpen, onSaved])

  return {
    draft: shown.draft,
    isOpen,
    failure,
    /** Two edits of the draft to choose from; null when there are none. */
    collision: merge.collision,
    closeCollision: merge.close,
    save,
    remove,
    /** Goes on with the draft as it was put together. */
    async saveMerged(merged: Values) {
      merge.take(merged)
      await save()
    },
    open: shown.open,
    /** Publishes what is stored; the record as it is then, null when it failed. */
    publish: (force: boolean) =>
      run(async () => {
        const { draft: stored, isOpen: isShown } = latest.current
        try {
          const asked = { entity, id, ...(force && { force }) }
          const published = await api.drafts.publish(asked, ifMatch(stored?.version))
          show(null)
          return published
        } catch (error) {
          const conflict = readDraftConflict(error)
          if (conflict && isShown) merge.meet(conflict)
          else if (conflict) keep(conflict.current)
          if (isGone(error)) keep(null)
          throw error
        }
      }),
  }
}

/** A record's draft, and what can be done with it. */
export type WorkingDraft<Values extends FieldValues, Row extends object> = ReturnType<
  typeof useDraft<Values, Row>
>

/** Stores the form as it is; the call gives false when somebody has to choose first. */
function useDraftStore<Values extends FieldValues, Row extends object>(
  entity: Drafted,
  id: number,
  { latest, begun, keep, show }: ShownDraft<Values, Row>,
  { meet }: Pick<DraftMerge<Values, Row>, 'meet'>,
): () => Promise<boolean> {
  const api = useApi()
  const storeBoth = async (conflict: RecordConflict<Draft>, triesLeft: number) => {
    const names = meet(conflict)
    if (!names || !(await store(triesLeft))) return false
    sayJoined(entity, { names, changedBy: conflict.changedBy }, { title: 'Черновик сохранён' })
    return true
  }
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
  return () => store(TRIES)
}

/** Saves some time after the last change of the form, while it shows the draft. */
function useAutosave<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  isOpen: boolean,
  save: () => Promise<unknown>,
) {
  const saveRef = useRef(save)
  saveRef.current = save
  useEffect(() => {
    if (!isOpen) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const changes = form.watch(() => {
      clearTimeout(timer)
      timer = setTimeout(() => void saveRef.current(), PAUSE)
    })
    return () => {
      clearTimeout(timer)
      changes.unsubscribe()
    }
  }, [isOpen, form])
}

/**
 * Runs calls one after the other: a save that began while another runs would meet its own draft as a stranger's. A call that failed
 * gives null, and `failure` says why.
 */
function useCalls() {
  const [failure, setFailure] = useState<unknown>(null)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const run = <Done>(call: () => Promise<Done>): Promise<Done | null> => {
    const result = last.current.then(async () => {
      setFailure(null)
      try {
        return await call()
      } catch (error) {
        setFailure(error)
        return null
      }
    })
    last.current = result
    return result
  }
  return { failure, run }
}
