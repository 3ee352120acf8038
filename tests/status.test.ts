import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Status, StatusCheck, StatusError } from '../src/contract/status.ts'
import { CHECKS, type CheckName } from '../src/domain/staff/status-checks.ts'
import { runCheck } from '../src/server/features/status/status.service.ts'
import { countDeliveries, readSending } from '../src/server/features/status/status.store.ts'
import { expectError, openDesk } from './support/desk.ts'
import { openShop, signInAs } from './support/shop.ts'

const shop = openShop({ DATA_DIR: '/tmp' })
const desk = openDesk(shop)
let admin = ''

beforeAll(async () => {
  admin = await signInAs(shop, 'admin', 'chief')
})
afterEach(async () => {
  await shop.database.pool.query('delete from graphile_worker._private_jobs; delete from deliveries')
})

const ask = async <T>(address: string): Promise<T> => {
  const response = await desk.callAs(admin, 'GET', address)
  expect(response.status).toBe(200)
  return response.json()
}
const find = async (name: CheckName): Promise<StatusCheck | undefined> =>
  (await ask<Status>('/admin/status')).checks.find((check) => check.name === name)

describe('GET /api/admin/status', () => {
  test('has every check once, with words', async () => {
    const { checks } = await ask<Status>('/admin/status')
    expect(checks.map(({ name }) => name)).toEqual([...CHECKS])
    expect(checks.filter(({ detail }) => detail === '')).toEqual([])
    expect(checks.find(({ name }) => name === 'database')).toMatchObject({ state: 'ok' })
    expect(checks.find(({ name }) => name === 'version')).toMatchObject({
      state: 'ok',
      detail: expect.stringContaining(process.versions.node),
    })
  })

  test('does not take its own questions for callers that wait for a connection', async () => {
    const { pool } = shop.database
    const busy = await Promise.all(Array.from({ length: pool.options.max - 1 }, () => pool.connect()))
    const database = await find('database')
    for (const client of busy) client.release()
    expect(database).toMatchObject({ state: 'ok', detail: expect.not.stringContaining('Ждут') })
  })

  test('is for admins', async () => {
    for (const address of ['/admin/status', '/admin/status/errors']) {
      expect((await desk.call('GET', address)).status).toBe(403)
      expect((await desk.callAnonymously('GET', address)).status).toBe(401)
    }
  })

  test('says that a job fails, without its error, which may repeat what a visitor wrote', async () => {
    await shop.database.pool.query(
      `select graphile_worker.add_job('clean-orphans', '{}', max_attempts => 25)`,
    )
    await shop.database.pool.query(
      `update graphile_worker._private_jobs set attempts = 8, last_error = 'params: +79991234567', run_at = now() + interval '1 hour'`,
    )
    // No worker runs in this shop, which is worse: it stands first.
    expect(await find('queue')).toMatchObject({ state: 'fail' })
    expect(await find('last errors')).toMatchObject({
      state: 'warn',
      detail: expect.stringContaining('Не выполнено: уборка ненужных картинок'),
    })
    expect(JSON.stringify(await ask('/admin/status'))).not.toContain('7999')
    expect(JSON.stringify(await ask('/admin/status/errors'))).not.toContain('7999')
  })

  test('says that messages to staff did not arrive', async () => {
    await shop.database.pool.query(`insert into deliveries (kind, channel, recipient, status, occasion, last_error)
      values ('summary', 'webhook', 'https://crm.test/key', 'failed', 'a', 'Вебхук ответил: код 503'),
        ('summary', 'webhook', 'https://crm.test/key', 'failed', 'b', 'Вебхук ответил: код 503'),
        ('test', 'webhook', 'https://crm.test/key', 'failed', 'c', 'Проверка')`)
    expect(await find('deliveries')).toMatchObject({
      state: 'warn',
      detail: expect.stringContaining('Не дошли 2 сообщения'),
    })
    const { errors } = await ask<{ errors: StatusError[] }>('/admin/status/errors')
    expect(errors).toEqual([
      { at: expect.any(String), message: 'Сообщение не дошло, вебхук: Вебхук ответил: код 503', times: 2 },
    ])
  })

  test('says nothing of letters about accounts, whose addresses may be mistyped', async () => {
    const before = await countDeliveries(shop.database.db, new Date(0))
    await shop.database.pool.query(`insert into deliveries (kind, channel, recipient, status, attempts, occasion, last_error)
      values ('account', 'email', 'a@mail.test', 'failed', 1, 'account:a', '550'),
        ('account', 'email', 'b@mail.test', 'queued', 3, 'account:b', '450')`)
    const found = await find('deliveries')
    expect(found?.detail).not.toMatch(/Не дош/)
    expect(await readSending(shop.database.db)).toMatchObject({ late: 0 })
    expect(await countDeliveries(shop.database.db, new Date(0))).toEqual(before)
    expect((await ask<{ errors: StatusError[] }>('/admin/status/errors')).errors).toEqual([])
  })

  test('an inquiry that nobody answered makes it a failure', async () => {
    await shop.database.pool.query(`with told as (
        insert into inquiries (name, phone, type) values ('А', '1', 'other') returning id)
      insert into deliveries (kind, inquiry_id, channel, recipient, status, occasion)
        select 'first', id, 'telegram', '42', 'failed', 'd' from told`)
    expect(await find('deliveries')).toMatchObject({
      state: 'fail',
      detail: expect.stringContaining('Telegram'),
    })
  })
})

test('A backup that is not there is not found', async () => {
  const name = 'shop-2026-11-24T01-00-00-000Z-nightly.tar.gz'
  const response = await desk.callAs(admin, 'GET', `/admin/backups/${name}`)
  await expectError(response, 404, 'Такой копии нет')
})

describe('A check', () => {
  test('that throws is a failed check', async () => {
    const thrown = await runCheck('disk', () => Promise.reject(new Error('no folder')))
    expect(thrown).toMatchObject({
      name: 'disk',
      state: 'fail',
      detail: expect.stringContaining('не удалось'),
    })
  })

  test('that does not answer is a failed check in its time', async () => {
    const late = await runCheck('disk', () => new Promise(() => undefined), 20)
    expect(late).toMatchObject({
      name: 'disk',
      state: 'fail',
      detail: expect.stringContaining('не ответила'),
    })
  })
})

test('Where a backup made elsewhere lies on the server the journal tells admins alone, others its name', async () => {
  await shop.database.pool.query(
    `insert into journal (actor_name, action, entity, entity_id, title)
     values ('система', 'backup', 'system', 'backup', '/srv/копии/septik.tar')`,
  )
  const address = '/admin/journal?entity=system&action=backup&limit=1'
  const { entries } = await desk.callJson<{ entries: object[] }>(200, 'GET', address)
  expect(entries).toMatchObject([{ title: 'septik.tar' }])
  expect((await ask<{ entries: object[] }>(address)).entries).toMatchObject([
    { title: '/srv/копии/septik.tar' },
  ])
})
