import { setTimeout as sleep } from 'node:timers/promises'
import { seconds } from '../../../lib/duration.ts'
import type { DatabaseConnection, Transaction } from '../db/database.ts'
import { IS_WORKER_LOCK, WORKER_LOCK } from '../db/worker-lock.ts'

type Pool = DatabaseConnection['pool']

/** A worker whose connection was lost has a new one, with its lock, within this time. */
const RECONNECT_TIME = 500
const INTERVAL = seconds(15)

/** Workers that hold jobs without the lock that each holds while its process lives. */
const DEAD_WORKERS = `
  select distinct locked_by from graphile_worker.jobs
  where locked_by is not null and not exists (
    select from pg_locks
    where ${IS_WORKER_LOCK} and objid::bigint = hashtext(locked_by)::bigint & 4294967295)`

/** Says on the worker's own connection that it lives: PostgreSQL drops the lock when the process is gone. */
export async function holdWorkerLock(client: Transaction['$client'], worker: string): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1, hashtext($2))', [WORKER_LOCK, worker])
}

/** Returns jobs of killed processes to the queue; resolves with the number of these. A worker must be seen dead twice. */
export async function releaseDeadWorkers(pool: Pool): Promise<number> {
  const before = await listDead(pool)
  if (before.length === 0) return 0
  await sleep(RECONNECT_TIME)
  const after = new Set(await listDead(pool))
  const dead = before.filter((worker) => after.has(worker))
  if (dead.length > 0) await pool.query('select graphile_worker.force_unlock_workers($1)', [dead])
  return dead.length
}

async function listDead(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ locked_by: string }>(DEAD_WORKERS)
  return rows.map((row) => row.locked_by)
}

/** Releases now and every quarter of a minute; `onReleased` when there was something. */
export function watchDeadWorkers(pool: Pool, onReleased: () => void, onError: (error: unknown) => void) {
  const look = () =>
    releaseDeadWorkers(pool).then((released) => {
      if (released > 0) onReleased()
    }, onError)
  void look()
  const timer = setInterval(look, INTERVAL)
  return { stop: () => clearInterval(timer) }
}
