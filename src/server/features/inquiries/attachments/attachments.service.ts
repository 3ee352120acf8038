import { createHash } from 'node:crypto'
import {
  MAX_ADDED_COMMENTS,
  MAX_ATTACHMENTS,
  TOO_MANY_ATTACHMENTS,
  WRONG_SECRET,
} from '../../../../domain/inquiry/attachment-rules.ts'
import { AppError } from '../../../app-error.ts'
import type { Database, Transaction } from '../../../platform/db/database.ts'
import { TransactionError } from '../../../platform/db/database-error.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import {
  type PhotoStorage,
  readPhoto,
  removePhotos,
  type StoredPhoto,
  storePhoto,
} from '../../media/photos.service.ts'
import { lockInquiries, requireNotErased } from '../work/inquiry-locks.service.ts'
import { insertNote } from '../work/inquiry-work.store.ts'
import { isAttachmentSecret } from './attachment-secret.ts'
import {
  countAttachments,
  countPhotosOfNetwork,
  deleteAttachments,
  findAttachment,
  findSecretParts,
  hasMarkedPhoto,
  insertAttachments,
  listComments,
} from './attachments.store.ts'

/** How notes of visitors are signed. */
const VISITOR = 'Клиент'

/** Photos in an hour for all inquiries of one network: a stranger cannot fill the disk. */
const PHOTOS_PER_HOUR = 100

const BUSY_NETWORK = 'Слишком много снимков за час. Попробуйте позже или позвоните нам.'

/** Of the 32 of a file's name; the others are random. */
const MARK_DIGITS = 16

interface Addition {
  id: number
  secret: string | null
  files: readonly File[]
  comment: string | null | undefined
  /** The same for a call that is sent again because its answer was lost; null of a caller who does not do so. */
  idempotencyKey: string | null
  /** Null for a caller that is not counted. */
  countableAddress: string | null
}

/** Whether a secret opens the inquiry; false also for an unknown one. */
export async function mayAttach(db: Database, id: number, secret: string | null): Promise<boolean> {
  if (secret === null) return false
  const parts = await findSecretParts(db, id)
  return parts !== null && parts.erasedAt === null && isAttachmentSecret(secret, parts)
}

/** Digits with which the names of a call's photos begin: by them it is known when it comes again. Empty without a key. */
async function toMark({ idempotencyKey, files, comment }: Addition): Promise<string> {
  if (idempotencyKey === null || files.length === 0) return ''
  const hash = createHash('sha256').update(
    JSON.stringify([idempotencyKey, comment, files.map(({ size }) => size)]),
  )
  for (const file of files) for await (const bytes of file.stream()) hash.update(bytes)
  return hash.digest('hex').slice(0, MARK_DIGITS)
}

/**
 * Adds photos and words of the visitor to an inquiry; all or nothing, and photos under the same key once. Returns how many photos it has
 * now. Throws FORBIDDEN for a wrong or expired secret and for an unknown inquiry, BAD_REQUEST for more than five photos or ten comments and for
 * nothing at all, TOO_MANY_REQUESTS, and what `storePhoto` throws.
 */
export async function addAttachments(
  db: Database,
  storage: PhotoStorage,
  addition: Addition,
): Promise<number> {
  const { id, secret, files, comment, countableAddress } = addition
  if (!(await mayAttach(db, id, secret))) throw new AppError('FORBIDDEN', WRONG_SECRET)
  if (files.length === 0 && !comment)
    throw new AppError('BAD_REQUEST', 'Приложите снимок или напишите пару слов')
  // Before the files are read; the count that decides is taken under the lock.
  const present = await countAttachments(db, id)
  const isCounted = files.length > 0 && countableAddress !== null
  const isBusy = isCounted && (await countPhotosOfNetwork(db, id)) >= PHOTOS_PER_HOUR
  const mark = await toMark(addition)
  // A copy was quicker. It may also be what has filled the inquiry or the hour.
  if (await hasMarkedPhoto(db, id, mark)) return await countAttachments(db, id)
  requireRoom(present, files.length)
  if (isBusy) throw new AppError('TOO_MANY_REQUESTS', BUSY_NETWORK)
  const photos: StoredPhoto[] = []
  let isKept = false
  try {
    for (const file of files) photos.push(await storePhoto(storage, file, mark))
    const count = await inTransaction(db, (tx) => storeAddition(tx, { id, photos, comment, mark }))
    isKept = count !== null
    return count ?? (await countAttachments(db, id))
  } catch (error) {
    // Its rows may have been stored. If not, the files are removed as those of no inquiry (`photoFolder`).
    isKept ||= error instanceof TransactionError
    throw error
  } finally {
    // What stays is swept as a photo of no inquiry: why the call failed is what the visitor is to know.
    if (!isKept) await removePhotos(storage, photos.map(toFileName)).catch(() => undefined)
  }
}

const toFileName = ({ fileName }: StoredPhoto) => fileName

/** Returns how many photos the inquiry has now; null when a copy of the call was quicker. */
async function storeAddition(
  tx: Transaction,
  { id, photos, comment, mark }: Pick<Addition, 'id' | 'comment'> & { photos: StoredPhoto[]; mark: string },
): Promise<number | null> {
  const refusal = new AppError('FORBIDDEN', WRONG_SECRET)
  const [inquiry] = await lockInquiries(tx, [id])
  if (!inquiry) throw refusal
  requireNotErased(inquiry, refusal)
  if (await hasMarkedPhoto(tx, id, mark)) return null
  const before = await countAttachments(tx, id)
  requireRoom(before, photos.length)
  if (photos.length > 0) {
    await insertAttachments(
      tx,
      photos.map((photo) => ({ ...photo, inquiryId: id })),
    )
  }
  if (comment) await addComment(tx, id, comment)
  return before + photos.length
}

function requireRoom(present: number, added: number): void {
  if (present + added > MAX_ATTACHMENTS) throw new AppError('BAD_REQUEST', TOO_MANY_ATTACHMENTS)
}

/** Stores words of the visitor; the same words once more, after an answer that was lost, are those that stand already. */
async function addComment(tx: Transaction, inquiryId: number, text: string): Promise<void> {
  const comments = await listComments(tx, inquiryId)
  if (comments.at(-1) === text) return
  if (comments.length >= MAX_ADDED_COMMENTS) {
    throw new AppError(
      'BAD_REQUEST',
      'К заявке уже добавлено десять пояснений. Остальное скажите по телефону.',
    )
  }
  await insertNote(tx, { inquiryId, authorName: VISITOR, text })
}

/** A photo of an inquiry with its media type. Throws NOT_FOUND. */
export async function requireAttachment(
  db: Database,
  photos: PhotoStorage,
  { id, attachmentId }: { id: number; attachmentId: number },
): Promise<File> {
  const row = await findAttachment(db, id, attachmentId)
  const bytes = row && (await readPhoto(photos, row.fileName))
  if (!bytes) throw new AppError('NOT_FOUND', 'Снимок не найден')
  return new File([bytes], row.fileName, { type: row.mediaType })
}

/**
 * Deletes what is known of an inquiry's photos, when its personal data is erased. Returns a function that removes the files,
 * to be called after the commit.
 */
export async function eraseAttachments(
  tx: Transaction,
  photos: Pick<PhotoStorage, 'files'>,
  inquiryId: number,
): Promise<() => Promise<void>> {
  const names = await deleteAttachments(tx, inquiryId)
  return () => removePhotos(photos, names)
}
