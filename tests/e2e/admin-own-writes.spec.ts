import type { Page } from '@playwright/test'
import { expect } from '../support/e2e.ts'
import { test } from '../support/staff-e2e.ts'

const PASSWORD = 'лопата-и-песок-7'

/** Addresses of the writes that are refused as of another version. */
function watchRefused(page: Page): string[] {
  const refused: string[] = []
  page.on('response', (response) => response.status() === 409 && refused.push(response.url()))
  return refused
}

async function hire(page: Page): Promise<string> {
  const username = `own-${crypto.randomUUID().slice(0, 8)}`
  await page.request.post('/api/admin/users', { data: { username, password: PASSWORD, role: 'manager' } })
  return username
}

test('A colleague is blocked right after a new password, without a collision with oneself', async ({
  page,
}) => {
  const refused = watchRefused(page)
  const username = await hire(page)
  await page.goto('/admin/users')
  const choose = async (action: string) => {
    await page.getByRole('button', { name: `Действия: ${username}` }).click()
    const menu = page.getByRole('group', { name: `Действия: ${username}` })
    await menu.getByRole('button', { name: action }).click()
  }
  await choose('Сбросить пароль')
  const form = page.getByRole('dialog', { name: `Новый пароль: ${username}` })
  await form.getByLabel('Новый пароль').fill('совсем-другой-9')
  await form.getByRole('button', { name: 'Сбросить пароль' }).click()
  await expect(page.getByText('Пароль пользователя сброшен')).toBeVisible()
  await choose('Заблокировать')
  await page.getByRole('dialog').getByRole('button', { name: 'Заблокировать' }).click()
  await expect(page.getByRole('row').filter({ hasText: username })).toContainText('Заблокирован')
  expect(refused).toEqual([])
})

test('The profile is saved right after one’s own new password', async ({ page }) => {
  const refused = watchRefused(page)
  const username = await hire(page)
  await page.request.post('/api/admin/login', { data: { username, password: PASSWORD } })
  await page.goto('/admin/profile')
  await page.getByRole('button', { name: 'Изменить пароль' }).click()
  const form = page.getByRole('dialog', { name: 'Изменить пароль' })
  await form.getByLabel('Текущий пароль').fill(PASSWORD)
  await form.getByLabel('Новый пароль', { exact: true }).fill('канава-и-труба-3')
  await form.getByLabel('Новый пароль ещё раз').fill('канава-и-труба-3')
  await form.getByRole('button', { name: 'Изменить пароль' }).click()
  await expect(page.getByText('Пароль успешно изменен')).toBeVisible()
  await page.getByLabel('Полное имя').fill('Ольга Своя')
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click()
  await expect(page.getByText('Профиль успешно обновлен')).toBeVisible()
  expect(refused).toEqual([])
})

test('A category that lost its manufacturer is deleted at once', async ({ page }) => {
  const name = `Ветер ${crypto.randomUUID().slice(0, 8)}`
  const slug = `veter-${crypto.randomUUID().slice(0, 8)}`
  const { id } = await (await page.request.post('/api/manufacturers', { data: { name, slug } })).json()
  await page.request.post('/api/categories', { data: { name, slug, manufacturerId: id } })
  const refused = watchRefused(page)
  await page.goto('/admin/products?tab=categories')
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Части каталога' })
    .getByRole('link', { name: /^Производители/ })
    .click()
  await page.getByRole('button', { name: `Удалить: ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click()
  await expect(page.getByText('Производитель успешно удален')).toBeVisible()
  await page.getByRole('link', { name: /^Категории/ }).click()
  await page.getByRole('button', { name: `Удалить: ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click()
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0)
  expect(refused).toEqual([])
})
