import type { Page } from '@playwright/test'
import { openColleague } from '../support/colleague.ts'
import { expect } from '../support/e2e.ts'
import { EMPTY_INQUIRIES } from '../support/empty-inquiries.ts'
import { createGate } from '../support/gate.ts'
import { test } from '../support/staff-e2e.ts'

test.beforeEach(({ staffShop }) => staffShop.query(EMPTY_INQUIRIES))
test.afterAll(({ staffShop }) => staffShop.query(EMPTY_INQUIRIES))

const send = async (page: Page, name: string) => {
  const data = { name, phone: '+7 916 000-11-22', service: 'Ремонт станции', message: `Пишет ${name}` }
  expect((await page.request.post('/api/inquiries/contact', { data })).status()).toBe(201)
}
const rowOf = (page: Page, name: string) => page.locator('tbody tr', { hasText: name })

test('what happens before the stream is open shows by itself, and is said only if the list does not have it', async ({
  page,
  baseURL,
}) => {
  await send(page, 'Инна Первая')
  const colleague = await openColleague(page, baseURL)
  const [stream, list] = [createGate(), createGate()]
  await page.route(/\/api\/admin\/events/, stream.wait)
  await page.route(/\/api\/admin\/inquiries\?/, list.wait)
  const sheet = page.getByRole('dialog', { name: 'Запрос № 1' })
  await page.goto('/admin/orders?request=1')
  await Promise.all([stream.isAsked, list.isAsked])
  await send(page, 'Вера Вторая')
  list.open()
  await expect(sheet).toBeVisible()
  await expect(rowOf(page, 'Вера Вторая')).toBeAttached()

  const text = { text: 'Просила позвонить вечером' }
  expect((await colleague.request.post('/api/admin/inquiries/1/notes', { data: text })).status()).toBe(201)
  await send(page, 'Олег Третий')
  stream.open()
  await expect(sheet.getByText(text.text)).toBeVisible()
  // Of both, had it been two, it would say «2 новых запроса».
  await expect(page.getByText('Новый запрос: Олег Третий')).toBeAttached()
  // While an inquiry is open, nothing moves in the list.
  await page.keyboard.press('Escape')
  await page.locator('.fresh').getByRole('button', { name: 'Новый запрос' }).click()
  await expect(rowOf(page, 'Олег Третий')).toBeVisible()
})
