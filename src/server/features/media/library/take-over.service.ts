import path from 'node:path'
import type { Logger } from 'pino'
import sharp from 'sharp'
import type { Database } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { FileStore, ListedFile } from '../../../platform/files/file-store.ts'
import { type FilesPlace, filesOf } from '../../../platform/files/files-of.ts'
import { FOLDERS } from '../../../platform/files/folders.ts'
import { UPLOAD_NAME } from '../upload-files.ts'
import { insertMissingMedia, listDeletedAddresses, listKnownAddresses } from './media-library.store.ts'
import { addressOf, findUsage } from './media-usage.service.ts'

/** Files whose rows are stored together. */
const BATCH = 50

interface TakeOverParts extends FilesPlace {
  db: Database
  signal?: AbortSignal
}

/**
 * Gives every uploaded file that the library does not know a row: uploads from before there was one, and those whose row was lost. What
 * staff have deleted from the library comes back only if a record uses it again. Returns how many; repeated, it finds none.
 */
export async function takeOverUploads({ db, signal, ...place }: TakeOverParts): Promise<number> {
  const files = filesOf(place)
  const unknown = await listUnknown(db, files)
  let taken = 0
  for (let at = 0; at < unknown.length && !signal?.aborted; at += BATCH) {
    const rows: NonNullable<Awaited<ReturnType<typeof describeFile>>>[] = []
    for (const file of unknown.slice(at, at + BATCH)) {
      const row = await describeFile(files, file)
      if (row) rows.push(row)
    }
    await inTransaction(db, async (tx) => {
      for (const row of rows) if (await insertMissingMedia(tx, row)) taken += 1
    })
  }
  return taken
}

/** Uploads without a row, oldest first. */
async function listUnknown(db: Database, files: FileStore): Promise<ListedFile[]> {
  const stored = (await files.list(FOLDERS.uploads)).filter(({ name }) =>
    UPLOAD_NAME.test(path.basename(name)),
  )
  if (stored.length === 0) return []
  const known = await listKnownAddresses(db)
  const unknown = stored.filter(({ name }) => !known.has(addressOf(path.basename(name))))
  if (unknown.length === 0) return []
  const [deleted, used] = [await listDeletedAddresses(db), await findUsage(db)]
  return unknown
    .filter(({ name }) => {
      const address = addressOf(path.basename(name))
      return !deleted.has(address) || used.has(address)
    })
    .toSorted((one, other) => one.modified - other.modified)
}

/** The row of a file, with its sizes as far as it can be read; null when it is gone meanwhile. */
async function describeFile(files: FileStore, { name: stored, size: bytes, modified }: ListedFile) {
  const name = path.basename(stored)
  const common = { url: addressOf(name), name, bytes, createdAt: new Date(modified) }
  if (name.endsWith('.pdf')) return { ...common, kind: 'document' as const }
  const content = await files.read(stored)
  // One that is there and cannot be read has no sizes, and does not keep others from their rows.
  if (!content && !(await files.find(stored))) return null
  const size =
    content &&
    (await sharp(content)
      .metadata()
      .catch(() => null))
  return { ...common, kind: 'picture' as const, width: size?.width ?? null, height: size?.height ?? null }
}

/** Takes uploads over in the background, while the shop is open already; a failure is logged. Ends early when stopped. */
export function startTakeOver(parts: TakeOverParts, log: Logger): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const running = takeOverUploads({ ...parts, signal: stopping.signal }).then(
    (taken) => {
      if (taken > 0) log.info({ taken }, 'загруженные раньше файлы внесены в «Картинки и файлы»')
    },
    (error: unknown) => {
      if (!stopping.signal.aborted) log.warn({ err: error }, 'загруженные раньше файлы не внесены')
    },
  )
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}
