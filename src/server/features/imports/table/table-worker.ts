import { parentPort } from 'node:worker_threads'
import { readTableFile } from './read-table-file.ts'
import { outlineOf, type TableTask } from './table-outline.ts'
import { FileRefused } from './table-rows.ts'

// Entry of a worker thread: reads price lists, one after another (read-in-thread.ts).

/** Rows in one message. */
const AT_ONCE = 500

parentPort?.on('message', (task: TableTask) => {
  try {
    answer(task)
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
    parentPort?.postMessage({ refused: error.message })
  }
})

function answer({ bytes, name, sheet }: TableTask): void {
  const file = readTableFile(bytes, name)
  if (sheet === null) {
    parentPort?.postMessage({ outline: { format: file.format, sheets: file.sheets.map(outlineOf) } })
    return
  }
  const rows = file.sheets.find((one) => one.name === sheet)?.rows ?? []
  for (let at = 0; at < rows.length; at += AT_ONCE)
    parentPort?.postMessage({ rows: rows.slice(at, at + AT_ONCE) })
  parentPort?.postMessage({ isRead: true })
}
