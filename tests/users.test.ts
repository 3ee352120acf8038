import { describe, expect, test } from 'vitest'
import type { StaffUser } from '../src/contract/users.ts'
import { openAccounts } from './support/accounts.ts'
import { expectError, UNKNOWN_IDS } from './support/desk.ts'
import { openShop, STAFF_PASSWORD, signInAs } from './support/shop.ts'

const shop = openShop()
const { admin, call, isSignedIn, signIn, hire, accountOf } = openAccounts(shop)

const json = async <T>(response: Response): Promise<T> => response.json()

describe('An admin hires a colleague', () => {
  test('who can sign in at once, and whose password nobody reads', async () => {
    const fields = { fullName: ' Анна Котова ', email: 'anna@example.com', isActive: true }
    const anna = await hire({ username: ' Анна ', ...fields })
    expect(anna).toEqual({
      id: expect.any(Number),
      username: 'Анна',
      fullName: 'Анна Котова',
      email: 'anna@example.com',
      role: 'manager',
      isActive: true,
      createdAt: expect.any(String),
      lastLogin: null,
      version: 1,
    })
    expect(await signIn('Анна', STAFF_PASSWORD)).not.toBeNull()
    const list = await call('GET', '/admin/users')
    const text = await list.clone().text()
    expect(text).not.toMatch(/password|argon2/i)
    const found = (await json<StaffUser[]>(list)).find(({ id }) => id === anna.id)
    expect(found).toEqual({ ...anna, lastLogin: expect.any(String) })
  })

  test('with the three required fields alone, or blocked from the start', async () => {
    expect(await hire()).toMatchObject({ fullName: null, email: null, isActive: true })
    expect(await hire({ fullName: '', email: '', role: 'admin' })).toMatchObject({
      fullName: null,
      email: null,
      role: 'admin',
    })
    const blocked = await hire({ isActive: false })
    expect(await signIn(blocked.username, STAFF_PASSWORD)).toBeNull()
  })

  test.each<[string, object, string]>([
    ['a short name', { username: ' аб ' }, 'Имя пользователя должно содержать не менее 3 символов'],
    ['no name', { username: null }, 'Имя пользователя должно содержать не менее 3 символов'],
    ['a short password', { password: 'ab345' }, 'Пароль должен содержать не менее 6 символов'],
    ['no password', { password: null }, 'Пароль должен содержать не менее 6 символов'],
    ['a common password', { password: 'Qwerty123' }, 'Этот пароль слишком распространён, придумайте другой'],
    ['a common Russian one', { password: 'пароль' }, 'Этот пароль слишком распространён, придумайте другой'],
    ['its name as password', { password: 'NEWCOMER' }, 'Пароль не должен совпадать с именем пользователя'],
    ['a broken email', { email: 'anna@' }, 'Введите корректный email'],
    ['no role', { role: null }, 'Выберите роль'],
    ['role user', { role: 'user' }, 'Выберите роль'],
    ['a status in words', { isActive: 'да' }, 'Ожидается да или нет'],
  ])('not with %s', async (_what, fields, message) => {
    const account = { username: 'newcomer', password: STAFF_PASSWORD, role: 'manager', ...fields }
    await expectError(await call('POST', '/admin/users', account), 400, message)
  })

  test('not under a name in use, in whatever letter case, also when two save it at once', async () => {
    await hire({ username: 'Пётр' })
    const message = 'Пользователь с таким именем уже есть, выберите другое имя'
    for (const username of ['Пётр', 'пЁТР', ' ПЁТР ']) {
      const late = { username, password: STAFF_PASSWORD, role: 'manager' }
      await expectError(await call('POST', '/admin/users', late), 409, message)
    }
    const responses = await Promise.all(
      ['Twin', 'twin', 'TWIN'].map((username) =>
        call('POST', '/admin/users', { username, password: STAFF_PASSWORD, role: 'manager' }),
      ),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  })
})

describe('An admin blocks, promotes, and gives a new password', () => {
  test('a blocked colleague is out at once, and an unblocked one signs in anew', async () => {
    const { id, username } = await hire()
    const cookie = await signInAs(shop, 'manager', username)
    const blocked = await call('PATCH', `/admin/users/${id}/status`, { isActive: false })
    expect(await json(blocked)).toMatchObject({ id, isActive: false })
    expect(await isSignedIn(cookie)).toBe(false)
    expect(await signIn(username, STAFF_PASSWORD)).toBeNull()
    expect((await call('PATCH', `/admin/users/${id}/status`, { isActive: true })).status).toBe(200)
    expect(await isSignedIn(cookie)).toBe(false)
    expect(await signIn(username, STAFF_PASSWORD)).not.toBeNull()
  })

  test('a new role holds from the next call on', async () => {
    const { id, username } = await hire()
    const cookie = await signInAs(shop, 'manager', username)
    const list = () => call('GET', '/admin/users', undefined, cookie)
    expect((await list()).status).toBe(403)
    const promoted = await call('PATCH', `/admin/users/${id}/role`, { role: 'admin' })
    expect(await json(promoted)).toMatchObject({ id, role: 'admin' })
    expect((await list()).status).toBe(200)
    expect((await call('PATCH', `/admin/users/${id}/role`, { role: 'manager' })).status).toBe(200)
    expect((await list()).status).toBe(403)
    await expectError(await call('PATCH', `/admin/users/${id}/role`, { role: 'user' }), 400, 'Выберите роль')
    expect(await accountOf(id)).toMatchObject({ role: 'manager' })
  })

  test('a new password ends every session made with the old one', async () => {
    const { id, username } = await hire()
    const desks = await Promise.all([1, 2].map(() => signInAs(shop, 'manager', username)))
    const reset = (password: unknown) => call('POST', `/admin/users/${id}/reset-password`, { password })
    await expectError(await reset('12345'), 400, 'Пароль должен содержать не менее 6 символов')
    await expectError(await reset('123456'), 400, 'Этот пароль слишком распространён, придумайте другой')
    await expectError(await reset(username), 400, 'Пароль не должен совпадать с именем пользователя')
    expect(await Promise.all(desks.map(isSignedIn))).toEqual([true, true])
    expect(await json(await reset('новый-ключ-7'))).toEqual({ success: true })
    expect(await Promise.all(desks.map(isSignedIn))).toEqual([false, false])
    expect(await signIn(username, STAFF_PASSWORD)).toBeNull()
    expect(await signIn(username, 'новый-ключ-7')).not.toBeNull()
  })

  test('nobody slips in with the old password while it is being changed', async () => {
    const { id, username } = await hire()
    const [reset, ...cookies] = await Promise.all([
      call('POST', `/admin/users/${id}/reset-password`, { password: 'новый-ключ-8' }),
      ...Array.from({ length: 8 }, () => signIn(username, STAFF_PASSWORD)),
    ])
    expect(reset.status).toBe(200)
    for (const cookie of cookies) expect(cookie !== null && (await isSignedIn(cookie))).toBe(false)
  })

  test('but not on themselves', async () => {
    const own = `/admin/users/${admin.id}`
    const status = await call('PATCH', `${own}/status`, { isActive: false })
    await expectError(status, 403, 'Нельзя заблокировать или разблокировать самого себя')
    const role = await call('PATCH', `${own}/role`, { role: 'manager' })
    await expectError(role, 403, 'Нельзя изменить собственную роль')
    const reset = await call('POST', `${own}/reset-password`, { password: 'новый-ключ-7' })
    await expectError(reset, 403, 'Свой пароль меняют в профиле, указав текущий')
    expect(await accountOf(admin.id)).toMatchObject({ role: 'admin', isActive: true })
    expect(await isSignedIn(admin.cookie)).toBe(true)
  })

  test.each(UNKNOWN_IDS)('and %s is nobody', async (id) => {
    const message = 'Пользователь не найден'
    const at = (tail: string) => `/admin/users/${id}${tail}`
    await expectError(await call('PATCH', at('/status'), { isActive: true }), 404, message)
    await expectError(await call('PATCH', at('/role'), { role: 'admin' }), 404, message)
    await expectError(await call('POST', at('/reset-password'), { password: 'новый-ключ-7' }), 404, message)
    await expectError(await call('PATCH', at(''), { fullName: 'Никто' }), 404, message)
  })
})

describe('There is always an admin', () => {
  test.each([
    ['status', { isActive: false }],
    ['role', { role: 'manager' }],
  ])('also when all of them take each other’s %s at once', async (what, body) => {
    await shop.database.pool.query("update users set role = 'manager' where role = 'admin' and id <> $1", [
      admin.id,
    ])
    for (let round = 0; round < 5; round += 1) {
      const rival = await hire({ role: 'admin' })
      const cookie = await signInAs(shop, 'admin', rival.username)
      const responses = await Promise.all([
        call('PATCH', `/admin/users/${rival.id}/${what}`, body),
        call('PATCH', `/admin/users/${admin.id}/${what}`, body, cookie),
      ])
      // 401 when the session had ended before the call, 403 when the race was lost later.
      expect(responses.map(({ status }) => status).sort()).toEqual([200, expect.toBeOneOf([401, 403])])
      const { rows } = await shop.database.pool.query(
        "select count(*)::int as count from users where role = 'admin' and is_active",
      )
      expect(rows[0].count).toBe(1)
      await shop.database.pool.query("update users set role = 'manager' where id = $1", [rival.id])
      await shop.database.pool.query("update users set role = 'admin', is_active = true where id = $1", [
        admin.id,
      ])
      if (!(await isSignedIn(admin.cookie))) admin.cookie = await signInAs(shop, 'admin')
    }
  })
})
