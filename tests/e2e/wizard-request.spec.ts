import type { Locator, Page } from '@playwright/test'
import { expect, test, visit } from '../support/e2e.ts'
import { visitStep, wizard } from '../support/wizard.ts'

const ANSWERED =
  '/?residents=5&livingType=permanent&guests=0&baths=1&showers=1&pipeDepth=50&groundWater=low&soilType=loam' +
  '&waterDisposal=drainage_ditch&distanceToInstallation=8&distanceToDisposal=12&plotFall=40&ditchDepth=120'

const result = (page: Page) => page.locator('#selection-result')
const form = (page: Page) => page.locator('#inquiry')

/** The visitor stands at the form, filled with his answers, and types into its first empty field. */
async function expectAtForm(page: Page, empty: Locator) {
  await expect(page).toHaveURL(/\/product\/.+#inquiry$/)
  await expect(form(page).getByLabel('Сообщение')).toHaveValue(/Количество жильцов/)
  await expect(empty).toBeFocused()
  const top = () => form(page).evaluate((section) => section.getBoundingClientRect().top)
  const height = page.viewportSize()?.height ?? 0
  await expect.poll(top).toBeGreaterThanOrEqual(-1)
  await expect.poll(top).toBeLessThan(height / 4)
  // What still comes above the form does not push it away.
  await page.waitForLoadState('networkidle')
  expect(await top()).toBeLessThan(height / 4)
  await expect(empty).toBeInViewport()
}

for (const [what, press] of [
  [
    'the main button',
    (page: Page) =>
      result(page)
        .getByRole('link', { name: /^Заявка с ответами/ })
        .first(),
  ],
  [
    'the second model',
    (page: Page) =>
      result(page)
        .getByRole('link', { name: /^Оставить заявку/ })
        .first(),
  ],
] as const) {
  test(`From the result ${what} leads to the form`, { tag: '@both' }, async ({ page }) => {
    await visit(page, ANSWERED)
    await press(page).click()
    await expectAtForm(page, form(page).getByLabel('Имя'))
  })
}

test('A request without the messenger leads from the last step to the form', { tag: '@both' }, async ({
  page,
}) => {
  await visitStep(page, 6)
  await wizard(page)
    .getByRole('link', { name: /^Без .+: заявка на/ })
    .click()
  await expectAtForm(page, form(page).getByLabel('Эл. почта'))
})

test('The form is found also when the product comes late, unless the visitor scrolls away', async ({
  page,
}) => {
  const held: (() => void)[] = []
  await page.route('**/api/products/*', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  await visit(page, ANSWERED)
  await result(page)
    .getByRole('link', { name: /^Заявка с ответами/ })
    .first()
    .click()
  await expect(page).toHaveURL(/#inquiry$/)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  for (const go of held) go()
  await expectAtForm(page, form(page).getByLabel('Имя'))
  await page.mouse.wheel(0, -2000)
  await expect(form(page)).not.toBeInViewport()
})

test('Who opens the address of the form from elsewhere types at once; Back and a reload keep the place', async ({
  page,
}) => {
  await visit(page, '/product/topas-5#inquiry')
  await expect(form(page).getByLabel('Имя')).toBeFocused()
  await page.reload()
  await expect(form(page)).toBeInViewport()
  await expect(form(page).getByLabel('Имя')).not.toBeFocused()
})

test('The button beside the price leads to the first empty field', async ({ page }) => {
  await visit(page, '/product/topas-5')
  await page.getByRole('link', { name: 'Оставить заявку' }).first().click()
  await expect(form(page).getByLabel('Имя')).toBeFocused()
  await expect(form(page)).toBeInViewport()
})
