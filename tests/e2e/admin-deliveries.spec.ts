import { expect, expectAccessible } from '../support/e2e.ts'
import { EMPTY_INQUIRIES } from '../support/empty-inquiries.ts'
import { test } from '../support/staff-e2e.ts'

test.beforeAll(async ({ staffShop }) => {
  await staffShop.query(EMPTY_INQUIRIES)
  await staffShop.query("insert into inquiries (name, phone) values ('Вера', '8 926 123-45-67')")
  await staffShop.query(`insert into deliveries (kind, inquiry_id, channel, recipient, status, attempts, last_error, occasion, sent_at)
    values ('first', 1, 'email', 'olga@example.ru', 'failed', 1, '550: такого ящика нет', 'a', null),
      ('first', 1, 'telegram', '-100500', 'sent', 1, null, 'b', now() + interval '1 second'),
      ('summary', null, 'webhook', 'https://crm.example.ru/hook', 'queued', 0, null, 'c', null)`)
})
test.afterAll(({ staffShop }) => staffShop.query(EMPTY_INQUIRIES))

test('A message that did not arrive stands in red on the dashboard, and is sent again from the list', async ({
  page,
}) => {
  await page.goto('/admin')
  await expect(page.getByRole('alert').filter({ hasText: '1 уведомление не доставлено' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Посмотреть и отправить ещё раз' }).click()

  await expect(page).toHaveURL(/\/admin\/deliveries\?status=failed$/)
  const row = page.getByRole('row').filter({ hasText: 'olga@example.ru' })
  await expect(row).toContainText('550: такого ящика нет')
  await expect(row.getByRole('link', { name: 'Запрос № 1' })).toHaveAttribute(
    'href',
    '/admin/orders?request=1',
  )
  await expectAccessible(page)
  await row.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.getByText('Сообщение поставлено первым в очередь')).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Состояние сообщений' })
    .getByText('Все', { exact: true })
    .click()
  await expect(page.getByRole('row').filter({ hasText: 'olga@example.ru' })).not.toContainText('550')
  await page
    .getByRole('navigation', { name: 'Состояние сообщений' })
    .getByText('Доставлены', { exact: true })
    .click()
  await expect(page.getByRole('row').filter({ hasText: '-100500' })).toContainText('Доставлено')
  await expect(page.getByRole('row').filter({ hasText: '-100500' }).getByRole('button')).toHaveCount(0)
})
