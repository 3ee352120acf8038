import { beforeEach, expect, test } from 'vitest'
import { openChannelDesk } from './support/channel-desk.ts'
import { signInAs } from './support/shop.ts'

const desk = openChannelDesk()
const { shop, read, send, put } = desk

// The keys of a subscription in web-push's own documentation.
const keys = {
  p256dh: 'BL7ELU24fJTAlH5Kyl8N6BDCac8u8li_U5PIwG963MOvdYs9s7LSzj8x_7v7RFdLZ9Eap50PiiyF5K0TDAis7t0',
  auth: 'juarI8x__VnHvsOgfeAPHg',
}
let manager = ''
let other = ''
beforeEach(async () => {
  manager = await signInAs(shop, 'manager')
  other = await signInAs(shop, 'manager', 'second')
})

const readPush = async (cookie: string): Promise<{ publicKey: string; endpoints: string[] }> =>
  (await shop.get('/api/admin/push', { cookie })).json()
const subscribe = (endpoint: string, cookie = manager) =>
  shop.post('/api/admin/push', { endpoint, keys }, { cookie })
const unsubscribe = (endpoint: string, cookie: string) =>
  shop.app.request('http://shop.test/api/admin/push', {
    method: 'DELETE',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint }),
  })

test('A browser is subscribed with a lasting key, and only its owner ends that', async () => {
  const { publicKey } = await readPush(manager)
  expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65)
  expect((await readPush(other)).publicKey).toBe(publicKey)
  expect((await subscribe('https://push.example/a')).status).toBe(201)
  expect((await subscribe('https://push.example/a')).status).toBe(201)
  const { subscriptions, people } = (await read()).push
  expect(subscriptions).toBe(1)
  expect(people).toMatchObject([
    { name: 'admin', devices: 0 },
    { name: 'manager', devices: 1 },
    { name: 'second', devices: 0 },
  ])
  expect((await readPush(other)).endpoints).toEqual([])
  await unsubscribe('https://push.example/a', other)
  expect((await readPush(manager)).endpoints).toEqual(['https://push.example/a'])
  await unsubscribe('https://push.example/a', manager)
  expect((await readPush(manager)).endpoints).toEqual([])
})

test('The keys that the program makes are no change in the journal; that push is switched on is one', async () => {
  const count = async () => (await shop.database.pool.query('select 1 from journal')).rowCount
  const before = await count()
  await readPush(manager)
  expect(await count()).toBe(before)
  await put({ push: { enabled: true } })
  expect(await count()).toBe(Number(before) + 1)
})

test('The private key is not in the database as it is, and a visitor subscribes nothing', async () => {
  await readPush(manager)
  const { rows } = await shop.database.pool.query('select push from channels')
  expect(Object.keys(rows[0].push)).toContain('sealedPrivateKey')
  expect(Buffer.from(rows[0].push.sealedPrivateKey, 'base64').length).toBeGreaterThan(60)
  expect((await subscribe('https://push.example/b', '')).status).toBe(401)
})

test.each(['127.0.0.1', '[::1]', 'localhost', '127.0.0.1;x', "127.0.0.1'x", '127.0.0.1`x'])(
  'A subscription in the own network (%s) gets nothing',
  async (host) => {
    await readPush(manager)
    await put({ push: { enabled: true } })
    const { id } = await (await subscribe('https://push.example/own')).json()
    const endpoint = `https://${host}:${desk.server.port}/push`
    await shop.database.pool.query('update push_subscriptions set endpoint = $1 where id = $2', [
      endpoint,
      id,
    ])
    expect(await send('push', String(id))).toMatchObject({
      ok: false,
      isFinal: true,
      error: expect.stringContaining('внутреннюю сеть'),
    })
  },
)

test('An admin gets no push before he has the second factor that is demanded of him, and a manager does', async () => {
  const admin = await signInAs(shop, 'admin')
  await readPush(admin)
  await put({ push: { enabled: true } })
  const { id } = await (await subscribe('https://push.example/chief', admin)).json()
  const { id: other } = await (await subscribe('https://push.example/manager')).json()
  const recipients = async () =>
    (await desk.channelsWith().listRecipients('push')).map(({ recipient }) => recipient)
  expect(await recipients()).toEqual([String(id), String(other)])
  await shop.database.pool.query('insert into sign_in_rules (second_factor_for_admins) values (true)')
  try {
    expect(await recipients()).toEqual([String(other)])
    expect(await send('push', String(id))).toMatchObject({ ok: false, error: 'Подписки больше нет' })
  } finally {
    await shop.database.pool.query('delete from sign_in_rules')
  }
})

test('An address that can be read in two ways is no subscription, and one that is gone is final', async () => {
  await put({ push: { enabled: true } })
  for (const host of ['127.0.0.1;x', "127.0.0.1'x", '127.0.0.1`x', 'push.example&x']) {
    expect((await subscribe(`https://${host}:8443/push`)).status).toBe(400)
  }
  expect((await subscribe('https://[2606:4700::1]:8443/push_a')).status).toBe(201)
  expect(await send('push', '999999')).toMatchObject({ ok: false, isFinal: true })
})

test('The ten newest browsers of a person are kept, and nobody else’s go for them', async () => {
  await subscribe('https://push.example/others', other)
  const addresses = Array.from({ length: 12 }, (_, index) => `https://push.example/own-${index}`)
  for (const address of addresses.slice(0, 10)) await subscribe(address)
  // The first one subscribes anew, and is not the oldest any more.
  await subscribe(addresses[0] ?? '')
  for (const address of addresses.slice(10)) await subscribe(address)
  const { endpoints } = await readPush(manager)
  expect(endpoints.toSorted()).toEqual(addresses.toSpliced(1, 2).toSorted())
  expect((await readPush(other)).endpoints).toEqual(['https://push.example/others'])
})
