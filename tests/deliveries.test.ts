import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { allJobs } from '../src/server/jobs/all-jobs.ts'
import { startJobs } from '../src/server/jobs/start-jobs.ts'
import { quietLog } from './support/log.ts'
import { DESK, failure, recordChannels } from './support/recorded-channels.ts'
import { openShop, signInAs } from './support/shop.ts'

const channels = recordChannels()
const log = quietLog()
const shop = openShop({}, log, channels)
let jobs: { stop(): Promise<void> }
let cookie = ''

beforeAll(async () => {
  cookie = await signInAs(shop, 'manager')
  jobs = startJobs({
    database: shop.database,
    jobs: allJobs,
    channels,
    dataDir: '/nonexistent',
    readOrigin: async () => 'http://shop.test',
    log,
  })
})
afterAll(() => jobs.stop())
beforeEach(() => {
  channels.sent = []
  channels.recipients = [DESK]
  channels.answer = () => ({ ok: true })
})

async function send(message: string, phone = '89261234567'): Promise<number> {
  const response = await shop.post('/api/inquiries/contact', { name: 'Вера', phone, message })
  expect(response.status).toBe(201)
  return (await response.json()).id
}
async function list(query: string) {
  const response = await shop.get(`/api/admin/deliveries?${query}`, { cookie })
  expect(response.status).toBe(200)
  return await response.json()
}
async function first(inquiryId: number) {
  const [delivery] = await list(`inquiryId=${inquiryId}`)
  return delivery
}
const retry = (id: number) => shop.post(`/api/admin/deliveries/${id}/retry`, undefined, { cookie })
const ringsOf = (inquiryId: number) => channels.sent.filter(({ inquiry }) => inquiry?.id === inquiryId)
const untilFirst = (id: number, expected: Record<string, unknown>) =>
  vi.waitFor(async () => expect(await first(id)).toMatchObject(expected), { timeout: 9000, interval: 50 })

describe('A stored request', () => {
  test('rings once at every recipient within two seconds, and the ring is noted', async () => {
    channels.recipients = [DESK, { channel: 'telegram', recipient: '42' }]
    const began = Date.now()
    const id = await send('первый звонок')
    await untilFirst(id, { status: 'sent', attempts: 1, lastError: null, nextAt: null })
    const rings = ringsOf(id)
    expect(rings.map(({ channel, recipient }) => [channel, recipient]).toSorted()).toEqual([
      ['email', DESK.recipient],
      ['telegram', '42'],
    ])
    for (const ring of rings) {
      expect(ring).toMatchObject({ kind: 'first', reason: null, summary: null, origin: 'http://shop.test' })
      expect(ring.at - began).toBeLessThan(2000)
    }
    const stored = await list(`inquiryId=${id}`)
    expect(stored.map(({ id: own }: { id: number }) => own).toSorted()).toEqual(
      rings.map(({ deliveryId }) => deliveryId).toSorted(),
    )
  })

  test('has no deliveries where no channel is set up', async () => {
    channels.recipients = []
    expect(await list(`inquiryId=${await send('никому')}`)).toEqual([])
  })

  test('answers the visitor while the ring is still under way', async () => {
    const answer = Promise.withResolvers<{ ok: true }>()
    channels.answer = () => answer.promise
    const id = await send('долгий звонок')
    await vi.waitFor(() => expect(ringsOf(id)).toHaveLength(1), { timeout: 5000 })
    expect(await first(id)).toMatchObject({ status: 'queued', attempts: 0 })
    answer.resolve({ ok: true })
    await untilFirst(id, { status: 'sent' })
  })
})

describe('A ring that fails', () => {
  test('is repeated five seconds later under the same id, then never again', async () => {
    const answers = [failure(), { ok: true as const }]
    channels.answer = () => answers.shift() ?? failure()
    const id = await send('со второго раза')
    await untilFirst(id, { status: 'queued', attempts: 1, lastError: 'Сервер ответил 500' })
    const { nextAt } = await first(id)
    await untilFirst(id, { status: 'sent', attempts: 2, lastError: null, nextAt: null })
    const [one, two] = ringsOf(id)
    expect(two?.deliveryId).toBe(one?.deliveryId)
    expect(Date.parse(nextAt) - (one?.at ?? 0)).toBeGreaterThanOrEqual(5000)
    expect((two?.at ?? 0) - (one?.at ?? 0)).toBeGreaterThanOrEqual(5000)
    expect(ringsOf(id)).toHaveLength(2)
  }, 15_000)

  test('is tried again when the other side asked for it', async () => {
    const answers = [failure({ retryAfter: 90_000 })]
    channels.answer = () => answers.shift() ?? { ok: true }
    const id = await send('позже')
    await untilFirst(id, { status: 'queued', attempts: 1 })
    const { nextAt } = await first(id)
    expect(Date.parse(nextAt) - (ringsOf(id)[0]?.at ?? 0)).toBeGreaterThanOrEqual(90_000)
  })

  test('is failed at once where another attempt cannot help', async () => {
    channels.answer = () => failure({ isFinal: true, error: 'Чат не найден' })
    const id = await send('навсегда')
    await untilFirst(id, { status: 'failed', attempts: 1, lastError: 'Чат не найден', nextAt: null })
    expect((await list('status=failed')).map((one: { inquiryId: number }) => one.inquiryId)).toContain(id)
  })
})

