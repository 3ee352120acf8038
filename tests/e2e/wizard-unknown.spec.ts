import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, visit } from '../support/e2e.ts'
import { choose, next, question, step, wizard } from '../support/wizard.ts'

const everyQuestion = [
  ['Сколько человек живёт в доме?', 'Как живёте?', 'Сколько бывает гостей?'],
  ['На какой глубине труба выходит из дома?', 'Как близко грунтовая вода?'],
  ['Какой на участке грунт?'],
  ['Что стоит сейчас?'],
]

test('A visitor who knows nothing says so at every step, all of which stand within the narrowest screens', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await visit(page, '/')
  for (const [at, questions] of everyQuestion.entries()) {
    await expect(step(page, at + 1)).toBeVisible()
    for (const name of questions) await question(page, name).getByLabel('Не знаю').check()
    // The most that a step asks.
    if (at === 3) await choose(page, 'Куда уйдёт очищенная вода?', 'Овраг ниже станции')
    // The first step is one of the home page (every-page.spec.ts).
    if (at > 0) await expectAccessible(page)
    await expectWithinScreen(page)
    await next(page)
  }
  for (const way of ['distanceToInstallation', 'distanceToDisposal']) {
    await wizard(page).locator(`[name="${way}Unknown"]`).check()
  }
  await expectWithinScreen(page)
  await next(page)
  await expect(step(page, 6)).toBeVisible()
  await expectWithinScreen(page)
})

const expectWithinScreen = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBeLessThanOrEqual(0)
