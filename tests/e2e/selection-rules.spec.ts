import { expect, test, visit } from '../support/e2e.ts'

test('a doubting customer sees the rules at work in a tab of its own', async ({ page }) => {
  await visit(page, '/selection-rules')
  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Посмотреть расчёт' }).click()
  const example = await opening
  await expect(example).toHaveURL(/\/\?residents=5&.*ditchDepth=120/)
  await expect(example.getByRole('main')).toContainText('Топас-С 6')
})
