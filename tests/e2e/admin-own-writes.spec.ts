import { expect } from '../support/e2e.ts'
import { test } from '../support/staff-e2e.ts'

test('A category that lost its manufacturer is deleted at once, without a collision with oneself', async ({
  page,
}) => {
  const name = `Ветер ${crypto.randomUUID().slice(0, 8)}`
  const slug = `veter-${crypto.randomUUID().slice(0, 8)}`
  const { id } = await (await page.request.post('/api/manufacturers', { data: { name, slug } })).json()
  await page.request.post('/api/categories', { data: { name, slug, manufacturerId: id } })
  const refused: string[] = []
  page.on('response', (response) => response.status() === 409 && refused.push(response.url()))
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
