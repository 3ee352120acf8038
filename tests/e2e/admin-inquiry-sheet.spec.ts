import { expect, expectAccessible } from '../support/e2e.ts'
import { EMPTY_INQUIRIES } from '../support/empty-inquiries.ts'
import { test } from '../support/staff-e2e.ts'

test.beforeEach(async ({ staffShop, page }) => {
  await staffShop.query(EMPTY_INQUIRIES)
  for (const message of ['Нужен совет', 'Ещё вопрос']) {
    await page.request.post('/api/inquiries/contact', {
      data: { name: 'Инна Корзинкина', phone: '8 (915) 345-11-22', email: 'inna@example.ru', message },
    })
  }
})
test.afterAll(({ staffShop }) => staffShop.query(EMPTY_INQUIRIES))

test('the ways to write to a client; who got the inquiry and lost it; once it is merged it is only read and leads on', async ({
  page,
  staffShop,
}) => {
  const messengers = [
    { kind: 'telegram', value: 'shop' },
    { kind: 'whatsapp', value: '+7 900 000-00-00' },
  ]
  const settings = (value: unknown) =>
    page.request.put('/api/admin/settings', { data: { messengers: value } })
  expect((await settings(messengers)).status()).toBe(200)
  await page.goto('/admin/orders?request=1')
  const sheet = page.getByRole('dialog', { name: 'Запрос № 1' })
  await sheet.getByRole('button', { name: 'Написать' }).click()
  const ways = sheet.getByRole('menuitem')
  await expect(ways).toHaveText(['Эл. почта', 'Telegram', 'WhatsApp'])
  await expect(ways.first()).toBeFocused()
  await expect(ways.nth(1)).toHaveAttribute('href', 'https://t.me/+79153451122')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(ways).toHaveCount(0)
  await expect(sheet).toBeVisible()
  await settings([])

  await staffShop.query(
    `insert into users (username, password, full_name, role, is_active) values ('gone-' || clock_timestamp(), 'x', 'Игорь С.', 'manager', false)`,
  )
  await staffShop.query(`update inquiries set assignee_id = (select max(id) from users) where id = 1`)
  await expect(sheet.getByText(/поручил.* запрос: Игорь С\./)).toBeVisible()
  await sheet.getByLabel('Ведёт').selectOption('Никто')
  await expect(sheet.getByText(/Вы освободили запрос.*Игорь С\./)).toBeVisible()

  // A finger marks the other inquiry without hitting the middle of its box.
  const box = sheet.getByRole('checkbox', { name: 'Объединить с № 2' })
  await box.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await box.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.click(x + width / 2 - 11, y + height / 2 + 11)
  await expect(box).toBeChecked()

  await page.request.post('/api/admin/inquiries/merge', { data: { into: 2, ids: [1] } })
  await expect(sheet.getByText('Объединён с № 2.')).toBeVisible()
  await expect(sheet.getByText('Нужен совет')).toBeVisible()
  for (const name of [/^Взять/, /^Записать/, /^Изменить/, 'Это спам']) {
    await expect(sheet.getByRole('button', { name })).toHaveCount(0)
  }
  await expect(sheet.getByLabel('Статус')).toHaveCount(0)
  await page.keyboard.press('t')
  await expectAccessible(page)
  await sheet.getByRole('link', { name: 'Открыть № 2' }).click()
  await expect(
    page.getByRole('dialog', { name: 'Запрос № 2' }).getByRole('button', { name: /^Взять/ }),
  ).toBeVisible()
  const stored = await (await page.request.get('/api/admin/inquiries/1')).json()
  expect(stored).toMatchObject({ status: 'new', assignee: null, mergedInto: 2 })
})
