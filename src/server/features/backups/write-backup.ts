import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { type FileHandle, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { makeFolder } from '@septic-shop/embedded-postgres'
import { type Pack, pack } from 'tar-stream'
import { type Snapshot, spoolTables } from '../../platform/db/copy/copy-out.ts'
import { createMeasure, type Measured } from '../../platform/db/copy/measure.ts'
import type { Database } from '../../platform/db/database.ts'
import type { FileStore, OpenedFile } from '../../platform/files/file-store.ts'
import { type FilesPlace, filesOf } from '../../platform/files/files-of.ts'
import { BackupRefused } from './backup-refused.ts'
import { requireRoom } from './backup-room.ts'
import { listCarriedFiles } from './carried-files.ts'
import {
  FORMAT,
  MANIFEST_ENTRY,
  type Manifest,
  PROGRAM_VERSION,
  SEAL_ENTRY,
  sealOf,
  tableEntry,
} from './manifest.ts'
import { makeWorkFolder, removeLeftovers } from './work-folder.ts'

/** What is copied. */
export interface BackupSource extends FilesPlace {
  db: Database
  /** Whose PostgreSQL the shop uses. */
  server: Manifest['server']
}

/** A file that a row of the snapshot names was removed before it was copied: the next snapshot no longer names it. */
class FileVanished extends Error {}

const ATTEMPTS = 5

/**
 * Writes a backup of one moment; the shop may go on. The file appears whole under its name, mode 600, or not at all. Throws
 * BackupRefused where there is no shop yet, and where the disk of the shop's files would have no room left for inquiries; also when
 * the signal ends it.
 */
export async function writeBackup(
  source: BackupSource,
  file: string,
  signal?: AbortSignal,
): Promise<Manifest> {
  const folder = path.dirname(file)
  makeFolder(folder, 0o700)
  await removeLeftovers(folder, 'backup', 'check')
  await requireRoom(source, folder)
  for (let attempt = 1; ; attempt += 1) {
    const work = await makeWorkFolder(folder, 'backup')
    try {
      const whole = path.join(work, 'backup')
      const manifest = await writeFileOf(source, { work, whole, signal })
      await syncToDisk(whole)
      signal?.throwIfAborted()
      await rename(whole, file)
      await syncToDisk(folder)
      return manifest
    } catch (error) {
      if (!(error instanceof FileVanished) || attempt === ATTEMPTS) throw error
    } finally {
      await rm(work, { recursive: true, force: true })
    }
  }
}

interface Places {
  /** Folder for tables. */
  work: string
  /** The backup itself. */
  whole: string
  signal: AbortSignal | undefined
}

async function writeFileOf(source: BackupSource, { work, whole, signal }: Places): Promise<Manifest> {
  const spoolOf = (table: string) => path.join(work, `${table}.copy`)
  const madeAt = new Date().toISOString()
  const files = filesOf(source)
  const before = await listCarriedFiles(files)
  const snapshot = await spoolTables(source.db, spoolOf, signal)
  if (snapshot.migrations.length === 0)
    throw new BackupRefused('Здесь ещё нет магазина: базу ни разу не запускали, копировать нечего.')
  // What came after the snapshot is carried too: harmless. What was there before and is gone has to be explained.
  const carried = [...before, ...(await listCarriedFiles(files))]
  const paths = [...new Set(carried.map(({ name }) => name))].toSorted()
  const tar = pack()
  const archive = createWriteStream(whole, { mode: 0o600 })
  const writing = pipeline(tar, createGzip(), archive, signal ? { signal } : {})
  const filling = fill(tar, { source, files, snapshot, paths, spoolOf, madeAt })
  filling.catch((error: Error) => tar.destroy(error))
  // Whichever fails first ends the other, and `writing` rejects with that reason; both are over before their folder is removed.
  const [written] = await Promise.allSettled([writing, filling])
  if (written.status === 'rejected') throw written.reason
  return filling
}

interface Content {
  source: BackupSource
  files: FileStore
  snapshot: Snapshot
  paths: readonly string[]
  spoolOf: (table: string) => string
  madeAt: string
}

async function fill(tar: Pack, content: Content): Promise<Manifest> {
  const { source, snapshot, paths, spoolOf, madeAt } = content
  for (const { name } of snapshot.tables) {
    const entry = tableEntry(name)
    await addFile(tar, entry, await open(spoolOf(name)).then(openTable))
  }
  const files: Manifest['files'] = []
  const vanished: string[] = []
  for (const one of paths) {
    const opened = await content.files.open(one)
    if (opened) files.push({ path: one, ...(await addFile(tar, one, opened)) })
    else vanished.push(one)
  }
  await requireUnnamed(vanished, snapshot, spoolOf)
  const manifest: Manifest = {
    format: FORMAT,
    program: PROGRAM_VERSION,
    madeAt,
    server: source.server,
    ...snapshot,
    files,
  }
  const bytes = Buffer.from(JSON.stringify(manifest))
  tar.entry({ name: MANIFEST_ENTRY, mode: 0o600 }, bytes)
  tar.entry({ name: SEAL_ENTRY, mode: 0o600 }, sealOf(bytes))
  tar.finalize()
  return manifest
}

/** A table that was written to the disk. */
async function openTable(handle: FileHandle): Promise<OpenedFile> {
  const { size, mtimeMs } = await handle.stat()
  return { size, modified: mtimeMs, stream: handle.createReadStream() }
}

/** Adds a file. Throws when it changes meanwhile. */
async function addFile(tar: Pack, name: string, { size, modified, stream }: OpenedFile): Promise<Measured> {
  const measure = createMeasure()
  try {
    const entry = tar.entry({ name, size, mtime: new Date(modified), mode: 0o600 })
    await pipeline(stream, measure.pass, entry)
    return measure.result()
  } finally {
    // Also one that was never read: its file is open.
    stream.destroy()
    if (!stream.closed) await once(stream, 'close')
  }
}

/** Throws FileVanished when a row names one of these files. The journal may name what is long gone. */
async function requireUnnamed(
  vanished: readonly string[],
  { tables }: Snapshot,
  spoolOf: Content['spoolOf'],
): Promise<void> {
  if (vanished.length === 0) return
  const names = vanished.map((one) => path.basename(one))
  for (const { name: table } of tables.filter(({ name }) => name !== 'journal')) {
    const rows = await readFile(spoolOf(table), 'utf8')
    const named = names.find((name) => rows.includes(name))
    if (named !== undefined) throw new FileVanished(`${named}, named in ${table}, was removed meanwhile`)
  }
}

async function syncToDisk(file: string): Promise<void> {
  const handle = await open(file)
  await handle.sync().finally(() => handle.close())
}
