import { expect, expectAccessible } from '../support/e2e.ts'
import { test } from '../support/staff-e2e.ts'

test.beforeEach(async ({ staffShop, page }) => {
  await staffShop.query('truncate inquiries restart identity cascade')
  for (const name of ['Инна Корзинкина', 'Пётр Канавин']) {
    await page.request.post('/api/inquiries/contact', {
      data: { name, phone: '8 (915) 345-11-22', message: `Нужен совет, ${name}` },
    })
  }
  await page.goto('/admin/orders?request=1')
})
test.afterAll(({ staffShop }) => staffShop.query('truncate inquiries restart identity cascade'))

test('the keys work after every action, and none of them writes into the note', async ({ page }) => {
  const sheet = page.getByRole('dialog', { name: 'Запрос № 1' })
  const note = sheet.getByRole('textbox', { name: 'Заметка' })
  await sheet.getByRole('button', { name: /^Взять/ }).click()
  await expect(sheet.getByRole('button', { name: /^Завершить/ })).toBeVisible()
  await page.keyboard.press('d')
  await expect(sheet.getByLabel('Статус')).toHaveValue('completed')
  await sheet.getByRole('button', { name: 'Вернуть в работу' }).click()
  await expect(sheet.getByLabel('Статус')).toHaveValue('processing')
  await page.keyboard.press('n')
  await expect(note).toBeFocused()
  await expect(note).toHaveValue('')
  await page.keyboard.type('Дома до шести')
  await page.keyboard.press('Control+Enter')
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Дома до шести' })).toBeVisible()
  await expect(note).toHaveValue('')
  await expect(note).not.toBeFocused()

  await sheet.getByLabel('Следующий звонок').fill('2030-03-01T11:00')
  await page.keyboard.press('Enter')
  await expect(sheet.getByText(/Вы назначили следующий звонок/)).toBeVisible()
  await page.keyboard.press('k')
  await expect(page.getByRole('dialog', { name: 'Запрос № 2' })).toBeVisible()
  await page.keyboard.press('j')
  await expect(sheet.getByLabel('Статус')).toHaveValue('processing')
  await page.keyboard.press('d')
  await expect(sheet.getByLabel('Статус')).toHaveValue('completed')
  await expect(note).toHaveValue('')
})

test('Esc first leaves the field with what was typed, and then closes the sheet; hints of keys go while one types', async ({
  page,
}) => {
  const sheet = page.getByRole('dialog', { name: 'Запрос № 1' })
  const note = sheet.getByRole('textbox', { name: 'Заметка' })
  const hint = sheet.getByRole('button', { name: /^Взять/ }).locator('kbd')
  await expect(hint).toBeVisible()
  await note.click()
  await page.keyboard.type('djn')
  await expect(note).toHaveValue('djn')
  await expect(hint).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeVisible()
  await expect(note).toHaveValue('djn')
  await expect(hint).toBeVisible()
  await page.keyboard.press('n')
  await expect(note).toBeFocused()
  await note.fill('')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
})

test('an own note is corrected by keyboard, and keeps what was typed where it fails', async ({
  page,
  watch,
}) => {
  watch.allowErrors(/ERR_FAILED|status of 403/)
  await page.request.post('/api/admin/inquiries/1/notes', { data: { text: 'nГоворили: дорого' } })
  const sheet = page.getByRole('dialog', { name: 'Запрос № 1' })
  await expect(sheet.getByText('nГоворили: дорого')).toBeVisible()
  await page.keyboard.press('e')
  const field = sheet.getByRole('textbox', { name: 'Исправить заметку' })
  await expect(field).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await expect(sheet).toBeVisible()

  const call = '**/api/admin/inquiries/1/notes/*'
  await page.route(call, (route) => route.abort())
  await page.keyboard.press('e')
  await field.fill('Говорили: дорого')
  await page.keyboard.press('Control+Enter')
  await expect(sheet.getByText(/^Не исправлено/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue('Говорили: дорого')
  await page.unroute(call)
  await sheet.getByRole('button', { name: 'Сохранить', exact: true }).click()
  await expect(field).toBeHidden()
  await expect(sheet.getByText('Говорили: дорого', { exact: true })).toBeVisible()
  await expect(sheet.getByText('Вы исправили заметку')).toBeVisible()
  await page.keyboard.press('k')
  await expect(page.getByRole('dialog', { name: 'Запрос № 2' })).toBeVisible()
  await page.keyboard.press('j')
  await expect(sheet.getByRole('button', { name: /^Исправить(?! контакты)/ })).toHaveCount(1)
})

test('a note that is too old, or a colleague’s, is only read', async ({ page, staffShop }) => {
  for (const text of ['Старая', 'Коллеги']) {
    await page.request.post('/api/admin/inquiries/1/notes', { data: { text } })
  }
  await staffShop.query(
    "update inquiry_notes set created_at = now() - interval '11 minutes' where text = 'Старая'",
  )
  await staffShop.query(
    "update inquiry_notes set author_id = null, author_name = 'Мария Д.' where text = 'Коллеги'",
  )
  await page.reload()
  const sheet = page.getByRole('dialog', { name: 'Запрос № 1' })
  await expect(sheet.getByText('Коллеги')).toBeVisible()
  await expect(sheet.getByText('Старая')).toBeVisible()
  await expect(sheet.getByRole('button', { name: /^Исправить(?! контакты)/ })).toHaveCount(0)
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test('no key is hinted at', async ({ page }) => {
    await page.request.post('/api/admin/inquiries/1/notes', { data: { text: 'Дома до шести' } })
    const sheet = page.getByRole('dialog', { name: 'Запрос № 1' })
    await expect(sheet.getByRole('button', { name: /^Исправить(?! контакты)/ })).toBeVisible()
    await expect(sheet.locator('kbd')).not.toHaveCount(0)
    for (const hint of await sheet.locator('kbd').all()) await expect(hint).toBeHidden()
  })
})
