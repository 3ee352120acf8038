import { setTimeout as sleep } from 'node:timers/promises'
import type { Database, Transaction } from '../database.ts'

/** Between two statements there is nothing to cancel: it is tried again, ms. */
const AGAIN = 100

/** Runs the statements of a transaction of this pool. Once the signal says so they are cancelled; then it throws. */
export async function cancellable<Result>(
  { $client: pool }: Database,
  { $client: client }: Transaction,
  signal: AbortSignal | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  let isOver = false
  const cancel = async () => {
    while (!isOver) {
      await pool.query('select pg_cancel_backend($1)', [rows[0]?.pid]).catch(() => undefined)
      await sleep(AGAIN)
    }
  }
  const stop = () => void cancel()
  signal?.addEventListener('abort', stop)
  try {
    signal?.throwIfAborted()
    const result = await work()
    signal?.throwIfAborted()
    return result
  } finally {
    isOver = true
    signal?.removeEventListener('abort', stop)
  }
}
