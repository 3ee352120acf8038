import type pg from 'pg'
import { expect } from 'vitest'
import { IS_WORKER_LOCK } from '../../src/server/db/worker-lock.ts'
import { waitFor } from './wait-for.ts'

/** How often the queue of a test looks for planned work, ms. */
export const OFTEN = 100

/** Waits until a queue of this database hears of new jobs: it takes its lock after it has begun to listen. */
export async function untilListening(pool: pg.Pool): Promise<void> {
  const held = `select from pg_locks where ${IS_WORKER_LOCK} and granted`
  await waitFor(async () => expect((await pool.query(held)).rowCount).toBeGreaterThan(0))
}

/** Waits until nothing of this kind is left in the queue that could be done now or is being done. */
export async function untilDone(pool: pg.Pool, task: string): Promise<void> {
  const due = `select key from graphile_worker.jobs where task_identifier = $1 and (run_at <= now() or locked_at is not null)`
  await waitFor(async () => expect((await pool.query(due, [task])).rows).toEqual([]))
}

/** Lets the planned time of a job come now. Throws when there is no such job. */
export async function letJobCome(pool: pg.Pool, key: string): Promise<void> {
  const { rowCount } = await pool.query(
    'update graphile_worker._private_jobs set run_at = now() where key = $1',
    [key],
  )
  expect(rowCount, `no job ${key}`).toBe(1)
}
