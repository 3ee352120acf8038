import type { Page } from '@playwright/test'
import { expect, hydrated, test, visit } from '../support/e2e.ts'
import { CODE, createGate } from '../support/gate.ts'
import { visitWithStored } from '../support/stored-products.ts'

test.describe('Pictures', () => {
  /** Requested pictures: near the viewport, and others with a different drawing. */
  const listAsked = (page: Page) =>
    page.locator('.card__pic').evaluateAll((images) => {
      const below = (image: Element) => image.getBoundingClientRect().top - innerHeight
      const requested = images.filter((image) => !image.getAttribute('src')?.startsWith('data:'))
      const near = images.filter((image) => below(image) < 200 && below(image) > -innerHeight - 200)
      const shown = new Set(
        images.filter((image) => below(image) < 200).map((image) => image.getAttribute('src')),
      )
      return {
        missing: near.filter((image) => !requested.includes(image)).length,
        early: requested.filter((image) => below(image) >= 200 && !shown.has(image.getAttribute('src')))
          .length,
      }
    })

  test('the first screen shows its pictures before the page has come alive, and nobody waits for one that is far below', async ({
    page,
  }) => {
    const gate = createGate()
    await page.route(CODE, gate.wait)
    await page.goto('/catalog', { waitUntil: 'commit' })
    const first = page.locator('.card__pic').first()
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await expect.poll(() => listAsked(page)).toEqual({ missing: 0, early: 0 })
    gate.open()
    await hydrated(page)
    await expect.poll(() => listAsked(page)).toEqual({ missing: 0, early: 0 })
    await page.evaluate(() => document.querySelectorAll('article')[40]?.scrollIntoView())
    await expect.poll(() => listAsked(page)).toEqual({ missing: 0, early: 0 })
    await expect
      .poll(() =>
        page
          .locator('.card__pic')
          .nth(40)
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0)
  })

  test('a picture that cannot be loaded gives way to the one behind it', async ({ page, watch }) => {
    watch.allowErrors(/404|ERR_FAILED/)
    const stored = {
      id: 1,
      name: 'Топас 6',
      drawing: 'topas-box-1150x1170x2550-600-gravity',
      images: ['/assets/uploads/gone.jpg'],
    }
    await visitWithStored(page, '/cart', 'cart', [stored])
    const picture = page.locator('.line__pic')
    await expect(picture).toHaveAttribute('src', /^\/drawings\/v\d+\/thumb\//)
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  })
})

test('a drawing that cannot be loaded gives way to the default picture, in lists and under the gallery', async ({
  page,
  watch,
}) => {
  watch.allowErrors(/404|ERR_FAILED/)
  await page.route('**/drawings/**', (route) => route.abort())
  for (const [address, picture] of [
    ['/catalog', '.card__pic'],
    ['/product/topas-5', '.thumbs img'],
    ['/projects', '.work__pic'],
  ] as const) {
    await visit(page, address)
    const first = page.locator(picture).first()
    await first.scrollIntoViewIfNeeded()
    await expect(first).toHaveAttribute('src', '/default-product.svg')
  }
})

test('a product whose photos are all gone shows each drawing once', async ({ page, watch }) => {
  watch.allowErrors(/404|ERR_FAILED/)
  await page.route('**/api/products/topas-4', async (route) => {
    const response = await route.fetch()
    const images = [1, 2, 3].map((number) => `/assets/uploads/gone-${number}.jpg`)
    await route.fulfill({ response, json: { ...(await response.json()), images } })
  })
  await visit(page, '/catalog/topas')
  await page.getByRole('link', { name: 'Топас 4', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Топас 4')
  await expect(() => page.locator('.thumbs').scrollIntoViewIfNeeded({ timeout: 1000 })).toPass()
  await expect(page.locator('.thumbs li:visible')).toHaveCount(5)
  await expect(page.locator('.shot img')).toHaveAttribute('src', /^\/drawings\//)
  await expect(page.locator('.thumbs [aria-current]:visible')).toHaveCount(1)
  const sources = await page
    .locator('.thumbs li:visible img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')))
  expect(new Set(sources).size).toBe(sources.length)
})
