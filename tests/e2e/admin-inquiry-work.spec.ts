import { expect, expectAccessible } from '../support/e2e.ts'
import { EMPTY_INQUIRIES } from '../support/empty-inquiries.ts'
import { PHONE } from '../support/phone.ts'
import { test, turnTo } from '../support/staff-e2e.ts'

test.beforeEach(async ({ staffShop, page }) => {
  await staffShop.query(EMPTY_INQUIRIES)
  // The numbers begin anew, so their history does: the journal, which is append-only for all but the database's owner.
  await staffShop.query(
    `begin; alter table journal disable trigger refuse_journal_change; delete from journal where entity = 'inquiries';
     alter table journal enable always trigger refuse_journal_change; commit`,
  )
  await page.request.post('/api/inquiries/contact', {
    data: { name: 'Инна Корзинкина', phone: '8 (915) 345-11-22', message: 'Нужен совет' },
  })
  await page.request.post('/api/inquiries/contact', {
    data: { name: 'Пётр Канавин', phone: '8 (915) 345-11-33', message: 'Сколько стоит' },
  })
})
test.afterAll(({ staffShop }) => staffShop.query(EMPTY_INQUIRIES))

test('inquiries are taken, noted, planned, finished and lost by keyboard, and finishing is undone', async ({
  page,
}) => {
  await page.goto('/admin/orders?request=1')
  const sheet = page.getByRole('dialog', { name: 'Запрос № 1' })
  await expect(sheet.getByRole('heading', { name: 'Запрос № 1' })).toBeFocused()
  await expect(sheet.getByRole('button', { name: /^Взять/ })).toBeVisible()
  await expectAccessible(page)

  await page.keyboard.press('t')
  await expect(sheet.getByLabel('Статус')).toHaveValue('processing')
  await expect(sheet.getByRole('heading', { name: 'Запрос № 1' })).toBeFocused()
  await page.keyboard.press('n')
  await expect(sheet.getByRole('textbox', { name: 'Заметка' })).toBeFocused()
  await page.keyboard.type('Ждёт смету, сад и дом')
  await page.keyboard.press('Control+Enter')
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Ждёт смету, сад и дом' })).toBeVisible()
  await expect(sheet.getByText(/Вы взяли запрос: Новый → В обработке/)).toBeVisible()

  await sheet.getByRole('button', { name: 'Завтра в 11:00', exact: true }).click()
  await expect(sheet.getByText('Вы назначили следующий звонок: завтра в 11:00')).toBeVisible()
  await expect(sheet.getByText('записано', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await page.keyboard.press('d')
  await expect(sheet.getByLabel('Статус')).toHaveValue('completed')
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click()
  await expect(sheet.getByLabel('Статус')).toHaveValue('processing')
  await page.keyboard.press('k')
  const second = page.getByRole('dialog', { name: 'Запрос № 2' })
  await expect(second.getByRole('button', { name: /^Взять/ })).toBeVisible()

  // An inquiry is lost by who has taken it, with a reason only.
  await page.keyboard.press('t')
  await expect(second.getByLabel('Статус')).toHaveValue('processing')
  await page.keyboard.press('l')
  const question = page.getByRole('dialog', { name: 'Отменить запрос' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Отменить запрос' }).click()
  await expect(question.getByText('Укажите причину: без неё запрос не отменить')).toBeVisible()
  await question.getByLabel('Причина', { exact: true }).fill('Далеко от нас')
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(second.getByText('Причина: Далеко от нас', { exact: true })).toBeVisible()
  const stored = await (await page.request.get('/api/admin/inquiries/2')).json()
  expect(stored).toMatchObject({ status: 'canceled', lostReason: 'Далеко от нас' })
})

test('on a phone the lists of filters are behind one button, and all of them stand in the address', async ({
  page,
  staffShop,
}) => {
  await staffShop.query(`update inquiries set type = 'repair' where id = 1`)
  await page.setViewportSize(PHONE.viewport)
  await page.goto('/admin/orders')
  await expect(page.getByLabel('Тип')).toBeHidden()
  await page.getByRole('button', { name: 'Фильтры', exact: true }).click()
  const filters = page.getByRole('dialog', { name: 'Фильтры' })
  await filters.getByLabel('Тип').selectOption('Ремонт')
  await filters.getByLabel('Дата').selectOption('За неделю')
  await expect(filters.getByRole('button', { name: 'Показать 1', exact: true })).toBeVisible()
  await expectAccessible(page)
  await filters.getByRole('button', { name: 'Показать 1', exact: true }).click()
  await expect(filters).toBeHidden()
  await expect(page.locator('tbody .c-who')).toHaveText(['Инна Корзинкина'])
  await page.getByRole('button', { name: 'Фильтры: 2' }).click()
  await filters.getByRole('button', { name: 'Сбросить' }).click()
  await expect(page).toHaveURL('/admin/orders')
  await filters.getByRole('button', { name: 'Показать 2', exact: true }).click()

  await staffShop.query(`update inquiries set spam = true where id = 2`)
  await page.getByRole('button', { name: /^Ничьи/ }).click()
  await expect(page).toHaveURL('/admin/orders?nobody=true')
  await page.reload()
  await expect(page.getByRole('button', { name: /^Ничьи/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('tbody .c-who')).toContainText(['Инна Корзинкина'])
  await turnTo(page, '/admin/orders', page.getByRole('button', { name: /^Ничьи/, pressed: false }))
  await page.getByRole('link', { name: /^Спам/ }).click()
  await expect(page).toHaveURL('/admin/orders?spam=true')
  await expect(page.locator('tbody .c-who')).toHaveText(['Пётр Канавин'])
  await turnTo(page, '/admin/orders?request=1')
  await expect(page.getByRole('dialog', { name: 'Запрос № 1' })).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
