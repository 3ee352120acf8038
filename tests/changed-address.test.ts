import { beforeEach, describe, expect, test } from 'vitest'
import { openAccountLetters } from './support/account-letters.ts'
import { STAFF_PASSWORD } from './support/shop.ts'

const letters = openAccountLetters({ PUBLIC_URL: 'http://shop.test' })
const { shop, accounts, query, lettersTo } = letters
const { admin, call, hire, signIn } = accounts

beforeEach(() => query('delete from password_resets'))

let people = 0
const newAddress = () => {
  people += 1
  return `address${people}@mail.test`
}
/** A colleague with an address, and his open browser. */
async function hireWithBrowser(fields: object = {}) {
  const email = newAddress()
  const { id, username } = await hire({ email, ...fields })
  return { id, username, email, cookie: (await signIn(username, STAFF_PASSWORD)) ?? '' }
}
const change = (id: number, email: string | null, cookie?: string) =>
  call('PATCH', `/admin/users/${id}`, { email }, cookie)

const SAME = {
  message:
    'Если такая учётная запись есть и в ней указана почта, мы отправили туда ссылку. Она действует полчаса',
}
async function ask(login: string) {
  const answer = await shop.post('/api/admin/login/forgot', { login })
  expect([answer.status, await answer.json()]).toEqual([200, SAME])
}
const CHANGED = 'Почта для входа в админ-панель изменена'
const LINK = /Задать новый пароль: http:\/\/shop\.test\/admin\/login\/reset#[\w-]{43}$/

/** The change of an address was so many hours earlier. */
async function moveBack(id: number, hours: number) {
  await query(`alter table journal disable trigger refuse_journal_change`)
  await query(
    `update journal set at = at - make_interval(hours => $2::int) where entity = 'users' and entity_id = $1`,
    [String(id), hours],
  )
  await query(`alter table journal enable always trigger refuse_journal_change`)
}

describe('A changed address', () => {
  test('is told to the former one, and the call answers as before', async () => {
    const { id, username, email, cookie } = await hireWithBrowser({ fullName: 'Ольга' })
    const next = newAddress()
    const answer = await change(id, next, cookie)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ id, username, email: next })
    const [text, ...others] = await lettersTo(email)
    expect(others).toEqual([])
    expect(text).toContain(CHANGED)
    expect(text).toContain(`Учётная запись: Ольга (${username}).`)
    expect(text).toMatch(/Почту в профиле изменили \d\d\.\d\d\.\d{4}, \d\d:\d\d по Москве/)
    expect(text).toContain('Открыть профиль: http://shop.test/admin/profile')
    expect(text).not.toContain(next)
    expect(await lettersTo(next)).toEqual([])
  })

  test('that an admin has changed or taken away is told too', async () => {
    const [one, other] = [await hireWithBrowser(), await hireWithBrowser()]
    expect((await change(one.id, newAddress())).status).toBe(200)
    expect((await change(other.id, null)).status).toBe(200)
    for (const { email } of [one, other]) {
      expect(await lettersTo(email)).toEqual([expect.stringContaining(CHANGED)])
    }
  })

  test('is told to nobody without mail, without a change, and where there was none', async () => {
    const { id, email, cookie } = await hireWithBrowser()
    expect((await change(id, email, cookie)).status).toBe(200)
    expect((await call('PATCH', `/admin/users/${id}`, { fullName: 'Вера' }, cookie)).status).toBe(200)
    await letters.putMail(false)
    expect((await change(id, newAddress(), cookie)).status).toBe(200)
    await letters.putMail(true)
    const mute = await hire()
    expect((await change(mute.id, newAddress())).status).toBe(200)
    await letters.untilSent()
    expect(letters.mail.letters).toEqual([])
  })

  test('is told five times a day at most: nobody writes to strangers by it', async () => {
    const { id, cookie } = await hireWithBrowser()
    for (let turn = 0; turn < 7; turn += 1) expect((await change(id, newAddress(), cookie)).status).toBe(200)
    await letters.untilSent()
    expect(letters.mail.letters).toHaveLength(5)
  })
})

describe('A link to a new password', () => {
  test('does not go to an address that an open browser has set, for a day, whoever asks and by whatever name', async () => {
    const { id, username, cookie } = await hireWithBrowser()
    const next = newAddress()
    expect((await change(id, next, cookie)).status).toBe(200)
    await ask(username)
    await ask(next)
    await moveBack(id, 23)
    await ask(username)
    expect(await lettersTo(next)).toEqual([])
    await moveBack(id, 1)
    await ask(username)
    expect(await lettersTo(next)).toEqual([expect.stringMatching(LINK)])
  })

  test('does not go to the first address of an account either, and not to an admin’s own', async () => {
    const { id, username } = await hire()
    const [first, own] = [newAddress(), newAddress()]
    const cookie = (await signIn(username, STAFF_PASSWORD)) ?? ''
    expect((await change(id, first, cookie)).status).toBe(200)
    expect((await change(admin.id, own)).status).toBe(200)
    await ask(first)
    await ask(own)
    for (const address of [first, own]) expect(await lettersTo(address)).toEqual([])
  })

  test('goes at once to an address that an admin has set for somebody else, also in place of such a one', async () => {
    const { id, username, cookie } = await hireWithBrowser()
    expect((await change(id, newAddress(), cookie)).status).toBe(200)
    const right = newAddress()
    expect((await change(id, right)).status).toBe(200)
    await ask(username)
    expect(await lettersTo(right)).toEqual([expect.stringMatching(LINK)])
  })

  test('still goes to an address that stays when something else changes', async () => {
    const { id, username, email, cookie } = await hireWithBrowser()
    expect((await call('PATCH', `/admin/users/${id}`, { fullName: 'Вера', email }, cookie)).status).toBe(200)
    await ask(username)
    expect(await lettersTo(email)).toEqual([expect.stringMatching(LINK)])
  })
})
