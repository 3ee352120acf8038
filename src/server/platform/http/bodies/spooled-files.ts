import { once } from 'node:events'
import { createWriteStream, mkdirSync, openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Files of one call while it lasts: on disk, so that many slow senders cost no memory. */
export interface Spool {
  write(stream: Readable): Promise<Blob>
  /** Deletes what was written. */
  clear(): Promise<void>
}

/** Opens a spool of files at new paths; what a killed process leaves there the cleanup of orphaned files deletes. */
export function openSpool(newPath: () => string): Spool {
  const written: string[] = []
  return {
    async write(stream) {
      const file = newPath()
      // Not awaited: a stream that is destroyed before it is read from would be waited for without end.
      mkdirSync(path.dirname(file), { recursive: true })
      written.push(file)
      const target = createWriteStream(file, { flags: 'wx', mode: 0o600 })
      try {
        await pipeline(stream, target)
      } finally {
        // One that is cut off while it is opened would appear after the clearing.
        if (!target.closed) await once(target, 'close')
      }
      return await openAsBlob(file)
    },
    async clear() {
      for (const file of written) await rm(file, { force: true })
    },
  }
}
