import type { DatabaseConnection } from '../db/database.ts'
import type { Job } from './job.ts'

/**
 * Makes the queue know its kinds of work before anything uses one. Else both an inquiry that is the first of its kind and a worker that
 * begins would add them, each in its own order, and of the two PostgreSQL ends one: a deadlock, and the inquiry is lost.
 */
export async function registerJobs(
  pool: DatabaseConnection['pool'],
  jobs: readonly Pick<Job, 'name'>[],
): Promise<void> {
  await pool.query(
    `insert into graphile_worker._private_tasks (identifier)
     select name from unnest($1::text[]) as name
     where not exists (select from graphile_worker._private_tasks where identifier = name)
     order by name on conflict do nothing`,
    [jobs.map(({ name }) => name)],
  )
}
