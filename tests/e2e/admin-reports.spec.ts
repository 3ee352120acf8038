import type { Page } from '@playwright/test'
import { expect, expectAccessible } from '../support/e2e.ts'
import { EMPTY_INQUIRIES } from '../support/empty-inquiries.ts'
import { test } from '../support/staff-e2e.ts'

test.beforeAll(async ({ staffShop }) => {
  await staffShop.query(EMPTY_INQUIRIES)
  await staffShop.query(`insert into inquiries (name, phone, status, source_name, type, lost_reason, created_at, answered_at)
    select 'Клиент ' || n, '+7 900 000-00-00', (array['new', 'completed', 'canceled'])[n % 3 + 1],
      (array['yandex', 'direct'])[n % 2 + 1], 'product', case when n % 3 = 2 then 'Дорого' end,
      timestamptz '2026-10-20 12:00+03' - (n % 20) * interval '1 day', timestamptz '2026-10-20 12:09+03' - (n % 20) * interval '1 day'
    from generate_series(1, 60) as n`)
  await staffShop.query(`insert into inquiries (name, phone, status, source_name, type, created_at, answered_at) values
    ('Быстро', '+7 900 000-00-00', 'processing', 'yandex', 'other', '2025-02-03 12:00+03', '2025-02-03 12:04+03'),
    ('Сами записали', '+7 900 000-00-00', 'processing', 'phone', 'other', '2025-02-03 12:00+03', '2025-02-03 12:00+03'),
    ('Зашли в офис', '+7 900 000-00-00', 'processing', 'visit', 'other', '2025-02-03 12:00+03', '2025-02-03 12:00+03'),
    ('Без ответа', '+7 900 000-00-00', 'new', 'direct', 'other', '2025-02-03 12:00+03', null)`)
})
test.afterAll(({ staffShop }) => staffShop.query(EMPTY_INQUIRIES))

const open = (page: Page, query: string) => page.goto(`/admin/reports?${query}`)
const october = 'from=2026-10-01&to=2026-10-20'
const bars = (page: Page, name: RegExp) => page.getByRole('img', { name }).locator('.ct-bar')

test('A report of chosen days has figures, charts with tables, fits any screen, is light on paper, and leads to the same inquiries', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('staff-theme', 'dark'))
  await open(page, october)
  await expect(page.getByRole('heading', { name: 'Отчёты', level: 1 })).toBeVisible()
  await expect(page.getByRole('row', { name: 'Ещё никто не взял 60' })).toBeVisible()
  await expect(page.getByText('половина — быстрее; худший 9 мин. Время идёт и ночью')).toBeVisible()
  const days = page.getByRole('region', { name: 'По дням, таблица' }).getByRole('row')
  await expect(days).toHaveCount(21)
  await expect(bars(page, /^Столбики: сколько запросов пришло.* Больше всего: .*, 3\./)).toHaveCount(40)
  await expect(page.getByRole('region', { name: 'Почему потеряны' })).toContainText('Дорого')
  await expect(bars(page, /За 15 мин и быстрее — 60 из 60/)).toHaveCount(10)
  await expect(page.getByText('цель 15 мин')).toBeVisible()
  const table = page.getByRole('region', { name: 'До первого ответа, таблица' })
  await expect(table.getByRole('row', { name: /5 – 15 мин/ })).toHaveText(/60\s*100\s%/)
  await expectAccessible(page)

  await test.step('on paper', async () => {
    const bar = bars(page, /^Столбики: сколько запросов/).first()
    const colour = () => bar.evaluate((element) => getComputedStyle(element).stroke)
    const dark = await colour()
    await page.emulateMedia({ media: 'print' })
    expect(await colour()).not.toBe(dark)
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'До первого ответа' })).toBeVisible()
    await page.emulateMedia({ media: null })
  })
  const desk = page.viewportSize()
  for (const width of [1024, 768, 390]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 })
      await expect(page.getByRole('heading', { name: 'По людям' })).toBeVisible()
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width)
    })
  }
  if (desk) await page.setViewportSize(desk)
  await page.getByRole('link', { name: 'Яндекс', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/orders\?source=yandex&from=2026-10-01&to=2026-10-20/)
  await expect(page.getByRole('table', { name: 'Запросы' }).getByRole('row')).toHaveCount(31)
  await expect(page.getByLabel('Дата')).toContainText('1–20 октября 2026')
})

test('In time is counted of those who waited for an answer, not of inquiries that staff entered themselves', async ({
  page,
}) => {
  await open(page, 'from=2025-02-01&to=2025-02-07')
  await expect(page.getByRole('img', { name: /За 15 мин и быстрее — 1 из 2/ })).toBeVisible()
  const table = page.getByRole('region', { name: 'До первого ответа, таблица' })
  await expect(table.getByRole('row', { name: /до 5 мин/ })).toHaveText(/1\s*50\s%/)
  await expect(table.getByRole('row', { name: /ещё без ответа/ })).toHaveText(/1\s*50\s%/)
})

test('A year is shown by weeks that lead to their inquiries; too many days, and days without inquiries, say so', async ({
  page,
  watch,
}) => {
  watch.allowErrors(/status of 400/)
  await open(page, 'from=2025-11-01&to=2026-10-31')
  await expect(page.getByRole('heading', { name: 'По неделям' })).toBeVisible()
  await page.getByRole('link', { name: '12 окт. – 18 окт.' }).click()
  await expect(page).toHaveURL(/\/admin\/orders\?from=2026-10-12&to=2026-10-18/)
  await open(page, 'from=2020-01-01&to=2026-10-31')
  await expect(page.getByText('Период не длиннее трёх лет')).toBeVisible()
  await open(page, 'from=2025-01-01&to=2025-01-07')
  await expect(page.getByText('За эти дни запросов не было')).toBeVisible()
  const none = page.getByRole('region', { name: 'По дням, таблица' }).getByRole('row')
  await expect(none).toHaveText([/^День/, '7 дней без запросов: 1 янв. – 7 янв.'])
  await page.getByRole('link', { name: 'Неделя' }).click()
  await expect(page).toHaveURL(/period=week/)
  await expect(page.getByRole('link', { name: 'Неделя' })).toHaveAttribute('aria-current', 'true')
})
