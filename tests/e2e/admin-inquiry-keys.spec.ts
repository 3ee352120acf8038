import { expect, expectAccessible } from '../support/e2e.ts'
import { EMPTY_INQUIRIES } from '../support/empty-inquiries.ts'
import { test } from '../support/staff-e2e.ts'

test.beforeEach(async ({ staffShop, page }) => {
  await staffShop.query(EMPTY_INQUIRIES)
  for (const name of ['Инна Корзинкина', 'Пётр Канавин']) {
    await page.request.post('/api/inquiries/contact', {
      data: { name, phone: '8 (915) 345-11-22', message: `Нужен совет, ${name}` },
    })
  }
  await page.goto('/admin/orders?request=1')
})
test.afterAll(({ staffShop }) => staffShop.query(EMPTY_INQUIRIES))

test('the keys work after every action, none of them writes into a note, and Esc leaves the field before the sheet', async ({
  page,
}) => {
  const sheet = page.getByRole('dialog', { name: 'Запрос № 1' })
  const note = sheet.getByRole('textbox', { name: 'Заметка' })

  await test.step('hints of keys go while one types, and Esc keeps what was typed', async () => {
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
  })

  await test.step('after each action the next key is heard', async () => {
    await sheet.getByRole('button', { name: /^Взять/ }).click()
    await expect(sheet.getByRole('button', { name: /^Завершить/ })).toBeVisible()
    await page.keyboard.press('d')
    await expect(sheet.getByLabel('Статус')).toHaveValue('completed')
    await sheet.getByRole('button', { name: 'Вернуть в работу' }).click()
    await expect(sheet.getByLabel('Статус')).toHaveValue('processing')
    await page.keyboard.press('n')
    await expect(note).toBeFocused()
    await expect(note).toHaveValue('')
    await page.keyboard.type('nДома до шести')
    await page.keyboard.press('Control+Enter')
    await expect(sheet.getByRole('listitem').filter({ hasText: 'nДома до шести' })).toBeVisible()
    await expect(note).toHaveValue('')
    await expect(note).not.toBeFocused()
    await sheet.getByLabel('Следующий звонок').fill('2030-03-01T11:00')
    await page.keyboard.press('Enter')
    await expect(sheet.getByText(/Вы назначили следующий звонок/)).toBeVisible()
  })

  await test.step('an own note is corrected, and what was typed of it leaves by Esc', async () => {
    await page.keyboard.press('e')
    const field = sheet.getByRole('textbox', { name: 'Исправить заметку' })
    await expect(field).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(field).toBeHidden()
    await expect(sheet).toBeVisible()
    await page.keyboard.press('e')
    await field.fill('Дома до семи')
    await page.keyboard.press('Control+Enter')
    await expect(field).toBeHidden()
    await expect(sheet.getByText('Дома до семи', { exact: true })).toBeVisible()
    await expect(sheet.getByText('Вы исправили заметку')).toBeVisible()
  })

  await test.step('the sheet turns, and closes from the keyboard', async () => {
    await page.keyboard.press('k')
    await expect(page.getByRole('dialog', { name: 'Запрос № 2' })).toBeVisible()
    await page.keyboard.press('j')
    await expect(sheet.getByLabel('Статус')).toHaveValue('processing')
    await expect(sheet.getByRole('button', { name: /^Исправить(?! контакты)/ })).toHaveCount(1)
    await page.keyboard.press('d')
    await expect(sheet.getByLabel('Статус')).toHaveValue('completed')
    await expect(note).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  })
})
