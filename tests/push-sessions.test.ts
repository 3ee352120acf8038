import { expect, test } from 'vitest'
import { openAccounts } from './support/accounts.ts'
import { openChannelDesk } from './support/channel-desk.ts'
import { STAFF_PASSWORD } from './support/shop.ts'

const desk = openChannelDesk()
const { shop } = desk
const { call, hire } = openAccounts(shop)
const pool = () => shop.database.pool

// The keys of a subscription in web-push's own documentation.
const keys = {
  p256dh: 'BL7ELU24fJTAlH5Kyl8N6BDCac8u8li_U5PIwG963MOvdYs9s7LSzj8x_7v7RFdLZ9Eap50PiiyF5K0TDAis7t0',
  auth: 'juarI8x__VnHvsOgfeAPHg',
}
const NEW_PASSWORD = 'другой-длинный-пароль-2'

/** Signs in, by the browser that has this cookie; returns the Cookie header. */
async function enter(username: string, cookie = ''): Promise<string> {
  const response = await shop.post('/api/admin/login', { username, password: STAFF_PASSWORD }, { cookie })
  expect(response.status).toBe(200)
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

async function subscribe(cookie: string, device: string): Promise<void> {
  const endpoint = `https://push.example/${device}`
  expect((await call('POST', '/admin/push', { endpoint, keys }, cookie)).status).toBe(201)
}

/** Devices that are rung. */
async function listRung(): Promise<string[]> {
  const recipients = await desk.channelsWith().listRecipients('push')
  const { rows } = await pool().query('select id::text, endpoint from push_subscriptions order by id')
  return recipients.map(({ recipient }) =>
    String(rows.find(({ id }) => id === recipient)?.endpoint).replace('https://push.example/', ''),
  )
}

/** Somebody who is signed in at a desk and by a phone, both of which ring. */
async function ringTwice() {
  const { id, username } = await hire()
  const phone = await enter(username)
  await subscribe(phone, 'phone')
  const atDesk = await enter(username)
  await subscribe(atDesk, 'desk')
  return { id, username, phone, atDesk }
}

/** The sessions of an account run out, but for those of a browser. */
const letExpire = (userId: number, device: string) =>
  pool().query(
    `update sessions set expires_at = now() - interval '1 minute' where user_id = $1
      and id = (select session_id from push_subscriptions where endpoint = $2)`,
    [userId, `https://push.example/${device}`],
  )

type Rung = Awaited<ReturnType<typeof ringTwice>>
const ENDS: [string, (rung: Rung) => Promise<Response>, string[]][] = [
  ['who signs out', ({ phone }) => call('POST', '/admin/logout', {}, phone), ['desk']],
  [
    'a session that its owner ends from the list',
    async ({ atDesk }) => {
      const list: { id: string; isCurrent: boolean }[] = await (
        await call('GET', '/admin/sessions', undefined, atDesk)
      ).json()
      const other = list.find(({ isCurrent }) => !isCurrent)
      return call('DELETE', `/admin/sessions/${other?.id}`, undefined, atDesk)
    },
    ['desk'],
  ],
  ['all others', ({ atDesk }) => call('POST', '/admin/sessions/end-others', {}, atDesk), ['desk']],
  [
    'a changed password',
    ({ atDesk }) => {
      const passwords = {
        currentPassword: STAFF_PASSWORD,
        newPassword: NEW_PASSWORD,
        confirmPassword: NEW_PASSWORD,
      }
      return call('POST', '/admin/change-password', passwords, atDesk)
    },
    ['desk'],
  ],
  [
    'a password that an admin has set',
    ({ id }) => call('POST', `/admin/users/${id}/reset-password`, { password: NEW_PASSWORD }),
    [],
  ],
  [
    'an account that is blocked, also when it is opened again',
    async ({ id }) => {
      await call('PATCH', `/admin/users/${id}/status`, { isActive: false })
      return call('PATCH', `/admin/users/${id}/status`, { isActive: true })
    },
    [],
  ],
  [
    'a browser in which somebody else signs in',
    async ({ phone }) => {
      const { username } = await hire()
      return shop.post('/api/admin/login', { username, password: STAFF_PASSWORD }, { cookie: phone })
    },
    ['desk'],
  ],
]

test.each(ENDS)('%s: the device rings no more', async (_what, end, left) => {
  const rung = await ringTwice()
  expect(await listRung()).toEqual(['phone', 'desk'])
  const response = await end(rung)
  expect(response.ok, `${response.status} ${await response.text()}`).toBe(true)
  expect(await listRung()).toEqual(left)
})

test('a device whose session has run out rings on, until that is ended', async () => {
  const { id, username, atDesk } = await ringTwice()
  await letExpire(id, 'phone')
  // Clears away what has expired.
  await enter(username)
  expect(await listRung()).toEqual(['phone', 'desk'])
  const ended = await (await call('POST', '/admin/sessions/end-others', {}, atDesk)).json()
  // The one that has just signed in: the phone was not signed in any more.
  expect(ended).toEqual({ ended: 1 })
  expect(await listRung()).toEqual(['desk'])
})

test('an expired session by which nothing rings is cleared away', async () => {
  const { id, username, phone } = await ringTwice()
  await letExpire(id, 'phone')
  await letExpire(id, 'desk')
  const again = await enter(username)
  const count = async () =>
    (await pool().query('select count(*)::int as count from sessions where user_id = $1', [id])).rows[0].count
  expect(await count()).toBe(3)
  await subscribe(again, 'phone')
  await enter(username, phone)
  expect(await count()).toBe(3)
  expect(await listRung()).toEqual(['phone', 'desk'])
})

test('who signs in once more by the same browser is rung on, and signs out of it', async () => {
  const { username, phone } = await ringTwice()
  const again = await enter(username, phone)
  expect(again).not.toBe(phone)
  expect((await call('GET', '/admin/me', undefined, phone)).status).toBe(401)
  expect(await listRung()).toEqual(['phone', 'desk'])
  await subscribe(again, 'phone')
  await call('POST', '/admin/logout', {}, again)
  expect(await listRung()).toEqual(['desk'])
})

test('each session is told which subscriptions are its own', async () => {
  const { username, phone, atDesk } = await ringTwice()
  const read = async (cookie: string) => {
    const { endpoints, ofSession } = await (await call('GET', '/admin/push', undefined, cookie)).json()
    return { endpoints: endpoints.length, ofSession }
  }
  expect(await read(phone)).toEqual({ endpoints: 2, ofSession: ['https://push.example/phone'] })
  expect(await read(atDesk)).toEqual({ endpoints: 2, ofSession: ['https://push.example/desk'] })
  const again = await enter(username, phone)
  expect(await read(again)).toEqual({ endpoints: 2, ofSession: [] })
  await subscribe(again, 'phone')
  expect(await read(again)).toEqual({ endpoints: 2, ofSession: ['https://push.example/phone'] })
  await pool().query("update push_subscriptions set session_id = null where endpoint like '%/phone'")
  expect(await read(again)).toEqual({ endpoints: 2, ofSession: [] })
})

test('a subscription from before 0065 rings as it did', async () => {
  const { phone } = await ringTwice()
  await pool().query("update push_subscriptions set session_id = null where endpoint like '%/phone'")
  await call('POST', '/admin/logout', {}, phone)
  expect(await listRung()).toEqual(['phone', 'desk'])
})
