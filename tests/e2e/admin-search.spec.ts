import type { Locator } from '@playwright/test'
import { expect } from '../support/e2e.ts'
import { test } from '../support/staff-e2e.ts'

/** Caret position in a field. */
const caretOf = (field: Locator) => field.evaluate((input: HTMLInputElement) => input.selectionStart)

test('A search of inquiries keeps every letter and the caret while somebody types slowly, and a status chosen right after it', async ({
  page,
}) => {
  const data = { name: 'Борис Разыскин', phone: '8 (913) 777-00-02' }
  expect((await page.request.post('/api/inquiries/contact', { data })).status()).toBe(201)
  await page.goto('/admin/orders')
  const field = page.getByRole('searchbox', { name: 'Поиск' })
  await field.pressSequentially('абвгд', { delay: 120 })
  await expect(field).toHaveValue('абвгд')
  await field.press('Home')
  await field.press('ArrowRight')
  await field.pressSequentially('12', { delay: 400 })
  await expect(field).toHaveValue('а12бвгд')
  expect(await caretOf(field)).toBe(3)
  await expect(page).toHaveURL(`/admin/orders?find=${encodeURIComponent('а12бвгд')}`)
  await expect(field).toHaveValue('а12бвгд')
  expect(await caretOf(field)).toBe(3)

  const statuses = page.getByRole('navigation', { name: 'Статус запросов' })
  await field.selectText()
  await field.pressSequentially('Разыскин')
  await statuses.getByRole('link', { name: /^Новы/ }).click()
  await expect(page).toHaveURL(`/admin/orders?find=${encodeURIComponent('Разыскин')}&status=new`)
  await expect(field).toHaveValue('Разыскин')
})

test('A product is opened right after its search was typed, and the search is still there behind the form', async ({
  page,
}) => {
  // Over a short list: its length is not what this is about.
  await page.goto(`/admin/products?find=${encodeURIComponent('Топ')}`)
  const row = page.getByRole('button', { name: 'Изменить: Топас 5', exact: true })
  await expect(row).toBeVisible()
  const field = page.getByRole('searchbox', { name: 'Поиск' })
  await field.press('End')
  await field.pressSequentially('ас')
  await row.click()
  const form = page.getByRole('dialog', { name: 'Топас 5', exact: true })
  await expect(form).toBeVisible()
  await expect(page).toHaveURL(/find=.*edit=\d+/)
  // The search field's debounce, over by now, must not remove the form's address.
  await expect(form.getByLabel('Название', { exact: true })).toHaveValue('Топас 5')
  await form.getByRole('tab', { name: 'Изображения' }).click()
  await expect(form).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await expect(field).toHaveValue('Топас')
  await expect(page).toHaveURL(`/admin/products?find=${encodeURIComponent('Топас')}`)
})
