import { AppError } from '../../app-error.ts'
import type { Database } from '../../platform/db/database.ts'
import type { VersionConflict } from '../../platform/db/versioned.ts'
import { describeLastChange } from '../journal/journal.service.ts'
import { answerOf, requireRecord } from './records.service.ts'

/**
 * The answer to a writer who has seen another version: the record as it is now, who changed it and when (both null when the
 * journal no longer knows). Throws NOT_FOUND when the record is gone meanwhile.
 */
export async function describeConflict(db: Database, { message, seen }: VersionConflict): Promise<AppError> {
  const current = answerOf(seen.entity, await requireRecord(db, seen.entity, seen.id))
  const changed = await describeLastChange(db, seen.entity, seen.id)
  return new AppError('CONFLICT', message, undefined, { current, ...changed })
}
