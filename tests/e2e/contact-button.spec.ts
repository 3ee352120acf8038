import type { Page } from '@playwright/test'
import { listCovered } from '../support/covered.ts'
import { expect, test, visit } from '../support/e2e.ts'
import { button, visiblePixels } from '../support/floating-button.ts'

const scrollToY = (page: Page, y: number) => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)

/** Reads the page from its top to its end; the places, in pixels, where the button stays. */
const placesCovered = (page: Page) =>
  page.evaluate(async () => {
    const drawn = () => new Promise((seen) => requestAnimationFrame(seen))
    const fab = document.querySelector('.fab')
    const covers = async () => {
      await Promise.allSettled((fab?.getAnimations() ?? []).map(({ finished }) => finished))
      const { top = 0, bottom = 0 } = fab?.querySelector('summary')?.getBoundingClientRect() ?? {}
      return Math.min(bottom, innerHeight) > Math.max(top, 0)
    }
    const covered: number[] = []
    scrollTo({ top: 0, behavior: 'instant' })
    // The button looks at the place a frame after it was reached: until then the next one counts as a look back up.
    for (let frames = 0; frames < 3; frames += 1) await drawn()
    for (let top = 300; top < document.documentElement.scrollHeight; top += 600) {
      scrollTo({ top, behavior: 'instant' })
      for (let frames = 0; frames < 20; frames += 1) {
        await drawn()
        if (frames > 2 && !(await covers())) break
      }
      if (await covers()) covered.push(top)
    }
    return covered
  })

test.describe('On a phone', { tag: '@phone' }, () => {
  test('the cart has no button over its sum', async ({ page }) => {
    await visit(page, '/cart')
    await expect(button(page)).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('link', { name: /^Позвонить/ })).toBeVisible()
  })

  test('it lies on nothing while one reads a page down to the end; the keyboard brings it back', async ({
    page,
  }) => {
    await visit(page, '/contact')
    await expect.poll(() => placesCovered(page)).toEqual([])
    await page.getByRole('form', { name: 'Заявка' }).scrollIntoViewIfNeeded()
    await expect.poll(() => visiblePixels(page)).toBe(0)
    await button(page).focus()
    await expect.poll(() => visiblePixels(page)).toBe(56)
    await page.keyboard.press('Enter')
    await expect(page.locator('.fab').getByRole('link', { name: /WhatsApp/ })).toBeInViewport({ ratio: 1 })
  })

  test('it is there at the top of a page and after a look back up, not over the wizard or what one reads', async ({
    page,
  }) => {
    await visit(page, '/')
    await expect.poll(() => visiblePixels(page)).toBe(56)
    await scrollToY(page, 700)
    await expect.poll(() => visiblePixels(page)).toBe(0)
    await scrollToY(page, 500)
    await expect.poll(() => visiblePixels(page)).toBe(56)
    await page.locator('#product-wizard').evaluate((wizard) => wizard.scrollIntoView({ behavior: 'instant' }))
    await page.evaluate(() => scrollBy({ top: -60, behavior: 'instant' }))
    await expect.poll(() => visiblePixels(page)).toBe(0)
    await expect.poll(() => placesCovered(page)).toEqual([])
  })

  // Of the first screen of each list and text: every-page.spec.ts.
  test('it covers nothing of the answers one reads', async ({ page }) => {
    await visit(page, '/faq')
    await expect.poll(() => visiblePixels(page)).toBe(0)
    await expect.poll(() => placesCovered(page)).toEqual([])
  })

  test('it lies on no card, neither at first nor after a look back up or further down', async ({ page }) => {
    await visit(page, '/catalog')
    await expect.poll(() => visiblePixels(page)).toBe(0)
    await scrollToY(page, 900)
    for (const y of [600, 560, 500, 300, 0]) {
      await page.evaluate(
        () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))),
      )
      await scrollToY(page, y)
      await page.evaluate(
        () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))),
      )
      await expect.poll(() => visiblePixels(page), `at ${y} px`).toBe(0)
    }
    await expect.poll(() => placesCovered(page)).toEqual([])
  })

  test('on a product it stands in the bar at the bottom, which covers nothing that a keyboard reaches', async ({
    page,
  }) => {
    await visit(page, '/product/topas-6')
    for (const y of [0, 900, 300]) {
      await scrollToY(page, y)
      const [bar, own, action] = await Promise.all(
        [page.locator('.buybar'), button(page), page.locator('.buybar').getByRole('link')].map((place) =>
          place.boundingBox(),
        ),
      )
      expect(own?.y).toBeGreaterThanOrEqual(bar?.y ?? 0)
      expect(own?.x).toBeGreaterThanOrEqual((action?.x ?? 0) + (action?.width ?? 0))
      expect((own?.x ?? 0) + (own?.width ?? 0)).toBeLessThanOrEqual(bar?.width ?? 0)
    }
    expect(await page.locator('.buy').evaluate(listCovered)).toEqual([])
    await button(page).tap()
    await expect(page.locator('.fab').getByRole('link', { name: /Позвонить/ })).toBeInViewport({ ratio: 1 })
  })
})

test('on a desk it stands beside the text, never on it, and opens to a call and a chat', async ({ page }) => {
  await visit(page, '/about')
  for (const width of [1024, 1280, 1366, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const [text, own] = await Promise.all([
      page
        .locator('#main .wrap')
        .first()
        .evaluate((wrap) => {
          const { right } = wrap.getBoundingClientRect()
          return right - Number.parseFloat(getComputedStyle(wrap).paddingRight)
        }),
      button(page).boundingBox(),
    ])
    expect(own?.x, `${width} px`).toBeGreaterThanOrEqual(text)
  }

  // By keyboard it opens to a call and a chat, and Esc closes it.
  await button(page).focus()
  await page.keyboard.press('Enter')
  const contacts = page.locator('.fab')
  await expect(contacts.getByRole('link', { name: /Позвонить/ })).toHaveAttribute('href', /^tel:\+7\d{10}$/)
  await expect(contacts.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /wa\.me\/7\d{10}$/)
  await page.keyboard.press('Escape')
  await expect(contacts.getByRole('link')).toHaveCount(0)
  await expect(button(page)).toBeFocused()
})
