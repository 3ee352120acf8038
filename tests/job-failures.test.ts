import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseConnection } from '../src/server/platform/db/database.ts'
import type { Job } from '../src/server/platform/jobs/job.ts'
import { registerJobs } from '../src/server/platform/jobs/register-jobs.ts'
import { startJobs } from '../src/server/platform/jobs/start-jobs.ts'
import { createSeededDatabase } from './support/database.ts'
import { captureLog } from './support/log.ts'
import { OFTEN } from './support/queue.ts'
import { recordChannels } from './support/recorded-channels.ts'

let database: DatabaseConnection
let work: { stop(): Promise<void> } | undefined
const log = captureLog()

/** Jobs that fail as the disk of the database is full: the error repeats what was to be written, a packed file or a phone. */
const jobs: Job[] = [
  {
    name: 'fails-with-bytes',
    run: ({ db }) => db.execute(sql`select ${'\x1f\x8b\0\ud800'}::text`).then(() => undefined),
  },
  {
    name: 'fails-with-a-phone',
    run: ({ db }) => db.execute(sql`select ${'+79261234567'}::int`).then(() => undefined),
  },
  {
    name: 'fails-with-half-a-character',
    run: () => Promise.reject(new Error('broken \ud83d and \0 whatever')),
  },
]

beforeAll(async () => {
  database = await createSeededDatabase()
  await registerJobs(database.pool, jobs)
  work = startJobs({
    database,
    jobs,
    channels: recordChannels(),
    log: log.log,
    dataDir: '/nonexistent',
    readOrigin: async () => 'http://shop.test',
    pollInterval: OFTEN,
  })
})
afterAll(async () => {
  await work?.stop()
  await database.close()
})

test('whatever a job fails with is noted without values, and the queue goes on', async () => {
  for (const { name } of jobs) await database.pool.query('select graphile_worker.add_job($1)', [name])
  const readFailures = async () => {
    const { rows } = await database.pool.query(
      `select task_identifier as name, last_error as error from graphile_worker.jobs where last_error is not null order by 1`,
    )
    return rows
  }
  await expect.poll(readFailures).toEqual([
    { name: 'fails-with-a-phone', error: 'Failed query' },
    { name: 'fails-with-bytes', error: 'Failed query' },
    { name: 'fails-with-half-a-character', error: 'broken \ufffd and  whatever' },
  ])
  expect(log.text()).toContain('select $1::int')
  expect(log.text()).not.toContain('79261234567')
})
