import type { Logger } from 'pino'
import type { Database } from '../../../platform/db/database.ts'
import { type FilesPlace, filesOf } from '../../../platform/files/files-of.ts'
import { listRestoredBackups } from '../../restores/restores.service.ts'
import { markStoreOver, readMark } from './place-in-store.ts'

/**
 * Notes in the store of files that they are this shop's, should the restore that made it have been killed after its commit: a restore of
 * the same backup would take them for its own. A store that does not answer is asked again at the next start.
 */
export function startMarkingOver(
  { db, ...place }: FilesPlace & { db: Database },
  log: Logger,
): { stop(): Promise<void> } {
  const marking = place.storage ? markCommitted(db, place) : Promise.resolve()
  const done = marking.catch((error: unknown) =>
    log.warn({ err: error }, 'не проверено, осталась ли в хранилище пометка restore/unfinished'),
  )
  return { stop: () => done }
}

async function markCommitted(db: Database, place: FilesPlace): Promise<void> {
  const restored = await listRestoredBackups(db)
  if (restored.length === 0) return
  const files = filesOf(place)
  const mark = await readMark(files)
  if (mark && restored.some((madeAt) => madeAt.toISOString() === new Date(mark.madeAt).toJSON()))
    await markStoreOver(files)
}
