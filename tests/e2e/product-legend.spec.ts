import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, visit } from '../support/e2e.ts'

const STATION = '/product/topas-5-pr'

const number = (page: Page, at: number) => page.locator('.spot summary').nth(at - 1)
const meaning = (page: Page, text: string) => page.locator('.spot p', { hasText: text })

test('A press on a number of the drawing, as large as a finger, says what it is, one at a time', {
  tag: '@phone',
}, async ({ page }) => {
  await visit(page, STATION)
  const box = await number(page, 2).boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await number(page, 2).click()
  await expect(meaning(page, 'бактерии перерабатывают стоки')).toBeVisible()
  await number(page, 5).click()
  await expect(meaning(page, 'поднимает очищенную воду')).toBeVisible()
  await expect(meaning(page, 'бактерии перерабатывают стоки')).toBeHidden()
  await expectAccessible(page)

  await number(page, 1).focus()
  await page.keyboard.press('Enter')
  await expect(meaning(page, 'крупный мусор и жир')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(meaning(page, 'крупный мусор и жир')).toBeHidden()
})

test('A visitor learns from the price what the installation contains', async ({ page }) => {
  await visit(page, '/product/topas-6')
  const questions = page.locator('.prod-faq details')
  await expect(questions).toHaveCount(3)
  const [included, other] = [questions.nth(0), questions.nth(1)]
  await other.getByRole('heading').click()
  await expect(included).not.toHaveAttribute('open')
  await page.locator('.buy__box').getByRole('link', { name: 'что входит' }).click()
  await expect(included).toHaveAttribute('open')
  await expect(included.getByText('Обычный монтаж', { exact: false })).toBeInViewport()
})
