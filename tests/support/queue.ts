import type pg from 'pg'
import { expect } from 'vitest'
import { IS_WORKER_LOCK } from '../../src/server/platform/db/worker-lock.ts'
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

/**
 * From now on a message that failed is tried again when it is asked for, or its job is let come: the pause of seconds before that
 * would be over before a slow machine has looked. Returns what ends this.
 */
export async function holdRetries(pool: pg.Pool): Promise<() => Promise<void>> {
  await pool.query(`
    create function hold_retry() returns trigger language plpgsql as $$
      begin new.run_at = new.run_at + interval '1 day'; return new; end $$;
    create trigger hold_retries before insert on graphile_worker._private_jobs for each row
      when (new.key like 'delivery:%' and (new.payload->>'failures')::int > 0) execute function hold_retry()`)
  return async () => void (await pool.query('drop function hold_retry cascade'))
}
