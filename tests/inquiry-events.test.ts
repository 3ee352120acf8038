import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Instance, type Message, openInstance, openPair, readStream } from './support/event-stream.ts'
import { ALL_RIGHTS } from './support/narrowed.ts'
import { openShop, signInAs } from './support/shop.ts'
import { openVisitor } from './support/visitor.ts'
import { waitFor } from './support/wait-for.ts'

const shop = openShop()

let first: Instance
let second: Instance
let cookie = ''
openPair(shop, (pair) => {
  ;({ first, second, cookie } = pair)
})

const visitor = openVisitor(shop)
const post = () => visitor.send({})

const namesOf = (messages: readonly Message[], id: number) =>
  messages.filter(({ data }) => data.id === id).map(({ event }) => event)

describe('The stream of events', () => {
  test('is for staff, and says so before it is opened', async () => {
    expect((await fetch(first.address)).status).toBe(401)
    expect((await fetch(first.address, { method: 'HEAD' })).status).toBe(401)
    expect((await fetch(first.address, { method: 'HEAD', headers: { cookie } })).status).toBe(204)
  })

  test('passes proxies unbuffered, uncompressed and unstored', async () => {
    const { response, abort } = await readStream(first.address, { cookie, 'accept-encoding': 'br, gzip' })
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    expect(response.headers.get('content-encoding')).toBeNull()
    abort()
  })

  test('names a new inquiry on every instance, and then its change', async () => {
    const streams = await Promise.all([
      readStream(first.address, { cookie }),
      readStream(second.address, { cookie }),
    ])
    const id = await post()
    for (const { messages } of streams) {
      await expect.poll(() => namesOf(messages, id)).toEqual(['inquiry.created'])
    }
    await shop.database.pool.query(`update inquiries set status = 'processing' where id = $1`, [id])
    for (const { messages, abort } of streams) {
      await expect
        .poll(() => messages.at(-1))
        .toMatchObject({
          event: 'inquiry.changed',
          data: { id, version: 2 },
        })
      abort()
    }
  })

  test('goes on after the last event: exactly on the same instance, at least on another', async () => {
    const before = await readStream(first.address, { cookie })
    const known = await post()
    await expect.poll(() => namesOf(before.messages, known)).toEqual(['inquiry.created'])
    before.abort()
    const missed = await post()
    const again = await readStream(first.address, { cookie, 'last-event-id': before.lastId })
    await expect.poll(() => namesOf(again.messages, missed)).toEqual(['inquiry.created'])
    expect(namesOf(again.messages, known)).toEqual([])
    again.abort()
    const other = await readStream(`${second.address}?lastEventId=${before.lastId}`, { cookie })
    await expect.poll(() => namesOf(other.messages, missed)).toContain('inquiry.created')
    other.abort()
  })

  test('begins anew after a mark of a time that has not come', async () => {
    const stream = await readStream(first.address, { cookie, 'last-event-id': '999999999999999-abcdefgh-1' })
    const id = await post()
    await expect.poll(() => namesOf(stream.messages, id)).toEqual(['inquiry.created'])
    stream.abort()
  })

  test('ends with its session, and does not prolong it', async () => {
    const own = await signInAs(shop, 'manager', 'leaver')
    const expiry = `select max(expires_at)::text as at from sessions join users on users.id = user_id where username = 'leaver'`
    await shop.database.pool.query(`update sessions set expires_at = now() + interval '2 hours'
      where user_id = (select id from users where username = 'leaver')`)
    const { rows: before } = await shop.database.pool.query(expiry)
    const stream = await readStream(first.address, { cookie: own })
    const { rows: after } = await shop.database.pool.query(expiry)
    expect(after).toEqual(before)
    await shop.database.pool.query(`update users set is_active = false where username = 'leaver'`)
    await expect.poll(() => stream.isOpen).toBe(false)
  })

  test('ends when an admin closes the inquiries for its reader', async () => {
    const own = await signInAs(shop, 'manager', 'narrowed-later')
    const stream = await readStream(first.address, { cookie: own })
    const rights = { ...ALL_RIGHTS, inquiries: false }
    await shop.database.pool.query("update users set rights = $1 where username = 'narrowed-later'", [rights])
    await expect.poll(() => stream.isOpen).toBe(false)
    expect((await fetch(first.address, { headers: { cookie: own } })).status).toBe(403)
  })

  test('is refused beyond six of one session', async () => {
    const own = await signInAs(shop, 'manager', 'many-windows')
    const streams = []
    for (let n = 0; n < 6; n += 1) streams.push(await readStream(second.address, { cookie: own }))
    const refused = await fetch(second.address, { headers: { cookie: own } })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10'])
    for (const { abort } of streams) abort()
    await expect
      .poll(() => fetch(second.address, { method: 'HEAD', headers: { cookie: own } }).then((r) => r.status))
      .toBe(204)
  })

  test('does not hold up a stop', async () => {
    const third = await openInstance(shop)
    const stream = await readStream(third.address, { cookie })
    // The time after which connections are cut never comes: the stream ends by itself.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    await third.stop()
    await expect.poll(() => stream.isOpen).toBe(false)
  })
})

test('A notification that this version does not know is passed over, and the next one is heard', async () => {
  const stream = await readStream(first.address, { cookie })
  for (const strange of ['', 'не событие', '{"event":"inquiry.archived","id":1,"version":1}']) {
    await shop.database.pool.query("select pg_notify('inquiry_changed', $1)", [strange])
  }
  const id = await post()
  await waitFor(() => expect(stream.messages.at(-1)?.data.id).toBe(id))
  stream.abort()
})
