import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, test, visit } from '../support/e2e.ts'

const PROJECT = '/projects/1'
const TITLE = 'Топас 5 Лонг Пр на суглинке с весенней водой'

const found = (page: Page) => page.getByText(/^Найдено работ:/)
const place = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Район' }).getByRole('link', { name, exact: true })
const gallery = (page: Page) => page.getByRole('group', { name: 'Чертежи и фотографии' })
const shown = (page: Page) => gallery(page).getByRole('figure')

/** Expects all images of a list to load, also distant ones. */
async function expectPictures(images: Locator) {
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded()
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0)
  }
}

test('A visitor picks a district, opens a work, and Back leads through the same steps', async ({ page }) => {
  await visit(page, '/projects')
  await place(page, 'Пушкино').click()
  await expect(found(page)).toHaveText('Найдено работ: 4 из 21')
  expect(new URL(page.url()).searchParams.get('location')).toBe('Пушкино')
  await expect(place(page, 'Пушкино')).toHaveAttribute('aria-current', 'true')
  await page.getByRole('link', { name: TITLE }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE)
  await page.goBack()
  await expect(found(page)).toHaveText('Найдено работ: 4 из 21')
  await page.goBack()
  await expect(found(page)).toHaveText('Найдено работ: 21 из 21')
  await page.goForward()
  await place(page, 'Все районы').click()
  await expect(found(page)).toHaveText('Найдено работ: 21 из 21')
})

test('A visitor looks through the pictures by keyboard, thumbnail and in large', async ({ page }) => {
  await visit(page, PROJECT)
  await expect(shown(page)).toContainText('1 из 3')
  const picture = page.getByRole('img', { name: /^Разрез: суглинок, грунтовая вода на 1,2 м/ })
  await expectPictures(picture)
  await gallery(page).getByRole('button', { name: 'Разрез' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(shown(page)).toContainText('2 из 3 План участка: от дома до станции 18 м')
  await expect(gallery(page).getByRole('button', { name: 'План участка' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(shown(page)).toContainText('3 из 3 Котлован')
  await gallery(page).getByRole('button', { name: 'План участка' }).click()
  await expect(shown(page)).toContainText('2 из 3')
  await gallery(page).getByRole('button', { name: 'Показать крупно' }).click()
  const large = page.getByRole('dialog')
  await expect(large.getByRole('heading')).toHaveText('План участка')
  await page.keyboard.press('ArrowRight')
  await expect(large.getByRole('heading')).toHaveText('Котлован')
  await large.getByRole('button', { name: 'Следующая' }).click()
  await expect(large.getByRole('heading')).toHaveText('Разрез')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(large).toBeHidden()
  await expect(shown(page)).toContainText('1 из 3')
})

test('A swipe over the picture shows the next one and opens nothing', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  await visit(page, PROJECT)
  const box = await page.locator('.stage').boundingBox()
  if (!box) throw new Error('the picture is not on the page')
  const y = box.y + box.height / 2
  await swipe(page, isMobile, [box.x + box.width * 0.8, y], [box.x + box.width * 0.3, y])
  await expect(shown(page)).toContainText('2 из 3')
  await swipe(page, isMobile, [box.x + box.width * 0.3, y], [box.x + box.width * 0.8, y])
  await expect(shown(page)).toContainText('1 из 3')
  await expect(page.getByRole('dialog')).toBeHidden()
})

/** Swipes by touch on phones, by mouse on desktops. */
async function swipe(page: Page, byFinger: boolean, from: [number, number], to: [number, number]) {
  const points = [0, 0.25, 0.5, 0.75, 1].map((part) => ({
    x: from[0] + (to[0] - from[0]) * part,
    y: from[1] + (to[1] - from[1]) * part,
  }))
  if (!byFinger) {
    await page.mouse.move(...from)
    await page.mouse.down()
    for (const { x, y } of points) await page.mouse.move(x, y)
    await page.mouse.up()
    return
  }
  const client = await page.context().newCDPSession(page)
  const [first, ...rest] = points
  if (!first) return
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [first] })
  for (const point of rest) {
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] })
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
