import { parentPort, workerData } from 'node:worker_threads'
import { readTableFile } from './read-table-file.ts'
import { outlineOf, type TableTask } from './table-outline.ts'
import { FileRefused } from './table-rows.ts'

// Entry of a worker thread: reads a price list (read-in-thread.ts).

/** Rows in one message. */
const AT_ONCE = 500

const task: TableTask = workerData
try {
  const file = readTableFile(task.bytes, task.name)
  if (task.sheet === null) {
    parentPort?.postMessage({ outline: { format: file.format, sheets: file.sheets.map(outlineOf) } })
  } else {
    const rows = file.sheets.find(({ name }) => name === task.sheet)?.rows ?? []
    for (let at = 0; at < rows.length; at += AT_ONCE)
      parentPort?.postMessage({ rows: rows.slice(at, at + AT_ONCE) })
    parentPort?.postMessage({ isRead: true })
  }
} catch (error) {
  if (!(error instanceof FileRefused)) throw error
  parentPort?.postMessage({ refused: error.message })
}
