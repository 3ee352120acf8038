import { describe, expect, test } from 'vitest'
import { passwordFormSchema } from '../src/contract/passwords.ts'
import type { StaffUser } from '../src/contract/users.ts'
import { openAccounts } from './support/accounts.ts'
import { expectError } from './support/desk.ts'
import { openShop, STAFF_PASSWORD, signInAs } from './support/shop.ts'

const shop = openShop()
const { admin, call, me, isSignedIn, signIn, hire, accountOf } = openAccounts(shop)

const json = async <T>(response: Response): Promise<T> => response.json()

describe('A person keeps their profile', () => {
  test('their own name and email, and nothing else by this call', async () => {
    const { id, username } = await hire()
    const cookie = await signInAs(shop, 'manager', username)
    const sly = { id: admin.id, role: 'admin', username: 'boss', isActive: false, password: 'новый-ключ-9' }
    const changes = { fullName: 'Ольга', email: 'olga@example.com', ...sly }
    const response = await call('PATCH', `/admin/users/${id}`, changes, cookie)
    expect(response.status).toBe(200)
    const updated = await json<StaffUser>(response)
    expect(updated).toMatchObject({ id, username, fullName: 'Ольга', email: 'olga@example.com' })
    expect(updated).toMatchObject({ role: 'manager', isActive: true })
    expect(await me(cookie)).toEqual(updated)
    expect(await signIn(username, STAFF_PASSWORD)).not.toBeNull()
    expect(await accountOf(admin.id)).toMatchObject({ username: 'admin', fullName: null })
  })

  test('what a change leaves out stays, null and empty clear', async () => {
    const { id, username } = await hire({ fullName: 'Иван', email: 'ivan@example.com' })
    const cookie = await signInAs(shop, 'manager', username)
    const patch = async (changes: object) =>
      json<StaffUser>(await call('PATCH', `/admin/users/${id}`, changes, cookie))
    expect(await patch({})).toMatchObject({ fullName: 'Иван', email: 'ivan@example.com' })
    expect(await patch({ email: null })).toMatchObject({ fullName: 'Иван', email: null })
    expect(await patch({ fullName: '' })).toMatchObject({ fullName: null, email: null })
    const broken = await call('PATCH', `/admin/users/${id}`, { email: 'не адрес' }, cookie)
    await expectError(broken, 400, 'Введите корректный email')
  })

  test('a manager no other’s, an admin anyone’s', async () => {
    const { id } = await hire()
    const cookie = await signInAs(shop, 'manager')
    for (const other of [id, admin.id, 999_999]) {
      const response = await call('PATCH', `/admin/users/${other}`, { fullName: 'Чужой' }, cookie)
      await expectError(response, 403, 'Можно изменить только свой профиль')
    }
    expect(await accountOf(id)).toMatchObject({ fullName: null })
    expect(await json(await call('PATCH', `/admin/users/${id}`, { fullName: 'Вера' }))).toMatchObject({
      fullName: 'Вера',
    })
  })
})

describe('A person changes their password', () => {
  const change = (cookie: string, body: object) => call('POST', '/admin/change-password', body, cookie)

  test('and stays signed in here, while every other desk is signed out', async () => {
    const { username } = await hire()
    const [here = '', elsewhere = ''] = [
      await signInAs(shop, 'manager', username),
      await signInAs(shop, 'manager', username),
    ]
    const passwords = { newPassword: 'новый-ключ-7', confirmPassword: 'новый-ключ-7' }
    const response = await change(here, { currentPassword: STAFF_PASSWORD, ...passwords })
    expect(response.status).toBe(200)
    expect(await json(response)).toEqual({ success: true, message: 'Пароль успешно изменен' })
    expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([true, false])
    expect(await signIn(username, STAFF_PASSWORD)).toBeNull()
    const unconfirmed = { currentPassword: 'новый-ключ-7', newPassword: 'новый-ключ-8' }
    expect((await change(here, unconfirmed)).status).toBe(200)
    expect(await signIn(username, 'новый-ключ-8')).not.toBeNull()
  })

  test('whatever its length, the current one is asked for and compared', async () => {
    const { username } = await hire()
    const cookie = await signInAs(shop, 'manager', username)
    const wrong = await change(cookie, { currentPassword: 'x', newPassword: 'новый-ключ-7' })
    await expectError(wrong, 400, 'Не удалось изменить пароль. Проверьте правильность текущего пароля')
    expect([await isSignedIn(cookie), await signIn(username, STAFF_PASSWORD)]).toEqual([
      true,
      expect.any(String),
    ])
  })

  test.each<[string, object, string]>([
    ['no current one', { currentPassword: '' }, 'Введите текущий пароль'],
    ['a short one', { newPassword: 'ab345' }, 'Новый пароль должен содержать не менее 6 символов'],
    ['another confirmation', { confirmPassword: 'новый-ключ-8' }, 'Пароли не совпадают'],
    ['an empty confirmation', { confirmPassword: '' }, 'Пароли не совпадают'],
    ['a common one', { newPassword: 'password1' }, 'Этот пароль слишком распространён, придумайте другой'],
    ['their name', { newPassword: 'Manager' }, 'Пароль не должен совпадать с именем пользователя'],
  ])('not with %s', async (_what, fields, message) => {
    const cookie = await signInAs(shop, 'manager')
    const body = { currentPassword: STAFF_PASSWORD, newPassword: 'новый-ключ-7', ...fields }
    await expectError(await change(cookie, body), 400, message)
    expect(await signIn('manager', STAFF_PASSWORD)).not.toBeNull()
  })
})

describe('The form of a new password asks', () => {
  /** First validation error of each field. */
  const complaints = (values: object) => {
    const messages: Record<string, string> = {}
    for (const { path, message } of passwordFormSchema.safeParse(values).error?.issues ?? []) {
      messages[path.join('.')] ??= message
    }
    return messages
  }

  test('for all three of them', () => {
    expect(complaints({ currentPassword: '', newPassword: 'ab345', confirmPassword: '' })).toEqual({
      currentPassword: 'Введите текущий пароль',
      newPassword: 'Новый пароль должен содержать не менее 6 символов',
      confirmPassword: 'Подтвердите новый пароль',
    })
  })

  test('for the same new one twice', () => {
    const passwords = { currentPassword: 'x', newPassword: 'новый-ключ-7' }
    expect(complaints({ ...passwords, confirmPassword: 'новый-ключ-8' })).toEqual({
      confirmPassword: 'Пароли не совпадают',
    })
    expect(complaints({ ...passwords, confirmPassword: 'новый-ключ-7' })).toEqual({})
  })
})
