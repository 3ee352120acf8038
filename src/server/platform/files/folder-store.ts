import { createWriteStream, type Stats } from 'node:fs'
import { open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { hasCode } from '../../error-code.ts'
import {
  type Content,
  type FileStore,
  type FoundFile,
  type ListedFile,
  UnreadableFile,
} from './file-store.ts'
import { makeFolders, writeDownFolder } from './write-down.ts'

/** What is not there, or is no folder. */
const ABSENT = /^(?:ENOENT|ENOTDIR)$/

/** Keeps files in folders of `root`, which are made when they are needed. */
export function createFolderStore(root: string): FileStore {
  const placeOf = (name: string) => path.join(root, name)

  return {
    place: path.resolve(root),
    async find(name) {
      const found = await stat(placeOf(name)).catch(() => null)
      return found && toFound(found)
    },
    async put(name, content, { modified }) {
      const target = placeOf(name)
      await makeFolders(path.dirname(target))
      const unfinished = path.join(path.dirname(target), `.${path.basename(target)}.new`)
      try {
        await write(unfinished, content)
        if (modified) await setModified(unfinished, modified)
        await rename(unfinished, target)
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => undefined)
        throw error
      }
      // Whoever is told that the file is stored finds it after a power cut too.
      await writeDownFolder(path.dirname(target))
    },
    async open(name) {
      const file = await open(placeOf(name)).catch(nullIfAbsent)
      const found = await file?.stat()
      if (file && found?.isFile())
        return { size: found.size, modified: found.mtimeMs, stream: file.createReadStream() }
      await file?.close()
      return null
    },
    read: (name) => readFile(placeOf(name)).catch(() => null),
    async list(folder) {
      const listed: ListedFile[] = []
      for (const file of await readNames(placeOf(folder))) {
        const name = `${folder}/${file}`
        // A file that is there and cannot be seen is not left out: who copies the folder would not know that it misses one.
        const found = file.startsWith('.') ? null : await stat(placeOf(name)).catch(nullIfAbsent)
        const about = found && toFound(found)
        if (about) listed.push({ name, ...about })
      }
      return listed
    },
    remove: (name) => rm(placeOf(name), { force: true }),
    async move(name, to, now) {
      await makeFolders(path.dirname(placeOf(to)))
      await rename(placeOf(name), placeOf(to))
      await setModified(placeOf(to), now)
      await writeDownFolder(path.dirname(placeOf(to)))
    },
    check: async () => null,
  }
}

const toFound = (found: Stats): FoundFile | null =>
  found.isFile() ? { size: found.size, modified: found.mtimeMs } : null

function nullIfAbsent(error: unknown): null {
  if (hasCode(error, ABSENT)) return null
  if (error instanceof Error && 'path' in error && hasCode(error, /^EACCES$/))
    throw new UnreadableFile(String(error.path), error)
  throw error
}

const setModified = (file: string, at: number) => utimes(file, new Date(at), new Date(at))

async function readNames(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(nullIfAbsent)) ?? []
}

/** Writes a file down to the disk. */
async function write(target: string, content: Content): Promise<void> {
  if (!(content instanceof Uint8Array)) {
    await pipeline(content.stream, createWriteStream(target, { flush: true }))
    return
  }
  const file = await open(target, 'w')
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}
