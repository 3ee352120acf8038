import { createReadStream, createWriteStream } from 'node:fs'
import { access, constants, mkdir, readFile, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract, type Header } from 'tar-stream'
import { hasCode } from '../../../error-code.ts'
import { hasRoomForFiles } from '../../../free-space.ts'
import { createMeasure, type Measured } from '../../../platform/db/copy/measure.ts'
import { listMigrations } from '../../../platform/db/migration/apply-migrations.ts'
import { FORMER_HASHES } from '../../../platform/db/migration/former-migrations.ts'
import { createEdges } from '../archive-edges.ts'
import { BackupRefused } from '../backup-refused.ts'
import { CARRIED_FOLDERS, isCarriedPath } from '../carried-files.ts'
import {
  FORMAT,
  headSchema,
  MANIFEST_ENTRY,
  type Manifest,
  manifestSchema,
  PROGRAM_VERSION,
  SEAL_ENTRY,
  sealOf,
  tableEntry,
} from '../manifest.ts'

const TABLE_ENTRY = /^tables\/[a-z_][a-z0-9_]*\.copy$/

/** Bytes of a manifest, at most: that of 300 000 files. */
const MAX_MANIFEST_BYTES = 64 * 1024 * 1024

const NO_ROOM = 'На диске не хватит места для того, что в копии. Освободите место. Ничего не изменено.'
const NEWER =
  'Копия сделана более новой версией программы: сначала обновите программу, потом восстанавливайте.'
const damaged = (what: string) => new BackupRefused(`Копия повреждена: ${what}. Ничего не изменено.`)
const incomplete = () => new BackupRefused('Копия неполная: файл оборван. Ничего не изменено.')

/** An entry of the archive: its header, and its content as a stream. */
interface Entry extends AsyncIterable<unknown> {
  header: Header
}

/** A backup that is read from anywhere. */
export interface Archive {
  size: number
  /** Opens it. Asked once, by who reads it at once: a stream that nobody listens to yet ends the process when it fails. */
  read(): Readable | Promise<Readable>
}

/**
 * Unpacks a backup into an empty folder and compares every byte with the manifest. With `keepsFiles: false` pictures are
 * compared but not written. Throws BackupRefused for a file that is damaged, incomplete, or from a newer program; also when the
 * signal ends it.
 */
export async function unpackBackup(
  file: string | Archive,
  folder: string,
  { keepsFiles, signal }: { keepsFiles: boolean; signal?: AbortSignal | undefined },
): Promise<Manifest> {
  const { size, read } = typeof file === 'string' ? await openArchive(file) : file
  if (size === 0) throw incomplete()
  for (const name of ['tables', ...CARRIED_FOLDERS]) await mkdir(path.join(folder, name), { mode: 0o700 })
  const edges = createEdges()
  const source = { read, size, edges, signal }
  const found = await readEntries(source, (entry) => takeEntry(entry, folder, keepsFiles))
  signal?.throwIfAborted()
  const manifest = await readManifest(folder, found)
  if (!edges.areTight()) throw damaged('до первой части или после последней есть лишнее')
  requireSame(manifest, found)
  return manifest
}

/** A file that this user may read. */
async function openArchive(file: string): Promise<Archive> {
  try {
    const found = await stat(file)
    if (!found.isFile()) throw new BackupRefused(`Это не файл копии: ${file}`)
    await access(file, constants.R_OK)
    return { size: found.size, read: () => createReadStream(file) }
  } catch (error) {
    if (error instanceof BackupRefused) throw error
    const isForbidden = error instanceof Error && 'code' in error && error.code === 'EACCES'
    throw new BackupRefused(
      isForbidden ? `Нет права прочитать файл копии: ${file}` : `Файла копии нет: ${file}`,
    )
  }
}

interface Source extends Archive {
  edges: ReturnType<typeof createEdges>
  signal: AbortSignal | undefined
}

/** Reads all entries in order; each name once. */
async function readEntries(
  { read, size, edges, signal }: Source,
  take: (entry: Entry) => Promise<Measured>,
): Promise<Map<string, Measured>> {
  const found = new Map<string, Measured>()
  const gunzip = createGunzip()
  const tar = extract()
  const reading = pipeline(await read(), gunzip, edges.pass, tar, signal ? { signal } : {})
  // A failure ends the loop below too, and is thrown there.
  reading.catch(() => undefined)
  try {
    for await (const entry of tar) {
      const { name, type } = entry.header
      if (found.has(MANIFEST_ENTRY) && name !== SEAL_ENTRY) throw damaged(`лишняя часть «${name}»`)
      if (found.has(name)) throw damaged(`часть «${name}» дважды`)
      if (type !== 'file' || !isKnownName(name)) throw damaged(`лишняя часть «${name}»`)
      found.set(name, await take(entry))
    }
    await reading
  } catch (error) {
    // An entry that nobody reads yet knows only that it ended, not why.
    const isEcho = hasCode(error, /^STREAM_DESTROYED$/)
    throw toRefusal(isEcho ? await reading.catch((reason: unknown) => reason) : error)
  }
  if (gunzip.bytesWritten !== size) throw damaged('после конца копии есть лишнее')
  return found
}

