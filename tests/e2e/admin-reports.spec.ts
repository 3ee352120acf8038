import { expect, test } from '@playwright/test'
import { type OwnShop, openOwnShop } from '../support/own-shop.ts'

const PASSWORD = 'проверка-входа-1'
let shop: OwnShop
test.beforeAll(async () => {
  shop = await openOwnShop({ ADMIN_PASSWORD: PASSWORD })
  await shop.query(`insert into inquiries (name, phone, status, source_name, type, lost_reason, created_at, answered_at)
    select 'Клиент ' || n, '+7 900 000-00-00', (array['new', 'completed', 'canceled'])[n % 3 + 1],
      (array['yandex', 'direct'])[n % 2 + 1], 'product', case when n % 3 = 2 then 'Дорого' end,
      timestamptz '2026-10-20 12:00+03' - (n % 20) * interval '1 day', timestamptz '2026-10-20 12:09+03' - (n % 20) * interval '1 day'
    from generate_series(1, 60) as n`)
})
test.afterAll(() => shop.stop())
test.beforeEach(async ({ context }) => {
  await context.request.post(`${shop.address}/api/admin/login`, {
    data: { username: 'admin', password: PASSWORD },
  })
})

test('a report of chosen days has figures, charts with tables, and leads to the list', async ({ page }) => {
  await page.goto(`${shop.address}/admin/reports?from=2026-10-01&to=2026-10-20`)
  await expect(page.getByRole('heading', { name: 'Отчёты', level: 1 })).toBeVisible()
  await expect(page.getByText('половина — быстрее; худший 9 мин')).toBeVisible()
  const days = page.getByRole('region', { name: 'По дням, таблица' }).getByRole('row')
  await expect(days).toHaveCount(21)
  await expect(page.getByRole('region', { name: 'Почему потеряны' })).toContainText('Дорого')
  await page.screenshot({ path: '/tmp/live-reports-1280.png', fullPage: true })
  await page.getByRole('link', { name: 'yandex' }).click()
  await expect(page).toHaveURL(/\/admin\/orders\?source=yandex/)
})

test('days without requests say so, and the period stands in the address', async ({ page }) => {
  await page.goto(`${shop.address}/admin/reports?from=2025-01-01&to=2025-01-07`)
  await expect(page.getByText('За эти дни запросов не было')).toBeVisible()
  await page.getByRole('link', { name: 'Неделя' }).click()
  await expect(page).toHaveURL(/period=week/)
  await expect(page.getByRole('link', { name: 'Неделя' })).toHaveAttribute('aria-current', 'true')
})

test('on a phone it fits the width', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${shop.address}/admin/reports?from=2026-10-01&to=2026-10-20`)
  await expect(page.getByRole('heading', { name: 'По людям' })).toBeVisible()
  await page.screenshot({ path: '/tmp/live-reports-390.png', fullPage: true })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
