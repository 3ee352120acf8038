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

/** Fields of a 409's JSON body; null for any other error. */
export function readConflictBody(error: unknown): ReadonlyMap<string, unknown> | null {
  return error instanceof ApiError && error.status === 409 ? error.body : null
}

const toText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

/** The server validates every record against the contract; that it has a version tells it from other refusals. */
function isVersioned<Row extends object>(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && 'version' in value
}
