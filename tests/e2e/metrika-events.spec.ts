import type { Page } from '@playwright/test'
import { allow, banner, commands, refuse, watchForeign } from '../support/counters.ts'
import { expect, visit } from '../support/e2e.ts'
import { openedLongAgo, test } from '../support/visitor-e2e.ts'

const ID = 12345678
/** The late code has come when a press is told of. */
const isEvents = (url: string) => /\/built\/metrika-events-[\w-]+\.js$/.test(new URL(url).pathname)

/** Keeps the browser from looking for a telephone. */
const unplugPhone = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('click', (event) => {
      const { target } = event
      if (target instanceof Element && target.closest('a[href^="tel:"]')) event.preventDefault()
    }),
  )

const pressPhone = (page: Page) => page.locator('header a[href^="tel:"]').first().click()
const putIntoCart = (page: Page) =>
  page.getByRole('button', { name: 'В корзину: Топас 6', exact: true }).first().click()

/** Goals so far, and what the container of e-commerce has got; null without one. */
const told = async (page: Page) => ({
  goals: (await commands(page)).metrika.filter(([, what]) => what === 'reachGoal'),
  layer: await page.evaluate(() => window.ecommerceLayer ?? null),
})
const goals = (...names: string[]) => names.map((name) => [ID, 'reachGoal', name])
const ecommerce = (action: object) => ({ ecommerce: { currencyCode: 'RUB', ...action } })

test('who allows the counter and asks for a station is told of to Metrika without name and phone, until the answer is another', async ({
  page,
  staff,
}) => {
  await staff.changeSettings({ yandexMetrikaId: String(ID) })
  await watchForeign(page)
  await unplugPhone(page)
  await visit(page, '/product/topas-6')
  await Promise.all([page.waitForResponse((response) => isEvents(response.url())), allow(page).click()])
  const seen = { id: '1', name: 'Топас 6', brand: 'Топас', category: expect.any(String) }
  await expect
    .poll(async () => (await told(page)).layer)
    .toEqual([
      ecommerce({ detail: { products: [{ ...seen, id: expect.any(String), price: expect.any(Number) }] } }),
    ])
  expect((await commands(page)).metrika[0]).toEqual([
    ID,
    'init',
    expect.objectContaining({ ecommerce: 'ecommerceLayer' }),
  ])
  await pressPhone(page)
  await putIntoCart(page)
  await expect.poll(async () => (await told(page)).goals).toEqual(goals('phone', 'cart'))

  // What is done in another tab is told of there alone.
  const tab = await page.context().newPage()
  await watchForeign(tab)
  await visit(tab, '/product/topas-5')
  await expect.poll(async () => (await told(tab)).layer).toHaveLength(1)
  await tab.getByRole('button', { name: 'В корзину: Топас 5', exact: true }).first().click()
  await expect.poll(async () => (await told(tab)).goals).toEqual(goals('cart'))
  await expect(page.getByRole('banner').getByRole('link', { name: /^Корзина/ })).toHaveAccessibleName(
    'Корзина 2 товара',
  )
  expect((await told(page)).goals).toEqual(goals('phone', 'cart'))
  await tab.close()

  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Корзина/ })
    .click()
  await page.getByRole('link', { name: 'Оформить заявку' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await page.getByLabel('Имя').fill('Ирина')
  await page.getByLabel('Телефон').fill('8 (926) 123-45-67')
  await openedLongAgo(page)
  await page.getByRole('button', { name: 'Отправить заявку' }).click()
  const title = page.getByRole('heading', { level: 1, name: /^Заявка № \d+ принята$/ })
  await expect(title).toBeVisible()
  const number = /\d+/.exec((await title.textContent()) ?? '')?.[0]
  const { goals: reached, layer } = await told(page)
  expect(reached).toEqual(goals('phone', 'cart', 'inquiry'))
  expect(layer?.map((one) => Object.keys(Object.values(one)[0] ?? {})[1])).toEqual([
    'detail',
    'add',
    'purchase',
  ])
  expect(layer?.at(-1)).toEqual(
    ecommerce({
      purchase: {
        actionField: { id: number, revenue: expect.any(Number) },
        products: ['Топас 6', 'Топас 5'].map((name) => ({
          id: expect.any(String),
          name,
          brand: 'Топас',
          price: expect.any(Number),
          quantity: 1,
        })),
      },
    }),
  )
  expect(JSON.stringify(layer)).not.toMatch(/Ирина|926/)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Настройки cookie' }).click()
  await page.locator('#counters').getByRole('button', { name: 'Не разрешать' }).click()
  await expect.poll(async () => (await commands(page)).metrika.at(-1)).toEqual([ID, 'destruct'])
  await pressPhone(page)
  expect((await commands(page)).metrika.at(-1)).toEqual([ID, 'destruct'])
  expect((await told(page)).layer).toBeNull()
})

test('of who refuses nothing is told, and the code for it is not loaded', async ({ page, staff }) => {
  await staff.changeSettings({ yandexMetrikaId: String(ID) })
  const foreign = await watchForeign(page)
  await unplugPhone(page)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await visit(page, '/product/topas-6')
  await expect(banner(page)).toBeVisible()
  await pressPhone(page)
  await refuse(page).click()
  await expect(banner(page)).toHaveCount(0)
  await pressPhone(page)
  await putIntoCart(page)
  await expect(page.getByRole('banner').getByRole('link', { name: /^Корзина/ })).toHaveAccessibleName(
    'Корзина 1 товар',
  )
  await page.waitForLoadState('networkidle')
  expect(await told(page)).toEqual({ goals: [], layer: null })
  expect(await page.evaluate(() => window.ym === undefined)).toBe(true)
  expect(foreign).toEqual([])
  expect(loaded.filter(isEvents)).toEqual([])
})
