import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/e2e.ts'
import { type StoredProduct, visitWithStored } from '../support/stored-products.ts'

const topas: StoredProduct = {
  id: 1,
  name: 'Топас 6',
  slug: 'topas-6',
  price: 22_527_000,
  manufacturerName: 'Топас',
}
const evrolos: StoredProduct = {
  id: 2,
  name: 'Евролос Про 5',
  price: 19_792_500,
  manufacturerName: 'Евролос',
}
const bios: StoredProduct = { id: 3, name: 'Био-С 5', price: null }

async function fill(page: Page, comment = '') {
  await page.getByLabel('Имя').fill('Ирина')
  await page.getByLabel('Телефон').fill('8 (926) 123-45-67')
  await page.getByLabel('Комментарий').fill(comment)
}

const send = (page: Page) => page.getByRole('button', { name: 'Отправить заявку' }).click()

test('A visitor sends the cart as an inquiry', { tag: '@phone' }, async ({ page }) => {
  await visitWithStored(page, '/cart', 'cart', [topas, evrolos])
  await expect(page.getByText('423 195 ₽')).toBeVisible()
  await expectAccessible(page)
  await fill(page)
  const [request] = await Promise.all([page.waitForRequest('**/api/inquiries/contact'), send(page)])
  await expect(page.getByText('Заявка успешно отправлена!')).toBeVisible()
  await expect(page.getByText('Наш менеджер свяжется с вами в ближайшее время.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: /^Заявка № \d+ принята$/ })).toBeFocused()
  const main = page.getByRole('main')
  await expect(main.getByText(/^Перезвоним (сегодня|завтра) /)).toBeVisible()
  await expect(main.getByRole('link', { name: /^\+7/ })).toHaveAttribute('href', /^tel:\+7/)
  for (const text of ['Топас 6', 'Евролос Про 5', '423 195 ₽', 'Ирина', '8 (926) 123-45-67'])
    await expect(main.getByText(text).first()).toBeVisible()
  await expect(main.getByText('Ваша корзина пуста')).toHaveCount(0)
  await expect(main.getByLabel('Телефон')).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Продолжить выбор' })).toHaveAttribute('href', '/catalog')
  await expectAccessible(page)
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBe('[]')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: /^Заявка № \d+ принята$/ })).toBeVisible()
  for (const text of ['Топас 6', '423 195 ₽', '8 (926) 123-45-67'])
    await expect(main.getByText(text).first()).toBeVisible()
  await page.evaluate((line) => localStorage.setItem('cart', JSON.stringify([line])), bios)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Корзина')
  expect(request.postDataJSON().items).toHaveLength(2)
})
