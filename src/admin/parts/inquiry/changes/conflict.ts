import { readConflict as readAnyConflict, readConflictBody } from '../../../../api/conflict.ts'
import type { Inquiry } from '../../../../contract/inquiries/visitor.ts'

/** What the server answers to a stale change: the present inquiry, and who changed it when. */
export interface Conflict {
  current: Inquiry
  changedBy: string
  changedAt: string
}

/** Reads the body of a 409 to a stale change; null for any other error. */
export function readConflict(error: unknown): Conflict | null {
  const conflict = readAnyConflict<Inquiry>(error)
  if (!conflict) return null
  const { current, changedBy, changedAt } = conflict
  return { current, changedBy: changedBy ?? 'Коллега', changedAt: changedAt ?? '' }
}

/** Who took the inquiry before, from the 409 of a take; null for any other error. */
export function readTaker(error: unknown): { id: number; name: string } | null {
  const taker = readConflictBody(error)?.get('assignee')
  if (typeof taker !== 'object' || taker === null || !('id' in taker) || !('name' in taker)) return null
  return { id: Number(taker.id), name: String(taker.name) }
}
