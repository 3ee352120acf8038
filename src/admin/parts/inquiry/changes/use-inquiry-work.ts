import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Inquiry } from '../../../../contract/inquiries/visitor.ts'
import type { InquiryChanges, InquiryDetail } from '../../../../contract/inquiries/work.ts'
import { putAnswer, whenAnswerIsTold } from '../../../kit/write/put-answer.ts'
import { serverNow } from '../../../server-clock.ts'
import { useApi } from '../../../staff.ts'
import { inquiryQuery } from '../inquiry-queries.ts'
import { type ChangePart, partsOf } from '../work-fields.ts'
import { type Conflict, readConflict } from './conflict.ts'
import { refreshLists } from './refresh-lists.ts'
import { sendChange } from './send-change.ts'

/** One save of an inquiry; what was sent is kept until it is stored. */
export interface Save {
  changes: InquiryChanges
  /** The inquiry as it was when the change began. */
  base: Inquiry
  /** What it is the last save of; at least one. */
  parts: readonly ChangePart[]
  state: SaveState
  /** Sends it again, with all that follows from it; by default over the same `base`. */
  repeat: (over?: Inquiry) => Promise<unknown>
}

type SaveState =
  | { kind: 'saving' }
  | { kind: 'saved'; at: number }
  | { kind: 'failed'; error: unknown }
  | { kind: 'stale'; conflict: Conflict }

/**
 * Saves of one inquiry, one after the other, each field by itself; a note goes with fields or alone. A change that another person's
 * made stale follows unasked when theirs touched other fields; else it waits as `stale` until one of the two is chosen.
 */
export function useInquiryWork(inquiry: Inquiry) {
  const api = useApi()
  const queries = useQueryClient()
  // By inquiry: the sheet turns to another one while a save is under way.
  const [all, setAll] = useState<Readonly<Record<number, readonly Save[]>>>({})
  const { id } = inquiry
  const key = inquiryQuery(api, id).queryKey
  const saves = all[id] ?? []
  const find = (part: ChangePart) => saves.find(({ parts }) => parts.includes(part))
  const edit = (change: (saves: readonly Save[]) => readonly Save[]) =>
    setAll((now) => ({ ...now, [id]: change(now[id] ?? []) }))
  /** Resolves with the inquiry as it is stored; null where it is not, and where something else was done instead. */
  const save = async (given: InquiryChanges, options: SaveOptions = {}): Promise<InquiryDetail | null> => {
    const { base = inquiry, instead } = options
    const { repeat = (over: Inquiry) => save(given, { ...options, base: over }) } = options
    // A copy of its own tells this save from its repetitions.
    const changes = { ...given }
    const parts = partsOf(changes)
    const begun: Save = {
      changes,
      base,
      parts,
      state: { kind: 'saving' },
      repeat: (over = base) => repeat(over),
    }
    const settle = (state: SaveState) =>
      edit((now) => now.map((one) => (one.changes === changes ? { ...one, state } : one)))
    edit((now) => [...without(now, parts), begun])
    try {
      const stored = await sendChange(queries, api, changes, base)
      await putAnswer(queries, key, stored)
      whenAnswerIsTold(() => settle({ kind: 'saved', at: serverNow() }))
      void refreshLists(queries, [id])
      return stored
    } catch (error) {
      const conflict = readConflict(error)
      const other = conflict && instead?.(conflict.current)
      if (other) {
        edit((now) => now.filter((one) => one.changes !== changes))
        await other
        return null
      }
      settle(conflict ? { kind: 'stale', conflict } : { kind: 'failed', error })
      if (conflict) void queries.invalidateQueries({ queryKey: key })
      return null
    }
  }
  /** Forgets a change that was not stored: theirs stays. An outcome is forgotten as a whole. */
  const discard = (part: ChangePart) => {
    const own = find(part)
    edit((now) => without(now, own?.changes.note === undefined ? [part] : own.parts))
  }
  return { saves, find, save, discard }
}

/** The saves of other parts than these. */
const without = (saves: readonly Save[], parts: readonly ChangePart[]): Save[] =>
  saves
    .map((one) => ({ ...one, parts: one.parts.filter((part) => !parts.includes(part)) }))
    .filter((one) => one.parts.length > 0)

interface SaveOptions {
  /** What the change began from; by default the inquiry as it is shown. */
  base?: Inquiry
  /** Sends it again over `over`; by default just the change. */
  repeat?: (over: Inquiry) => Promise<unknown>
  /** What is done where another person's change stands against it: gets the inquiry as it is now. Null to ask. */
  instead?: (now: Inquiry) => Promise<unknown> | null
}

export type InquiryWork = ReturnType<typeof useInquiryWork>
