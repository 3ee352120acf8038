import { expect, expectAccessible } from '../support/e2e.ts'
import { test, turnTo } from '../support/staff-e2e.ts'

test('The journal shows who changed what field by field, filtered, with the open row in the address', async ({
  page,
}) => {
  const products: { id: number; name: string; price: number | null }[] = await (
    await page.request.get('/api/products')
  ).json()
  const product = products.find(({ price }) => price !== null)
  if (!product) throw new Error('no product with a price')
  const change = (data: object) => page.request.patch(`/api/products/${product.id}`, { data })
  expect((await change({ shortDescription: 'Для дома с ванной' })).ok()).toBe(true)
  expect((await change({ shortDescription: 'Для дома с баней', weight: 295 })).ok()).toBe(true)

  const opened = await (await page.request.get('/api/admin/journal?entity=products&limit=1')).json()
  await page.goto(`/admin/journal?entity=products&open=${opened.entries[0].id}`)
  await expect(page.getByRole('heading', { name: /^Сегодня, / })).toBeVisible()
  await expect(page.getByLabel('Что', { exact: true }).locator('option:checked')).toHaveText('Товары')
  const row = page.getByRole('button', { name: `изменил товар ${product.name}` }).first()
  await expect(row).toContainText('Краткое описание, вес')
  await expect(page.getByRole('deletion')).toContainText('ванной')
  await expect(page.getByRole('insertion')).toContainText('баней')
  await expect(page.getByRole('row', { name: 'Вес' })).toContainText('295')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Вернуть как было до этого' }).click()
  const question = page.getByRole('dialog', { name: 'Вернуть как было до этого' })
  await expect(question.getByRole('row', { name: /^Вес/ })).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Вернуть', exact: true }).click()
  await expect(page.getByText('Версия возвращена')).toBeVisible()
  const now = await (await page.request.get(`/api/products/id/${product.id}`)).json()
  expect(now.shortDescription).toBe('Для дома с ванной')
  await page.getByRole('link', { name: 'Вся история записи' }).click()
  await expect(page).toHaveURL(/entity=products&entityId=\d+$/)
  await expect(page.locator('.journal__row').nth(1)).toBeVisible()
  await page.locator('.journal__row').first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.locator('.journal__row').nth(1)).toHaveAttribute('aria-expanded', 'true')
  await expect(page).toHaveURL(/open=\d+/)
  await page.getByRole('button', { name: 'Сбросить' }).click()
  await expect(page).toHaveURL(/\/admin\/journal\??$/)
  await page.getByLabel('Что', { exact: true }).selectOption('Товары')
  await expect(page).toHaveURL(/\?entity=products$/)
})

test('A bulk change is one line that opens into its products; what has no entries says so', async ({
  page,
}) => {
  const answer = await page.request.post('/api/products/bulk-price-update', {
    data: { modelLine: 'Топас', priceChange: '5', changeType: 'percentage' },
  })
  const { count }: { count: number } = await answer.json()
  await page.goto('/admin/journal?entity=products')
  const line = page.locator('.journal__row').first()
  await expect(line).toContainText(new RegExp(`изменила? ${count} товар`))
  await line.click()
  await expect(page.locator('.journal__batch > li')).toHaveCount(count)
  await expect(page.locator('.journal__batch > li').first()).toContainText('→')
  await turnTo(page, '/admin/journal?entity=projects&action=restore')
  await expect(page.getByText('Ничего не нашлось')).toBeVisible()
  await page.getByRole('button', { name: 'Сбросить фильтры' }).click()
  await expect(line).toBeVisible()
})
