import { afterAll, beforeAll, expect, test } from 'vitest'
import { allJobs } from '../src/server/compose/all-jobs.ts'
import { registerJobs } from '../src/server/platform/jobs/register-jobs.ts'
import { createSeededDatabase } from './support/database.ts'
import { urlOf } from './support/seeded-copy.ts'
import { openProcess } from './support/shop-process.ts'

let database: Awaited<ReturnType<typeof createSeededDatabase>>
beforeAll(async () => {
  database = await createSeededDatabase()
})
afterAll(() => database.close())

const forget = () => database.pool.query('delete from graphile_worker._private_tasks')
const add = 'select graphile_worker.add_job($1)'

test('two inquiries that plan the same first jobs in another order do not end each other', async () => {
  await forget()
  await registerJobs(database.pool, allJobs)
  const [one, other] = [await database.pool.connect(), await database.pool.connect()]
  for (const client of [one, other]) await client.query('begin')
  await one.query(add, ['send-delivery'])
  await other.query(add, ['remind-unanswered'])
  await Promise.all([one.query(add, ['remind-unanswered']), other.query(add, ['send-delivery'])])
  for (const client of [one, other]) {
    await client.query('rollback')
    client.release()
  }
})

test('a shop makes its jobs known before it takes inquiries, in one order', async () => {
  await forget()
  const shop = await openProcess({
    DATABASE_URL: urlOf(database),
    ADMIN_PASSWORD: 'проверка-заданий-1',
    // Meant for another program of the host.
    GRAPHILE_WORKER_SCHEMA: 'other_queue',
  })
  const { rows } = await database.pool.query(
    `select array_agg(identifier order by id) = array_agg(identifier order by identifier) as "isInOrder", count(*)::int,
       to_regnamespace('other_queue') as "otherQueue"
     from graphile_worker._private_tasks where identifier = any($1)`,
    [allJobs.map(({ name }) => name)],
  )
  shop.child.kill('SIGTERM')
  await shop.exit
  expect(rows).toEqual([{ isInOrder: true, count: allJobs.length, otherQueue: null }])
})
