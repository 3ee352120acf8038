import { parentPort, workerData } from 'node:worker_threads'
import type { ExportCell } from '../values/render-value.ts'
import type { ExportHead } from './export-in-thread.ts'
import { createCsv, createXlsx } from './write-table.ts'

// Entry of a worker thread: gets the head, then rows until null, and answers the file (export-in-thread.ts).
const head: ExportHead = workerData
const table = head.format === 'csv' ? createCsv(head) : createXlsx(head)
parentPort?.on('message', ({ rows }: { rows: ExportCell[][] | null }) => {
  if (rows) {
    table.add(rows)
    parentPort?.postMessage(null)
    return
  }
  parentPort?.postMessage(table.finish())
  parentPort?.close()
})
