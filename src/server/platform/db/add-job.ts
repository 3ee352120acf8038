import { sql } from 'drizzle-orm'
import type { Transaction } from './database.ts'

interface NewJob {
  /** Name of its kind, as in `src/server/compose/all-jobs.ts`. */
  name: string
  /** Ids and moments only: no personal data, rows of the queue are nobody's to erase. */
  payload: Record<string, unknown>
  /** A later job with the same key takes the place of one that is not running yet. */
  key: string
  /** Default: at once. */
  runAt?: Date | undefined
  /** One with the same key that waits already keeps its hour. */
  keepsHour?: boolean
  /** Before work that waits without it. */
  isUrgent?: boolean
  /** The worker runs a limited number of jobs with one flag at the same time. */
  flag?: string
  /** Jobs of one queue run one after the other. */
  queue?: string | undefined
}

/** More than crashes will ever use up: how often a job is repeated is decided by its own code. */
const MAX_ATTEMPTS = 10_000

/** Adds a job to the queue; it exists, and runs, when the transaction is committed (outbox). */
export const addJob = (tx: Transaction, job: NewJob): Promise<void> => addJobs(tx, [job])

/** Adds several jobs by one query. */
export async function addJobs(tx: Transaction, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return
  await tx.execute(sql`
    select graphile_worker.add_job(
      job->>'name', (job->'payload')::json, queue_name => job->>'queue',
      run_at => (job->>'runAt')::timestamptz,
      max_attempts => ${MAX_ATTEMPTS}, job_key => job->>'key',
      job_key_mode => case when (job->>'keepsHour')::boolean then 'preserve_run_at' else 'replace' end,
      priority => case when (job->>'isUrgent')::boolean then -1 else 0 end,
      flags => string_to_array(job->>'flag', ','))
    from jsonb_array_elements(${JSON.stringify(jobs)}::jsonb) as job`)
}

/** State of the job with this key, which no worker takes until the transaction ends; null when there is none. */
export async function lockJob(
  tx: Transaction,
  key: string,
): Promise<{ isRunning: boolean; runAt: Date } | null> {
  const { rows } = await tx.execute<{ is_running: boolean; run_at: string }>(sql`
    select locked_at is not null as is_running, run_at::text as run_at
    from graphile_worker._private_jobs where key = ${key} for update`)
  const [row] = rows
  return row ? { isRunning: row.is_running, runAt: new Date(row.run_at) } : null
}
