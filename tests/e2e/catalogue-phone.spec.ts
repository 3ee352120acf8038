import type { Page } from '@playwright/test'
import { listCovered } from '../support/covered.ts'
import { expect, expectAccessible, test, visit } from '../support/e2e.ts'

const SCREEN = 844
const TARGET = 44

const openFilters = (page: Page) => page.getByRole('button', { name: /показать фильтры/i }).click()
const show = (page: Page) => page.getByRole('button', { name: /^Показать \d|Ничего не нашлось/ })

/** The whole list takes at most 18 screens, every card drawn and none left for later. */
async function expectWholeList(page: Page) {
  await expect(page.getByRole('article')).toHaveCount(73)
  // Elements outside of the viewport have estimated heights until then.
  await page.getByRole('article').evaluateAll((cards) => {
    for (const card of cards) if (card instanceof HTMLElement) card.style.contentVisibility = 'visible'
  })
  const { height, width } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    width: document.documentElement.scrollWidth,
  }))
  expect(height).toBeLessThanOrEqual(18 * SCREEN)
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}

/** A badge covers no words of its card, and the drawing is an upright one with the depth of the pit. */
async function expectNothingCovered(page: Page) {
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: 'Топас 8 Лонг', exact: true }) })
  await card.scrollIntoViewIfNeeded()
  const drawing = card.getByRole('img')
  await expect
    .poll(() => drawing.evaluate((one) => (one instanceof HTMLImageElement ? one.currentSrc : '')))
    .toContain('/row/')
  const places = [drawing, card.getByText('Глубокая труба'), card.getByText('монтаж'), card.getByText('440')]
  const boxes = await Promise.all(places.map((place) => place.boundingBox()))
  for (const [i, a] of boxes.entries()) {
    for (const b of boxes.slice(i + 1)) {
      if (!a || !b) throw new Error('not shown')
      const apart =
        a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
      expect(apart).toBe(true)
    }
  }
}

test.describe('On a phone', { tag: '@phone' }, () => {
  test('a card says all that one chooses by, no badge covers it, and both actions can be hit', async ({
    page,
  }) => {
    await visit(page, '/catalog/topas')
    await expectNothingCovered(page)
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: 'Топас 6', exact: true }) })
    await card.scrollIntoViewIfNeeded()
    for (const text of ['до 6', '1,15 м³/сут', '250 л', 'от 225 270 ₽', 'монтаж 36 000 ₽'])
      await expect(card.getByText(text)).toBeVisible()
    for (const name of ['В корзину: Топас 6', 'Добавить к сравнению Топас 6']) {
      const box = await card.getByRole('button', { name }).boundingBox()
      expect(box?.width, name).toBeGreaterThanOrEqual(TARGET)
      expect(box?.height, name).toBeGreaterThanOrEqual(TARGET)
      await card.getByRole('button', { name }).tap()
    }
    await expect(card.getByRole('button', { name: 'В корзине: Топас 6' })).toBeVisible()
    await expect(card.getByRole('button', { name: 'Добавить к сравнению' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(page).toHaveURL('/catalog/topas')
    await expectAccessible(page)
    await card.getByRole('heading').tap()
    await expect(page).toHaveURL('/product/topas-6')
  })

  test('the whole catalogue takes at most 18 screens; its filters say how much they leave, and lead there', async ({
    page,
  }) => {
    await visit(page, '/catalog/bio-s')
    await expect(page.getByRole('link', { name: 'Био-С', exact: true }).first()).toBeInViewport({ ratio: 1 })
    await visit(page, '/catalog')
    await expectWholeList(page)
    await openFilters(page)
    await expect(show(page)).toHaveText('Показать 73 модели')
    const covered = await page.locator('#filters').evaluate(listCovered)
    expect(covered, 'what a keyboard reaches is not under the end of the panel').toEqual([])
    await page.getByRole('button', { name: 'До 20 чел.' }).tap()
    await expect(show(page)).toHaveText('Показать 5 моделей')
    await expect(show(page)).toBeInViewport({ ratio: 1 })
    await show(page).tap()
    await expect(page.getByRole('button', { name: 'До 20 чел.' })).toBeHidden()
    await expect(page.getByRole('button', { name: /показать фильтры/i })).toContainText('Фильтры: 1')
    await expect(page.getByText('Найдено товаров: 5 из 73')).toBeFocused()
    await expect(page.getByRole('article').first()).toBeInViewport()

    // Filters that leave nothing say which one to give up.
    await visit(page, '/catalog?users=30&price=50000-200000')
    await openFilters(page)
    await expect(show(page)).toBeDisabled()
    const hint = page.locator('#filters').getByText('С другой ценой модели есть: раздвиньте границы.')
    await expect(hint).toBeVisible()
    await expectAccessible(page)
  })
})
