import { beforeAll, describe, expect, test } from 'vitest'
import { ACCESS, calls } from './support/access-table.ts'
import { insertSession } from './support/direct-session.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()

const PEOPLE = ['an anonymous caller', 'role user', 'a blocked admin', 'a manager', 'an admin'] as const
type Person = (typeof PEOPLE)[number]

/** Expected status by row of the access table; `open` is anything but 401 and 403. */
const VERDICTS: Record<string, Record<Person, 'open' | 401 | 403>> = {
  anyone: {
    'an anonymous caller': 'open',
    'role user': 'open',
    'a blocked admin': 'open',
    'a manager': 'open',
    'an admin': 'open',
  },
  staff: {
    'an anonymous caller': 401,
    'role user': 401,
    'a blocked admin': 401,
    'a manager': 'open',
    'an admin': 'open',
  },
  admin: {
    'an anonymous caller': 401,
    'role user': 401,
    'a blocked admin': 401,
    'a manager': 403,
    'an admin': 'open',
  },
}

/** Open to anyone, but responds with 401 without a session (admin.md, section 7). */
const ASKS_WHO = 'session.me'
/** Managers may call this for their own account only, so the address has the caller's id. */
const ABOUT_ONESELF = 'account.update'

const ids: Partial<Record<Person, number>> = {}
beforeAll(async () => {
  const accounts = [
    ['role user', 'user', true],
    ['a blocked admin', 'admin', false],
    ['a manager', 'manager', true],
    ['an admin', 'admin', true],
  ] as const
  for (const [person, role, isActive] of accounts) {
    const { rows } = await shop.database.pool.query(
      "insert into users (username, password, role, is_active) values ($1, '-', $2, $3) returning id",
      [person, role, isActive],
    )
    ids[person] = rows[0].id
  }
})

async function sessionOf(person: Person): Promise<Record<string, string>> {
  const id = ids[person]
  return id === undefined ? {} : insertSession(shop, id)
}

type Call = (typeof calls)[number]

/** Open to whoever has the secret of that inquiry, staff or not (`tests/inquiry-attachments.test.ts`). */
const NEEDS_SECRET = 'inquiryAttachments.add'
const WITHOUT_SECRET = Object.fromEntries(PEOPLE.map((person) => [person, 403]))

/** Status of a call with an empty body and unknown ids: 400 or 404 for those with access. */
async function statusOf({ name, procedure }: Call, person: Person): Promise<number> {
  const { method = '', path = '' } = procedure['~orpc'].route
  const about = name === ABOUT_ONESELF ? String(ids[person] ?? 999_999) : '999999'
  const response = await shop.app.request(`http://shop.test/api${path.replaceAll(/\{[^}]+\}/g, about)}`, {
    method,
    headers: { 'content-type': 'application/json', ...(await sessionOf(person)) },
    ...(method === 'GET' || method === 'DELETE' ? {} : { body: '{}' }),
  })
  return response.status
}

describe('Who may call', () => {
  test.each(calls)('$name', async (call) => {
    const heard: Partial<Record<Person, 'open' | number>> = {}
    for (const person of PEOPLE) {
      const status = await statusOf(call, person)
      expect(status, `${person}: a fault is no answer`).toBeLessThan(500)
      heard[person] = status === 401 || status === 403 ? status : 'open'
    }
    const verdicts = call.name === NEEDS_SECRET ? WITHOUT_SECRET : VERDICTS[ACCESS[call.name] ?? 'nobody']
    const nobody = { 'an anonymous caller': 401, 'role user': 401, 'a blocked admin': 401 } as const
    expect(heard).toEqual(call.name === ASKS_WHO ? { ...verdicts, ...nobody } : verdicts)
  })
})

test('a session that was living is dead at the moment its account is blocked or loses its role', async () => {
  const headers = await sessionOf('a manager')
  const status = async () => (await shop.get('/api/admin/inquiries', headers)).status
  const set = (change: string) =>
    shop.database.pool.query(`update users set ${change} where id = $1`, [ids['a manager']])
  expect(await status()).toBe(200)
  for (const [loss, gain] of [
    ['is_active = false', 'is_active = true'],
    ["role = 'user'", "role = 'manager'"],
  ] as const) {
    await set(loss)
    expect(await status()).toBe(401)
    await set(gain)
  }
})
