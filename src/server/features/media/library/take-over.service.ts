import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Logger } from 'pino'
import sharp from 'sharp'
import type { Database } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { mediaFolders } from '../folders.ts'
import { UPLOAD_NAME } from '../upload-files.ts'
import { insertMissingMedia, listDeletedAddresses, listKnownAddresses } from './media-library.store.ts'
import { addressOf, findUsage } from './media-usage.service.ts'

/** Files whose rows are stored together. */
const BATCH = 50

interface TakeOverParts {
  db: Database
  dataDir: string
  signal?: AbortSignal
}

/**
 * Gives every uploaded file that the library does not know a row: uploads from before there was one, and those whose row was lost. What
 * staff have deleted from the library comes back only if a record uses it again. Returns how many; repeated, it finds none.
 */
export async function takeOverUploads({ db, dataDir, signal }: TakeOverParts): Promise<number> {
  const { uploads } = mediaFolders(dataDir)
  const files = await listUnknown(db, uploads)
  let taken = 0
  for (let at = 0; at < files.length && !signal?.aborted; at += BATCH) {
    const rows: NonNullable<Awaited<ReturnType<typeof describeFile>>>[] = []
    for (const name of files.slice(at, at + BATCH)) {
      const row = await describeFile(uploads, name)
      if (row) rows.push(row)
    }
    await inTransaction(db, async (tx) => {
      for (const row of rows) if (await insertMissingMedia(tx, row)) taken += 1
    })
  }
  return taken
}

/** Names of uploads without a row, oldest first. */
async function listUnknown(db: Database, folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => UPLOAD_NAME.test(name))
  if (names.length === 0) return []
  const known = await listKnownAddresses(db)
  const unknown = names.filter((name) => !known.has(addressOf(name)))
  if (unknown.length === 0) return []
  const [deleted, used] = [await listDeletedAddresses(db), await findUsage(db)]
  const wanted = unknown.filter((name) => !deleted.has(addressOf(name)) || used.has(addressOf(name)))
  const times = await Promise.all(
    wanted.map(async (name) => ({
      name,
      at: (await stat(path.join(folder, name)).catch(() => null))?.mtimeMs ?? 0,
    })),
  )
  return times.toSorted((one, other) => one.at - other.at).map(({ name }) => name)
}

/** The row of a file, with its sizes as far as it can be read; null when it is gone meanwhile. */
async function describeFile(folder: string, name: string) {
  const file = path.join(folder, name)
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) return null
  const common = { url: addressOf(name), name, bytes: found.size, createdAt: found.mtime }
  if (name.endsWith('.pdf')) return { ...common, kind: 'document' as const }
  const size = await sharp(file)
    .metadata()
    .catch(() => null)
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
