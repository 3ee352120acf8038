import { type RecordConflict, readConflict, readConflictBody } from '../../../api/conflict.ts'
import { ApiError } from '../../../api/error.ts'
import type { Draft } from '../../../contract/records/drafts.ts'

/** The draft that somebody else has stored meanwhile, and who; null for any other failure. */
export function readDraftConflict(error: unknown): RecordConflict<Draft> | null {
  const conflict = readConflict<Draft>(error)
  return conflict && isDraft(conflict.current) ? conflict : null
}

/** Whether the record was changed since its draft was begun. */
export function isRecordChanged(error: unknown): boolean {
  const conflict = readConflict<object>(error)
  return conflict !== null && !isDraft(conflict.current)
}

/** Whether the draft is gone: published or thrown away by somebody else. */
export function isGone(error: unknown): boolean {
  return (
    (error instanceof ApiError && error.status === 404) || readConflictBody(error)?.get('current') === null
  )
}

/** Only a draft says over which version of the record it was begun. */
const isDraft = (current: object) => 'baseVersion' in current
