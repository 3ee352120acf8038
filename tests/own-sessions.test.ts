import { expect, test } from 'vitest'
import type { OwnSession } from '../src/contract/account/own-sessions.ts'
import type { JournalEntry } from '../src/contract/records/journal.ts'
import { openAccounts } from './support/accounts.ts'
import { expectError } from './support/desk.ts'
import { openInstance, readStream } from './support/event-stream.ts'
import { openShop, STAFF_PASSWORD } from './support/shop.ts'
import { waitUntil } from './support/wait-for.ts'

const shop = openShop({ TRUST_PROXY: 'on', PUBLIC_URL: 'http://shop.test' })
const { call, hire, isSignedIn } = openAccounts(shop)

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:132.0) Gecko/20100101 Firefox/132.0'
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'

/** Signs in from a device; returns its Cookie header. */
async function enter(username: string, userAgent: string, address: string): Promise<string> {
  const headers = { 'user-agent': userAgent, 'x-forwarded-for': address }
  const response = await shop.post('/api/admin/login', { username, password: STAFF_PASSWORD }, headers)
  expect(response.status).toBe(200)
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

const listOf = async (cookie: string): Promise<OwnSession[]> =>
  (await call('GET', '/admin/sessions', undefined, cookie)).json()
const end = (id: string | undefined, cookie: string) =>
  call('DELETE', `/admin/sessions/${id}`, undefined, cookie)

/** Somebody who is signed in at a desk and by a phone. */
async function enterTwice() {
  const { id, username } = await hire()
  const phone = await enter(username, PHONE, '203.0.113.7')
  const desk = await enter(username, FIREFOX, '198.51.100.4')
  return { id, username, phone, desk }
}

/** Moves the note of the last call of all sessions into the past. */
const letPass = (minutes: number) =>
  shop.database.pool.query("update sessions set last_seen_at = last_seen_at - $1 * interval '1 minute'", [
    minutes,
  ])

async function journalOf(actorId: number): Promise<JournalEntry[]> {
  const asked = `/admin/journal?entity=sessions&action=logout&actorId=${actorId}`
  return (await (await call('GET', asked)).json()).entries
}

test('one’s own sessions: device, network, both times, the present one first; nobody else’s', async () => {
  const { desk, phone } = await enterTwice()
  await enterTwice()
  const times = { createdAt: expect.any(String), seenAt: expect.any(String) }
  const id = expect.stringMatching(/^[\da-f]{64}$/)
  const atDesk = { id, device: 'Firefox на Windows', address: '198.51.100.4', ...times }
  const byPhone = { id, device: 'Chrome на Android', address: '203.0.113.7', ...times }
  expect(await listOf(phone)).toEqual([
    { ...byPhone, isCurrent: true },
    { ...atDesk, isCurrent: false },
  ])
  expect((await listOf(desk)).map(({ device, isCurrent }) => ({ device, isCurrent }))).toEqual([
    { device: 'Firefox на Windows', isCurrent: true },
    { device: 'Chrome на Android', isCurrent: false },
  ])
})

test('a session from before its device was noted is shown as well', async () => {
  const { desk } = await enterTwice()
  await shop.database.pool.query(
    "update sessions set user_agent = null, address = null, last_seen_at = null where address = '203.0.113.7'",
  )
  const [, old] = await listOf(desk)
  expect(old).toMatchObject({ device: 'Неизвестное устройство', address: null, seenAt: old?.createdAt })
})

test('the machine itself is no place in the network', async () => {
  const { username } = await hire()
  const first = await enter(username, FIREFOX, '::1')
  await enter(username, PHONE, '127.0.0.1')
  expect((await listOf(first)).map(({ address }) => address)).toEqual([null, null])
})

test('a call is noted once in five minutes, with its network', async () => {
  const { username, phone } = await enterTwice()
  const seen = async () => {
    const { rows } = await shop.database.pool.query<{ at: Date; address: string }>(
      `select last_seen_at as at, address from sessions join users on users.id = user_id
       where username = $1 and user_agent = $2`,
      [username, PHONE],
    )
    return rows[0]
  }
  const move = () =>
    shop.app.request('http://shop.test/api/admin/me', {
      headers: { cookie: phone, 'x-forwarded-for': '192.0.2.9' },
    })
  const first = await seen()
  await move()
  expect(await seen()).toEqual(first)
  await letPass(6)
  await move()
  const second = await seen()
  expect(second?.address).toBe('192.0.2.9')
  expect(second?.at).not.toEqual(first?.at)
  await move()
  expect(await seen()).toEqual(second)
})

test('another session is ended: signed out at its next call, and the journal names its device', async () => {
  const { id, desk, phone } = await enterTwice()
  const [, other] = await listOf(desk)
  expect((await end(other?.id, desk)).status).toBe(204)
  expect(await isSignedIn(phone)).toBe(false)
  expect(await isSignedIn(desk)).toBe(true)
  expect(await listOf(desk)).toHaveLength(1)
  expect(await journalOf(id)).toMatchObject([
    { action: 'logout', actorId: id, title: 'Chrome на Android', source: 'ended' },
  ])
  await expectError(await end(other?.id, desk), 404, 'Этого сеанса уже нет')
})

test('neither the present one nor somebody else’s is', async () => {
  const { desk } = await enterTwice()
  const [own] = await listOf(desk)
  await expectError(await end(own?.id, desk), 409, 'Это нынешний сеанс: чтобы закончить его, нажмите «Выйти»')
  const stranger = await enterTwice()
  await expectError(await end(own?.id, stranger.desk), 404, 'Этого сеанса уже нет')
  expect(await isSignedIn(desk)).toBe(true)
})

test('all the others are ended at once, one entry each', async () => {
  const { id, username, desk, phone } = await enterTwice()
  const third = await enter(username, 'curl/8.5.0', '192.0.2.1')
  const stranger = await enterTwice()
  const ended = await call('POST', '/admin/sessions/end-others', {}, desk)
  expect(await ended.json()).toEqual({ ended: 2 })
  const signedIn = await Promise.all([desk, phone, third, stranger.phone].map(isSignedIn))
  expect(signedIn).toEqual([true, false, false, true])
  const titles = (await journalOf(id)).map(({ title }) => title)
  expect(titles.toSorted()).toEqual(['Chrome на Android', 'Неизвестное устройство'])
  expect(await (await call('POST', '/admin/sessions/end-others', {}, desk)).json()).toEqual({ ended: 0 })
})

test('the live stream of an ended session closes', async () => {
  const { desk, phone } = await enterTwice()
  const instance = await openInstance(shop)
  try {
    const stream = await readStream(instance.address, { cookie: phone })
    expect(stream.isOpen).toBe(true)
    await call('POST', '/admin/sessions/end-others', {}, desk)
    await waitUntil(() => !stream.isOpen)
  } finally {
    instance.cut()
    await instance.stop()
  }
})
