import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hours } from '../src/lib/duration.ts'
import { sendDeliveryJob } from '../src/server/compose/all-jobs.ts'
import { letJobCome, OFTEN, untilListening } from './support/queue.ts'
import { DESK, failure } from './support/recorded-channels.ts'
import { signInAs } from './support/shop.ts'
import { waitFor } from './support/wait-for.ts'
import { openWorkingShop } from './support/working-shop.ts'

// Nothing but the database's notice wakes it within a test: what rings has rung at once.
const { shop, channels, startQueue } = await openWorkingShop({
  jobs: [sendDeliveryJob],
  pollInterval: hours(10),
})
let cookie = ''
beforeAll(async () => {
  cookie = await signInAs(shop, 'manager')
  await untilListening(shop.database.pool)
})
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
  waitFor(async () => expect(await first(id)).toMatchObject(expected))

describe('A stored inquiry', () => {
  test('rings once at every recipient at once, and the ring is noted', async () => {
    channels.recipients = [DESK, { channel: 'telegram', recipient: '42' }]
    const id = await send('первый звонок')
    await untilFirst(id, { status: 'sent', attempts: 1, lastError: null, nextAt: null })
    const rings = ringsOf(id)
    expect(rings.map(({ channel, recipient }) => [channel, recipient]).toSorted()).toEqual([
      ['email', DESK.recipient],
      ['telegram', '42'],
    ])
    for (const ring of rings) {
      expect(ring).toMatchObject({ kind: 'first', reason: null, summary: null, origin: 'http://shop.test' })
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
    await waitFor(() => expect(ringsOf(id)).toHaveLength(1))
    expect(await first(id)).toMatchObject({ status: 'queued', attempts: 0 })
    answer.resolve({ ok: true })
    await untilFirst(id, { status: 'sent' })
  })
})

describe('A ring that fails', () => {
  let polling: { stop(): Promise<void> }
  beforeAll(() => {
    polling = startQueue(OFTEN)
  })
  afterAll(() => polling.stop())

  const findJob = async (id: number) => {
    const { rows } = await shop.database.pool.query(
      `select (payload->>'failures')::int as failures, jobs.run_at = next_at as "isAsNoted"
      from graphile_worker._private_jobs as jobs join deliveries on jobs.key = 'delivery:' || deliveries.id
      where inquiry_id = $1`,
      [id],
    )
    return rows
  }

  test('is repeated when it says and not before, under the same id, then never again', async () => {
    const wereDue: unknown[] = []
    const seen = Promise.withResolvers<void>()
    channels.answer = async ({ deliveryId }) => {
      const due = 'select next_at <= now() as due from deliveries where id = $1'
      const { rows } = await shop.database.pool.query(due, [deliveryId])
      wereDue.push(rows[0]?.due)
      if (wereDue.length === 1) return failure()
      await seen.promise
      return { ok: true }
    }
    const id = await send('со второго раза')
    await untilFirst(id, { status: 'queued', attempts: 1, lastError: 'Сервер ответил 500' })
    expect(await findJob(id)).toEqual([{ failures: 1, isAsNoted: true }])
    // The noted time comes now, for the message and for its job.
    const { rows } = await shop.database.pool.query(
      'update deliveries set next_at = now() where inquiry_id = $1 returning id',
      [id],
    )
    await letJobCome(shop.database.pool, `delivery:${rows[0]?.id}`)
    seen.resolve()
    await untilFirst(id, { status: 'sent', attempts: 2, lastError: null, nextAt: null })
    const [one, two] = ringsOf(id)
    expect(two?.deliveryId).toBe(one?.deliveryId)
    expect(wereDue).toEqual([true, true])
    expect(ringsOf(id)).toHaveLength(2)
  })

  test('is tried again when the other side asked for it', async () => {
    channels.answer = () => failure({ retryAfter: hours(3) })
    const id = await send('позже')
    await untilFirst(id, { status: 'queued', attempts: 1 })
    const { nextAt } = await first(id)
    expect(Date.parse(nextAt)).toBeGreaterThan(Date.now() + hours(2))
    expect(await findJob(id)).toEqual([{ failures: 1, isAsNoted: true }])
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
      await untilFirst(id, { status: 'sent', attempts: 2 })
    }
  })

  test('pressed five times, also while it is being sent, sends once', async () => {
    const answers = [failure({ isFinal: true })]
    const answer = Promise.withResolvers<{ ok: true }>()
    channels.answer = () => answers.shift() ?? answer.promise
    const id = await send('много раз')
    await untilFirst(id, { status: 'failed' })
    const delivery = await first(id)
    await Promise.all([retry(delivery.id), retry(delivery.id), retry(delivery.id)])
    await waitFor(() => expect(ringsOf(id)).toHaveLength(2))
    expect((await retry(delivery.id)).status).toBe(200)
    answer.resolve({ ok: true })
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

test('thirty inquiries at once ring at everyone at once', async () => {
  channels.recipients = [DESK, { channel: 'telegram', recipient: '42' }]
  const ids = await Promise.all(Array.from({ length: 30 }, (_, index) => send(`сразу ${index}`)))
  await waitFor(() => expect(channels.sent).toHaveLength(60))
  for (const id of ids) {
    await untilFirst(id, { status: 'sent', attempts: 1 })
    expect(new Set(ringsOf(id).map(({ channel }) => channel))).toEqual(new Set(['email', 'telegram']))
  }
})

test('a channel that hangs does not hold up the others', async () => {
  channels.recipients = [DESK, { channel: 'telegram', recipient: '42' }]
  const answer = Promise.withResolvers<{ ok: true }>()
  channels.answer = (_ring, channel) => (channel === 'email' ? answer.promise : { ok: true })
  const ids = await Promise.all(Array.from({ length: 40 }, (_, index) => send(`поток ${index}`)))
  const heard = () =>
    new Set(channels.sent.filter((one) => one.channel === 'telegram').map((one) => one.inquiry?.id))
  await waitFor(() => expect(heard().size).toBe(ids.length))
  answer.resolve({ ok: true })
  for (const id of ids) await untilFirst(id, { status: 'sent' })
})
