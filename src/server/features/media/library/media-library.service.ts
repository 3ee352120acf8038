import type { z } from 'zod'
import type { Media, MediaUsage, mediaChangesSchema } from '../../../../contract/content/media.ts'
import type { CurrentUser } from '../../../../contract/session.ts'
import { notMediaFile } from '../../../../lib/pictures/upload-rules.ts'
import { toFileName } from '../../../../lib/text/file-name.ts'
import { AppError } from '../../../app-error.ts'
import type { Database } from '../../../platform/db/database.ts'
import { toIsoTimes } from '../../../platform/db/iso-times.ts'
import { insertRow, removeRow } from '../../../platform/db/rows.ts'
import { staffTransaction } from '../../../platform/db/staff-transaction.ts'
import type { Writer } from '../../../platform/db/versioned.ts'
import { isDocument } from '../document-file.ts'
import { media } from '../media.table.ts'
import { NotImage } from '../uploaded-image.ts'
import {
  discardUpload,
  type StoredFile,
  storeDocument,
  storePicture,
  type UploadStorage,
} from '../uploads.service.ts'
import {
  findMedia,
  lockMedia,
  lockMediaByIds,
  type MediaRow,
  updateMedia as updateMediaRow,
} from './media-library.store.ts'

export { holdMedia } from './media-library.store.ts'

import { findUsage, formatUsage } from './media-usage.service.ts'

type MediaChanges = Omit<z.output<typeof mediaChangesSchema>, 'id'>

/** The error for a file that is not in the library. */
export const noMedia = () => new AppError('NOT_FOUND', 'Такого файла нет')

/** A file, as this reader may know of it. Throws NOT_FOUND. */
export async function requireMedia(db: Database, id: number, reader?: CurrentUser): Promise<Media> {
  const row = await findMedia(db, id)
  if (!row) throw noMedia()
  return withUsage(db, row, reader)
}

const withUsage = async (db: Database, row: MediaRow, reader?: CurrentUser): Promise<Media> =>
  toMedia(row, await findUsageOf(db, row, reader))

const findUsageOf = async (db: Database, { url }: MediaRow, reader?: CurrentUser) =>
  (await findUsage(db, { urls: [url], reader })).get(url)

/** A file with where it stands. */
export const toMedia = (row: MediaRow, usedIn: MediaUsage[] = []): Media => ({
  ...toIsoTimes(row),
  usedIn,
})

/** Stores a file and its row in the library; a file whose row cannot be stored is deleted. */
export async function addToLibrary(
  db: Database,
  actor: Writer,
  storage: UploadStorage,
  file: StoredFile,
  alt = '',
): Promise<MediaRow> {
  const { stilled: _stilled, ...row } = file
  try {
    return await staffTransaction(db, actor, (tx) => insertRow(tx, media, { ...row, alt }))
  } catch (error) {
    await discardUpload(storage, file)
    throw error
  }
}

interface Uploaded {
  success: true
  url: string
  message: string
}

/** The specified upload of a picture (admin.md, section 5), which the library keeps too. Throws like `storePicture`. */
export async function uploadImage(
  db: Database,
  actor: Writer,
  storage: UploadStorage,
  file: File,
): Promise<Uploaded> {
  const stored = await storePicture(storage, file)
  await addToLibrary(db, actor, storage, stored)
  const message = stored.stilled
    ? 'Изображение загружено; от анимации оставлен первый кадр'
    : 'Изображение загружено'
  return { success: true, url: stored.url, message }
}

/** Stores a picture or a PDF. Throws BAD_REQUEST for anything else, CONTENT_TOO_LARGE, TOO_MANY_REQUESTS. */
export async function createMedia(
  db: Database,
  actor: Writer,
  storage: UploadStorage,
  { file, alt }: { file: File | undefined; alt: string },
): Promise<Media> {
  if (!file) throw new AppError('BAD_REQUEST', 'Выберите файл')
  const start = new Uint8Array(await file.slice(0, 1024).arrayBuffer())
  const stored = isDocument(start) ? await storeDocument(storage, file) : await storeAnyPicture(storage, file)
  return toMedia(await addToLibrary(db, actor, storage, stored, alt))
}

/** Like `storePicture`, with a message that names documents too. */
async function storeAnyPicture(storage: UploadStorage, file: File): Promise<StoredFile> {
  try {
    return await storePicture(storage, file)
  } catch (error) {
    if (!(error instanceof NotImage)) throw error
    const { why } = error
    const refusal = notMediaFile(toFileName(file.name))
    throw new AppError('BAD_REQUEST', why === null ? refusal : `${refusal}. ${why}`)
  }
}

/** Undefined is left as it is. Throws NOT_FOUND. */
export function updateMedia(db: Database, actor: Writer, id: number, changes: MediaChanges): Promise<Media> {
  return staffTransaction(db, actor, async (tx) => {
    const row = await updateMediaRow(tx, id, changes)
    if (!row) throw noMedia()
    return withUsage(tx, row, actor)
  })
}

const inUse = (usage: readonly MediaUsage[]) =>
  `Файл стоит: ${formatUsage(usage)}. Сначала уберите его оттуда.`

/** To the trash; the file itself stays until nothing can bring it back. Throws CONFLICT while it is used, and NOT_FOUND. */
export function removeMedia(db: Database, actor: Writer, id: number): Promise<void> {
  return staffTransaction(db, actor, async (tx) => {
    const row = await lockMedia(tx, id)
    if (!row) throw noMedia()
    const usage = await findUsageOf(tx, row, actor)
    if (usage) throw new AppError('CONFLICT', inUse(usage), undefined, { usedIn: usage })
    await removeRow(tx, media, row.id)
  })
}

/** Deletes those of the files that nothing uses, together; what is left, with the reason. Ids that are gone are passed over. */
export function removeUnused(
  db: Database,
  actor: CurrentUser,
  ids: readonly number[],
): Promise<{ removed: number[]; left: { id: number; name: string; message: string }[] }> {
  return staffTransaction(db, actor, async (tx) => {
    const [rows, usage] = [await lockMediaByIds(tx, ids), await findUsage(tx, { reader: actor })]
    const removed: number[] = []
    for (const { id, url } of rows) {
      if (!usage.has(url) && (await removeRow(tx, media, id))) removed.push(id)
    }
    const left = rows.flatMap(({ id, name, url }) => {
      const used = usage.get(url)
      return used ? [{ id, name, message: inUse(used) }] : []
    })
    return { removed, left }
  })
}
