import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Inquiry } from '../../contract/inquiries.ts'
import type { InquiryChanges } from '../../contract/inquiry-work.ts'
import { useApi } from '../staff.ts'
import { type Conflict, readConflict } from './conflict.ts'
import { inquiryQuery } from './inquiry-queries.ts'
import { refreshLists } from './refresh-lists.ts'
import { sendChange } from './send-change.ts'
import { fieldsOf, type WorkField } from './work-fields.ts'

/** How the last save of a field went; what was sent is kept until it is stored. */
export type FieldState =
  | { kind: 'saving' }
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
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const { id } = inquiry
  const key = inquiryQuery(api, id).queryKey
  const put = (changes: InquiryChanges, state: FieldState) =>
    setAll((now) => ({
      ...now,
      [id]: { ...now[id], ...Object.fromEntries(fieldsOf(changes).map((field) => [field, state])) },
    }))
  /** Saves a change that began from `base`; resolves whether it is stored. */
  const save = (changes: InquiryChanges, base?: Inquiry): Promise<boolean> => {
    put(changes, { kind: 'saving' })
    const run = async () => {
      try {
        const stored = await sendChange(api, changes, base ?? queries.getQueryData(key) ?? inquiry)
        queries.setQueryData(key, stored)
        put(changes, { kind: 'saved', at: Date.now() })
        void refreshLists(queries, [id])
        return true
      } catch (error) {
        const conflict = readConflict(error)
        put(changes, conflict ? { kind: 'stale', changes, conflict } : { kind: 'failed', changes, error })
        if (conflict) void queries.invalidateQueries({ queryKey: key })
        return false
      }
    }
    const done = queue.current.then(run)
    queue.current = done
    return done
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
