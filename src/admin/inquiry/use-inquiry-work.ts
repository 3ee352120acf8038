import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Inquiry } from '../../contract/inquiries.ts'
import type { InquiryChanges } from '../../contract/inquiry-work.ts'
import { useApi } from '../staff.ts'
import { putAnswer } from '../write/put-answer.ts'
import { type Conflict, readConflict } from './conflict.ts'
import { inquiryQuery } from './inquiry-queries.ts'
import { refreshLists } from './refresh-lists.ts'
import { sendChange } from './send-change.ts'
import { fieldsOf, type WorkField } from './work-fields.ts'

/** How the last save of a field went; what was sent is kept until it is stored. */
export type FieldState =
  | { kind: 'saving'; changes: InquiryChanges }
  | { kind: 'saved'; at: number }
  | { kind: 'failed'; changes: InquiryChanges; error: unknown }
  | { kind: 'stale'; changes: InquiryChanges; conflict: Conflict }

/**
 * Saves of one request, one after the other, each field by itself. A change that another person's made stale follows unasked when
 * theirs touched other fields; else it waits as `stale` until one of the two is chosen.
 */
export function useInquiryWork(inquiry: Inquiry) {
  const api = useApi()
  const queries = useQueryClient()
  // By request: the sheet turns to another one while a save is under way.
  const [all, setAll] = useState<Readonly<Record<number, States>>>({})
  const { id } = inquiry
  const key = inquiryQuery(api, id).queryKey
  const put = (changes: InquiryChanges, state: FieldState, isOf = (_own: FieldState | undefined) => true) =>
    setAll((now) => {
      const fields = fieldsOf(changes).filter((field) => isOf(now[id]?.[field]))
      return { ...now, [id]: { ...now[id], ...Object.fromEntries(fields.map((field) => [field, state])) } }
    })
  /** Says how a save went, of those of its fields that no later save has taken over. */
  const settle = (changes: InquiryChanges, state: FieldState) =>
    put(changes, state, (own) => own?.kind === 'saving' && own.changes === changes)
  /** Saves a change that began from `base`, by default from the request as it is now; resolves whether it is stored. */
  const save = async (
    changes: InquiryChanges,
    base: Inquiry = queries.getQueryData(key) ?? inquiry,
  ): Promise<boolean> => {
    put(changes, { kind: 'saving', changes })
    try {
      await putAnswer(queries, key, await sendChange(queries, api, changes, base))
      settle(changes, { kind: 'saved', at: Date.now() })
      void refreshLists(queries, [id])
      return true
    } catch (error) {
      const conflict = readConflict(error)
      settle(changes, conflict ? { kind: 'stale', changes, conflict } : { kind: 'failed', changes, error })
      if (conflict) void queries.invalidateQueries({ queryKey: key })
      return false
    }
  }
  /** Forgets a change that was not stored: theirs stays. */
  const discard = (field: WorkField) =>
    setAll((now) => {
      const { [field]: _dropped, ...rest } = now[id] ?? {}
      return { ...now, [id]: rest }
    })
  return { states: all[id] ?? {}, save, discard }
}

type States = Partial<Record<WorkField, FieldState>>

export type InquiryWork = ReturnType<typeof useInquiryWork>
