import { rules } from '../../src/domain/selection/rules-table.ts'
import { expect, expectAccessible, test, visit } from '../support/e2e.ts'

test('a doubting customer reads every rule with its source, and sees it at work', { tag: '@both' }, async ({
  page,
}) => {
  await visit(page, '/selection-rules')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Как мы подбираем станцию')
  for (const { title, source } of rules) {
    await expect(page.getByRole('term').filter({ hasText: title })).toBeVisible()
    await expect(page.getByText(`Откуда: ${source}`).first()).toBeVisible()
  }
  await expectAccessible(page)
  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Посмотреть расчёт' }).click()
  const example = await opening
  await expect(example).toHaveURL(/\/\?residents=5&.*ditchDepth=120/)
  await expect(example.getByRole('main')).toContainText('Топас-С 6')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the rules are all there, and the site map leads to them', async ({ page }) => {
    await page.goto('/sitemap')
    await page.getByRole('link', { name: 'Как мы подбираем станцию' }).click()
    await expect(page.getByRole('term')).toHaveCount(rules.length)
    await expect(page.getByRole('img', { name: /^Разрез участка/ })).toBeVisible()
  })
})