describe('«Отправить сейчас»', () => {
  test('sends what failed and what waits at once', async () => {
    for (const isFinal of [true, false]) {
      const answers = [failure({ isFinal })]
      channels.answer = () => answers.shift() ?? { ok: true }
      const id = await send(`ещё раз ${isFinal}`)
      await untilFirst(id, { attempts: 1 })
      const pressed = await retry((await first(id)).id)
      expect([pressed.status, (await pressed.json()).status]).toEqual([200, 'queued'])
      const began = Date.now()
      await untilFirst(id, { status: 'sent', attempts: 2 })
      expect(Date.now() - began).toBeLessThan(2000)
    }
  })

  test('pressed five times, also while it is being sent, sends once', async () => {
    const answers = [failure({ isFinal: true })]
    channels.answer = () =>
      answers.shift() ?? new Promise((done) => setTimeout(() => done({ ok: true }), 700))
    const id = await send('много раз')
    await untilFirst(id, { status: 'failed' })
    const delivery = await first(id)
    await Promise.all([retry(delivery.id), retry(delivery.id), retry(delivery.id)])
    await vi.waitFor(() => expect(ringsOf(id)).toHaveLength(2), { timeout: 5000 })
    expect((await retry(delivery.id)).status).toBe(200)
    await untilFirst(id, { status: 'sent', attempts: 2 })
    const late = await retry(delivery.id)
    expect([late.status, await late.json()]).toEqual([409, { message: 'Сообщение уже доставлено' }])
    expect(ringsOf(id)).toHaveLength(2)
  })

  test('is refused where the visitor took his consent back, and where his data was erased', async () => {
    channels.answer = () => failure({ isFinal: true })
    const phone = '+79031112233'
    const id = await send('забудьте меня', phone)
    await untilFirst(id, { status: 'failed', attempts: 1 })
    const admin = await signInAs(shop, 'admin')
    const { id: delivery } = await first(id)
    for (const [act, message] of [
      ['withdraw', 'Посетитель отозвал согласие: о его запросе больше не сообщают'],
      ['erase', 'Данные этого посетителя удалены: сообщать не о чем'],
    ]) {
      expect((await shop.post(`/api/admin/consents/${act}`, { phone }, { cookie: admin })).status).toBe(200)
      const refused = await retry(delivery)
      expect([refused.status, await refused.json()]).toEqual([409, { message }])
    }
    expect(await first(id)).toMatchObject({ status: 'failed', nextAt: null })
    expect(ringsOf(id)).toHaveLength(1)
  })

  test('of an unknown delivery is not found', async () => {
    expect((await retry(999_999)).status).toBe(404)
  })
})

// The requirement is a p95 of 2 s. Here the median must keep it, because other tests share the cores.
test('thirty requests at once ring at everyone within two seconds', async () => {
  channels.recipients = [DESK, { channel: 'telegram', recipient: '42' }]
  const began = new Map<number, number>()
  await Promise.all(
    Array.from({ length: 30 }, async (_, index) => {
      const start = Date.now()
      began.set(await send(`сразу ${index}`), start)
    }),
  )
  await vi.waitFor(() => expect(channels.sent).toHaveLength(60), { timeout: 9000 })
  const times = channels.sent.map(({ inquiry, at }) => at - (began.get(inquiry?.id ?? 0) ?? 0))
  expect(times.toSorted((a, b) => a - b)[30]).toBeLessThan(2000)
}, 20_000)

test('a channel that hangs does not hold up the others', async () => {
  channels.recipients = [DESK, { channel: 'telegram', recipient: '42' }]
  const answer = Promise.withResolvers<{ ok: true }>()
  channels.answer = (_ring, channel) => (channel === 'email' ? answer.promise : { ok: true })
  const ids = await Promise.all(Array.from({ length: 40 }, (_, index) => send(`поток ${index}`)))
  const heard = () =>
    new Set(channels.sent.filter((one) => one.channel === 'telegram').map((one) => one.inquiry?.id))
  await vi.waitFor(() => expect(heard().size).toBe(ids.length), { timeout: 9000 })
  answer.resolve({ ok: true })
  for (const id of ids) await untilFirst(id, { status: 'sent' })
}, 30_000)
