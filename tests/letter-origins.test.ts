import { expect, test } from 'vitest'
import { openAccountLetters } from './support/account-letters.ts'
import { STAFF_PASSWORD } from './support/shop.ts'

// Without PUBLIC_URL: the site is called as whoever sends a request calls it.
const { shop, accounts, lettersTo } = openAccountLetters()
const { call, hire } = accounts

const enter = (username: string, headers: Record<string, string> = {}) =>
  shop.post('/api/admin/login', { username, password: STAFF_PASSWORD }, headers)
const EVIL = { host: 'evil.test', 'x-forwarded-host': 'evil.test' }

test('a link to a new password leads where its owner has signed in, wherever colleagues say the site is', async () => {
  const email = 'owner@mail.test'
  const { username } = await hire({ email })
  const other = await hire()
  expect((await enter(username)).status).toBe(200)
  expect((await enter(other.username, EVIL)).status).toBe(200)
  const { rows } = await shop.database.pool.query(
    'select last_login_origin as origin from users where username = $1',
    [other.username],
  )
  expect(rows[0].origin).toContain('evil.test')
  await shop.post('/api/admin/login/forgot', { login: username }, EVIL)
  const [text] = await lettersTo(email)
  expect(text).toMatch(/Задать новый пароль: http:\/\/shop\.test\/admin\/login\/reset#/)
  expect(text).not.toContain('evil')
})

test('who has never signed in gets no link: nothing says where the site is', async () => {
  const email = 'fresh@mail.test'
  const { username } = await hire({ email })
  expect((await shop.post('/api/admin/login/forgot', { login: username }, EVIL)).status).toBe(200)
  expect(await lettersTo(email)).toEqual([])
})

test('a letter about a new device has no link: who signed in has named the site', async () => {
  const email = 'told@mail.test'
  const { username } = await hire({ email })
  expect((await call('PUT', '/admin/sign-in-rules', { newDeviceLetters: true })).status).toBe(200)
  await enter(username)
  await enter(username, EVIL)
  const [text] = await lettersTo(email)
  expect(text).toContain('Вход в админ-панель с нового устройства')
  expect(text).not.toMatch(/https?:|evil/)
})
