import { ApiError } from './error.ts'

/** Why a write with `If-Match` was refused: the record as it is now, who changed it and when (null when nobody knows). */
export interface RecordConflict<Row extends object = { version?: number | undefined }> {
  current: Row
  changedBy: string | null
  changedAt: string | null
}

/** Reads the answer to a write over another version; null for any other error. */
export function readConflict<Row extends object>(error: unknown): RecordConflict<Row> | null {
  const body = readConflictBody(error)
  const current = body?.get('current')
  if (!isVersioned<Row>(current)) return null
  return { current, changedBy: toText(body?.get('changedBy')), changedAt: toText(body?.get('changedAt')) }
}

/** Fields of a 409's JSON body, which the specified message of the error carries after its status; null for any other error. */
export function readConflictBody(error: unknown): ReadonlyMap<string, unknown> | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null
  try {
    const body: unknown = JSON.parse(error.message.replace(/^409: /, ''))
    return typeof body === 'object' && body !== null ? new Map(Object.entries(body)) : null
  } catch {
    return null
  }
}

const toText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

/** The server validates every record against the contract; that it has a version tells it from other refusals. */
function isVersioned<Row extends object>(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && 'version' in value
}
