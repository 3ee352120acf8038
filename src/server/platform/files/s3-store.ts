import { minutes, seconds } from '../../../lib/duration.ts'
import type { FileStore, FoundFile } from './file-store.ts'
import { formatS3Address, type S3Settings } from './s3-address.ts'

/** How many files are remembered, and for how long, ms. */
const REMEMBERED = 10_000
const FRESH = minutes(10)
/** How long it is remembered that a file is not there: another instance may store it. */
const FRESH_ABSENCE = seconds(5)

interface Remembered {
  /** Null where there was no file. */
  found: FoundFile | null
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
    opening ??= import('./s3-client.ts').then(
      ({ openS3 }) => openS3(settings),
      (error: unknown) => {
        // The next call tries again.
        opening = undefined
        throw error
      },
    )
    return opening
  }
  const memory = new Map<string, Remembered>()

  function remember(name: string, found: FoundFile | null): void {
    memory.delete(name)
    memory.set(name, { found, at: performance.now() })
    const [oldest] = memory.keys()
    if (memory.size > REMEMBERED && oldest !== undefined) memory.delete(oldest)
  }

  /** Forgets what was known of a file before it changes, and what was asked while it did. */
  async function changing(name: string, change: (files: FileStore) => Promise<void>): Promise<void> {
    memory.delete(name)
    try {
      await change(await store())
    } finally {
      memory.delete(name)
    }
  }

  return {
    place: formatS3Address(settings),
    async put(name, ...content) {
      await changing(name, (files) => files.put(name, ...content))
    },
    /**
     * Names are given once, so what was found is remembered: pictures that this machine has made are shown without asking. What was not
     * found is for some seconds, by which invented names ask the store less.
     */
    async find(name) {
      const known = memory.get(name)
      if (known && performance.now() - known.at < (known.found ? FRESH : FRESH_ABSENCE)) return known.found
      try {
        const found = await (await store()).find(name)
        remember(name, found)
        return found
      } catch (error) {
        if (known?.found) return known.found
        throw error
      }
    },
    open: async (name) => (await store()).open(name),
    read: async (...asked) => (await store()).read(...asked),
    list: async (folder) => (await store()).list(folder),
    async remove(name) {
      await changing(name, (files) => files.remove(name))
    },
    async move(name, ...to) {
      const [target] = to
      await changing(target, () => changing(name, (files) => files.move(name, ...to)))
    },
    check: async () => (await store()).check(),
  }
}
