import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import type { Delivery } from '../src/contract/inquiries/work.ts'
import { hours } from '../src/lib/duration.ts'
import { openMailServer, openReceiver } from './support/channel-receivers.ts'
import { createSeededDatabase } from './support/database.ts'
import { holdRetries } from './support/queue.ts'
import { urlOf } from './support/seeded-copy.ts'
import { openProcess, type ShopProcess } from './support/shop-process.ts'
import { waitFor } from './support/wait-for.ts'

const PASSWORD = 'проверка-звонков-1'

let database: Awaited<ReturnType<typeof createSeededDatabase>>
let mail: Awaited<ReturnType<typeof openMailServer>>
let hook: Awaited<ReturnType<typeof openReceiver>>
let telegram: Awaited<ReturnType<typeof openReceiver>>
let shop: ShopProcess
let cookie = ''

const start = () =>
  openProcess({
    DATABASE_URL: urlOf(database),
    ADMIN_PASSWORD: PASSWORD,
    HOST: '127.0.0.1',
    SECRETS_KEY: 'ключ-для-проверки-звонков-1',
  })
const call = (method: string, address: string, body?: unknown) =>
  fetch(`${shop.address}/api${address}`, {
    method,
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body ?? {}),
  })

beforeAll(async () => {
  database = await createSeededDatabase()
  ;[mail, hook, telegram] = await Promise.all([openMailServer(''), openReceiver(), openReceiver()])
  shop = await start()
  const signedIn = await call('POST', '/admin/login', { username: 'admin', password: PASSWORD })
  cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  const saved = await call('PUT', '/admin/channels', {
    email: {
      enabled: true,
      smtpUrl: `smtp://127.0.0.1:${mail.port}`,
      from: 'shop@shop.test',
      to: ['desk@shop.test'],
    },
    telegram: { enabled: true, botToken: '1:A', chatIds: ['42'], apiBase: telegram.address },
    webhook: { enabled: true, url: `${hook.address}/hook`, secret: 'тайна', allowPrivate: true },
  })
  expect(saved.status, await saved.text()).toBe(200)
})
afterAll(async () => {
  shop.child.kill('SIGKILL')
  await shop.exit
  await Promise.all([mail.close(), hook.close(), telegram.close()])
  await database.close()
})
beforeEach(() => {
  for (const receiver of [hook, telegram]) {
    receiver.received.length = 0
    receiver.answer = () => ({ status: 200, body: { ok: true } })
  }
  mail.letters.length = 0
})

async function send(): Promise<number> {
  const response = await call('POST', '/inquiries/contact', {
    name: 'Вера',
    phone: '89261234567',
    message: randomUUID(),
  })
  expect(response.status).toBe(201)
  return (await response.json()).id
}
async function list(id: number): Promise<Delivery[]> {
  const response = await fetch(`${shop.address}/api/admin/deliveries?inquiryId=${id}`, {
    headers: { cookie },
  })
  return await response.json()
}
const untilDelivery = (id: number, channel: string, expected: Partial<Delivery>) =>
  waitFor(async () => {
    const found = (await list(id)).find((one) => one.channel === channel)
    expect(found).toMatchObject(expected)
    return found as Delivery
  })

test('an inquiry rings by mail, Telegram and webhook, once each', async () => {
  const id = await send()
  for (const channel of ['email', 'telegram', 'webhook']) {
    await untilDelivery(id, channel, { status: 'sent', attempts: 1, kind: 'first' })
  }
  expect([mail.letters.length, telegram.received.length, hook.received.length]).toEqual([1, 1, 1])
  expect(telegram.received[0]?.path).toBe('/bot1:A/sendMessage')
})

test('the links in a ring lead to where staff sign in, whatever host a stranger names', async () => {
  const body = JSON.stringify({ name: 'Вера', phone: '89261234567', message: randomUUID() })
  const asked = request(`${shop.address}/api/inquiries/contact`, {
    method: 'POST',
    headers: { host: 'evil.example', 'content-type': 'application/json' },
  })
  asked.end(body)
  const [response] = await once(asked, 'response')
  expect(response.statusCode).toBe(201)
  response.resume()
  await waitFor(() => expect(mail.letters).toHaveLength(1))
  const letter = mail.letters[0]?.raw.replaceAll('=\r\n', '')
  expect(letter).toContain(`${shop.address}/admin/`)
  expect(letter).not.toContain('evil.example')
})

test('a webhook that fails twenty times gets every attempt under one id, and its success is the last', async () => {
  onTestFinished(await holdRetries(database.pool))
  let failures = 20
  hook.answer = () => ({ status: failures-- > 0 ? 500 : 200 })
  const id = await send()
  for (let attempt = 1; attempt <= 20; attempt++) {
    const { id: delivery } = await untilDelivery(id, 'webhook', { status: 'queued', attempts: attempt })
    expect((await call('POST', `/admin/deliveries/${delivery}/retry`)).status).toBe(200)
  }
  const sent = await untilDelivery(id, 'webhook', { status: 'sent', attempts: 21, lastError: null })
  expect(hook.received).toHaveLength(21)
  expect(new Set(hook.received.map(({ headers }) => headers['x-delivery-id']))).toHaveProperty('size', 1)
  expect((await call('POST', `/admin/deliveries/${sent.id}/retry`)).status).toBe(409)
})

test('«отправить сейчас», pressed while the ring is still failing, is not lost', async () => {
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<void>()
  let calls = 0
  telegram.answer = async () => {
    calls += 1
    if (calls > 1) return { status: 200, body: { ok: true } }
    asked.resolve()
    await answer.promise
    // Without the press it would be tried again tomorrow.
    return { status: 429, body: { ok: false, parameters: { retry_after: 50_000 } } }
  }
  const id = await send()
  await asked.promise
  const [delivery] = (await list(id)).filter(({ channel }) => channel === 'telegram')
  expect((await call('POST', `/admin/deliveries/${delivery?.id}/retry`)).status).toBe(200)
  answer.resolve()
  await untilDelivery(id, 'telegram', { status: 'sent', attempts: 2 })
})

test('Telegram is asked again when it said, and not at all where it refused', async () => {
  const pauses = [1, 50_000]
  const wereDue: unknown[] = []
  telegram.answer = async () => {
    const { rows } = await database.pool.query(
      "select bool_and(next_at <= now()) as due from deliveries where channel = 'telegram' and status = 'queued'",
    )
    wereDue.push(rows[0]?.due)
    return { status: 429, body: { ok: false, parameters: { retry_after: pauses.shift() } } }
  }
  const id = await send()
  const { nextAt } = await untilDelivery(id, 'telegram', { status: 'queued', attempts: 2 })
  expect(wereDue).toEqual([true, true])
  expect(Date.parse(nextAt ?? '')).toBeGreaterThan(Date.now() + hours(12))
  telegram.answer = () => ({ status: 403, body: { ok: false, description: 'Forbidden: bot was blocked' } })
  await untilDelivery(await send(), 'telegram', { status: 'failed', attempts: 1, nextAt: null })
})

test('killed right after storing, the restarted server rings at every recipient', async () => {
  for (const pause of [0, 20]) {
    const id = await send()
    await new Promise((done) => setTimeout(done, pause))
    shop.child.kill('SIGKILL')
    await shop.exit
    shop = await start()
    const sent = await Promise.all(
      ['email', 'telegram', 'webhook'].map((channel) => untilDelivery(id, channel, { status: 'sent' })),
    )
    const heard = new Set(hook.received.map(({ headers }) => headers['x-delivery-id']))
    expect(heard).toContain(String(sent[2]?.id))
  }
})
