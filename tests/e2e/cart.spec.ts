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

test('A visitor sends the cart as a request', async ({ page }) => {
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
  const body = request.postDataJSON()
  expect(body).toMatchObject({
    name: 'Ирина',
    phone: '8 (926) 123-45-67',
    items: [
      { id: 1, name: 'Топас 6', price: 22_527_000 },
      { id: 2, name: 'Евролос Про 5', price: 19_792_500 },
    ],
  })
  expect(body).not.toHaveProperty('email')
  expect(body.message.replaceAll('\u00a0', ' ').split('\n')).toEqual([
    'Общая сумма: 423 195 ₽',
    'Товары:',
    'Топас 6: 225 270 ₽',
    'Евролос Про 5: 197 925 ₽',
    'Комментарий: Не указан',
  ])
})

test('A visitor who filled the form wrongly learns what to correct', async ({ page }) => {
  await visitWithStored(page, '/cart', 'cart', [topas])
  await page.getByLabel('Имя').fill('А')
  await page.getByLabel('Телефон').fill('+7 916')
  await page.getByLabel('Эл. почта').fill('irina@')
  await page.getByLabel('Эл. почта').press('Enter')
  await expect(page.getByText('Имя должно содержать не менее 2 символов')).toBeVisible()
  await expect(page.getByText('Введите корректный номер телефона')).toBeVisible()
  await expect(page.getByText('Введите корректный email')).toBeVisible()
  await expect(page.getByLabel('Имя')).toBeFocused()
  await expect(page.getByLabel('Имя')).toHaveAccessibleDescription(/Имя должно содержать не менее 2 символов/)
  await expect(page.getByRole('alert').filter({ hasText: 'Проверьте 3 поля формы' })).toHaveCount(1)
  await expectAccessible(page)
  await page.getByLabel('Имя').fill('Анна')
  await expect(page.getByText('Имя должно содержать не менее 2 символов')).toHaveCount(0)
})

test('A visitor who lost the connection loses nothing and sends again', async ({ page, watch }) => {
  watch.allowErrors(/inquiries\/contact/)
  await visitWithStored(page, '/cart', 'cart', [topas])
  await fill(page, 'После шести')
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/inquiries/contact')) keys.push(request.headers()['idempotency-key'])
  })
  await page.route('**/api/inquiries/contact', (route) => route.abort(), { times: 1 })
  await send(page)
  await expect(page.getByText('Ошибка при отправке заявки')).toBeVisible()
  await expect(
    page.getByText('Пожалуйста, попробуйте еще раз или свяжитесь с нами по телефону.'),
  ).toBeVisible()
  const waiting = page.locator('.unsent-box').filter({ hasText: 'Сохранена на этом устройстве' })
  await expect(waiting).toBeVisible()
  await expect(page.getByText('Заявка не отправлена.')).toHaveCount(0)
  await expect(waiting.getByRole('link', { name: 'Позвонить' })).toHaveAttribute('href', /^tel:\+7/)
  await expectAccessible(page)
  await expect(page.getByText('Ошибка при отправке заявки')).toBeHidden()
  await expect(waiting).toBeVisible()
  await expect(page.getByLabel('Комментарий')).toHaveValue('После шести')
  await expect(page.getByRole('main').getByText('Топас 6')).toBeVisible()
  await waiting.getByRole('button', { name: 'Отправить сейчас' }).click()
  await expect(page.getByText('Заявка успешно отправлена!')).toBeVisible()
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
})

test('A visitor who waits for the answer sees that the request is on its way', { tag: '@any-width' }, async ({
  page,
}) => {
  await visitWithStored(page, '/cart', 'cart', [topas])
  await fill(page)
  let go = () => {}
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route('**/api/inquiries/contact', async (route) => {
    await held
    await route.continue()
  })
  await send(page)
  await expect(page.getByRole('button', { name: 'Отправка...' })).toBeDisabled()
  go()
  await expect(page.getByText('Заявка успешно отправлена!')).toBeVisible()
})

test('A visitor takes a product out, puts it back, and the total follows', async ({ page }) => {
  await visitWithStored(page, '/cart', 'cart', [topas, evrolos, bios])
  const total = page.locator('.total')
  await expect(total).toContainText('423 195 ₽')
  await expect(page.getByRole('main').getByText('Цена по запросу')).toBeVisible()
  await page.getByRole('button', { name: 'Убрать Евролос Про 5 из корзины' }).click()
  await expect(total).toContainText('225 270 ₽')
  await page.getByRole('button', { name: 'Вернуть' }).click()
  await expect(total).toContainText('423 195 ₽')
})

test('A visitor empties the cart and finds the way to the catalogue', async ({ page }) => {
  await visitWithStored(page, '/cart', 'cart', [topas, evrolos])
  await page.getByRole('button', { name: 'Очистить корзину' }).click()
  await expect(page.getByRole('heading', { name: 'Ваша корзина пуста' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Перейти в каталог' })).toHaveAttribute(
    'href',
    '/catalog',
  )
})

test('A visitor whose browser kept nonsense sees an empty cart', async ({ page }) => {
  await visitWithStored(page, '/cart', 'cart', '[{"id":"?"},')
  await expect(page.getByRole('heading', { name: 'Ваша корзина пуста' })).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expectAccessible(page)
})

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('a visitor is told what the cart needs', { tag: '@any-width' }, async ({ page }) => {
    await page.goto('/cart')
    await expect(page.getByText('нужен JavaScript')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'в каталоге' })).toBeVisible()
  })
})

test('A visitor is promised installation only where the price contains it', { tag: '@any-width' }, async ({
  page,
}) => {
  const turnkey = { ...topas, installationPrice: 4_000_000 }
  const stationOnly = { ...evrolos, installationPrice: null }
  await visitWithStored(page, '/cart', 'cart', [turnkey, stationOnly])
  const lines = page.getByRole('main').locator('.line')
  await expect(lines.first()).toContainText('Станция 185 270 ₽ + монтаж 40 000 ₽')
  await expect(lines.last()).toContainText('197 925 ₽ без монтажа')
  await expect(page.locator('.total')).not.toContainText('с установкой')
  await page.getByRole('button', { name: 'Убрать Евролос Про 5 из корзины' }).click()
  await expect(page.locator('.total')).toContainText('Итого с установкой')
})
