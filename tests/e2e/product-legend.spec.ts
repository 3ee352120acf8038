import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, visit } from '../support/e2e.ts'

const STATION = '/product/topas-5-pr'

const number = (page: Page, at: number) => page.locator('.spot summary').nth(at - 1)
const meaning = (page: Page, text: string) => page.locator('.spot p', { hasText: text })

test('A press on a number of the drawing says what it is, one at a time', async ({ page }) => {
  await visit(page, STATION)
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

test('Another picture of the station has no numbers to press', async ({ page }) => {
  await visit(page, STATION)
  await expect(number(page, 1)).toBeVisible()
  await page.getByRole('button', { name: 'Зимой' }).click()
  await expect(page.locator('.spot')).toHaveCount(0)
})

test('A number is as large as a finger', async ({ page }) => {
  await visit(page, STATION)
  const box = await number(page, 2).boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
})

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a press on a number says what it is', async ({ page }) => {
    await page.goto(STATION)
    await number(page, 3).click()
    await expect(meaning(page, 'ил оседает')).toBeVisible()
  })
})
