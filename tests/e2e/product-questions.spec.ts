import { expect, test, visit } from '../support/e2e.ts'

const STATION = '/product/topas-6'

test('A visitor learns from the price what the installation contains', async ({ page }) => {
  await visit(page, STATION)
  const questions = page.locator('.prod-faq details')
  await expect(questions).toHaveCount(3)
  const [included, other] = [questions.nth(0), questions.nth(1)]
  await other.getByRole('heading').click()
  await expect(included).not.toHaveAttribute('open')
  await page.locator('.buy__box').getByRole('link', { name: 'что входит' }).click()
  await expect(included).toHaveAttribute('open')
  await expect(included.getByText('Обычный монтаж', { exact: false })).toBeInViewport()
})

test('A visitor puts the station beside those of the same size', async ({ page }) => {
  await visit(page, STATION)
  await page.getByRole('link', { name: 'Сравнить четыре модели' }).click()
  await expect(page.getByRole('columnheader')).toHaveCount(4)
  await expect(page.getByRole('columnheader').first()).toContainText('Топас 6')
})

test('A visitor whose questions did not come sees the rest of the page', { tag: '@any-width' }, async ({
  page,
  watch,
}) => {
  watch.allowErrors(/Failed to load resource/)
  await page.route('**/api/faq/**', (route) => route.abort())
  await visit(page, '/catalog')
  await page.getByRole('link', { name: 'Топас 4', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Топас 4')
  await expect(page.getByRole('heading', { name: 'Частые вопросы' })).toHaveCount(0)
  await expect(page.locator('.buy__box')).toContainText('Сумму фиксируем в договоре')
  await expect(page.getByRole('link', { name: 'что входит' })).toHaveCount(0)
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('A visitor unfolds an answer', { tag: '@any-width' }, async ({ page }) => {
    await page.goto(STATION)
    await page.locator('.prod-faq summary').nth(2).click()
    await expect(page.locator('.prod-faq .a').nth(2)).toBeVisible()
  })
})
