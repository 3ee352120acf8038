import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { planNextContact } from '../src/server/features/inquiries/reminders/reminders.service.ts'
import { inTransaction } from '../src/server/platform/db/transaction.ts'
import { letJobCome, OFTEN, untilDone } from './support/queue.ts'
import { DESK } from './support/recorded-channels.ts'
import { signInAs } from './support/shop.ts'
import { waitFor } from './support/wait-for.ts'
import { openWorkingShop } from './support/working-shop.ts'

const { shop, channels } = await openWorkingShop({ pollInterval: OFTEN, instances: 2 })
const origin = 'http://shop.test'
const TELEGRAM = { channel: 'telegram' as const, recipient: '42' }

beforeEach(async () => {
  channels.sent = []
  channels.recipients = [DESK, TELEGRAM]
  await letPauseEnd()
})

const query = async (sql: string, values: unknown[] = []) =>
  (await shop.database.pool.query(sql, values)).rows
async function send(): Promise<number> {
  const response = await shop.post('/api/inquiries/contact', {
    name: 'Вера',
    phone: '89261234567',
    // Equal ones would be marked as spam.
    message: randomUUID(),
  })
  const body = await response.json()
  expect({ status: response.status, body }).toMatchObject({ status: 201 })
  return body.id
}
/** What was sent before was sent so long ago that the next reminder may come. */
async function letPauseEnd() {
  await untilDone(shop.database.pool, 'send-delivery')
  await query("update deliveries set sent_at = sent_at - interval '15 minutes' where kind = 'reminder'")
}
const change = (id: number, columns: string) => query(`update inquiries set ${columns} where id = $1`, [id])
const reminders = (id: number) =>
  channels.sent.filter((one) => one.kind === 'reminder' && one.inquiry?.id === id)
const recipientsOf = (id: number) =>
  reminders(id)
    .map(({ recipient }) => recipient)
    .toSorted()
/** Also those that are not sent yet. */
const stored = (id: number) =>
  query("select recipient from deliveries where kind = 'reminder' and inquiry_id = $1", [id])
const runNow = (key: string) => letJobCome(shop.database.pool, key)
/** When the job is planned for, ISO. */
const plannedFor = async (key: string): Promise<string[]> =>
  (await query('select run_at from graphile_worker._private_jobs where key = $1', [key])).map(({ run_at }) =>
    run_at.toISOString(),
  )
const isDone = (key: string) =>
  waitFor(async () =>
    expect(
      await query('select 1 from graphile_worker._private_jobs where key = $1 and run_at <= now()', [key]),
    ).toEqual([]),
  )

/** Lets the time of the answer be over. */
async function beOverdue(id: number) {
  await change(id, "answer_due_at = now() - interval '1 second'")
  await runNow(`unanswered:${id}`)
}
const promise = (inquiryId: number, at: Date) =>
  inTransaction(shop.database.db, async (tx) => {
    await tx.$client.query('update inquiries set next_contact_at = $2 where id = $1', [inquiryId, at])
    await planNextContact(tx, inquiryId, at)
  })

describe('An inquiry that nobody has answered', () => {
  test('also when it was merged at that time, and is parted again later', async () => {
    const [into, id] = [await send(), await send()]
    await change(id, `merged_into_id = ${into}`)
    await beOverdue(id)
    await isDone(`unanswered:${id}`)
    expect(reminders(id)).toEqual([])
    const cookie = await signInAs(shop, 'manager')
    const response = await shop.post(`/api/admin/inquiries/${into}/unmerge`, { ids: [id] }, { cookie })
    expect(response.status).toBe(200)
    await waitFor(() => expect(recipientsOf(id)).toEqual(['42', DESK.recipient]))
  })

  test('is due after so many minutes of working time, and rings at all again then, once', async () => {
    await query('update site_settings set answer_within_minutes = 15')
    const id = await send()
    const [row] = await query('select answer_due_at, created_at from inquiries where id = $1', [id])
    expect(row.answer_due_at - row.created_at).toBeGreaterThanOrEqual(15 * 60_000)
    const planned = await query('select run_at from graphile_worker._private_jobs where key = $1', [
      `unanswered:${id}`,
    ])
    expect(planned).toEqual([{ run_at: row.answer_due_at }])
    await beOverdue(id)
    await waitFor(() => expect(recipientsOf(id)).toEqual(['42', DESK.recipient]))
    expect(reminders(id)[0]).toMatchObject({ reason: 'unanswered', origin })
    await isDone(`unanswered:${id}`)
    expect(await stored(id)).toHaveLength(2)
  })

  test('is rung about again when it was given to somebody who has not answered', async () => {
    await signInAs(shop, 'manager')
    const id = await send()
    await change(id, "assignee_id = (select id from users where username = 'manager')")
    await beOverdue(id)
    await waitFor(() => expect(recipientsOf(id)).toEqual(['42', DESK.recipient]))
  })

  test.each([
    ['was taken', "assignee_id = (select id from users where username = 'manager'), answered_at = now()"],
    ['is being worked on', "status = 'processing'"],
    ['is spam', 'spam = true'],
    ['does not want calls', 'do_not_contact = true'],
  ])('does not ring again when it %s', async (_reason, columns) => {
    await signInAs(shop, 'manager')
    const id = await send()
    await change(id, columns)
    await beOverdue(id)
    await isDone(`unanswered:${id}`)
    expect(await stored(id)).toEqual([])
  })
})

