import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allJobs, purgeTrashJob } from '../src/server/compose/all-jobs.ts'
import { describeHeld, release } from '../src/server/features/backups/restore/held-work.service.ts'
import { restoreBackup } from '../src/server/features/backups/restore/restore-backup.ts'
import { writeBackup } from '../src/server/features/backups/write-backup.ts'
import { eraseExpiredJob } from '../src/server/features/persons/erase-expired.job.ts'
import type { DatabaseConnection } from '../src/server/platform/db/database.ts'
import { migrate } from '../src/server/platform/db/migration/migrate.ts'
import { startJobs } from '../src/server/platform/jobs/start-jobs.ts'
import { cleanAfterAll, makeEmptyDatabase, makeFolder } from './support/backups.ts'
import { createSeededDatabase } from './support/database.ts'
import { quietLog } from './support/log.ts'
import { OFTEN, untilDone } from './support/queue.ts'
import { recordChannels } from './support/recorded-channels.ts'
import { waitFor } from './support/wait-for.ts'

let source: DatabaseConnection
let restored: DatabaseConnection
const channels = recordChannels()
let work: { stop(): Promise<void> } | undefined

cleanAfterAll()
beforeAll(async () => {
  source = await createSeededDatabase()
  await source.pool.query(`
    insert into users (username, password, role) values ('admin', 'hash', 'admin');
    insert into inquiries (name, phone, answer_due_at) values ('Вера', '+79261234567', now() - interval '1 day');
    insert into deliveries (kind, inquiry_id, channel, recipient, next_at, occasion)
      values ('first', 1, 'email', 'a@shop.test', now() - interval '1 day', 'first:1:email:a@shop.test');
    insert into scheduled_prices (effective_at, product_id, price, created_by_name, expected)
      select now() - interval '1 hour', 1, 12345600, 'Анна', jsonb_build_object('1', price) from products where id = 1;
    insert into inquiries (name, phone, created_at, answered_at) values
      ('Давний', '+79261234568', now() - interval '30 years', now() - interval '30 years');
    alter table journal disable trigger user;
    update journal set at = now() - interval '30 years' where entity = 'inquiries' and entity_id = '2';
    alter table journal enable trigger user;
    delete from faq_categories where id = 1;
    update trash set deleted_at = now() - interval '1 year';
    update products set published = false, publish_at = now() - interval '1 hour' where id = 2`)
  const dataDir = await makeFolder()
  const file = path.join(await makeFolder(), 'shop.tar.gz')
  await writeBackup({ db: source.db, dataDir, server: 'own' }, file)
  const { url, connection } = await makeEmptyDatabase()
  restored = connection
  await restoreBackup(file, { databaseUrl: url, dataDir: path.join(dataDir, 'new') }, quietLog())
  await migrate(restored.pool, async () => undefined)
  work = startJobs({
    database: restored,
    jobs: allJobs,
    channels,
    log: quietLog(),
    dataDir,
    readOrigin: async () => 'http://shop.test',
    pollInterval: OFTEN,
  })
})
afterAll(async () => {
  await work?.stop()
  await source.close()
})

const read = async () => {
  const { rows } = await restored.pool.query(`select
    (select price from products where id = 1) as price, (select published from products where id = 2) as published,
    (select status from deliveries where id = 1) as delivery, (select count(*)::int from deliveries) as deliveries`)
  return rows[0]
}

/** What happens each night: terms of personal data and of the trash that are over. */
async function clean() {
  const parts = { db: restored.db, channels, log: quietLog(), dataDir: await makeFolder() }
  for (const job of [eraseExpiredJob, purgeTrashJob])
    await job.run({ ...parts, readOrigin: async () => '' }, {})
}

const countOld = async () => {
  const { rows } = await restored.pool.query(`select
    (select count(*)::int from inquiries where name = 'Давний') as requests, (select count(*)::int from trash where entity_id = 1) as trashed`)
  return rows[0]
}

test('A restored shop sends, reprices and publishes nothing until an admin lets it, and then everything once', async () => {
  const before = await read()
  expect(before).toMatchObject({ published: false, delivery: 'queued', deliveries: 1 })
  expect(await describeHeld(restored.db)).toEqual({
    held: {
      restoredAt: expect.any(String),
      backupMadeAt: expect.any(String),
      deliveries: 1,
      latePrices: [{ id: 1, title: expect.any(String), at: expect.any(String) }],
      latePublications: [{ entity: 'products', id: 2, title: expect.any(String), at: expect.any(String) }],
    },
  })
  await restored.pool.query("select graphile_worker.add_job('publish-due', '{}')")
  await restored.pool.query(
    "select graphile_worker.add_job('send-delivery', '{\"id\": 1, \"failures\": 0, \"since\": 0}', flags => '{email}', job_key => 'delivery:1')",
  )
  // What is done after it was added later than the rest: the queue has passed over the message.
  await untilDone(restored.pool, 'publish-due')
  await restored.pool.query("select graphile_worker.add_job('publish-due', '{}')")
  await untilDone(restored.pool, 'publish-due')
  await untilDone(restored.pool, 'apply-scheduled-price')
  const { rows: waiting } = await restored.pool.query(
    "select attempts, locked_at from graphile_worker.jobs where key = 'delivery:1'",
  )
  expect(waiting).toEqual([{ attempts: 0, locked_at: null }])
  expect(await read()).toEqual(before)
  expect(channels.sent).toEqual([])
  await clean()
  expect(await countOld()).toEqual({ requests: 1, trashed: 1 })
  const admin = { id: 1, username: 'admin', fullName: null, role: 'admin' as const }
  await release(restored.db, admin)
  await waitFor(async () =>
    expect(await read()).toMatchObject({ delivery: 'sent', price: 12345600, published: true }),
  )
  await waitFor(async () => expect((await read()).deliveries).toBeGreaterThan(1))
  expect(await describeHeld(restored.db)).toEqual({ held: null })
  const { rows: telling } = await restored.pool.query(
    "select task_identifier from graphile_worker.jobs where key = 'tell-search-engines'",
  )
  expect(telling).toEqual([{ task_identifier: 'tell-search-engines' }])
  await expect(release(restored.db, admin)).rejects.toThrow('Уже отправлено')
  expect(channels.sent.filter(({ deliveryId }) => deliveryId === 1)).toHaveLength(1)
  await clean()
  expect(await countOld()).toEqual({ requests: 0, trashed: 0 })
})
