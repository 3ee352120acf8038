import { expect, expectAccessible } from '../support/e2e.ts'
import { PHONE } from '../support/phone.ts'
import { test } from '../support/staff-e2e.ts'

const ADDRESS = '/api/products/5'
const read = async (page: { request: { get: (at: string) => Promise<{ json: () => Promise<unknown> }> } }) =>
  (await page.request.get('/api/products/id/5')).json()

test('A version of a product is compared, comes back, and that is taken back from the toast', async ({
  page,
}) => {
  await page.request.patch(ADDRESS, { data: { shortDescription: 'Для дома с ванной', weight: 290 } })
  await page.request.patch(ADDRESS, { data: { shortDescription: 'Для дома с баней', weight: 295 } })
  await page.goto('/admin/products?find=Топас 5 Лонг&edit=5')
  await page.getByRole('tab', { name: 'История' }).click()
  const versions = page.getByRole('list', { name: 'Версии' })
  await expect(versions.getByRole('button').first()).toContainText('краткое описание, вес')
  const chosen = page.getByRole('region', { name: 'Выбранная версия' })
  await expect(chosen.getByRole('row', { name: /^Вес/ })).toContainText('290 кг')
  await expect(chosen.locator('del').first()).toHaveText(/ванной/)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Вернуть эту версию' }).press('Enter')
  await expect(page.getByText('Версия возвращена')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Топас 5 Лонг' })).toBeHidden()
  await expect(page.locator('body')).not.toBeFocused()
  expect(await read(page)).toMatchObject({ shortDescription: 'Для дома с ванной', weight: 290 })
  await page.getByRole('button', { name: 'Отменить' }).click()
  await expect(page.getByText('Возврат отменён')).toBeVisible()
  expect(await read(page)).toMatchObject({ shortDescription: 'Для дома с баней', weight: 295 })
})

test('On a phone a post’s history opens over the form, which then shows the version', async ({ page }) => {
  await page.setViewportSize(PHONE.viewport)
  const { title } = await (await page.request.get('/api/blog/posts/1')).json()
  await page.request.put('/api/blog/posts/1', { data: { title: 'Совсем другой заголовок' } })
  await page.goto('/admin/blog/posts/1/edit')
  await expect(page.getByLabel('Заголовок', { exact: true })).toHaveValue('Совсем другой заголовок')
  await page.getByRole('button', { name: 'История' }).click()
  const history = page.getByRole('dialog', { name: 'История' })
  await expect(history.getByText(title)).toBeVisible()
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(sideways).toBeLessThanOrEqual(0)
  await history.getByRole('button', { name: 'Вернуть эту версию' }).click()
  await expect(page.getByText('Версия возвращена')).toBeVisible()
  await expect(page.getByLabel('Заголовок', { exact: true })).toHaveValue(title)
})
