import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { MAX_IMPORT_BYTES, tooLargeImport } from '../../../domain/catalogue/import-rules.ts'
import { days } from '../../../lib/duration.ts'
import { AppError } from '../../app-error.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { FOLDERS, inImports } from '../../platform/files/folders.ts'
import { readOutline } from './table/read-in-thread.ts'
import type { TableOutline } from './table/table-outline.ts'

/** Price lists are kept for this time, ms: until then another check may be asked for. */
const RETENTION = days(60)

/** Names that this file gives; others in the folder are not touched. */
const STORED_NAME = /^[0-9a-f]{32}[.](?:xlsx|csv|tsv|txt|bin)(?:[.]outline[.]json)?$/

/** A stored price list, and the name that it had. */
interface StoredList {
  file: string
  name: string
}

/** Stores the bytes of a price list with what was read of it, both or neither; the name of its file. Throws FilesUnavailable. */
export async function storeImport(
  files: FileStore,
  bytes: Uint8Array,
  { extension, outline }: { extension: string; outline: TableOutline },
): Promise<string> {
  const file = `${randomBytes(16).toString('hex')}.${extension}`
  const read = Buffer.from(JSON.stringify(outline))
  const stored = await Promise.allSettled([
    files.put(inImports(file), bytes, { mediaType: 'application/octet-stream' }),
    files.put(inImports(outlineName(file)), read, { mediaType: 'application/json' }),
  ])
  for (const one of stored) {
    if (one.status === 'fulfilled') continue
    await discardImport(files, file)
    throw one.reason
  }
  return file
}

/** Removes a price list that is not needed after all. What a store keeps that does not answer goes when it is old. */
export async function discardImport(files: FileStore, file: string): Promise<void> {
  await Promise.allSettled([file, outlineName(file)].map((one) => files.remove(inImports(one))))
}

const outlineName = (file: string) => `${file}.outline.json`

const noFile = () => new AppError('CONFLICT', 'Файла больше нет: загрузите прайс-лист ещё раз')

/** The bytes of a stored price list. Throws CONFLICT when its file is gone, FilesUnavailable. */
export async function requireBytes(
  files: FileStore,
  { file, name }: StoredList,
): Promise<Uint8Array<ArrayBuffer>> {
  const found = await files.find(inImports(file))
  // Whoever else may write into the store: no more is read than was taken.
  if (found && found.size > MAX_IMPORT_BYTES) throw new AppError('CONTENT_TOO_LARGE', tooLargeImport(name))
  const bytes = found && (await files.read(inImports(file)))
  if (!bytes) throw noFile()
  return bytes
}

/** What was read of a stored price list. Throws CONFLICT when its file is gone, FilesUnavailable. */
export async function requireOutline(files: FileStore, list: StoredList): Promise<TableOutline> {
  const kept = await files.read(inImports(outlineName(list.file)))
  if (kept) return JSON.parse(new TextDecoder().decode(kept))
  return await readOutline({ name: list.name, read: () => requireBytes(files, list) })
}

/** Removes the price lists that are too old to be checked again; returns how many files. Throws FilesUnavailable. */
export async function removeOldImports(files: FileStore, now = Date.now()): Promise<number> {
  let removed = 0
  for (const { name, modified } of await files.list(FOLDERS.imports)) {
    if (modified >= now - RETENTION || !STORED_NAME.test(path.basename(name))) continue
    await files.remove(name)
    removed += 1
  }
  return removed
}
