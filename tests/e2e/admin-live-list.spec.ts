import type { Page } from '@playwright/test'
import { expect } from '../support/e2e.ts'
import { EMPTY_INQUIRIES } from '../support/empty-inquiries.ts'
import { test } from '../support/staff-e2e.ts'

/** Sixty inquiries of the last hour: more than a window shows. */
const SIXTY = `
  insert into inquiries (name, phone, type, created_at)
  select 'Клиент ' || n, '8 (912) 000-00-' || lpad(n::text, 2, '0'), 'repair', now() - (61 - n) * interval '1 minute'
  from generate_series(1, 60) as n`

test.beforeEach(async ({ staffShop }) => {
  await staffShop.query(EMPTY_INQUIRIES)
  await staffShop.query(SIXTY)
})
test.afterAll(({ staffShop }) => staffShop.query(EMPTY_INQUIRIES))

const openList = async (page: Page, search = '') => {
  await page.goto(`/admin/orders${search}`)
  await expect(page.getByText('60 запросов', { exact: true })).toBeVisible()
}
const send = async (page: Page, name: string) => {
  const data = { name, phone: '+7 916 000-11-22', service: 'Ремонт станции', message: `Пишет ${name}` }
  expect((await page.request.post('/api/inquiries/contact', { data })).status()).toBe(201)
}
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

/** Readings of the list without naming what changed: the whole list. */
function watchReadings(page: Page): string[] {
  const whole: string[] = []
  page.on('request', (sent) => {
    const { pathname, searchParams } = new URL(sent.url())
    if (pathname === '/api/admin/inquiries' && !searchParams.has('ids')) whole.push(sent.url())
  })
  return whole
}

test('at the top of the list a new inquiry enters at once; lower down it waits behind a button, and nothing moves', async ({
  page,
  staffShop,
}) => {
  await openList(page)
  const whole = watchReadings(page)
  await send(page, 'Виктор Новый')
  await expect(rowOf(page, 'Виктор Новый')).toBeVisible()
  await expect(page.locator('tbody tr').first()).toContainText('Виктор Новый')
  await expect(page.locator('tbody tr').first()).toHaveClass('is-fresh')
  await staffShop.query(`update inquiries set status = 'processing' where id = 60`)
  await expect(rowOf(page, 'Клиент 60')).toContainText('В обработке')
  await expect(page.locator('tbody tr').nth(1)).toContainText('Клиент 60')

  // The text «#3» and a day of the month that begins with a nought would be «#30», too.
  const row = page.getByRole('row', { name: /^Выбрать запрос № 30 / })
  await row.scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollTo(0, 2000))
  const place = () => row.evaluate((element) => element.getBoundingClientRect().top)
  const before = await place()
  await send(page, 'Анна Первая')
  await expect(page.getByRole('button', { name: 'Новый запрос', exact: true })).toBeVisible()
  await send(page, 'Олег Второй')
  const button = page.getByRole('button', { name: '2 новых запроса', exact: true })
  await expect(button).toBeVisible()
  expect(await place()).toBe(before)
  await button.click()
  await expect(rowOf(page, 'Олег Второй')).toBeInViewport()
  await expect(rowOf(page, 'Олег Второй')).toBeFocused()
  await expect(rowOf(page, 'Анна Первая')).toBeInViewport()
  await expect(button).toBeHidden()
  expect(whole).toEqual([])
})

test('an inquiry that leaves «Новые» stays open with what is typed, without the list being read anew, and leads on to its neighbours', async ({
  page,
  staffShop,
}) => {
  await openList(page, '?status=new')
  await rowOf(page, 'Клиент 55').getByRole('button').click()
  const sheet = page.getByRole('dialog', { name: 'Запрос № 55' })
  const whole = watchReadings(page)
  await sheet.getByRole('button', { name: /^Взять/ }).click()
  await expect(page.locator('tbody tr')).toHaveCount(59)
  expect(whole).toEqual([])

  const note = sheet.getByRole('textbox', { name: 'Заметка' })
  await note.fill('Набрано наполовину')
  await send(page, 'Виктор Новый')
  await staffShop.query(`update inquiries set status = 'completed' where id = 55`)
  await expect(sheet.getByLabel('Статус')).toHaveValue('completed')
  await expect(note).toHaveValue('Набрано наполовину')
  await expect(note).toBeFocused()
  await expect(page).toHaveURL('/admin/orders?status=new&request=55')

  await note.fill('')
  await page.getByRole('button', { name: 'Следующий' }).click()
  await expect(page.getByRole('dialog', { name: 'Запрос № 54' })).toBeVisible()
  await page.getByRole('button', { name: 'Предыдущий' }).click()
  await expect(page.getByRole('dialog', { name: 'Запрос № 56' })).toBeVisible()
})