const isKnownName = (name: string) =>
  name === MANIFEST_ENTRY || name === SEAL_ENTRY || TABLE_ENTRY.test(name) || isCarriedPath(name)

/** Failures of the disk and of this program stay what they are. */
function toRefusal(error: unknown): unknown {
  if (error instanceof BackupRefused || !(error instanceof Error)) return error
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'Z_BUF_ERROR' || /unexpected end/i.test(error.message)) return incomplete()
  if (code === 'ENAMETOOLONG') return damaged('слишком длинное имя файла')
  if (code.startsWith('Z_')) return damaged('сжатые данные не читаются')
  if (code === '' && /tar|header|size/i.test(error.message)) return damaged('архив не читается')
  return error
}

async function takeEntry(entry: Entry, folder: string, keepsFiles: boolean): Promise<Measured> {
  const { name, mtime, size = 0 } = entry.header
  // Read into memory whole, before it is known to be ours.
  if ((name === MANIFEST_ENTRY || name === SEAL_ENTRY) && size > MAX_MANIFEST_BYTES)
    throw damaged('опись слишком велика')
  const measure = createMeasure()
  if (isCarriedPath(name) && !keepsFiles) {
    await pipeline(entry, measure.pass, async (chunks) => {
      for await (const _chunk of chunks);
    })
    return measure.result()
  }
  // What is packed small may be without end: the disk is never filled up. The shop checks its own copies, whose size it knows.
  if (keepsFiles && !(await hasRoomForFiles(folder, size))) throw new BackupRefused(NO_ROOM)
  const target = path.join(folder, name)
  await pipeline(entry, measure.pass, createWriteStream(target, { mode: 0o600, flags: 'wx' }))
  if (mtime) await utimes(target, mtime, mtime)
  return measure.result()
}

async function readManifest(folder: string, found: ReadonlyMap<string, Measured>): Promise<Manifest> {
  if (!found.has(MANIFEST_ENTRY) || !found.has(SEAL_ENTRY)) throw incomplete()
  const bytes = await readFile(path.join(folder, MANIFEST_ENTRY))
  const seal = await readFile(path.join(folder, SEAL_ENTRY), 'utf8')
  if (seal !== sealOf(bytes)) throw damaged('опись не сходится с печатью')
  const told = parseJson(bytes.toString())
  const head = headSchema.safeParse(told)
  if (!head.success) throw damaged('опись не читается')
  if (head.data.format > FORMAT || isNewer(head.data.program)) throw new BackupRefused(NEWER)
  const manifest = manifestSchema.safeParse(told)
  if (!manifest.success) throw damaged('опись не читается')
  requireKnownMigrations(manifest.data)
  return manifest.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Whether a version like 1.2.3 is higher than ours. */
function isNewer(version: string): boolean {
  const parts = (text: string) => text.split(/[.+-]/).slice(0, 3).map(Number)
  const [theirs, ours] = [parts(version), parts(PROGRAM_VERSION)]
  const place = theirs.findIndex((number, index) => number !== ours[index])
  return place >= 0 && !(Number(theirs[place]) < Number(ours[place]))
}

function requireKnownMigrations({ migrations }: Manifest): void {
  const known = listMigrations()
  const newest = known.at(-1)?.createdAt ?? 0
  if (migrations.some(({ createdAt }) => createdAt > newest)) throw new BackupRefused(NEWER)
  const isOurs = migrations.every(({ createdAt, hash }, index) => {
    const one = known[index]
    return createdAt === one?.createdAt && (hash === one.hash || FORMER_HASHES.includes(hash))
  })
  if (!isOurs)
    throw new BackupRefused('Копия от другой программы: её базу эта версия не знает. Ничего не изменено.')
}

/** Throws when anything is missing, too much, or differs by a byte. */
function requireSame({ tables, files }: Manifest, found: ReadonlyMap<string, Measured>): void {
  const named = new Map<string, Measured>([
    ...tables.map((table) => [tableEntry(table.name), table] as const),
    ...files.map((file) => [file.path, file] as const),
  ])
  if (named.size !== tables.length + files.length) throw damaged('опись называет одну часть дважды')
  const extra = [...found.keys()].filter(
    (name) => name !== MANIFEST_ENTRY && name !== SEAL_ENTRY && !named.has(name),
  )
  if (extra.length > 0) throw damaged(`лишняя часть «${extra[0]}»`)
  for (const [name, { bytes, sha256 }] of named) {
    const one = found.get(name)
    if (!one) throw damaged(`нет части «${name}»`)
    if (one.bytes !== bytes || one.sha256 !== sha256) throw damaged(`часть «${name}» изменилась`)
  }
}
