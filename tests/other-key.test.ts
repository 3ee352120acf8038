import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Delivery } from '../src/contract/inquiries/work.ts'
import { allJobs } from '../src/server/compose/all-jobs.ts'
import { startJobs } from '../src/server/platform/jobs/start-jobs.ts'
import { openChannelDesk } from './support/channel-desk.ts'
import { captureLog, quietLog } from './support/log.ts'
import { signInAs } from './support/shop.ts'
import { waitFor } from './support/wait-for.ts'

const desk = openChannelDesk()
const { shop, put, all } = desk
const { log, text } = captureLog()
const instances: { stop(): Promise<void> }[] = []

const startInstance = (own = quietLog(), key?: string) =>
  instances.push(
    startJobs({
      database: shop.database,
      jobs: allJobs,
      channels: desk.channelsWith(key),
      log: own,
      dataDir: '/nonexistent',
      readOrigin: async () => 'http://shop.test',
    }),
  )
let cookie = ''
beforeAll(async () => {
  cookie = await signInAs(shop, 'admin')
})
afterAll(() => Promise.all(instances.map((one) => one.stop())))

test('An instance with another key leaves inquiries to one that can send them, and says why they wait', async () => {
  const { webhook } = all()
  await put({ webhook })
  const { id } = await (
    await shop.post('/api/inquiries/contact', { name: 'Вера', phone: '89261234567' })
  ).json()
  const first = async (): Promise<Delivery | undefined> =>
    (await (await shop.get(`/api/admin/deliveries?inquiryId=${id}`, { cookie })).json())[0]
  await shop.database.pool.query("update deliveries set next_at = now() - interval '1 minute'")
  startInstance(log, 'совсем-другой-ключ-3')
  await waitFor(async () =>
    expect(await first()).toMatchObject({
      status: 'queued',
      attempts: 0,
      lastError: expect.stringContaining('Ключ шифрования'),
    }),
  )
  expect(text()).toContain('Ключ шифрования на этом сервере не тот')
  expect(desk.server.received).toEqual([])
  startInstance()
  await waitFor(async () =>
    expect(await first()).toMatchObject({ status: 'sent', attempts: 1, lastError: null }),
  )
  expect(desk.server.received).toHaveLength(1)
})
