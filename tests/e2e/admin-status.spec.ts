import { expect, expectAccessible } from '../support/e2e.ts'
import { EMPTY_INQUIRIES } from '../support/empty-inquiries.ts'
import { test } from '../support/staff-e2e.ts'

test.beforeAll(async ({ staffShop }) => {
  await staffShop.query(EMPTY_INQUIRIES)
  await staffShop.query("insert into inquiries (name, phone) values ('Вера', '8 926 123-45-67')")
  await staffShop.query(`insert into deliveries (kind, inquiry_id, channel, recipient, status, last_error, occasion)
    values ('first', 1, 'email', 'olga@example.ru', 'failed', '550: такого ящика нет', 'status-1')`)
})
test.afterAll(({ staffShop }) => staffShop.query(EMPTY_INQUIRIES))

test('The state of the shop shows the worst first with what to do, and looks again by itself', async ({
  page,
  staffShop,
}) => {
  await page.clock.install()
  await page.goto('/admin')
  await page.getByRole('navigation', { name: 'Учёт' }).getByRole('link', { name: 'Состояние' }).click()

  const checks = page.getByRole('main').getByRole('listitem')
  await expect(checks.first()).toContainText('Не дошло 1 сообщение')
  await expect(checks.first()).toContainText('нажмите «Повторить»')
  await expect(checks.first().getByRole('link', { name: 'К доставкам' })).toHaveAttribute(
    'href',
    '/admin/deliveries',
  )
  await expect(page.getByRole('main')).toContainText('Один отказ')
  await expect(page.getByRole('row').filter({ hasText: '550: такого ящика нет' })).toBeVisible()
  await expectAccessible(page)

  await staffShop.query('truncate deliveries cascade')
  await page.clock.fastForward(31_000)
  await expect(checks.filter({ hasText: 'Доставка' })).not.toContainText('Не дошло')
  await expect(page.getByRole('heading', { name: 'Последние ошибки' })).toHaveCount(0)
  await checks
    .filter({ hasText: 'Ни один канал не включён' })
    .getByRole('link', { name: 'К каналам' })
    .click()
  await expect(page).toHaveURL('/admin/settings/channels')
})
