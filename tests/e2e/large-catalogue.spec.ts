import type { Page } from '@playwright/test'
import { addManyProducts } from '../../scripts/bench/many-products.ts'
import { expect, expectAccessible, test, visit } from '../support/e2e.ts'
import { type OwnShop, openOwnShop } from '../support/own-shop.ts'
import { PHONE } from '../support/phone.ts'

/** Cards that come at once. */
const PART = 48
const COUNT = 3_000
/** What a filter asks for: the list and the counts beside it. */
const BOTH = ['/api/catalogue', '/api/facets']
let shop: OwnShop

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  shop = await openOwnShop()
  await addManyProducts(shop.pool, COUNT)
})
test.afterAll(() => shop.stop())

/** Scrolls through two more parts, to a product and back, and reloads the list. */
async function readOn(page: Page) {
  const wholeLists: string[] = []
  page.on('request', (request) => {
    if (/\/api\/products(?:\?|$)/.test(request.url())) wholeLists.push(request.url())
  })
  await visit(page, `${shop.address}/catalog`)
  const cards = page.getByRole('main').locator('.cards--long').getByRole('article')
  await expect(cards).toHaveCount(48)
  await expect(page.getByText(`Найдено товаров: ${COUNT} из ${COUNT}`)).toBeVisible()
  await cards.last().scrollIntoViewIfNeeded()
  await expect(cards).toHaveCount(96)
  await cards.last().scrollIntoViewIfNeeded()
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(144)

  const seen = cards.nth(90).getByRole('link')
  const name = (await seen.textContent()) ?? ''
  await seen.scrollIntoViewIfNeeded()
  const place = await seen.evaluate((link) => link.getBoundingClientRect().top)
  await seen.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await page.goBack()
  await expect(seen).toHaveText(name)
  await expect(seen).toBeInViewport()
  const again = await seen.evaluate((link) => link.getBoundingClientRect().top)
  expect(Math.abs(again - place)).toBeLessThan(150)
  await page.reload()
  await expect(seen).toHaveText(name)
  await expect(seen).toBeInViewport()
  expect(wholeLists).toEqual([])
}

/** Filters the list again and again; each answer is held until the control shows what was chosen. */
async function filterAll(page: Page) {
  const found = page.getByText(/^Найдено товаров: /)
  // On a phone the panel with these is closed.
  const chips = page.locator('#filters').getByRole('button', { name: /^До \d+ чел\.$/, includeHidden: true })
  const asked: string[] = []
  const pressed = new Map<string, PromiseWithResolvers<void>>()
  await page.route(/\/api\/(?:catalogue|facets|products)(?:\?|$)/, async (route) => {
    const { pathname, searchParams } = new URL(route.request().url())
    asked.push(pathname)
    // No answer before the control shows what was chosen: it does not wait for one.
    await pressed.get(searchParams.get('users') ?? '')?.promise
    await route.continue()
  })
  for (const place of [1, 5]) {
    const chip = chips.nth(place)
    const users = /\d+/.exec((await chip.textContent()) ?? '')?.[0] ?? ''
    const press = Promise.withResolvers<void>()
    pressed.set(users, press)
    asked.length = 0
    const before = await found.textContent()
    const added = await page.evaluateHandle(() => {
      const added = { count: 0 }
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) {
          for (const node of addedNodes) {
            if (!(node instanceof Element)) continue
            added.count += Number(node.matches('article')) + node.querySelectorAll('article').length
          }
        }
      }).observe(document.body, { childList: true, subtree: true })
      return added
    })
    await chip.dispatchEvent('click')
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
    await expect(found).toHaveText(before ?? '')
    await expect.poll(() => asked.toSorted()).toEqual(BOTH)
    press.resolve()
    await expect(found).not.toHaveText(before ?? '')
    expect(asked.toSorted()).toEqual(BOTH)
    expect(await added.evaluate(({ count }) => count)).toBeLessThanOrEqual(48)
  }
  await expect(found).not.toHaveText(`Найдено товаров: ${COUNT} из ${COUNT}`)
  await expect(page.getByRole('heading', { level: 2, name: /^Ровно на / })).toBeVisible()
  await page.getByRole('link', { name: /^Убрать фильтр/ }).click()
  await expect(found).toHaveText(`Найдено товаров: ${COUNT} из ${COUNT}`)
}

// Here and not in the project of phones, which would fill a shop of its own.
test.describe('On a phone', () => {
  test.use(PHONE)

  test('Scrolling shows more and more of 3 000 products; Back and a reload lead to the same place', ({
    page,
  }) => readOn(page))
})

test('The keyboard goes on with the first new card; what fails can be asked for again; a filter over all is there at once', async ({
  page,
  watch,
}) => {
  watch.allowErrors(/ERR_FAILED/)
  await page.route('**/api/catalogue?*', (route) => route.abort())
  await visit(page, `${shop.address}/catalog`)
  const cards = page.getByRole('main').locator('.cards--long').getByRole('article')
  await cards.last().scrollIntoViewIfNeeded()
  await expect(page.getByText('Не удалось загрузить продолжение списка.')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/catalogue?*')
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(96)
  // In sight it leads on by itself: how many there are when it is pressed is not known.
  await page.getByRole('link', { name: 'Показать ещё' }).focus()
  const before = await cards.count()
  await page.keyboard.press('Enter')
  const place = () =>
    cards.evaluateAll((all) => all.findIndex((card) => card.contains(document.activeElement)))
  await expect.poll(place).toBeGreaterThanOrEqual(before)
  expect((await place()) % PART, 'the first of a part').toBe(0)

  // At the end of the list its next part would be asked for too.
  await page.keyboard.press('Control+Home')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await filterAll(page)
})
