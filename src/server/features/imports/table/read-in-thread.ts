import { on, once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { minutes } from '../../../../lib/duration.ts'
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

/** A file of at most so many bytes that was read to its end leaves its thread hardly larger: the next file has the same one. */
const SMALL = 256 * 1024
/** How long a thread waits for the next file: a list that was uploaded is checked soon. */
const WAITING_TIME = minutes(1)

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

/** Reads heads and first rows of all sheets in a thread. Throws BAD_REQUEST with a sentence for a refused file, and what `read` throws. */
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

/** The thread that waits for a file, and what takes it out of its waiting. */
let waiting: { worker: Worker; take: () => void } | null = null

function takeWorker(): Worker {
  if (!waiting) return new Worker(ENTRY, { resourceLimits: LIMITS })
  const { worker, take } = waiting
  take()
  worker.ref()
  return worker
}

/** Lets a thread wait for the next file; the process need not wait with it. One that breaks meanwhile is nobody's trouble. */
function keepWorker(worker: Worker): void {
  const take = () => {
    waiting = null
    clearTimeout(timer)
    worker.off('error', end)
    worker.off('exit', end)
  }
  const end = () => {
    take()
    void worker.terminate()
  }
  const timer = setTimeout(end, WAITING_TIME).unref()
  worker.unref()
  worker.on('error', end)
  worker.on('exit', end)
  waiting = { worker, take }
}

async function withWorker<T>(task: TableTask, work: (worker: Worker) => Promise<T>): Promise<T> {
  const worker = takeWorker()
  let isToBeKept = false
  try {
    worker.postMessage(task)
    const read = await work(worker)
    isToBeKept = task.bytes.length <= SMALL
    return read
  } catch (error) {
    const isFull = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    throw isFull ? tooLarge() : error
  } finally {
    if (isToBeKept) keepWorker(worker)
    else await worker.terminate()
  }
}
