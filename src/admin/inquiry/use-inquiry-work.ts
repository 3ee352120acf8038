import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Inquiry } from '../../contract/inquiries.ts'
import type { InquiryChanges, InquiryDetail } from '../../contract/inquiry-work.ts'
import { useApi } from '../staff.ts'
import { putAnswer } from '../write/put-answer.ts'
import { type Conflict, readConflict } from './conflict.ts'
import { inquiryQuery } from './inquiry-queries.ts'
import { refreshLists } from './refresh-lists.ts'
import { sendChange } from './send-change.ts'
import { type ChangePart, partsOf } from './work-fields.ts'

/** How the last save of a field or a note went; what was sent is kept until it is stored. */
export type FieldState =
  | { kind: 'saving'; changes: InquiryChanges }
  | { kind: 'saved'; at: number }
  | { kind: 'failed'; changes: InquiryChanges; base: Inquiry; error: unknown }
  | { kind: 'stale'; changes: InquiryChanges; base: Inquiry; conflict: Conflict }

/**
 * Saves of one request, one after the other, each field by itself. A change that another person's made stale follows unasked when
 * theirs touched other fields; else it waits as `stale` until one of the two is chosen. A note has a state of its own.
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
      const parts = partsOf(changes).filter((part) => isOf(now[id]?.[part]))
      return { ...now, [id]: { ...now[id], ...Object.fromEntries(parts.map((part) => [part, state])) } }
    })
  /** Forgets those states of the request. */
  const drop = (isOf: (own: FieldState, part: string) => boolean) =>
    setAll((now) => {
      const kept = Object.entries(now[id] ?? {}).filter(([part, state]) => !isOf(state, part))
      return { ...now, [id]: Object.fromEntries(kept) }
    })
  /** Says how a save went, of those of its fields that no later save has taken over. */
  const settle = (changes: InquiryChanges, state: FieldState) =>
    put(changes, state, (own) => own?.kind === 'saving' && own.changes === changes)
  /**
   * Saves a change that began from `base`, by default from the request as it is now; resolves with what is stored then, null where it
   * is not. Where another person's change stands against it, `instead` may do something else: it gets the request as it is now.
   */
  const save = async (
    changes: InquiryChanges,
    base: Inquiry = queries.getQueryData(key) ?? inquiry,
    instead?: (seen: Inquiry, now: Inquiry) => Promise<InquiryDetail | null> | null,
  ): Promise<InquiryDetail | null> => {
    put(changes, { kind: 'saving', changes })
    try {
      const stored = await sendChange(queries, api, changes, base)
      await putAnswer(queries, key, stored)
      settle(changes, { kind: 'saved', at: Date.now() })
      void refreshLists(queries, [id])
      return stored
    } catch (error) {
      const conflict = readConflict(error)
      const other = conflict && instead?.(base, conflict.current)
      if (other) {
        drop((own) => own.kind === 'saving' && own.changes === changes)
        return other
      }
      settle(
        changes,
        conflict ? { kind: 'stale', changes, base, conflict } : { kind: 'failed', changes, base, error },
      )
      if (conflict) void queries.invalidateQueries({ queryKey: key })
      return null
    }
  }
  /** Forgets a change that was not stored: theirs stays. An outcome is forgotten as a whole. */
  const discard = (part: ChangePart) => {
    const dropped = all[id]?.[part]
    const whole = dropped && dropped.kind !== 'saved' && dropped.changes.note !== undefined && dropped.changes
    drop((own, one) => one === part || (own.kind !== 'saved' && own.changes === whole))
  }
  return { states: all[id] ?? {}, save, discard }
}

type States = Partial<Record<ChangePart, FieldState>>

export type InquiryWork = ReturnType<typeof useInquiryWork>
