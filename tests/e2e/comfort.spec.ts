import type { Page } from '@playwright/test'
import { expect, expectAccessible, hydrated, test, visit } from '../support/e2e.ts'
import { CODE, createGate } from '../support/gate.ts'
import { expectPrinted } from '../support/printed-page.ts'

const PRODUCT = /\/api\/products\/(?!id\/)[\w-]+$/

/** Counts matching requests from now on. */
function countRequests(page: Page, pattern: RegExp): () => number {
  let count = 0
  page.on('request', (request) => {
    if (pattern.test(new URL(request.url()).pathname)) count += 1
  })
  return () => count
}

/** Distance that something moves within two frames. */
async function movedWithin(page: Page, place: () => Promise<number>): Promise<number> {
  const before = await place()
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  return (await place()) - before
}

test.describe('From page to page', () => {
  /** Scrolls to a card of the catalogue, opens it and goes back, from a product that was loaded anew where `reload` says so. */
  async function leaveAndReturn(page: Page, { reload }: { reload: boolean }) {
    const card = page.getByRole('article').nth(30)
    const place = async () => Math.round((await card.boundingBox())?.y ?? Number.NaN)
    await card.scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollBy(0, 150))
    await expect.poll(() => movedWithin(page, place), 'cards out of sight have got their heights').toBe(0)
    const before = await place()
    await card.getByRole('link').click()
    await expect(page).toHaveURL(/\/product\//)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    if (reload) {
      await page.reload()
      await hydrated(page)
    }
    await page.goBack()
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(2)
  }

  test('a product is fetched once: when a visitor stays at its link, not when they pass; Back leads to the same card', async ({
    page,
  }) => {
    await visit(page, '/catalog')
    const fetched = countRequests(page, PRODUCT)
    // In one task: a moving pointer crosses three links within a moment.
    await page.getByRole('article').evaluateAll((cards) => {
      for (const card of cards.slice(0, 3)) {
        card.querySelector('a')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
      }
    })
    await expect.poll(fetched).toBe(1)
    const third = page.getByRole('article').nth(2).getByRole('link')
    await third.hover()
    await third.click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Топас')
    expect(fetched()).toBe(1)

    await page.goBack()
    await expect(page).toHaveURL('/catalog')
    await leaveAndReturn(page, { reload: false })
  })

  test('Back leads to the same card also when the list has to be fetched again', { tag: '@phone' }, async ({
    page,
  }) => {
    await visit(page, '/catalog')
    await leaveAndReturn(page, { reload: true })
  })

  test('a slow page keeps the present one in place; who changes their mind gets the page they chose last; anchors and Back lead to their places', async ({
    page,
  }) => {
    await visit(page, '/catalog')
    const footer = page.getByRole('contentinfo')
    const slow = createGate()
    await page.route(CODE, slow.wait)
    await footer.getByRole('link', { name: 'Карта сайта' }).click()
    await expect(page.getByRole('progressbar', { name: 'Загрузка страницы' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Септики и станции')
    slow.open()
    await expect(page).toHaveURL('/sitemap')
    await expect(page.getByRole('progressbar')).toHaveCount(0)

    await page.unroute(CODE)
    const gate = createGate()
    let held = 0
    await page.route(CODE, (route) => {
      held += 1
      return held === 1 ? gate.wait(route) : route.continue()
    })
    await footer.getByRole('link', { name: 'Договор оферты' }).click()
    await expect.poll(() => held).toBeGreaterThan(0)
    await page.getByRole('main').getByRole('link', { name: 'Контакты', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Контакты')
    gate.open()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expect(page).toHaveURL('/contact')
    await page.goBack()
    await expect(page).toHaveURL('/sitemap')

    await page.goBack()
    await expect(page).toHaveURL('/catalog')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Политика конфиденциальности' }).click()
    await expect(page).toHaveURL('/privacy')
    const place = () => page.evaluate(() => Math.round(scrollY))
    await expect.poll(place).toBe(0)
    const link = page.getByRole('main').locator('a[href="#browser"]').first()
    await link.evaluate((element: HTMLAnchorElement) => element.click())
    await expect(page.getByRole('heading', { name: 'Что сайт хранит в вашем браузере' })).toBeInViewport()
    await expect.poll(place).toBeGreaterThan(0)
    await page.goBack()
    await expect.poll(place).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL('/catalog')
    await expect(page.getByRole('contentinfo')).toBeInViewport()
  })

  test('a visitor finds on other pages what they looked at, and may clear it', async ({ page }) => {
    await visit(page, '/product/topas-5')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('recent'))).toContain('topas-5')
    await visit(page, '/cart')
    const seen = page.getByRole('region', { name: 'Вы смотрели' })
    await expect(seen.getByRole('link')).toHaveText(['Топас 5'])
    await expectAccessible(page)
    await seen.getByRole('button', { name: 'Очистить' }).click()
    await expect(seen).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('recent'))).not.toContain('topas-5')
  })
})

test('a printed page says whose it is and where to call, and nothing that can only be pressed', async ({
  page,
}) => {
  await visit(page, '/product/topas-6')
  await expectPrinted(page)
})
