import { type APIRequestContext, type Page, request } from '@playwright/test'
import { allow, banner, commands, refuse, watchForeign } from '../support/counters.ts'
import { expect, expectAccessible, test, visit } from '../support/e2e.ts'
import { watchShifts } from '../support/layout-shift.ts'
import type { OwnShop } from '../support/own-shop.ts'
import { PHONE } from '../support/phone.ts'

test.use({ serviceWorkers: 'allow' })

// One worker for this file: its shop has counters and purposes meanwhile, which other tests do not expect.
test.describe.configure({ mode: 'default' })

let shop: OwnShop
let desk: APIRequestContext
const changeSettings = async (data: Record<string, unknown>) =>
  expect((await desk.put('/api/admin/settings', { data })).status()).toBe(200)

test.beforeAll(async ({ staffShop, adminSession }) => {
  shop = staffShop
  desk = await request.newContext({
    baseURL: shop.address,
    storageState: { cookies: adminSession, origins: [] },
  })
  await changeSettings({
    yandexMetrikaId: '12345678',
    googleAnalyticsId: 'G-TEST1234',
    consentPurposes: ['advertising', 'maintenance'],
  })
})
test.afterAll(async () => {
  await changeSettings({ yandexMetrikaId: '', googleAnalyticsId: '', consentPurposes: [] })
  await desk.dispose()
})

const METRIKA = 'https://mc.yandex.ru/metrika/tag.js'
const ANALYTICS = 'https://www.googletagmanager.com/gtag/js?id=G-TEST1234'

test('nobody is counted before they allow it; who refuses by keyboard is left alone, and may change the answer both ways', async ({
  page,
}) => {
  const requested = await watchForeign(page)
  await visit(page, `${shop.address}/terms`)
  await expect(banner(page)).toContainText('Яндекс Метрика и Google Analytics ставят cookie')
  await expectAccessible(page)
  const sizes = await Promise.all([allow(page), refuse(page)].map((button) => button.boundingBox()))
  expect(sizes[0]?.width).toBeCloseTo(sizes[1]?.width ?? 0, 0)
  expect(sizes[0]?.height).toBeGreaterThanOrEqual(44)
  expect(sizes[1]?.height).toBe(sizes[0]?.height)
  for (const stop of [
    page.getByRole('link', { name: 'Перейти к содержанию' }),
    banner(page).getByRole('link', { name: 'Подробнее' }),
    allow(page),
    refuse(page),
  ]) {
    await page.keyboard.press('Tab')
    await expect(stop).toBeFocused()
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Карта сайта' }).click()
  await expect(page).toHaveURL(/\/sitemap$/)
  await expect(banner(page)).toBeVisible()
  expect(await page.context().cookies()).toEqual([])
  await refuse(page).press('Enter')
  await expect(banner(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()

  // Neither before the answer nor after it, on the next document too.
  await visit(page, `${shop.address}/contact`)
  await page.waitForLoadState('networkidle')
  await expect(banner(page)).toHaveCount(0)
  expect(requested).toEqual([])

  await page.getByRole('contentinfo').getByRole('link', { name: 'Настройки cookie' }).click()
  await expect(page).toHaveURL(/\/privacy#counters$/)
  const choice = page.locator('#counters')
  await expect(choice.getByRole('status')).toHaveText('Сейчас: вы не разрешили счётчики, они выключены.')
  await expect(choice).toContainText('Яндекс Метрика')
  await expect(choice).toContainText('Google Analytics')
  await choice.getByRole('button', { name: 'Разрешить', exact: true }).click()
  await expect(choice.getByRole('status')).toHaveText('Сейчас: вы разрешили счётчики.')
  await expect.poll(() => requested.length).toBe(2)
  await expectAccessible(page)

  const domain = '127.0.0.1'
  await page.context().addCookies([
    { name: '_ym_uid', value: '1', domain, path: '/' },
    { name: '_ga', value: '1', domain, path: '/' },
  ])
  await page.evaluate(() => localStorage.setItem('_ym_uid', '1'))
  await choice.getByRole('button', { name: 'Не разрешать' }).click()
  await expect(choice.getByRole('status')).toContainText('они выключены')
  expect((await commands(page)).metrika.at(-1)).toEqual([12345678, 'destruct'])
  expect(await page.evaluate(() => Reflect.get(window, 'ga-disable-G-TEST1234'))).toBe(true)
  expect(await page.context().cookies()).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['counters-consent'])
})

/** Opens a product with the banner, presses what may lie under it, and looks at the boxes of its form. */
async function useProductBesideBanner(page: Page) {
  await watchForeign(page)
  const shift = await watchShifts(page)
  await visit(page, `${shop.address}/product/topas-5`)
  await expect(allow(page)).toBeInViewport()
  expect(await shift()).toBeLessThan(0.01)
  // Playwright fails when another element would receive the click.
  await page.getByLabel('Связаться с нами').click()
  await expect(page.locator('.fab').getByRole('link', { name: /Позвонить/ })).toBeInViewport()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Оставить заявку' }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/#/)
  await expect(banner(page)).toBeVisible()
  // Purposes beside the inquiry itself are boxes of their own.
  const boxes = page.locator('#inquiry form').getByRole('checkbox')
  await expect(boxes).toHaveCount(3)
  for (const box of await boxes.all()) await expect(box).not.toBeChecked()
}

test('the banner moves nothing and covers no main action; boxes of a form can be told apart and hit', ({
  page,
}) => useProductBesideBanner(page))

// Here and not in the project of phones, which would start a shop of its own.
test.describe('on a phone', () => {
  test.use(PHONE)

  test('the banner moves nothing and covers no main action either', async ({ page }) => {
    await useProductBesideBanner(page)
    await expectAccessible(page)
  })
})

test('a visitor allows counters once: every page is told, and nobody asks again', async ({ page }) => {
  const requested = await watchForeign(page)
  await visit(page, `${shop.address}/catalog?utm_source=mail`)
  await allow(page).click()
  await expect(banner(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await expect.poll(() => requested.toSorted()).toEqual([METRIKA, ANALYTICS].toSorted())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Договор оферты' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Договор публичной оферты')
  const first = `${shop.address}/catalog?utm_source=mail`
  const second = `${shop.address}/terms`
  const title = await page.title()
  await expect.poll(async () => (await commands(page)).metrika.length).toBe(3)
  const { metrika, analytics } = await commands(page)
  expect(metrika).toEqual([
    [12345678, 'init', expect.objectContaining({ defer: true, webvisor: false })],
    [12345678, 'hit', first, { title: expect.stringContaining('Каталог'), referer: '' }],
    [12345678, 'hit', second, { title, referer: first }],
  ])
  const views = analytics.filter(([, name]) => name === 'page_view').map(([, , view]) => view)
  expect(views).toEqual([
    expect.objectContaining({ page_location: first }),
    expect.objectContaining({ page_location: second, page_title: title, page_referrer: first }),
  ])
  // Filters of one page are no other pages.
  await page.goBack()
  await expect.poll(async () => (await commands(page)).metrika.length).toBe(4)
  await page.getByLabel('Сортировка').selectOption('price_asc')
  await expect(page).toHaveURL(/sort=price_asc/)
  expect((await commands(page)).metrika).toHaveLength(4)
  await page.reload()
  await expect.poll(() => requested.length).toBe(4)
  await expect(banner(page)).toHaveCount(0)
})

test('a visitor whose browser keeps nothing still answers', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
  })
  const requested = await watchForeign(page)
  await visit(page, `${shop.address}/about`)
  await refuse(page).click()
  await expect(banner(page)).toHaveCount(0)
  expect(requested).toEqual([])
})
