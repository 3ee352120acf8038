import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ExportValue } from './inquiry-columns.ts'

/** Beside this file; in the build beside the server's (vite.config.ts). */
const ENTRY = new URL(
  import.meta.url.endsWith('.ts') ? './xlsx-worker.ts' : './xlsx-worker.js',
  import.meta.url,
)

/** The file that is being written: one at a time, because each takes a hundred megabytes. */
let last: Promise<unknown> = Promise.resolve()

/** Writes rows as XLSX in a thread of its own: others are answered meanwhile. Throws when the thread fails. */
export function writeXlsx(rows: readonly (readonly ExportValue[])[]): Promise<Blob> {
  const written = last.then(() => writeInThread(rows))
  last = written.catch(() => undefined)
  return written
}

async function writeInThread(rows: readonly (readonly ExportValue[])[]): Promise<Blob> {
  const worker = new Worker(ENTRY, { workerData: rows })
  try {
    // Rejects on an error of the thread.
    const [file]: Uint8Array<ArrayBuffer>[] = await once(worker, 'message')
    if (!file) throw new Error('the thread has written no file')
    return new Blob([file], { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' })
  } finally {
    await worker.terminate()
  }
}
