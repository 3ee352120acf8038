import { createHash } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '../src/server/app.ts'
import { connect } from '../src/server/platform/db/database.ts'
import { loadBuiltBundle } from '../src/server/platform/pages/page-bundle.ts'
import { captureLog } from './support/log.ts'
import { dist, openShop, STAFF_PASSWORD, signInAs } from './support/shop.ts'

const captured = captureLog()
const shop = openShop({}, captured.log)

const LEAD = {
  name: 'Секретов Иван',
  phone: '+7 916 555-44-33',
  email: 'secret@example.com',
  message: 'Дом у реки, калитка синяя',
}
const PERSONAL = [...Object.values(LEAD), '79165554433', '9165554433', 'Секретов', 'калитка']
/** A search by admins, whose address names somebody (152-FZ). */
const PERSON_ADDRESS = `/api/admin/consents?phone=${encodeURIComponent(LEAD.phone)}&email=${LEAD.email}`
const NEW_PASSWORD = 'новый-длинный-пароль-2'

let cookie = ''
let colleague = 0
beforeAll(async () => {
  cookie = await signInAs(shop, 'admin')
  await signInAs(shop, 'manager')
  const { rows } = await shop.database.pool.query("select id from users where username = 'manager'")
  colleague = rows[0].id
})
beforeEach(() => captured.clear())

const secret = () => cookie.split('=')[1] ?? ''
const sendLead = () => shop.post('/api/inquiries/contact', LEAD)
const resetPassword = () =>
  shop.post(`/api/admin/users/${colleague}/reset-password`, { password: NEW_PASSWORD }, { cookie })
const signIn = () => shop.post('/api/admin/login', { username: 'admin', password: STAFF_PASSWORD })
const findPerson = () => shop.get(PERSON_ADDRESS, { cookie })
const lookAtList = () => shop.get('/api/admin/users', { cookie })

/** Runs `work` with the database damaged by one SQL statement and repaired by another. */
async function whileBroken<T>(damage: string, repair: string, work: () => Promise<T>): Promise<T> {
  await shop.database.pool.query(damage)
  try {
    return await work()
  } finally {
    await shop.database.pool.query(repair)
  }
}

const refuseRows = (table: string) =>
  [
    `alter table ${table} add constraint broken check (false) not valid`,
    `alter table ${table} drop constraint broken`,
  ] as const
const hide = (table: string) =>
  [`alter table ${table} rename to hidden`, `alter table hidden rename to ${table}`] as const

const FAULTS = [
  ['a request, its table gone', hide('inquiries'), sendLead, '42P01'],
  ['a request, its row refused', refuseRows('inquiries'), sendLead, '23514'],
  ['a new password, its row refused', refuseRows('users'), resetPassword, '23514'],
  ['a sign-in, its session refused', refuseRows('sessions'), signIn, '23514'],
  ['a sign-in, the accounts gone', hide('users'), signIn, '42P01'],
  ['a search for a person, the requests gone', hide('inquiries'), findPerson, '42P01'],
  ['a call of somebody signed in, the sessions gone', hide('sessions'), lookAtList, '42P01'],
] as const

describe.each(FAULTS)('%s', (_name, [damage, repair], call, code) => {
  test('is told to nobody outside', async () => {
    const response = await whileBroken(damage, repair, call)
    const isLead = call === sendLead
    expect({ status: response.status, body: await response.json() }).toEqual({
      status: 500,
      body: { ...(isLead ? { success: false } : {}), message: 'Внутренняя ошибка сервера' },
    })
  })

  test('is logged with what failed, and nothing about anybody', async () => {
    await whileBroken(damage, repair, call)
    const text = captured.text()
    expect(text).toContain(`"code":"${code}"`)
    expect(text).toContain('"query":"')
    expectNobodyIn(text)
  })
})

test('an inquiry that met no database is logged without its words', async () => {
  const { db } = connect({ host: '/nonexistent' }, captured.log)
  const bundle = await loadBuiltBundle(dist)
  const app = createApp({
    config: shop.config,
    db,
    log: captured.log,
    bundle,
    contentCache: shop.contentCache,
    clientFiles: null,
  })
  const response = await app.request('http://shop.test/api/inquiries/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(LEAD),
  })
  expect(response.status).toBe(503)
  expect(captured.text()).toContain('"code":"ENOENT"')
  expectNobodyIn(captured.text())
})

test('a connection that is cut off after the shop has closed it is no loss to log', async () => {
  const { pool, close } = connect({ ...shop.database.pool.options }, captured.log)
  const client = await pool.connect()
  client.release()
  const before = captured.text()
  await close()
  client.emit('error', new Error('terminating connection due to administrator command'))
  expect(captured.text()).toBe(before)
})

test('a page that breaks is logged by its address, without the session of who looked', async () => {
  await whileBroken(...hide('products'), () => shop.get('/catalog', { cookie }))
  expect(captured.text()).toContain('42P01')
  expectNobodyIn(captured.text())
})

test('who was searched for stands in no log, though the address names him: found, exported, refused or not allowed', async () => {
  await sendLead()
  const statuses = []
  const session = { cookie }
  const called = [
    [PERSON_ADDRESS, session],
    [PERSON_ADDRESS.replace('?', '/export?format=html&'), session],
    [`${PERSON_ADDRESS}${'0'.repeat(400)}`, session],
    [PERSON_ADDRESS, {}],
  ] as const
  for (const [address, headers] of called) statuses.push((await shop.get(address, headers)).status)
  expect(statuses).toEqual([200, 200, 400, 401])
  expect((await shop.get(PERSON_ADDRESS.replace('/consents', '/nowhere'), session)).status).toBe(404)
  expectNobodyIn(captured.text())
  expect(captured.text()).not.toMatch(/phone=|email=/)
})

test('a body that cannot be read is refused in words, and neither said nor logged', async () => {
  const response = await shop.post('/api/inquiries/contact', '{"name": Секретов Иван}')
  expect(response.status).toBe(400)
  expect(await response.text()).not.toContain('Секретов')
  expectNobodyIn(captured.text())
})

function expectNobodyIn(text: string): void {
  const hidden = [
    ...PERSONAL,
    NEW_PASSWORD,
    STAFF_PASSWORD,
    '$argon2',
    secret(),
    createHash('sha256').update(secret()).digest('hex'),
  ]
  expect(hidden.filter((secret) => text.includes(secret))).toEqual([])
  // Hashes of sessions and of sign-in names.
  expect(text).not.toMatch(/\b[0-9a-f]{64}\b/)
}
