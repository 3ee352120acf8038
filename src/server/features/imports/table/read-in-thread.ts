import { on, once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { AppError } from '../../../app-error.ts'
import type { TableOutline, TableTask } from './table-outline.ts'
import type { TableRow } from './table-rows.ts'

/** Beside this file; in the build beside the server's (vite.config.ts). */
const ENTRY = new URL(
  import.meta.url.endsWith('.ts') ? './table-worker.ts' : './table-worker.js',
  import.meta.url,
)

/** Memory of a thread, MB: what a file of the largest size needs. */
const LIMITS = { maxOldGenerationSizeMb: 512 }

/** A file that is to be read. Its bytes are asked for when its turn has come: those of one file at a time are in memory. */
interface TableSource {
  /** The name that the file had. */
  name: string
  read(): Promise<Uint8Array>
}

/** A sent file that is to be read, under this name. */
export const toSource = (file: File, name: string): TableSource => ({
  name,
  read: async () => new Uint8Array(await file.arrayBuffer()),
})

type Message = { outline: TableOutline } | { rows: TableRow[] } | { isRead: true } | { refused: string }

/** The file that is being read: one at a time, because each takes memory. */
let last: Promise<unknown> = Promise.resolve()

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work)
  last = done.catch(() => undefined)
  return done
}

const refuse = (message: string) => new AppError('BAD_REQUEST', message)
const tooLarge = () => refuse('Файл слишком велик, чтобы его прочитать. Оставьте в нём только прайс-лист')

/** Reads heads and first rows of all sheets in a thread of its own. Throws BAD_REQUEST with a sentence for a refused file, and what `read` throws. */
export const readOutline = ({ name, read }: TableSource): Promise<TableOutline> =>
  inTurn(async () =>
    withWorker({ bytes: await read(), name, sheet: null }, async (worker) => {
      const [message]: Message[] = await once(worker, 'message')
      if (message && 'refused' in message) throw refuse(message.refused)
      if (!message || !('outline' in message)) throw new Error('the thread has read no outline')
      return message.outline
    }),
  )

/** Hands the rows of a sheet to `take`, some hundreds at a time. Throws BAD_REQUEST for a refused file, and what `read` throws. */
export const readRows = (
  { name, sheet, read }: TableSource & { sheet: string },
  take: (rows: TableRow[]) => Promise<void>,
): Promise<void> =>
  inTurn(async () =>
    withWorker({ bytes: await read(), name, sheet }, async (worker) => {
      const events: AsyncIterable<Message[]> = on(worker, 'message', { close: ['exit'] })
      for await (const [message] of events) {
        if (!message) continue
        if ('refused' in message) throw refuse(message.refused)
        if ('rows' in message) await take(message.rows)
        if ('isRead' in message) return
      }
      throw new Error('the thread ended before it had read the sheet')
    }),
  )

async function withWorker<T>(task: TableTask, work: (worker: Worker) => Promise<T>): Promise<T> {
  const worker = new Worker(ENTRY, { workerData: task, resourceLimits: LIMITS })
  try {
    return await work(worker)
  } catch (error) {
    const isFull = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    throw isFull ? tooLarge() : error
  } finally {
    await worker.terminate()
  }
}
