import type { Page } from '@playwright/test'
import { expect } from '../support/e2e.ts'
import { test, turnTo } from '../support/staff-e2e.ts'

async function linksOfMore(page: Page): Promise<string[]> {
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Ещё' }).click()
  const links = page.getByRole('dialog', { name: 'Ещё' }).getByRole('link')
  await expect(links.last()).toBeVisible()
  return links.allTextContents()
}

test.describe('«Ещё» on a phone', { tag: '@phone' }, () => {
  test('holds every section that the bar has no room for', async ({ page }) => {
    expect(await linksOfMore(page)).toEqual([
      'Пользователи',
      'Профиль',
      'Цены',
      'Производители',
      'Комплектующие',
      'Импорт и выгрузка',
      'Фид для Яндекса',
      'Проекты и работы',
      'Отзывы',
      'Районы',
      'Подборки',
      'FAQ',
      'Содержание страниц',
      'Картинки и файлы',
      'Настройки',
      'Согласия',
      'Переадресации',
      'Отчёты',
      'Журнал',
      'Корзина',
      'Состояние',
      'Открыть сайт',
    ])
    const prices = page.getByRole('dialog').getByRole('link', { name: 'Цены' })
    // Browsers report fractions of a pixel.
    expect(Math.round((await prices.boundingBox())?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await prices.click()
    await expect(page).toHaveURL('/admin/prices')
    await expect(page.getByRole('heading', { name: 'Управление ценами' })).toBeVisible()

    // No hint about keys covers what a search field says.
    await turnTo(page, '/admin/products')
    await expect(page.getByRole('searchbox', { name: 'Поиск' })).toBeVisible()
    await expect(page.locator('.find kbd')).toBeHidden()
  })
})

test('A wide window is filled by lists, and has forms in its middle with their bar from edge to edge', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  const main = page.getByRole('main')
  const sideOf = (box: { x: number; width: number } | null) => {
    expect(box).not.toBeNull()
    return box ? { left: box.x - 236, right: 1920 - box.x - box.width } : { left: 0, right: 0 }
  }
  await page.goto('/admin/products')
  await expect(page.getByRole('row').nth(2)).toBeVisible()
  const list = sideOf(await main.getByRole('table').boundingBox())
  expect(list.left).toBeLessThan(48)
  expect(list.right).toBeLessThan(64)

  await turnTo(page, '/admin/profile')
  const name = page.getByLabel('Полное имя')
  await expect(name).toBeVisible()
  expect((await name.boundingBox())?.width).toBeLessThan(900)
  const form = sideOf(await main.boundingBox())
  expect(Math.abs(form.left - form.right)).toBeLessThan(20)
  // The ground of the bar reaches from the menu to the window's edge, and not over the menu.
  const groundAt = (x: number) => page.screenshot({ clip: { x, y: 1040, width: 4, height: 4 } })
  const bar = await groundAt(960)
  expect((await groundAt(250)).equals(bar)).toBe(true)
  expect((await groundAt(1880)).equals(bar)).toBe(true)
  expect((await groundAt(230)).equals(bar)).toBe(false)
  await expect(page.getByRole('button', { name: 'Выйти' })).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0)
})

test('On a tablet the menu is narrow with all its words, actions stand below the heading, and no row is cut at any width', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/admin/orders')
  const main = page.getByRole('main')
  const heading = main.getByRole('heading', { name: 'Запросы', level: 1 })
  await expect(heading).toBeVisible()
  expect((await main.boundingBox())?.width).toBeGreaterThan(640)
  await expect(page.getByRole('link', { name: 'Комплектующие' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Выйти' })).toBeVisible()
  const left = (await heading.boundingBox())?.x
  expect((await main.locator('.view-switch').boundingBox())?.x).toBe(left)

  const product = '/api/products/4'
  const { name } = await (await page.request.get('/api/products/id/4')).json()
  await page.request.patch(product, { data: { name: 'Станция Гидрокомпенсатор' } })
  for (const path of ['/admin/products', '/admin/projects', '/admin/users']) {
    await turnTo(page, path)
    await expect(main.locator('tbody tr').first()).toBeVisible()
    for (const width of [768, 900, 1060, 1160, 1230, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const beyond = () =>
        main.locator('table').evaluate((table) => {
          const panel = table.closest('.panel') ?? table
          return Math.round(table.getBoundingClientRect().right - panel.getBoundingClientRect().right)
        })
      await expect.poll(beyond, { message: `${path} at ${width}` }).toBeLessThanOrEqual(0)
    }
  }
  await page.request.patch(product, { data: { name } })
})
