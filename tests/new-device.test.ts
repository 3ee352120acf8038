import { beforeEach, expect, test } from 'vitest'
import { openAccountLetters } from './support/account-letters.ts'
import { openSecondFactors } from './support/second-factors.ts'
import { STAFF_PASSWORD } from './support/shop.ts'
import { codeOf } from './support/totp.ts'

const letters = openAccountLetters({ PUBLIC_URL: 'https://shop.test' })
const { shop, accounts, query, lettersTo } = letters
const factors = openSecondFactors(shop, accounts)

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:132.0) Gecko/20100101 Firefox/132.0'
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'

const setRule = (newDeviceLetters: boolean) =>
  accounts.call('PUT', '/admin/sign-in-rules', { newDeviceLetters })

beforeEach(async () => {
  await query('delete from known_devices')
  expect((await setRule(true)).status).toBe(200)
})

let people = 0
async function hireWithMail() {
  people += 1
  const email = `device${people}@mail.test`
  return { ...(await accounts.hire({ email })), email }
}

/** Signs in from a browser, which sends the cookie of its device; that which it holds afterwards. */
async function enter(username: string, userAgent: string, device: string | null = null) {
  const response = await shop.post(
    '/api/admin/login',
    { username, password: STAFF_PASSWORD },
    { 'user-agent': userAgent, 'x-forwarded-for': '203.0.113.7', ...(device ? { cookie: device } : {}) },
  )
  expect(response.status).toBe(200)
  return deviceOf(response)
}
const lineOf = (response: Response) =>
  response.headers.getSetCookie().find((line) => line.includes('staff_device=')) ?? null
const deviceOf = (response: Response) => lineOf(response)?.split(';')[0] ?? null
const rowsOf = (userId: number) => query('select hash from known_devices where user_id = $1', [userId])

test('With the rule off a sign-in gets no cookie, reads no device, and sends no letter', async () => {
  await setRule(false)
  const person = await hireWithMail()
  await query('alter table known_devices rename to known_devices_away')
  try {
    expect(await enter(person.username, FIREFOX)).toBeNull()
    expect(await enter(person.username, PHONE)).toBeNull()
  } finally {
    await query('alter table known_devices_away rename to known_devices')
  }
  expect(await lettersTo(person.email)).toEqual([])
})

test('A device that cannot be noted keeps nobody from signing in', async () => {
  const { username } = await hireWithMail()
  const { username: secured, secret } = await factors.secure()
  await query('alter table known_devices rename to known_devices_away')
  try {
    const answers = [
      await factors.login(username),
      await factors.second({ ticket: await factors.ticketOf(secured), totp: codeOf(secret) }),
    ]
    for (const answer of answers) {
      expect(answer.status).toBe(200)
      const [line = '', ...others] = answer.headers.getSetCookie()
      expect(others).toEqual([])
      expect(await accounts.isSignedIn(line.split(';')[0] ?? '')).toBe(true)
    }
  } finally {
    await query('alter table known_devices_away rename to known_devices')
  }
})

test('The first device is taken silently, another one is told of once, in words', async () => {
  const person = await hireWithMail()
  const desk = await enter(person.username, FIREFOX)
  expect(desk).toMatch(/staff_device=[\w-]{43}$/)
  expect(await lettersTo(person.email)).toEqual([])
  const phone = await enter(person.username, PHONE)
  expect(phone).not.toBe(desk)
  const [text, ...others] = await lettersTo(person.email)
  expect(others).toEqual([])
  expect(text).toContain('Вход в админ-панель с нового устройства')
  expect(text).toContain(`Учётная запись: ${person.username}.`)
  expect(text).toMatch(/Когда: \d\d\.\d\d\.\d{4}, \d\d:\d\d по Москве\./)
  expect(text).toContain('Устройство: Chrome на Android.')
  expect(text).toContain('Сеть: 203.0.113.7.')
  expect(text).toContain('Если нет, смените пароль и закончите чужие сеансы: то и другое в вашем профиле.')
  expect(text).toContain('Открыть профиль: https://shop.test/admin/profile')
  expect(await enter(person.username, PHONE, phone)).toBe(phone)
  expect(await enter(person.username, FIREFOX, desk)).toBe(desk)
  expect(await lettersTo(person.email)).toHaveLength(1)
})

test('The first device is told of when the account is signed in on one that is called otherwise', async () => {
  const person = await hireWithMail()
  await setRule(false)
  await enter(person.username, FIREFOX)
  await setRule(true)
  await enter(person.username, FIREFOX)
  expect(await lettersTo(person.email)).toEqual([])
  await query('delete from known_devices')
  await enter(person.username, PHONE)
  expect(await lettersTo(person.email)).toHaveLength(1)
})

test('The cookie is for the site alone and out of reach of scripts; the table holds its hash, for each account of the browser', async () => {
  const [one, other] = [await hireWithMail(), await hireWithMail()]
  const response = await shop.app.request('https://shop.test/api/admin/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: one.username, password: STAFF_PASSWORD }),
  })
  const line = lineOf(response) ?? ''
  expect(line).toMatch(
    /^__Host-staff_device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  )
  expect(response.headers.getSetCookie()).toHaveLength(2)
  const device = deviceOf(response)
  expect(await enter(other.username, FIREFOX, device)).toBe(device)
  const [[first], [second]] = [await rowsOf(one.id), await rowsOf(other.id)]
  expect(first.hash).toMatch(/^[\da-f]{64}$/)
  expect(second).toEqual(first)
})

test('With a second step the letter follows the code, not the password', async () => {
  const { id, username, secret } = await factors.secure()
  const email = `secured${id}@mail.test`
  await query('update users set email = $2 where id = $1', [id, email])
  expect(await rowsOf(id)).toHaveLength(1)
  const ticket = await factors.ticketOf(username)
  expect(await lettersTo(email)).toEqual([])
  expect(await rowsOf(id)).toHaveLength(1)
  const answer = await factors.second({ ticket, totp: codeOf(secret) })
  expect(deviceOf(answer)).not.toBeNull()
  expect(await lettersTo(email)).toHaveLength(1)
})

test('Twenty devices of an account are known, and none that was unused for a year', async () => {
  const person = await hireWithMail()
  await query(
    `insert into known_devices (user_id, hash, seen_at)
     select $1::int, 'old-' || n, now() - n * interval '1 day' from generate_series(1, 25) n
     union all select $1::int, 'ancient', now() - interval '366 days'`,
    [person.id],
  )
  await enter(person.username, FIREFOX)
  const hashes = (await rowsOf(person.id)).map(({ hash }) => hash)
  expect(hashes).toHaveLength(20)
  expect(hashes).toContain('old-19')
  for (const gone of ['old-20', 'ancient']) expect(hashes).not.toContain(gone)
  expect(await lettersTo(person.email)).toHaveLength(1)
})

test('Without mail, or without an address, one signs in all the same', async () => {
  const person = await hireWithMail()
  await enter(person.username, FIREFOX)
  await letters.putMail(false)
  await enter(person.username, PHONE)
  await letters.putMail(true)
  const mute = await accounts.hire()
  await enter(mute.username, FIREFOX)
  await enter(mute.username, PHONE)
  expect(await lettersTo(person.email)).toEqual([])
  expect(letters.mail.letters).toEqual([])
})
