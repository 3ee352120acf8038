import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect } from '../support/e2e.ts'
import { test } from '../support/staff-e2e.ts'

const SMALLEST_TARGET = 44

const heightOf = async (place: Locator) => Math.round((await place.boundingBox())?.height ?? 0)

/** Uploads a picture that is three times as high as wide; its address. */
async function uploadTall(page: Page): Promise<string> {
  const buffer = await sharp({ create: { width: 200, height: 600, channels: 3, background: '#3a6' } })
    .jpeg()
    .toBuffer()
  const response = await page.request.post('/api/upload/image', {
    multipart: { image: { name: 'tall.jpg', mimeType: 'image/jpeg', buffer } },
  })
  expect(response.status(), await response.text()).toBe(200)
  return (await response.json()).url
}

test('The heading of a landing page that is one long word breaks within a phone @phone', async ({ page }) => {
  const response = await page.request.post('/api/admin/landing-pages', {
    data: { title: 'Водоотведение-энергонезависимостьсверхдлинная', text: 'Текст', filter: { users: 5 } },
  })
  expect(response.status()).toBe(201)
  const { id, slug } = await response.json()
  await page.goto(`/selection/${slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { shown, width } = await page.evaluate(() => ({
    shown: document.documentElement.scrollWidth,
    width: document.documentElement.clientWidth,
  }))
  expect(shown).toBe(width)
  expect((await page.request.delete(`/api/admin/landing-pages/${id}`)).ok()).toBe(true)
})

test('A landing page called by one long word keeps the buttons of its row in the list', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const title = 'Водоотведениеэнергонезависимостьдача'
  const response = await page.request.post('/api/admin/landing-pages', {
    data: { title, text: 'Текст', filter: { users: 5 } },
  })
  expect(response.status()).toBe(201)
  const { id } = await response.json()
  await page.goto('/admin/landing-pages')
  const row = page.getByRole('row').filter({ hasText: title })
  const { x, width } = (await row.getByRole('button').last().boundingBox()) ?? { x: 0, width: 0 }
  const panel = (await page.locator('.panel').filter({ has: row }).boundingBox()) ?? { x: 0, width: 0 }
  expect(width).toBeGreaterThan(0)
  expect(x + width).toBeLessThanOrEqual(panel.x + panel.width)
  expect((await page.request.delete(`/api/admin/landing-pages/${id}`)).ok()).toBe(true)
})

test("A service's own picture is as high as the words beside it @phone", async ({ page }) => {
  const address = '/api/admin/pages/home'
  const { blocks, version } = await (await page.request.get(address)).json()
  const own = { ...blocks, services: { ...blocks.services, drainagePicture: await uploadTall(page) } }
  const written = await page.request.put(address, {
    data: { blocks: own },
    headers: { 'if-match': `"${version}"` },
  })
  expect(written.status(), await written.text()).toBe(200)
  await page.goto('/')
  const card = page.getByRole('link', { name: /^Дренаж участка/ }).first()
  await card.scrollIntoViewIfNeeded()
  const picture = card.locator('img')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalHeight))
    .toBeGreaterThan(0)
  const text = card.locator('p')
  const { y, height } = (await card.boundingBox()) ?? { y: 0, height: 0 }
  const words = (await text.boundingBox()) ?? { y: 0, height: 0 }
  // Only the padding of the words is below them.
  expect(y + height - words.y - words.height).toBeLessThan(24)
  expect(await heightOf(picture)).toBeGreaterThan(words.height)
  expect((await page.request.post(`${address}/reset`, { data: { part: 'services' } })).ok()).toBe(true)
})

test('Parts of a page and records of a sample are wide enough for a finger @phone', async ({ page }) => {
  await page.goto('/admin/pages?page=home')
  await page.getByText(/^Части этой страницы/).click()
  const part = page.getByRole('navigation', { name: 'Части страницы' }).getByRole('link', { name: 'Цифры' })
  expect(await heightOf(part)).toBeGreaterThanOrEqual(SMALLEST_TARGET)

  await page.goto('/admin/samples')
  const which = page.locator('summary').filter({ hasText: 'Районы, где' })
  await expect(which).toBeVisible()
  expect(await heightOf(which)).toBeGreaterThanOrEqual(SMALLEST_TARGET)
  await which.click()
  expect(await heightOf(page.getByRole('link', { name: 'Мытищи' }))).toBeGreaterThanOrEqual(SMALLEST_TARGET)
})

test('By keyboard no link of the menu has the focus behind what stays in sight below', async ({ page }) => {
  await page.goto('/admin/samples')
  const menu = page.locator('.side')
  await menu.getByRole('link', { name: 'Переадресации' }).focus()
  for (const name of ['Отчёты', 'Журнал', 'Корзина', 'Состояние']) {
    await page.keyboard.press('Tab')
    const link = menu.getByRole('link', { name, exact: true })
    await expect(link).toBeFocused()
    await expect
      .poll(() =>
        link.evaluate((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          return element.contains(document.elementFromPoint(x + width / 2, y + height - 2))
        }),
      )
      .toBe(true)
  }
})
