import type { Page } from '@playwright/test'
import { expect, expectAccessible } from '../support/e2e.ts'
import { enter, test } from '../support/staff-e2e.ts'

const PASSWORD = 'лопата-и-песок-7'

/** Creates an account with a unique name as the signed-in admin. */
async function hire(page: Page, fields: object = {}): Promise<{ id: number; username: string }> {
  const username = `kollega-${crypto.randomUUID().slice(0, 8)}`
  const data = { username, password: PASSWORD, role: 'manager', ...fields }
  const response = await page.request.post('/api/admin/users', { data })
  expect(response.status()).toBe(201)
  return response.json()
}

const rowOf = (page: Page, username: string) => page.getByRole('row').filter({ hasText: username })

async function choose(page: Page, username: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Действия: ${username}` }).click()
  await page
    .getByRole('group', { name: `Действия: ${username}` })
    .getByRole('button', { name: action })
    .click()
}

test.describe('At a desk', () => {
  test('An admin makes an account by keyboard, gives it a new password and blocks it; their own is out of reach', async ({
    page,
  }) => {
    await page.goto('/admin')
    await page.getByRole('link', { name: 'Пользователи' }).click()
    await expect(page).toHaveTitle(/Пользователи · Админ панель$/)
    const own = page.getByRole('button', { name: 'Действия: admin', exact: true })
    await own.press('Enter')
    const menu = page.getByRole('group', { name: 'Действия: admin', exact: true })
    await expect(menu.getByRole('button', { name: 'Заблокировать' })).toBeDisabled()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(own).toBeFocused()

    await page.getByRole('button', { name: 'Создать пользователя' }).click()
    const form = page.getByRole('dialog', { name: 'Создать пользователя' })
    await expect(form.getByLabel('Имя пользователя')).toBeFocused()
    await page.keyboard.press('Control+s')
    await expect(form.getByLabel('Имя пользователя')).toBeFocused()
    await expect(form.getByText('Имя пользователя должно содержать не менее 3 символов')).toBeVisible()
    await expectAccessible(page)
    const username = `новый-${crypto.randomUUID().slice(0, 8)}`
    await form.getByLabel('Имя пользователя').fill(username)
    await form.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
    await form.getByLabel('Роль', { exact: true }).selectOption('Менеджер')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Вернуться к форме' }).click()
    await page.keyboard.press('Control+s')
    await expect(rowOf(page, username)).toContainText('Менеджер')

    await choose(page, username, 'Сбросить пароль')
    const reset = page.getByRole('dialog', { name: `Новый пароль: ${username}` })
    await reset.getByLabel('Новый пароль').fill('совсем-другой-9')
    await reset.getByRole('button', { name: 'Сбросить пароль' }).click()
    await expect(page.getByText('Пароль пользователя сброшен')).toBeVisible()
    // Right after the password: no collision with oneself, which would be an error in the console.
    await choose(page, username, 'Заблокировать')
    const block = page.getByRole('dialog', { name: 'Заблокировать пользователя?' })
    await block.getByRole('button', { name: 'Заблокировать' }).click()
    await expect(rowOf(page, username)).toContainText('Заблокирован')
  })

  test('A manager keeps their own profile and password, the session goes on, and the accounts of others stay closed', async ({
    page,
  }) => {
    const { username } = await hire(page, { fullName: 'Нина Старая' })
    await enter(page, { username, password: PASSWORD })
    await page.goto('/admin/users')
    await expect(page).toHaveURL('/admin')
    await expect(page.getByRole('link', { name: 'Пользователи' })).toHaveCount(0)

    await page.getByRole('link', { name: 'Профиль' }).click()
    await expect(page.getByRole('region', { name: 'Учётная запись' })).toContainText(username)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Изменить пароль' }).click()
    const form = page.getByRole('dialog', { name: 'Изменить пароль' })
    await form.getByLabel('Текущий пароль').fill(PASSWORD)
    await form.getByLabel('Новый пароль', { exact: true }).fill('канава-и-труба-3')
    await form.getByLabel('Новый пароль ещё раз').fill('канава-и-труба-3')
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Изменить пароль', exact: true }).click()
    await expect(page.getByText('Пароль успешно изменен')).toBeVisible()
    await expect(form).toBeHidden()
    // Right after the password: the profile's save knows the version that it has made.
    await page.getByLabel('Полное имя').fill('Нина Новая')
    await page.getByRole('link', { name: 'Блог' }).click()
    await page.getByRole('button', { name: 'Вернуться к форме' }).click()
    await page.getByRole('button', { name: 'Сохранить' }).click()
    await expect(page.getByText('Профиль успешно обновлен')).toBeVisible()
    await expect(page.locator('header').getByText('Нина Новая')).toBeVisible()
    const { user } = await (await page.request.get('/api/admin/me')).json()
    expect(user.fullName).toBe('Нина Новая')
    await enter(page, { username, password: 'канава-и-труба-3' })
  })
})
