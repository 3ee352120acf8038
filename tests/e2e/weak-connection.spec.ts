import type { Page } from '@playwright/test'
import { expect, expectAccessible, hydrated, test, visit } from '../support/e2e.ts'
import { CODE, createGate } from '../support/gate.ts'

test.use({ serviceWorkers: 'allow' })

test.describe('Before the scripts arrive', () => {
  test('what a visitor presses and chooses is done as soon as it can be', async ({ page }) => {
    const gate = createGate()
    await page.route(CODE, gate.wait)
    await page.goto('/catalog', { waitUntil: 'commit' })
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: 'Топас 4', exact: true }) })
    const toCart = card.getByRole('button', { name: /^В корзину/ })
    await toCart.click()
    await expect(toCart).toHaveAttribute('aria-busy', 'true')
    await toCart.click()
    await card.getByRole('button', { name: /^Добавить к сравнению/ }).click()
    await page.getByRole('combobox', { name: 'Сортировка' }).selectOption('Дороже')
    await page.getByRole('slider', { name: /до$/ }).press('ArrowLeft')
    gate.open()
    await hydrated(page)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Корзина 1 товар' })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Сравнение 1 товар' })).toBeVisible()
    await expect(page).toHaveURL(/sort=price_desc/)
    await expect(page).toHaveURL(/price=50000-775000/)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expect(page.getByText('Товар уже в корзине')).toHaveCount(0)
  })

  test('an inquiry that was sent too early arrives, with all that was typed', async ({ page }) => {
    const gate = createGate()
    await page.route(CODE, gate.wait)
    await page.goto('/product/topas-6', { waitUntil: 'commit' })
    const form = page.locator('#inquiry')
    await form.getByLabel('Имя').fill('Вера')
    await form.getByLabel('Телефон').fill('8 926 123-45-67')
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: 'Оставить заявку' }).click()
    await expect(page).toHaveURL('/product/topas-6')
    const sent = page.waitForRequest('**/api/inquiries/contact')
    gate.open()
    await hydrated(page)
    expect((await sent).postDataJSON()).toMatchObject({ name: 'Вера', phone: '8 926 123-45-67' })
    await expect(form.getByText(/Заявка № \d+ принята/)).toBeVisible()
  })
})

test.describe('Until the page is seen', () => {
  /** Opens the catalogue with a delayed style sheet, so that nothing is painted; counts requested scripts. */
  const openUnpainted = async (page: Page) => {
    const gate = createGate()
    await page.route(/\/built\/.*\.css$/, gate.wait)
    const asked: string[] = []
    page.on('request', (request) => CODE.test(request.url()) && asked.push(request.url()))
    await page.goto('/catalog', { waitUntil: 'domcontentloaded' })
    return { asked, paint: gate.open }
  }

  test('none of its code is asked for, and all of it after', async ({ page }) => {
    const { asked, paint } = await openUnpainted(page)
    await page.evaluate(() => fetch('/favicon.svg'))
    expect(asked).toEqual([])
    paint()
    await hydrated(page)
    expect(asked.length).toBeGreaterThan(5)
    expect(new Set(asked).size).toBe(asked.length)
  })

  test('a tab in the background, which is not painted, asks for its code at once', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true }))
    const { asked, paint } = await openUnpainted(page)
    await expect.poll(() => asked.length).toBeGreaterThan(5)
    paint()
  })
})

test('a visitor who loses the connection keeps the page that he presses call-back on, and the header where he goes on', async ({
  page,
  context,
  watch,
}) => {
  watch.allowErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module/)
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/faq')
  // It would say so when its script could not be read.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await context.setOffline(true)
  await page.getByRole('banner').getByLabel('Меню', { exact: true }).click()
  await page.getByRole('navigation', { name: 'Разделы' }).getByText('Перезвоните мне').click()
  const said = page.getByRole('alert').filter({ hasText: 'Нет связи', hasNotText: 'интернет' })
  await expect(said.getByRole('link', { name: /\+7/ })).toHaveAttribute('href', /^tel:\+7\d{10}$/)
  await expect(page).toHaveURL('/faq')
  await page.getByRole('banner').getByLabel('Меню', { exact: true }).click()
  await page.getByRole('navigation', { name: 'Разделы' }).getByText('О компании').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Нет связи с интернетом')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Корзина' })).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Нет связи с интернетом')
})

test('a visitor without connection still gets the phone number', async ({ page, context, watch }) => {
  watch.allowErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await visit(page, '/catalog')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/offline')) !== undefined))
    .toBe(true)
  await context.setOffline(true)
  await page.goto('/product/topas-6')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Нет связи с интернетом')
  await expect(page.getByRole('link', { name: /^\+7/ })).toHaveAttribute('href', /^tel:\+7\d{10}$/)
  await expect(page.locator('body')).toHaveCSS('font-family', /Golos/)
  await expectAccessible(page)
  await context.setOffline(false)
  // By itself.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Топас 6')
})
