import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Delivery } from '../src/contract/inquiries/work.ts'
import { allJobs } from '../src/server/compose/all-jobs.ts'
import { createChannels } from '../src/server/features/channels/staff-channels.ts'
import { startJobs } from '../src/server/platform/jobs/start-jobs.ts'
import { createSecrets } from '../src/server/secrets.ts'
import { quietLog } from './support/log.ts'
import { createBrowser, openPushService, readVapid } from './support/push-service.ts'
import { holdRetries, letJobCome, OFTEN } from './support/queue.ts'
import { openShop, signInAs } from './support/shop.ts'
import { waitFor } from './support/wait-for.ts'

const secretsKey = 'ключ-для-проверки-уведомлений'
const shop = openShop({ SECRETS_KEY: secretsKey })
const phone = createBrowser('phone')
let service: Awaited<ReturnType<typeof openPushService>>
let jobs: { stop(): Promise<void> }
let cookie = ''
let publicKey = ''
let origin = 'http://shop.test'

beforeAll(async () => {
  service = await openPushService()
  await holdRetries(shop.database.pool)
  const secrets = createSecrets({ secretsKey, dataDir: '/nonexistent' })
  jobs = startJobs({
    database: shop.database,
    jobs: allJobs,
    dataDir: '/nonexistent',
    log: quietLog(),
    channels: createChannels({
      db: shop.database.db,
      secrets,
      pushAgent: service.agent,
      log: quietLog(),
    }),
    readOrigin: async () => origin,
    pollInterval: OFTEN,
  })
  cookie = await signInAs(shop, 'admin')
  ;({ publicKey } = await (await shop.get('/api/admin/push', { cookie })).json())
})
afterAll(async () => {
  await jobs.stop()
  await service.close()
})
beforeEach(async () => {
  origin = 'http://shop.test'
  service.received.length = 0
  service.answer = () => ({ status: 201 })
  await put({ enabled: true, personalData: false })
  await shop.post('/api/admin/push', phone.subscription, { cookie })
})

const put = (push: unknown) =>
  shop.app.request('http://shop.test/api/admin/channels', {
    method: 'PUT',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ push }),
  })
async function send(message: string): Promise<number> {
  const response = await shop.app.request('http://shop.test/api/inquiries/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Вера',
      phone: '89261234567',
      service: 'Запрос о продукте: Топас 5',
      message,
    }),
  })
  expect(response.status).toBe(201)
  return (await response.json()).id
}
const untilDelivery = (id: number, expected: Partial<Delivery>) =>
  waitFor(async () => {
    const list = await shop.get(`/api/admin/deliveries?inquiryId=${id}`, { cookie })
    const found: Delivery[] = await list.json()
    expect(found).toMatchObject([{ channel: 'push', ...expected }])
    return found[0]?.id
  })
const readEndpoints = async (): Promise<string[]> =>
  (await (await shop.get('/api/admin/push', { cookie })).json()).endpoints
const first = () => {
  const [message] = service.received
  if (!message) throw new Error('nothing was sent')
  return message
}

describe('An inquiry on a phone', () => {
  test('rings sealed for it alone, with number and link, without name and phone', async () => {
    const id = await send('тайна')
    await untilDelivery(id, { status: 'sent', attempts: 1 })
    expect(service.received).toHaveLength(1)
    expect(first().path).toBe(phone.path)
    expect(first().headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'high' })
    expect(first().bytes.toString('latin1')).not.toContain('orders')
    expect(phone.open(first())).toEqual({
      title: `Заявка № ${id}: Топас 5`,
      body: '',
      link: `/admin/orders?request=${id}`,
      tag: expect.stringMatching(/^delivery-\d+$/),
    })
    expect(() => createBrowser('other').open(first())).toThrow()
  })

  test('names the visitor where that is allowed', async () => {
    await put({ personalData: true })
    await untilDelivery(await send('с именем'), { status: 'sent' })
    expect(phone.open(first())).toMatchObject({ body: 'Имя: Вера\nТелефон: +79261234567' })
  })

  test.each([
    ['https://septik.shop.test', 'https://septik.shop.test'],
    ['http://shop.test', 'mailto:push@example.com'],
    ['https://localhost', 'mailto:push@example.com'],
    ['https://192.168.1.5', 'mailto:push@example.com'],
  ])('is signed by the shop at %s as %s', async (address, sub) => {
    origin = address
    await untilDelivery(await send(address), { status: 'sent' })
    const claims = readVapid(first(), publicKey)
    expect(claims).toMatchObject({ sub, aud: 'https://push.shop.test' })
    const hours = (Number(claims.exp) - Date.now() / 1000) / 3600
    expect(hours).toBeGreaterThan(0)
    expect(hours).toBeLessThanOrEqual(24)
  })
})

describe('A phone that', () => {
  test.each([404, 410])('has unsubscribed (%d) is asked once and never again', async (status) => {
    service.answer = () => ({ status })
    await untilDelivery(await send(`нет ${status}`), { status: 'failed', attempts: 1, nextAt: null })
    expect(await readEndpoints()).toEqual([])
    const next = await send(`после ${status}`)
    expect(await (await shop.get(`/api/admin/deliveries?inquiryId=${next}`, { cookie })).json()).toEqual([])
    expect(service.received).toHaveLength(1)
  })

  test('is not reached stays subscribed and is asked again', async () => {
    const answers = [{ status: 500 }]
    service.answer = () => answers.shift() ?? { status: 201 }
    const id = await send('позже')
    const delivery = await untilDelivery(id, { status: 'queued', attempts: 1, nextAt: expect.any(String) })
    expect(await readEndpoints()).toEqual([phone.subscription.endpoint])
    await letJobCome(shop.database.pool, `delivery:${delivery}`)
    await untilDelivery(id, { status: 'sent', attempts: 2 })
  })

  test.each([500, 429, 403])('is refused (%d) stays subscribed, and staff read why', async (status) => {
    const answers = [{ status }]
    service.answer = () => answers.shift() ?? { status: 201 }
    const id = await send(`отказ ${status}`)
    await untilDelivery(id, {
      status: 'queued',
      attempts: 1,
      nextAt: expect.any(String),
      lastError: `Сервер уведомлений ответил: код ${status}`,
    })
    expect(await readEndpoints()).toEqual([phone.subscription.endpoint])
  })
})
