import { useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { RecordConflict } from '../../../api/conflict.ts'
import { IF_NONE, ifMatch } from '../../../api/if-match.ts'
import type { Draft, Drafted } from '../../../contract/records/drafts.ts'
import { seconds } from '../../../lib/duration.ts'
import { pickKeys } from '../../../lib/pick-keys.ts'
import { useApi } from '../../staff.ts'
import { sayJoined } from '../record/joined-edit.ts'
import { isSameValue } from '../record/merge.ts'
import { isGone, readDraftConflict } from './draft-conflict.ts'
import { type DraftForm, listFinished } from './draft-form.ts'
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
  const { failure, run, forget } = useCalls()
  const save = () => run(() => store('finished'))

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
    if (latest.current.source.of.record?.isKept()) forget()
    else await save()
  })
  // After the record was saved its draft goes, unless somebody else has changed it; without one, what was said of it.
  const end = () => (isOpen ? void remove(shown.leave()) : forget())
  const endRef = useRef(end)
  endRef.current = end
  const onSaved = source.of.record?.onSaved
  useEffect(() => onSaved?.(() => endRef.current()), [onSaved])

  return {
    draft: shown.draft,
    isOpen,
    failure,
    /** Two edits of the draft to choose from; null when there are none. */
    collision: merge.collision,
    closeCollision: merge.close,
    save,
    /** The same of the whole form, which fails while anything of it is unfinished. */
    saveWhole: () => run(() => store('whole')),
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

/** Stores the form as it is, or what of it is finished; the call gives false when somebody has to choose first. */
function useDraftStore<Values extends FieldValues, Row extends object>(
  entity: Drafted,
  id: number,
  { latest, begun, keep, show }: ShownDraft<Values, Row>,
  { meet }: Pick<DraftMerge<Values, Row>, 'meet'>,
): (part: Part) => Promise<boolean> {
  const api = useApi()
  const storeBoth = async (conflict: RecordConflict<Draft>, part: Part, triesLeft: number) => {
    const names = meet(conflict)
    if (!names || !(await store(part, triesLeft))) return false
    sayJoined(entity, { names, changedBy: conflict.changedBy }, { title: 'Черновик сохранён' })
    return true
  }
  const store = async (part: Part, triesLeft: number): Promise<boolean> => {
    const { source } = latest.current
    const { of, toChanges } = source
    const { row, changed } = of.record?.read() ?? { row: null, changed: {} }
    const typed = structuredClone(of.form.getValues())
    if (row === null) return true
    const stored = begun.current
    const finished = part === 'whole' ? changed : listFinished(source, row, { changed, stored })
    const sent =
      finished === changed
        ? typed
        : { ...typed, ...pickKeys(source.toValues(row), (name) => name in changed), ...finished }
    try {
      const fields = toChanges(finished, row)
      // More of what is unfinished was typed.
      if (part === 'finished' && stored && isSameValue(stored.draft, fields)) of.record?.markKept(sent)
      else {
        const over = stored === null ? IF_NONE : ifMatch(stored.version)
        show(await api.drafts.put({ ...fields, entity, id }, over), sent)
      }
      return true
    } catch (error) {
      if (triesLeft === 0) throw error
      const conflict = readDraftConflict(error)
      if (conflict) return await storeBoth(conflict, part, triesLeft - 1)
      if (stored === null || !isGone(error)) throw error
      begun.current = null
      keep(null)
      return await store(part, triesLeft - 1)
    }
  }
  return (part) => store(part, TRIES)
}

/** What of the form is stored: what is left out while it is unfinished stays in the form alone. */
type Part = 'finished' | 'whole'

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
  return { failure, run, forget: () => setFailure(null) }
}
