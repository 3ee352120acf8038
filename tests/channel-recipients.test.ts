import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Delivery } from '../src/contract/inquiries/work.ts'
import { allJobs } from '../src/server/compose/all-jobs.ts'
import { startJobs } from '../src/server/platform/jobs/start-jobs.ts'
import { openChannelDesk } from './support/channel-desk.ts'
import { quietLog } from './support/log.ts'
import { letJobCome, OFTEN, untilDone } from './support/queue.ts'
import { signInAs } from './support/shop.ts'
import { waitFor } from './support/wait-for.ts'

const desk = openChannelDesk()
const { shop, put, all, send } = desk
const GONE = { ok: false, isFinal: true, error: 'Адресата больше нет в настройках' }

let jobs: { stop(): Promise<void> }
beforeAll(() => {
  jobs = startJobs({
    database: shop.database,
    jobs: allJobs,
    channels: desk.channelsWith(),
    log: quietLog(),
    dataDir: '/nonexistent',
    readOrigin: async () => 'http://shop.test',
    pollInterval: OFTEN,
  })
})
afterAll(() => jobs.stop())
beforeEach(() => put(all()))

test('An inquiry that waits for a mistyped webhook goes to the corrected one', async () => {
  const cookie = await signInAs(shop, 'admin')
  const { email, telegram, webhook } = all()
  await put({
    email: { ...email, enabled: false },
    telegram: { ...telegram, enabled: false },
    webhook: { ...webhook, url: `${desk.server.address}/hoook` },
  })
  desk.server.answer = () => ({ status: 404 })
  const { id } = await (
    await shop.post('/api/inquiries/contact', { name: 'Вера', phone: '89261234567' })
  ).json()
  const untilFirst = (expected: Partial<Delivery>) =>
    waitFor(async () => {
      const list = await shop.get(`/api/admin/deliveries?inquiryId=${id}`, { cookie })
      const [delivery]: Delivery[] = await list.json()
      expect(delivery).toMatchObject(expected)
      return delivery
    })
  const waiting = await untilFirst({ status: 'queued', attempts: 1 })
  desk.server.answer = () => ({ status: 200 })
  await put({ webhook })
  await shop.post(`/api/admin/deliveries/${waiting?.id}/retry`, undefined, { cookie })
  await untilFirst({ status: 'sent', attempts: 2 })
  expect(desk.server.received.map(({ path }) => path)).toEqual(['/hoook', '/hook'])
})

test('Nothing is sent to who was taken out of the settings', async () => {
  await put({ email: { to: ['new@shop.test'] }, telegram: { chatIds: ['42'] } })
  expect(await send('email', 'olga@shop.test')).toMatchObject(GONE)
  expect(await send('telegram', '-1001')).toMatchObject(GONE)
  await put({ webhook: { enabled: false } })
  await put({ webhook: { url: '' } })
  await shop.database.pool.query(`update channels set webhook = webhook || '{"enabled": true}'`)
  expect(await send('webhook', all().webhook.url)).toMatchObject(GONE)
  expect([desk.mail.letters, desk.server.received]).toEqual([[], []])
})

/** Telegram answers the next messages that their chat has another number now. */
function moveTo(...ids: number[]) {
  const answers = ids.map((id) => ({
    status: 400,
    body: { ok: false, error_code: 400, parameters: { migrate_to_chat_id: id } },
  }))
  desk.server.answer = () => answers.shift() ?? { status: 200, body: { ok: true } }
}
const chats = () => desk.server.received.map(({ body }) => JSON.parse(body).chat_id)

test('A group that moved keeps its present number when a form is saved that was opened before', async () => {
  const { telegram } = all()
  moveTo(-1002)
  await send('telegram', '-1001')
  await put({ telegram: { ...telegram, chatIds: ['-1001', '-1002', '42'] } })
  expect((await desk.read()).telegram.chatIds).toEqual(['-1002', '42'])
  expect(await desk.testOf('telegram')).toEqual({ ok: true })
  moveTo(-1003)
  await send('telegram', '-1002')
  await put({ telegram })
  expect((await desk.read()).telegram.chatIds).toEqual(['-1003'])
  desk.server.received.length = 0
  for (const id of ['-1001', '-1002', '-1003']) expect(await send('telegram', id)).toEqual({ ok: true })
  expect(chats()).toEqual(['-1003', '-1003', '-1003'])
})

test('A group that moved twice since the last message is reached by it; numbers that lead in a circle end', async () => {
  moveTo(-1002, -1003)
  expect(await send('telegram', '-1001')).toEqual({ ok: true })
  expect(chats()).toEqual(['-1001', '-1002', '-1003'])
  expect((await desk.read()).telegram.chatIds).toContain('-1003')
  moveTo(...Array.from({ length: 40 }, (_, at) => (at % 2 ? -1003 : -1004)))
  expect(await send('telegram', '-1003')).toMatchObject({ ok: false })
  expect(chats().length).toBeLessThan(10)
})

test('A group that moves back to a number it had is reached there', async () => {
  for (const [from, to] of [
    [-1001, -1002],
    [-1002, -1001],
  ] as const) {
    moveTo(to)
    await send('telegram', String(from))
  }
  desk.server.received.length = 0
  for (const id of ['-1001', '-1002']) expect(await send('telegram', id)).toEqual({ ok: true })
  expect([(await desk.read()).telegram.chatIds, chats()]).toEqual([['-1001'], ['-1001', '-1001']])
})

