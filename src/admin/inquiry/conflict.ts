import { ApiError } from '../../api/error.ts'
import type { Inquiry } from '../../contract/inquiries.ts'

/** What the server answers to a stale change: the present request, and who changed it when. */
export interface Conflict {
  current: Inquiry
  changedBy: string
  changedAt: string
}

/** Reads the body of a 409 to a stale change; null for any other error. */
export function readConflict(error: unknown): Conflict | null {
  const body = readBody(error)
  const current = body?.get('current')
  if (!isInquiry(current)) return null
  return {
    current,
    changedBy: toText(body?.get('changedBy')) || 'Коллега',
    changedAt: toText(body?.get('changedAt')),
  }
}

/** Who took the request before, from the 409 of a take; null for any other error. */
export function readTaker(error: unknown): { id: number; name: string } | null {
  const taker = readBody(error)?.get('assignee')
  if (typeof taker !== 'object' || taker === null || !('id' in taker) || !('name' in taker)) return null
  return { id: Number(taker.id), name: String(taker.name) }
}

/** Fields of a 409's JSON body, which the specified message of the error carries after its status. */
function readBody(error: unknown): Map<string, unknown> | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null
  try {
    const body: unknown = JSON.parse(error.message.replace(/^409: /, ''))
    return typeof body === 'object' && body !== null ? new Map(Object.entries(body)) : null
  } catch {
    return null
  }
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '')
const isInquiry = (value: unknown): value is Inquiry =>
  typeof value === 'object' && value !== null && 'version' in value && 'status' in value
