import path from 'node:path'
import type { Media } from '../../../../contract/content/media.ts'
import { AppError } from '../../../app-error.ts'
import type { Database } from '../../../platform/db/database.ts'
import { joinEntries } from '../../../platform/db/name-entries.ts'
import { staffTransaction } from '../../../platform/db/staff-transaction.ts'
import type { Writer } from '../../../platform/db/versioned.ts'
import { noMedia, requireMedia } from './media-library.service.ts'
import { lockMediaByIds, updateMedia } from './media-library.store.ts'
import { renameInDrafts, renameInRecords } from './media-usage.store.ts'

/**
 * Puts another file of the library wherever this one stands, in records and drafts alike, as one act; this one stays in the library. A
 * file without an alternative text gets that of the one before. Returns the file that stands there now. Throws NOT_FOUND, and
 * BAD_REQUEST for a picture in the place of a document or the other way round.
 */
export function replaceMedia(
  db: Database,
  actor: Writer,
  { id, withId }: { id: number; withId: number },
): Promise<Media> {
  return staffTransaction(db, actor, async (tx) => {
    const rows = await lockMediaByIds(tx, [id, withId])
    const [before, next] = [id, withId].map((one) => rows.find((row) => row.id === one))
    if (!before || !next) throw noMedia()
    if (before.kind !== next.kind) {
      throw new AppError('BAD_REQUEST', 'Картинку заменяет картинка, документ — документ')
    }
    if (before.id === next.id) return await requireMedia(tx, next.id)
    await joinEntries(tx)
    const names = [path.basename(before.url), path.basename(next.url)] as const
    await renameInRecords(tx, ...names)
    await renameInDrafts(tx, ...names)
    if (next.alt === '' && before.alt !== '') await updateMedia(tx, next.id, { alt: before.alt })
    return await requireMedia(tx, next.id)
  })
}
