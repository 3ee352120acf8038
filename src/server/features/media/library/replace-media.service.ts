import path from 'node:path'
import type { z } from 'zod'
import type { Media, mediaReplacementSchema } from '../../../../contract/content/media.ts'
import { AppError } from '../../../app-error.ts'
import type { Database } from '../../../platform/db/database.ts'
import { joinEntries } from '../../../platform/db/name-entries.ts'
import { staffTransaction } from '../../../platform/db/staff-transaction.ts'
import type { Writer } from '../../../platform/db/versioned.ts'
import { noMedia, requireMedia } from './media-library.service.ts'
import { lockMediaByIds, updateMedia } from './media-library.store.ts'
import { findUsage, formatUsage } from './media-usage.service.ts'
import { renameInDrafts, renameInRecords } from './media-usage.store.ts'

/**
 * Puts another file of the library, which stands nowhere, in the place of this one, in records and drafts alike, as one act; only in
 * these `places`, if they are given, which is the way back. This one stays in the library. A file without an alternative text gets that
 * of the one before. Returns the file that stands there now. Throws NOT_FOUND, CONFLICT for one that stands somewhere already, and
 * BAD_REQUEST for a picture in the place of a document or the other way round.
 */
export function replaceMedia(
  db: Database,
  actor: Writer,
  { id, withId, places }: z.output<typeof mediaReplacementSchema>,
): Promise<Media> {
  return staffTransaction(db, actor, async (tx) => {
    const rows = await lockMediaByIds(tx, [id, withId])
    const [before, next] = [id, withId].map((one) => rows.find((row) => row.id === one))
    if (!before || !next) throw noMedia()
    if (before.kind !== next.kind) {
      throw new AppError('BAD_REQUEST', 'Картинку заменяет картинка, документ — документ')
    }
    const usage = (await findUsage(tx, next.url)).get(next.url)
    if (usage) throw alreadyUsed(next.name, formatUsage(usage))
    await joinEntries(tx)
    const meant = places && new Set(places.map((place) => `${place.entity} ${place.id}`))
    const renaming = {
      from: path.basename(before.url),
      to: path.basename(next.url),
      isMeant: (entity: string, recordId: number) => meant?.has(`${entity} ${recordId}`) ?? true,
    }
    await renameInRecords(tx, renaming)
    await renameInDrafts(tx, renaming, { id: actor.id, name: actor.fullName || actor.username })
    if (next.alt === '' && before.alt !== '') await updateMedia(tx, next.id, { alt: before.alt })
    return await requireMedia(tx, next.id)
  })
}

const alreadyUsed = (name: string, usage: string) =>
  new AppError('CONFLICT', `«${name}» уже стоит: ${usage}. Заменить можно тем, что нигде не стоит.`)
