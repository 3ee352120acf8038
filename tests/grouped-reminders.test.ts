import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Delivery } from '../src/contract/inquiries/work.ts'
import { letJobCome, OFTEN, untilDone } from './support/queue.ts'
import { DESK, failure } from './support/recorded-channels.ts'
import { signInAs } from './support/shop.ts'
import { waitFor } from './support/wait-for.ts'
import { openWorkingShop } from './support/working-shop.ts'

const { shop, channels } = await openWorkingShop({ pollInterval: OFTEN, instances: 2 })
const TELEGRAM = { channel: 'telegram' as const, recipient: '42' }
const WEBHOOK = { channel: 'webhook' as const, recipient: 'crm.test' }

const query = async (sql: string, values: unknown[] = []) =>
  (await shop.database.pool.query(sql, values)).rows

/** Another day: nothing waits, and no reminder was sent lately. */
beforeEach(async () => {
  await untilDone(shop.database.pool, 'send-delivery')
  await query("delete from deliveries where kind = 'reminder'")
  await query("update inquiries set status = 'completed', next_contact_at = null")
  Object.assign(channels, { sent: [], recipients: [DESK, TELEGRAM], answer: () => ({ ok: true }) })
})

async function send(): Promise<number> {
  const response = await shop.post('/api/inquiries/contact', {
    name: 'Вера',
    phone: '89261234567',
    message: randomUUID(),
  })
  expect(response.status).toBe(201)
  return (await response.json()).id
}
const sendMany = async (count: number) => {
  await query('update site_settings set inquiries_per_hour = 1000')
  const ids: number[] = []
  for (let n = 0; n < count; n += 1) ids.push(await send())
  // One person's many inquiries are suspicious, these are to be many people's.
  await query('update inquiries set spam = false where id = any($1)', [ids])
  return ids
}
/** Lets these inquiries be overdue together. */
async function beOverdue(ids: readonly number[]) {
  await query("update inquiries set answer_due_at = now() - interval '1 second' where id = any($1)", [ids])
  await query('update graphile_worker._private_jobs set run_at = now() where key = any($1)', [
    ids.map((id) => `unanswered:${id}`),
  ])
}
const remindersOf = (channel: string) =>
  channels.sent.filter((one) => one.kind === 'reminder' && one.channel === channel)
/** Numbers of the inquiries that each reminder of a channel named. */
const named = (channel: string) =>
  remindersOf(channel).map(({ inquiry, reminded }) =>
    (reminded ? reminded.first.map((one) => one.inquiry.id) : [inquiry?.id ?? 0]).toSorted((a, b) => a - b),
  )
const listWaiting = () =>
  query(
    "select id, channel, inquiry_id, next_at from deliveries where kind = 'reminder' and status = 'queued' order by id",
  )
const isQuiet = () => untilDone(shop.database.pool, 'send-delivery')
/** The pause after the last reminder ends. */
async function letPauseEnd() {
  await query("update deliveries set sent_at = sent_at - interval '15 minutes' where kind = 'reminder'")
  for (const { id } of await listWaiting()) await letJobCome(shop.database.pool, `delivery:${id}`)
}

