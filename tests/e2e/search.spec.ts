import { expect, test, visit } from '../support/e2e.ts'

test('a visitor searches again from the page, and spaces alone search for nothing', async ({ page }) => {
  await visit(page, '/search?q=topas')
  await page.locator('#page-q').fill('   ')
  await page.locator('#page-q').press('Enter')
  await expect(page).toHaveURL('/search?q=topas')
  await page.locator('#page-q').fill('грунт & вода')
  await page.locator('#page-q').press('Enter')
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent('грунт & вода')}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Результаты поиска «грунт & вода»')
})
