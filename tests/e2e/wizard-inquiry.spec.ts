import type { Locator, Page } from '@playwright/test'
import { expect, test, visit } from '../support/e2e.ts'
import { createGate } from '../support/gate.ts'
import { step, visitStep, wizard } from '../support/wizard.ts'

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
  await expect(empty).toBeInViewport()
}

const pressInquiry = (page: Page) =>
  result(page)
    .getByRole('link', { name: /^Заявка с ответами/ })
    .first()
    .click()
const pressOther = (page: Page) =>
  result(page)
    .getByRole('link', { name: /^Оставить заявку/ })
    .first()
    .click()

test('From the result the buttons of the first and the second model lead to the form', {
  tag: '@both',
}, async ({ page }) => {
  await visit(page, ANSWERED)
  for (const press of [pressInquiry, pressOther]) {
    await press(page)
    await expectAtForm(page, form(page).getByLabel('Имя'))
    await page.goBack()
  }
})

// How the form is reached at a desk is seen above.
test('A visitor without the messenger sends the same answers from the page of the best model', {
  tag: '@phone',
}, async ({ page }) => {
  await visitStep(page, 6)
  const way = wizard(page)
    .getByRole('form')
    .getByRole('link', { name: 'Без WhatsApp: заявка на Топас-С 5 Лонг Пр' })
  await way.click()
  await expect(page).toHaveURL('/product/topas-s-5-long-pr#inquiry')
  await expectAtForm(page, form(page).getByLabel('Эл. почта'))
  await expect(form(page).getByLabel('Имя')).toHaveValue('Марина')
  await expect(form(page).getByLabel('Телефон')).toHaveValue('+7 916 000-00-00')
  await expect(form(page).getByLabel('Сообщение')).toHaveValue(
    [
      'Ответы из подбора:',
      'Количество жильцов: 4',
      'Проживание: Постоянно',
      'Количество гостей: 2',
      'Глубина трубы: 95 см',
      'Грунтовые воды: Высоко (0–1,5 м)',
      'Грунт: Супесь',
      'Отвод воды: Дренажный колодец',
      'Расстояние до места установки: 8,5 м',
      'Расстояние до точки сброса: 15 м',
      'Комментарий: Ворота 3 метра',
    ].join('\n'),
  )
  await form(page).getByRole('checkbox').check()
  const [request] = await Promise.all([
    page.waitForRequest('**/api/inquiries/contact'),
    form(page).getByRole('button', { name: 'Оставить заявку' }).click(),
  ])
  expect(request.postDataJSON()).toMatchObject({
    service: 'Запрос о продукте: Топас-С 5 Лонг Пр',
    wizardData: {
      residents: '4',
      pipeDepth: 95,
      banya: null,
      rulesVersion: expect.stringMatching(/^\d{4}-/),
    },
  })
  await expect(page.getByRole('heading', { name: /^Заявка № \d+ принята$/ })).toBeVisible()
  // The wizard keeps its answers for the chat.
  await page.goBack()
  await expect(step(page, 6)).toBeVisible()
})

/** Holds the answers about one product until they are let go. */
async function holdProduct(page: Page) {
  const gate = createGate()
  await page.route('**/api/products/*', gate.wait)
  return gate.open
}

test('The form is found also when the product comes late, but who reads on meanwhile is not taken to it', async ({
  page,
}) => {
  const letGo = await holdProduct(page)
  await visit(page, ANSWERED)
  await pressInquiry(page)
  await expect(page).toHaveURL(/#inquiry$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(form(page)).toHaveCount(0)
  letGo()
  await expectAtForm(page, form(page).getByLabel('Имя'))

  // Another product, which is not there yet either. The code that waits for the form is.
  await page.goBack()
  const letOther = await holdProduct(page)
  await pressOther(page)
  await expect(page).toHaveURL(/#inquiry$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(form(page)).toHaveCount(0)
  // Playwright does not wait until the page has heard of the wheel.
  await page.evaluate(() =>
    addEventListener('wheel', () => document.body.setAttribute('data-wheel', ''), { once: true }),
  )
  await page.mouse.wheel(0, 50)
  await expect(page.locator('body[data-wheel]')).toBeAttached()
  letOther()
  await expect(form(page)).toBeAttached()
  // Within two frames it would have been scrolled to.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await expect(form(page)).not.toBeInViewport()
})

// Which of the ways to the form lead into its first field is told by focus-at-anchor.test.ts.
test('Who opens the address of the form from elsewhere types at once; a reload keeps the place', async ({
  page,
}) => {
  await visit(page, '/product/topas-5#inquiry')
  await expect(form(page).getByLabel('Имя')).toBeFocused()
  await page.reload()
  await expect(form(page)).toBeInViewport()
  await expect(form(page).getByLabel('Имя')).not.toBeFocused()
})