test('Settings that a former version saved with the former number of a group reach it', async () => {
  await shop.database.pool.query(
    `update channels set telegram = telegram || '{"movedChats": {"-1001": "-1002"}}'`,
  )
  expect(await desk.channelsWith().listRecipients('telegram')).toEqual([
    { channel: 'telegram', recipient: '-1002' },
  ])
  expect(await send('telegram', '-1001')).toEqual({ ok: true })
  expect(chats()).toEqual(['-1002'])
})

test('A message that was made out to another spelling of a mail address reaches it', async () => {
  await put({ email: { to: ['olga@почта.рф'] } })
  expect(await send('email', 'olga@XN--80A1ACNY.xn--p1ai')).toEqual({ ok: true })
  await shop.database.pool.query(
    `update channels set email = email || '{"to": ["olga@xn--80a1acny.xn--p1ai"]}'`,
  )
  expect(await send('email', 'olga@почта.рф')).toEqual({ ok: true })
  expect(desk.mail.letters).toHaveLength(2)
})

test('The assignee is reminded of his promise at his own address while he works here', async () => {
  await signInAs(shop, 'manager')
  const isActive = (active: boolean) =>
    shop.database.pool.query(
      "update users set email = 'own@shop.test', is_active = $1 where username = 'manager'",
      [active],
    )
  await isActive(true)
  const promise = { kind: 'reminder', reason: 'next-contact' } as const
  expect(await send('email', 'own@shop.test', promise)).toEqual({ ok: true })
  expect(await send('email', 'own@Shop.test', promise)).toEqual({ ok: true })
  expect(await send('email', 'own@shop.test')).toMatchObject(GONE)
  await isActive(false)
  expect(await send('email', 'own@shop.test', promise)).toMatchObject(GONE)
  await isActive(true)
  const mayWork = (may: boolean) =>
    shop.database.pool.query(
      `update users set rights = case when $1 then null else '{"inquiries": false}'::jsonb end where username = 'manager'`,
      [may],
    )
  await mayWork(false)
  expect(await send('email', 'own@shop.test', promise)).toMatchObject(GONE)
  await mayWork(true)
  expect(desk.mail.letters).toHaveLength(2)
})

test('An admin is not reminded at his own address before he has the second factor that is demanded of him', async () => {
  const query = (sql: string) => shop.database.pool.query(sql)
  await query("update users set email = 'chief@shop.test' where username = 'admin'")
  const promise = { kind: 'reminder', reason: 'next-contact' } as const
  expect(await send('email', 'chief@shop.test', promise)).toEqual({ ok: true })
  await query('insert into sign_in_rules (second_factor_for_admins) values (true)')
  try {
    expect(await send('email', 'chief@shop.test', promise)).toMatchObject(GONE)
    await query(
      `insert into second_factors (user_id, sealed_secret, confirmed_at) select id, 'sealed', now() from users where username = 'admin'`,
    )
    expect(await send('email', 'chief@shop.test', promise)).toEqual({ ok: true })
  } finally {
    await query('delete from sign_in_rules; delete from second_factors')
  }
  expect(desk.mail.letters).toHaveLength(2)
})

test('Promises that fall together reach an assignee who is not in the settings by one letter', async () => {
  const query = async (sql: string, values: unknown[] = []) =>
    (await shop.database.pool.query(sql, values)).rows
  // An account that another test has blocked.
  await query("update users set is_active = true where username = 'manager'")
  const cookie = await signInAs(shop, 'manager')
  const [manager] = await query(
    "update users set email = 'own@shop.test' where username = 'manager' returning id",
  )
  const promised: number[] = []
  for (const message of ['Раз', 'Два', 'Три']) {
    const sent = await shop.post('/api/inquiries/contact', { name: 'Вера', phone: '89261234567', message })
    const { id } = await sent.json()
    const changed = await shop.app.request(`http://shop.test/api/admin/inquiries/${id}`, {
      method: 'PATCH',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ assigneeId: manager.id, nextContactAt: '2099-01-01T00:00:00.000Z' }),
    })
    expect(changed.status).toBe(200)
    promised.push(id)
  }
  const statuses = async () =>
    (await query("select status from deliveries where kind = 'reminder' and recipient = 'own@shop.test'"))
      .map(({ status }) => status)
      .toSorted()
  const fallDue = async (ids: readonly number[]) => {
    await query('update inquiries set next_contact_at = now() where id = any($1)', [ids])
    for (const id of ids) await letJobCome(shop.database.pool, `next-contact:${id}`)
  }
  await fallDue(promised.slice(0, 1))
  await waitFor(async () => expect(await statuses()).toEqual(['sent']))
  await fallDue(promised.slice(1))
  await waitFor(async () => expect(await statuses()).toEqual(['queued', 'queued', 'sent']))
  await untilDone(shop.database.pool, 'send-delivery')
  // The pause after the first letter ends.
  await query("update deliveries set sent_at = sent_at - interval '15 minutes' where kind = 'reminder'")
  const waiting = await query("select id from deliveries where kind = 'reminder' and status = 'queued'")
  await query('update graphile_worker._private_jobs set run_at = now() where key = any($1)', [
    waiting.map(({ id }) => `delivery:${id}`),
  ])
  await waitFor(async () => expect(await statuses()).toEqual(['sent', 'sent', 'sent']))
  expect(desk.mail.letters.filter(({ to }) => to.includes('own@shop.test'))).toHaveLength(2)
})
