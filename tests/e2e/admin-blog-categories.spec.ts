import type { Page } from '@playwright/test'
import { expect, expectAccessible } from '../support/e2e.ts'
import { test } from '../support/staff-e2e.ts'

let made = 0
/** A name that no other test has. */
const unique = () => `${Date.now().toString(36)}${++made}`

/** A post of this test's own; answers its number. */
async function addPost(page: Page, post: Record<string, unknown>): Promise<number> {
  const response = await page.request.post('/api/blog/posts', {
    data: { content: 'Вода стоит высоко.', ...post },
  })
  expect(response.status()).toBe(201)
  return (await response.json()).id
}

test('Categories are made, changed and deleted', async ({ page, watch }) => {
  watch.allowErrors(/status of 409/)
  const name = unique()
  await page.goto('/admin/blog?tab=categories')
  await page.getByRole('button', { name: 'Создать категорию' }).click()
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: 'Создать категорию' })
  await save.click()
  await expect(dialog.getByText('Название должно содержать минимум 3 символа')).toBeVisible()
  await expect(dialog.getByText('Slug должен содержать минимум 3 символа')).toBeVisible()
  await dialog.getByLabel('Название').fill(`Грунты ${name}`)
  await expect(dialog.getByLabel('Slug')).toHaveValue(`grunty-${name}`)
  await dialog.getByLabel('Slug').fill('otvod-vody')
  await save.click()
  await expect(dialog.getByText('Не удалось создать категорию: Такой slug уже используется')).toBeVisible()
  await dialog.getByLabel('Название').fill(`Глина ${name}`)
  await expect(dialog.getByLabel('Slug')).toHaveValue('otvod-vody')
  await dialog.getByLabel('Slug').fill(`glina-${name}`)
  await expectAccessible(page)
  await save.click()
  await expect(page.getByText('Категория успешно создана')).toBeVisible()

  const row = page.getByRole('row').filter({ hasText: `Глина ${name}` })
  await row.getByRole('button', { name: 'Изменить' }).click()
  await dialog.getByLabel('Название').fill(`Песок ${name}`)
  await expect(dialog.getByLabel('Slug')).toHaveValue(`glina-${name}`)
  await dialog.getByLabel('Описание').fill('О песке')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Вернуться к форме' }).click()
  await dialog.getByRole('button', { name: 'Сохранить изменения' }).click()
  await expect(page.getByText('Категория успешно обновлена')).toBeVisible()
  const changed = page.getByRole('row').filter({ hasText: `Песок ${name}` })
  await expect(changed).toContainText('О песке')

  page.once('dialog', (question) => {
    expect(question.message()).toBe('Вы уверены, что хотите удалить эту категорию?')
    void question.accept()
  })
  await changed.getByRole('button', { name: 'Удалить' }).click()
  await expect(page.getByText('Категория успешно удалена')).toBeVisible()
  await expect(changed).toBeHidden()
})

test('What cannot be loaded or does not exist says so and leads on', async ({ page, watch }) => {
  watch.allowErrors(/status of (404|500)/)
  const id = await addPost(page, { title: 'Упрямая статья', slug: `upryamaya-${unique()}` })
  const fail = (address: string) => page.route(address, (route) => route.fulfill({ status: 500, body: '' }))

  await page.goto('/admin/blog/posts/999999/edit')
  await expect(page.getByRole('heading', { name: 'Такой статьи нет' })).toBeVisible()
  await page.goto('/admin/blog/posts/net/edit')
  await expect(page.getByRole('link', { name: 'Все статьи' })).toHaveAttribute('href', '/admin/blog')

  await fail(`**/api/blog/posts/${id}`)
  await page.goto('/admin/blog')
  const row = page.getByRole('row').filter({ hasText: 'Упрямая статья' }).first()
  page.once('dialog', (question) => void question.accept())
  await row.getByRole('button', { name: 'Удалить' }).click()
  await expect(page.getByText('Ошибка при удалении статьи')).toBeVisible()
  await page.goto(`/admin/blog/posts/${id}/edit`)
  await expect(page.getByText('Не удалось загрузить статью').first()).toBeVisible()

  await fail('**/api/blog/posts')
  await page.goto('/admin/blog')
  await expect(page.locator('main').getByText('Ошибка загрузки статей блога')).toBeVisible()
  await page.unroute('**/api/blog/posts')
  await page.getByRole('button', { name: 'Попробовать снова' }).click()
  await expect(row).toBeVisible()
  await fail('**/api/blog/categories')
  await page.goto('/admin/blog?tab=categories')
  await expect(page.locator('main').getByText('Ошибка загрузки категорий блога')).toBeVisible()
  await page.unroute('**/api/blog/categories')
  await fail('**/api/blog/categories/1')
  await page.goto('/admin/blog?tab=categories&edit=1')
  await expect(page.getByRole('dialog').getByText('Не удалось загрузить категорию').first()).toBeVisible()
})
