import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { hasCode } from '../../error-code.ts'
import { createMeasure } from '../../platform/db/copy/measure.ts'
import { type FileStore, FilesUnavailable, type ListedFile } from '../../platform/files/file-store.ts'
import { mediaTypeOf } from '../../platform/files/media-type.ts'
import { SHOP_FOLDERS } from './carried-files.ts'

/** Files on their way at once. */
const AT_ONCE = 4

/** What a copy has done. */
export interface Copied {
  files: number
  bytes: number
  /** Were there already, byte by byte the same. */
  present: number
  /** Were removed meanwhile where they are copied from. */
  gone: number
  /** Names of those that are not what they should be, with the reason. */
  failed: { name: string; reason: string }[]
}

/**
 * Copies all files from one store to another and reads each back: its size and SHA-256 have to be those of the source. Repeated, it
 * sends only what is not there yet. Throws FilesUnavailable, and when the signal ends it; a file that differs is named.
 */
export async function copyStorage(from: FileStore, to: FileStore, signal?: AbortSignal): Promise<Copied> {
  const copied: Copied = { files: 0, bytes: 0, present: 0, gone: 0, failed: [] }
  const waiting = (await Promise.all(SHOP_FOLDERS.map((folder) => from.list(folder)))).flat()
  const work = async () => {
    try {
      for (let file = waiting.pop(); file; file = waiting.pop()) {
        signal?.throwIfAborted()
        await copyFile(from, to, file, copied)
      }
    } catch (error) {
      // The others end with the file they are at.
      waiting.length = 0
      throw error
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, work))
  for (const one of ended) if (one.status === 'rejected') throw one.reason
  return copied
}

/** A file that cannot be read where it is copied from. */
class Unreadable extends Error {}

async function copyFile(from: FileStore, to: FileStore, file: ListedFile, copied: Copied): Promise<void> {
  const fail = (reason: string) => copied.failed.push({ name: file.name, reason })
  try {
    await sendFile(from, to, file, { copied, fail })
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    fail('не прочитан')
  }
}

interface Result {
  copied: Copied
  fail(reason: string): void
}

async function sendFile(
  from: FileStore,
  to: FileStore,
  { name, size, modified }: ListedFile,
  { copied, fail }: Result,
): Promise<void> {
  const known = await to.find(name)
  if (known?.size === size) {
    const [ours, theirs] = [await reading(() => digest(from, name)), await digest(to, name)]
    if (ours !== null && ours === theirs) {
      copied.present += 1
      return
    }
  }
  const opened = await reading(() => from.open(name))
  if (!opened) {
    copied.gone += 1
    return
  }
  const measure = createMeasure()
  let unreadable: Unreadable | undefined
  try {
    const source = tellUnreadable(opened.stream, (error) => {
      unreadable = error
    })
    const stream = Readable.from(measure.pass(source))
    await to.put(name, { size: opened.size, stream }, { mediaType: mediaTypeOf(name), modified })
  } catch (error) {
    // A store tells of it as of its own failure.
    if (unreadable) throw unreadable
    if (error instanceof FilesUnavailable || hasCode(error, /^(?:ENOSPC|EDQUOT|EACCES|EROFS)$/)) throw error
    fail('не записан')
    return
  } finally {
    opened.stream.destroy()
  }
  const { bytes, sha256 } = measure.result()
  const isSame = bytes === opened.size && sha256 === (await digest(to, name))
  if (!isSame) {
    fail('записан не так, как прочитан')
    return
  }
  copied.files += 1
  copied.bytes += bytes
}

/** Throws Unreadable for one file of the source, FilesUnavailable for all of them. */
async function reading<Answer>(read: () => Promise<Answer>): Promise<Answer> {
  try {
    return await read()
  } catch (error) {
    throw error instanceof FilesUnavailable ? error : new Unreadable('not read', { cause: error })
  }
}

async function* tellUnreadable(chunks: Readable, tell: (error: Unreadable) => void) {
  try {
    yield* chunks
  } catch (cause) {
    const error = new Unreadable('not read', { cause })
    tell(error)
    throw error
  }
}

/** SHA-256 of a file; null when it is absent. */
async function digest(files: FileStore, name: string): Promise<string | null> {
  const opened = await files.open(name)
  if (!opened) return null
  const hash = createHash('sha256')
  for await (const chunk of opened.stream) hash.update(chunk)
  return hash.digest('hex')
}
