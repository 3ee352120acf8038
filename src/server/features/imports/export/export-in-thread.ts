import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ExportCell } from '../values/render-value.ts'

/** What a file begins with. */
export interface ExportHead {
  format: 'xlsx' | 'csv'
  heads: string[]
  /** Widths of columns in characters. */
  widths: number[]
}

/** Beside this file; in the build beside the server's (vite.config.ts). */
const ENTRY = new URL(
  import.meta.url.endsWith('.ts') ? './export-worker.ts' : './export-worker.js',
  import.meta.url,
)

const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
}

/** Memory of a thread for what it has just made, MB: rows are garbage as soon as they are written. */
const LIMITS = { maxYoungGenerationSizeMb: 8 }

/** Writes a file row by row in a thread of its own: others are answered meanwhile, and only some rows are held. */
export function openExport(head: ExportHead) {
  const worker = new Worker(ENTRY, { workerData: head, resourceLimits: LIMITS })
  return {
    /** Adds rows; resolves when they are written. */
    async add(rows: readonly ExportCell[][]): Promise<void> {
      worker.postMessage({ rows })
      await once(worker, 'message')
    },
    /** The whole file. */
    async finish(): Promise<Blob> {
      worker.postMessage({ rows: null })
      const [pieces]: Blob[][] = await once(worker, 'message')
      return new Blob(pieces ?? [], { type: TYPES[head.format] })
    },
    close: () => worker.terminate(),
  }
}
