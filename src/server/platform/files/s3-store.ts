import type { FileStore, FoundFile } from './file-store.ts'
import { formatS3Address, type S3Settings } from './s3-address.ts'

/** How many files are remembered, and for how long, ms. */
const REMEMBERED = 10_000
const FRESH = 10 * 60 * 1000

interface Remembered {
  found: FoundFile
  at: number
}

const opened = new WeakMap<S3Settings, FileStore>()

/** The files of an S3 store; one for all who ask with the same settings. Its client is loaded when it is first needed. */
export function createS3Store(settings: S3Settings): FileStore {
  const store = opened.get(settings) ?? open(settings)
  opened.set(settings, store)
  return store
}

function open(settings: S3Settings): FileStore {
  let opening: Promise<FileStore> | undefined
  const store = () => {
    opening ??= import('./s3-client.ts').then(({ openS3 }) => openS3(settings))
    return opening
  }
  const memory = new Map<string, Remembered>()

  function remember(name: string, found: FoundFile | null): void {
    memory.delete(name)
    if (found) memory.set(name, { found, at: performance.now() })
    const [oldest] = memory.keys()
    if (memory.size > REMEMBERED && oldest !== undefined) memory.delete(oldest)
  }

  return {
    place: formatS3Address(settings),
    async put(name, ...content) {
      memory.delete(name)
      await (await store()).put(name, ...content)
    },
    /** Names are given once, so what was found is remembered: pictures that this machine has made are shown without asking. */
    async find(name) {
      const known = memory.get(name)
      if (known && performance.now() - known.at < FRESH) return known.found
      try {
        const found = await (await store()).find(name)
        remember(name, found)
        return found
      } catch (error) {
        if (known) return known.found
        throw error
      }
    },
    open: async (name) => (await store()).open(name),
    read: async (name) => (await store()).read(name),
    list: async (folder) => (await store()).list(folder),
    async remove(name) {
      memory.delete(name)
      await (await store()).remove(name)
    },
    async move(name, ...to) {
      memory.delete(name)
      await (await store()).move(name, ...to)
    },
    check: async () => (await store()).check(),
  }
}
