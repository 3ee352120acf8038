import { parentPort, workerData } from 'node:worker_threads'
import { writeSheet } from './xlsx-sheet.ts'

// Entry of a worker thread: gets the rows, answers the file (write-xlsx.ts).
const file = await writeSheet(workerData)
parentPort?.postMessage(file, [file.buffer])