describe('Inquiries that nobody has answered', () => {
  test('and that are overdue together are told by two messages to a person, however many they are', async () => {
    const ids = await sendMany(17)
    await beOverdue(ids)
    await waitFor(async () => {
      const told = await query("select distinct inquiry_id from deliveries where kind = 'reminder'")
      expect(told).toHaveLength(17)
    })
    await isQuiet()
    expect(remindersOf('telegram')).toHaveLength(1)
    await letPauseEnd()
    await waitFor(async () => expect(await listWaiting()).toEqual([]))
    for (const channel of ['email', 'telegram']) {
      expect(
        named(channel)
          .flat()
          .toSorted((a, b) => a - b),
      ).toEqual(ids)
      expect(remindersOf(channel).length).toBeLessThanOrEqual(2)
    }
  })

  test('and fall due within a quarter of an hour wait for its end, without those answered meanwhile', async () => {
    const [first = 0, ...later] = await sendMany(4)
    await beOverdue([first])
    await waitFor(() => expect([named('email'), named('telegram')]).toEqual([[[first]], [[first]]]))
    await beOverdue(later)
    await waitFor(async () => expect(await listWaiting()).toHaveLength(6))
    await isQuiet()
    const [sent] = await query(
      "select max(sent_at) as at from deliveries where kind = 'reminder' and channel = 'email'",
    )
    for (const { channel, next_at } of await listWaiting())
      if (channel === 'email') expect(next_at.getTime() - sent.at.getTime()).toBe(15 * 60_000)
    const [answered = 0, ...left] = later
    await query("update inquiries set answered_at = now(), status = 'processing' where id = $1", [answered])
    await letPauseEnd()
    await waitFor(() =>
      expect([named('email'), named('telegram')]).toEqual([
        [[first], left],
        [[first], left],
      ]),
    )
    expect(remindersOf('email')[1]).toMatchObject({
      inquiry: null,
      reason: null,
      reminded: { unanswered: 2, promised: 0 },
    })
    await isQuiet()
    expect(
      await query('select 1 from deliveries where kind = $1 and inquiry_id = $2', ['reminder', answered]),
    ).toEqual([])
  })

  test('do not keep a new inquiry from ringing at once', async () => {
    const [late = 0] = await sendMany(1)
    await beOverdue([late])
    await waitFor(() => expect(named('email')).toEqual([[late]]))
    const fresh = await send()
    await waitFor(() =>
      expect(
        channels.sent.filter(({ kind, inquiry }) => kind === 'first' && inquiry?.id === fresh),
      ).toHaveLength(2),
    )
  })

  test('are told to a program one by one', async () => {
    channels.recipients = [WEBHOOK]
    const ids = await sendMany(3)
    await beOverdue(ids)
    await waitFor(() => expect(named('webhook').toSorted()).toEqual(ids.map((id) => [id])))
  })

  test('are sent before the end of the pause when a person asks for it', async () => {
    const [first = 0, second = 0] = await sendMany(2)
    channels.recipients = [DESK]
    await beOverdue([first])
    await waitFor(() => expect(named('email')).toEqual([[first]]))
    await beOverdue([second])
    await waitFor(async () => expect(await listWaiting()).toHaveLength(1))
    await isQuiet()
    const [{ id } = { id: 0 }] = await listWaiting()
    const cookie = await signInAs(shop, 'manager')
    expect((await shop.post(`/api/admin/deliveries/${id}/retry`, undefined, { cookie })).status).toBe(200)
    await waitFor(() => expect(named('email')).toEqual([[first], [second]]))
  })

  test('are tried together again when the message failed, and all of them are noted', async () => {
    const ids = await sendMany(2)
    channels.recipients = [DESK]
    const answers = [failure({ retryAfter: 3_600_000 })]
    // First rings may still be under way.
    channels.answer = ({ kind }) => (kind === 'reminder' && answers.shift()) || { ok: true }
    await beOverdue([ids[0] ?? 0])
    const cookie = await signInAs(shop, 'manager')
    const stored = async (): Promise<Delivery[]> =>
      (await (await shop.get('/api/admin/deliveries?channel=email', { cookie })).json()).filter(
        ({ kind }: Delivery) => kind === 'reminder',
      )
    await waitFor(async () => expect(await stored()).toMatchObject([{ status: 'queued', attempts: 1 }]))
    await beOverdue(ids.slice(1))
    await waitFor(async () =>
      expect((await stored()).map(({ status, attempts }) => [status, attempts])).toEqual([
        ['sent', 1],
        ['sent', 2],
      ]),
    )
    expect(named('email').at(-1)).toEqual(ids)
  })
})