describe('A promised call', () => {
  beforeAll(async () => {
    await signInAs(shop, 'manager')
    await query("update users set email = 'anna@shop.test' where username = 'manager'")
  })
  const mine = "status = 'processing', assignee_id = (select id from users where username = 'manager')"

  test('rings at the assignee alone, when he can be mailed', async () => {
    const id = await send()
    await change(id, mine)
    await promise(id, new Date(Date.now() + 300))
    await waitFor(() => expect(recipientsOf(id)).toEqual(['anna@shop.test']))
    expect(reminders(id)[0]).toMatchObject({ channel: 'email', reason: 'next-contact' })
  })

  test('rings at all without mail, and when nobody has the inquiry', async () => {
    const [id, other] = [await send(), await send()]
    await promise(other, new Date())
    await waitFor(() => expect(recipientsOf(other)).toEqual(['42', DESK.recipient]))
    await letPauseEnd()
    channels.recipients = [TELEGRAM]
    await change(id, mine)
    await promise(id, new Date())
    await waitFor(() => expect(recipientsOf(id)).toEqual(['42']))
  })

  test('that is moved does not ring at the old time, nor once the inquiry is closed', async () => {
    const [moved, closed] = [await send(), await send()]
    const inAnHour = new Date(Date.now() + 3_600_000)
    await promise(moved, new Date(Date.now() + 1_800_000))
    await promise(moved, inAnHour)
    await promise(closed, inAnHour)
    await change(closed, "status = 'completed'")
    await runNow(`next-contact:${closed}`)
    await isDone(`next-contact:${closed}`)
    expect(await plannedFor(`next-contact:${moved}`)).toEqual([inAnHour.toISOString()])
    expect([await stored(moved), await stored(closed)]).toEqual([[], []])
    await runNow(`next-contact:${moved}`)
    await isDone(`next-contact:${moved}`)
    expect(await stored(moved)).toEqual([])
  })
})

describe('Staff change an inquiry', () => {
  const patch = async (id: number, changes: unknown) => {
    const response = await shop.app.request(`${origin}/api/admin/inquiries/${id}`, {
      method: 'PATCH',
      headers: { cookie: await signInAs(shop, 'manager'), 'content-type': 'application/json' },
      body: JSON.stringify(changes),
    })
    expect(response.status).toBe(200)
  }

  test('that was taken for spam: now it rings, once, and is due', async () => {
    const id = await send()
    // The rings of the inquiry itself: one that comes later would be counted below.
    await waitFor(() => expect(channels.sent.filter(({ inquiry }) => inquiry?.id === id)).toHaveLength(2))
    await query('update inquiries set spam = true, answer_due_at = null where id = $1', [id])
    await query('delete from deliveries where inquiry_id = $1', [id])
    channels.sent = []
    for (const spam of [false, true, false]) await patch(id, { spam })
    await waitFor(() => expect(channels.sent).toHaveLength(2))
    expect(channels.sent).toMatchObject([{ kind: 'first' }, { kind: 'first' }])
    const [row] = await query('select answer_due_at from inquiries where id = $1', [id])
    expect(row.answer_due_at.getTime()).toBeGreaterThan(Date.now())
    expect(await query('select id from deliveries where inquiry_id = $1', [id])).toHaveLength(2)
  })

  test('with a promised call: it rings then, not at the time before', async () => {
    const id = await send()
    const key = `next-contact:${id}`
    const before = '2099-01-01T00:00:00.000Z'
    const then = '2099-01-02T00:00:00.000Z'
    await patch(id, { nextContactAt: before })
    expect(await plannedFor(key)).toEqual([before])
    await patch(id, { nextContactAt: then })
    expect(await plannedFor(key)).toEqual([then])
    // Woken at the time before, it waits on for the new one.
    await runNow(key)
    await waitFor(async () => expect(await plannedFor(key)).toEqual([then]))
    expect(await stored(id)).toEqual([])
    const nextContactAt = new Date().toISOString()
    await change(id, `next_contact_at = '${nextContactAt}'`)
    await runNow(key)
    await waitFor(() => expect(reminders(id)).toHaveLength(2))
    const rings = await query('select occasion from deliveries where inquiry_id = $1 and kind = $2', [
      id,
      'reminder',
    ])
    expect(rings.map(({ occasion }) => occasion.includes(nextContactAt))).toEqual([true, true])
  })
})

describe('The summary of the morning', () => {
  const summaries = () => channels.sent.filter(({ kind }) => kind === 'summary')
  const nextOne = async () =>
    (await query("select run_at from graphile_worker._private_jobs where key = 'morning-summary'"))[0]?.run_at

  test('is planned for the next opening, anew when the hours change', async () => {
    await waitFor(async () => expect((await nextOne()).getTime()).toBeGreaterThan(Date.now()))
    const cookie = await signInAs(shop, 'admin')
    const day = ['07:35', '19:00']
    const hours = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day }
    const saved = await shop.app.request('http://shop.test/api/admin/settings', {
      method: 'PUT',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ hours }),
    })
    expect(saved.status).toBe(200)
    expect((await nextOne()).toISOString()).toContain('T04:35:00')
  })

  test('that is late rings once with its counts, and the next one is tomorrow', async () => {
    await query('update inquiries set spam = false, do_not_contact = false')
    await runNow('morning-summary')
    await waitFor(() => expect(summaries()).toHaveLength(2))
    const [counts] = await query(
      "select count(*)::int as waiting from inquiries where status = 'new' and assignee_id is null",
    )
    const [all] = await query('select count(*)::int as received from inquiries')
    expect(summaries()[0]).toMatchObject({ inquiry: null, summary: { ...counts, ...all } })
    const next = await nextOne()
    const midnight = Math.floor((Date.now() + 3 * 3_600_000) / 86_400_000 + 1) * 86_400_000 - 3 * 3_600_000
    expect(next.getTime()).toBe(midnight + (7 * 60 + 35) * 60_000)
    await runNow('morning-summary')
    await isDone('morning-summary')
    expect(summaries()).toHaveLength(2)
  })
})
