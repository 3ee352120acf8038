import { MAX_ATTACHMENTS, TOO_MANY_ATTACHMENTS } from '../../lib/attachment-rules.ts'
import { AppError } from '../app-error.ts'
import type { Database, Transaction } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import {
  type PhotoStorage,
  readPhoto,
  removePhotos,
  type StoredPhoto,
  storePhoto,
} from '../media/photos.service.ts'
import { isAttachmentSecret } from './attachment-secret.ts'
import {
  countAttachments,
  deleteAttachments,
  findAttachment,
  findSecretParts,
  insertAttachments,
  lockForAttachments,
} from './attachments.store.ts'
import { insertNote } from './inquiry-work.store.ts'

/** How notes of visitors are signed. */
const VISITOR = 'Клиент'

interface Addition {
  id: number
  secret: string | null
  files: readonly File[]
  comment: string | null | undefined
}

const WRONG_SECRET = 'Эту заявку уже нельзя дополнить отсюда. Позвоните нам и назовите её номер.'

/** Whether a secret opens the request; false also for an unknown one. */
export async function mayAttach(db: Database, id: number, secret: string | null): Promise<boolean> {
  if (secret === null) return false
  const parts = await findSecretParts(db, id)
  return parts !== null && parts.erasedAt === null && isAttachmentSecret(secret, parts)
}

/**
 * Adds photos and words of the visitor to a request; all or nothing. Returns how many photos it has now. Throws FORBIDDEN
 * for a wrong or expired secret and for an unknown request, BAD_REQUEST for more than five photos and for nothing at all,
 * and what `storePhoto` throws.
 */
export async function addAttachments(
  db: Database,
  storage: PhotoStorage,
  { id, secret, files, comment }: Addition,
): Promise<number> {
  if (!(await mayAttach(db, id, secret))) throw new AppError('FORBIDDEN', WRONG_SECRET)
  if (files.length === 0 && !comment)
    throw new AppError('BAD_REQUEST', 'Приложите снимок или напишите пару слов')
  // Before any work; the count that decides is taken under the lock.
  requireRoom(await countAttachments(db, id), files.length)
  const photos: StoredPhoto[] = []
  try {
    for (const file of files) photos.push(await storePhoto(storage, file))
    return await inTransaction(db, async (tx) => {
      if (!(await lockForAttachments(tx, id))) throw new AppError('FORBIDDEN', WRONG_SECRET)
      const before = await countAttachments(tx, id)
      requireRoom(before, photos.length)
      if (photos.length > 0) {
        await insertAttachments(
          tx,
          photos.map((photo) => ({ ...photo, inquiryId: id })),
        )
      }
      if (comment) await insertNote(tx, { inquiryId: id, authorName: VISITOR, text: comment })
      return before + photos.length
    })
  } catch (error) {
    await removePhotos(
      storage.folder,
      photos.map(({ fileName }) => fileName),
    )
    throw error
  }
}

function requireRoom(present: number, added: number): void {
  if (present + added > MAX_ATTACHMENTS) throw new AppError('BAD_REQUEST', TOO_MANY_ATTACHMENTS)
}

/** A photo of a request with its media type. Throws NOT_FOUND. */
export async function requireAttachment(
  db: Database,
  { folder }: PhotoStorage,
  { id, attachmentId }: { id: number; attachmentId: number },
): Promise<File> {
  const row = await findAttachment(db, id, attachmentId)
  const bytes = row && (await readPhoto(folder, row.fileName))
  if (!bytes) throw new AppError('NOT_FOUND', 'Снимок не найден')
  return new File([bytes], row.fileName, { type: row.mediaType })
}

/**
 * Deletes what is known of a request's photos, when its personal data is erased. Returns a function that removes the files,
 * to be called after the commit.
 */
export async function eraseAttachments(
  tx: Transaction,
  { folder }: Pick<PhotoStorage, 'folder'>,
  inquiryId: number,
): Promise<() => Promise<void>> {
  const names = await deleteAttachments(tx, inquiryId)
  return () => removePhotos(folder, names)
}
