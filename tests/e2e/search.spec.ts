import { expect, expectAccessible, test, visit } from '../support/e2e.ts'

test('a visitor who types a model by its sound finds it first, and the query stays in the field', async ({
  page,
}) => {
  await visit(page, `/search?q=${encodeURIComponent('топас 5 пр')}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Результаты поиска «топас 5 пр»')
  await expect(page.getByRole('article').first()).toContainText('Топас 5 Пр')
  await expect(page.getByText(/Найдено товаров: \d+/)).toBeVisible()
  await expect(page.locator('#page-q')).toHaveValue('топас 5 пр')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expectAccessible(page)
})

test('a visitor searches again from the page, and spaces alone search for nothing', {
  tag: '@any-width',
}, async ({ page }) => {
  await visit(page, '/search?q=topas')
  await page.locator('#page-q').fill('   ')
  await page.locator('#page-q').press('Enter')
  await expect(page).toHaveURL('/search?q=topas')
  await page.locator('#page-q').fill('грунт & вода')
  await page.locator('#page-q').press('Enter')
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent('грунт & вода')}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Результаты поиска «грунт & вода»')
})

test('a visitor who finds nothing is told so and given a way on', { tag: '@any-width' }, async ({ page }) => {
  await visit(page, `/search?q=${encodeURIComponent('ъъъъъ')}`)
  await expect(page.getByText('По запросу «ъъъъъ» ничего не найдено')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Весь каталог' }).click()
  await expect(page).toHaveURL('/catalog')
})

test('an empty search suggests what can be asked for', async ({ page }) => {
  await visit(page, '/search?q=+++')
  await expect(page).toHaveURL('/search')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Поиск')
  await expect(page.getByRole('main').getByRole('link', { name: 'Топас', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'на 5 человек', exact: true }).click()
  await expect(page.getByRole('article').first()).toContainText('Топас 5')
})

test('a failed search says so in the corner and on the page, and can be repeated', async ({
  page,
  watch,
}) => {
  watch.allowErrors(/500/)
  await visit(page, '/search')
  await page.route('**/api/products?*', (route) =>
    route.fulfill({ status: 500, json: { message: 'Ошибка' } }),
  )
  await page.getByRole('link', { name: 'Лонг', exact: true }).click()
  const text = 'Произошла ошибка при выполнении поиска. Пожалуйста, попробуйте позже.'
  await expect(page.getByRole('alert').filter({ hasText: text })).toHaveCount(1)
  await expect(page.locator('.toasts').getByRole('alert')).toContainText(text)
  await expect(page.getByRole('main')).toContainText(text)
  await page.unroute('**/api/products?*')
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.getByRole('article').first()).toContainText('Лонг')
})
