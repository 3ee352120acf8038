import type { Page, Route } from '@playwright/test'
import { ADMIN, expect, expectAccessible, test, visit } from '../support/e2e.ts'

const STATION = '/product/topas-6'
const CONTACT = '**/api/inquiries/contact'
const FAILED = /Failed to load resource/

const form = (page: Page) => page.locator('#inquiry')
const sendButton = (page: Page) => form(page).getByRole('button', { name: 'Оставить заявку' })

async function fillForm(page: Page, name: string) {
  await form(page).getByLabel('Имя').fill(name)
  await form(page).getByLabel('Телефон').fill('8 (926) 123-45-67')
  await form(page).getByLabel('Сообщение').fill('Участок на склоне')
  await form(page).getByRole('checkbox').check()
}

/** Requests with this name, from the staff API. */
async function listInquiries(
  page: Page,
  name: string,
): Promise<{ name: string; [field: string]: unknown }[]> {
  await page.request.post('/api/admin/login', { data: ADMIN })
  const inquiries: { name: string }[] = await (await page.request.get('/api/admin/inquiries')).json()
  return inquiries.filter((inquiry) => inquiry.name === name)
}

/** Unique name, so that parallel tests do not count each other's requests. */
const uniqueName = () => `Ирина ${crypto.randomUUID().slice(0, 8)}`

test('A visitor sees what a station is, what it costs and what the price consists of', async ({ page }) => {
  await visit(page, STATION)
  await expect(page.getByRole('navigation', { name: 'Вы здесь' }).getByRole('listitem')).toHaveText([
    'Главная',
    'Каталог',
    'Топас',
    'Топас 6',
  ])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Топас 6')
  const picture = page.getByRole('img', { name: /^Разрез станции Топас 6 в грунте: высота 2550 мм/ })
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  const box = page.locator('.buy__box')
  await expect(box).toContainText('от 225 270 ₽ с установкой')
  await expect(box.getByRole('definition')).toHaveText(['189 270 ₽', '36 000 ₽', '225 270 ₽'])
  await expect(page.getByRole('row', { name: 'Размеры 1150 × 1170 × 2550 мм' })).toHaveCount(1)
  await expect(page.getByRole('row', { name: 'Насос для очищенной воды Нет' })).toBeVisible()
  await expect(page.locator('.similar article')).toHaveCount(3)
  await expectAccessible(page)
})

test('A visitor looks at the station from above', async ({ page }) => {
  await visit(page, STATION)
  await page.getByRole('button', { name: 'Вид сверху' }).click()
  await expect(page.getByRole('img', { name: 'Вид сверху: Топас 6 в котловане' })).toBeVisible()
})

test('A station without a price is offered on request, and search engines get no offer', {
  tag: '@any-width',
}, async ({ page }) => {
  await visit(page, '/product/bio-s-5')
  await expect(page.locator('.buy__box')).toContainText('Цена по запросу')
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.join()).toContain('"@type":"Product"')
  expect(data.join()).not.toContain('"@type":"Offer"')
})

test('A visitor takes the station into the cart and the comparison, and is told when it is there', async ({
  page,
}) => {
  await visit(page, STATION)
  const box = page.locator('.buy__box')
  await box.getByRole('button', { name: 'В корзину' }).click()
  await expect(page.getByText('Товар добавлен в корзину')).toBeVisible()
  await box.getByRole('button', { name: 'В корзине' }).click()
  await expect(page.getByText('Этот товар уже добавлен в корзину')).toBeVisible()
  await box.getByRole('button', { name: 'Сравнить' }).click()
  await expect(page.getByText('Перейдите в раздел сравнения для просмотра')).toBeVisible()
  await box.getByRole('button', { name: 'В сравнении' }).click()
  await expect(page.getByText('Этот товар уже добавлен к сравнению')).toBeVisible()
})

test('A visitor asks about the station, even by a double click, and staff see one request', async ({
  page,
}) => {
  const name = uniqueName()
  await visit(page, STATION)
  await page.getByRole('link', { name: 'Оставить заявку' }).locator('visible=true').first().click()
  await fillForm(page, name)
  await sendButton(page).dblclick()
  await expect(page.getByText('Заявка отправлена')).toBeVisible()
  await expect(page.getByText('Мы свяжемся с вами в ближайшее время')).toBeVisible()
  const sent = page.locator('#inquiry')
  await expect(sent.getByRole('heading', { name: /^Заявка № \d+ принята$/ })).toBeFocused()
  await expect(sent.getByText(/^Перезвоним (сегодня|завтра) /)).toBeVisible()
  for (const text of ['Топас 6', '225 270 ₽', name, 'Участок на склоне'])
    await expect(sent.getByText(text).first()).toBeVisible()
  await expect(form(page).getByLabel('Телефон')).toBeHidden()
  await expect(sent.getByRole('link', { name: 'Продолжить выбор' })).toHaveAttribute('href', '/catalog/topas')
  await expectAccessible(page)
  await sent.getByRole('button', { name: 'Написать ещё раз' }).click()
  await expect(form(page).getByLabel('Имя')).toHaveValue('')
  await expect(form(page).getByRole('checkbox')).not.toBeChecked()
  const inquiries = await listInquiries(page, name)
  expect(inquiries).toHaveLength(1)
  expect(inquiries[0]).toMatchObject({
    service: 'Запрос о продукте: Топас 6',
    productName: 'Топас 6',
    phoneE164: '+79261234567',
    message: 'Участок на склоне',
  })
})

test('A form with mistakes says in Russian what is wrong and sends nothing', async ({ page }) => {
  let calls = 0
  await page.route(CONTACT, (route) => {
    calls += 1
    return route.abort()
  })
  await visit(page, STATION)
  await form(page).getByLabel('Телефон').fill('123')
  await form(page).getByLabel('Эл. почта').fill('ivan@')
  await sendButton(page).click()
  await expect(form(page).getByLabel('Имя')).toBeFocused()
  for (const text of [
    'Имя должно содержать как минимум 2 символа',
    'Пожалуйста, введите корректный номер телефона',
    'Пожалуйста, введите корректный email',
    'Необходимо согласие на обработку персональных данных',
  ]) {
    await expect(form(page).getByText(text)).toBeVisible()
  }
  await form(page).getByLabel('Имя').fill('Ирина')
  await expect(form(page).getByText('Имя должно')).toBeHidden()
  expect(calls).toBe(0)
})

test('The connection breaks after the server took the request: trying again makes no second one', {
  tag: '@any-width',
}, async ({ page, watch }) => {
  watch.allowErrors(FAILED)
  const name = uniqueName()
  const loseAnswer = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route(CONTACT, loseAnswer, { times: 1 })
  await visit(page, STATION)
  await fillForm(page, name)
  await sendButton(page).click()
  await expect(page.getByText('Произошла ошибка при отправке формы')).toBeVisible()
  const waiting = form(page).locator('.unsent-box')
  await expect(waiting).toContainText('Сохранена на этом устройстве')
  await expect(form(page).getByText('Заявка не отправлена.')).toHaveCount(0)
  await expect(waiting.getByRole('link', { name: 'Позвонить' })).toHaveAttribute('href', /^tel:\+7/)
  await expect(waiting.getByRole('button', { name: 'Отправить сейчас' })).toBeEnabled()
  await expect(form(page).getByLabel('Имя')).toHaveValue(name)

  await page.reload()
  await expect(form(page).getByLabel('Имя')).toHaveValue(name)
  await expect(form(page).getByLabel('Сообщение')).toHaveValue('Участок на склоне')
  await form(page).getByRole('checkbox').check()
  await sendButton(page).click()
  await expect(page.getByText('Заявка отправлена')).toBeVisible()
  expect(await listInquiries(page, name)).toHaveLength(1)
})

test('The server refuses a field: its words stand at the field and the text stays', {
  tag: '@any-width',
}, async ({ page, watch }) => {
  watch.allowErrors(FAILED)
  await visit(page, STATION)
  // Removes `maxlength`, like a browser that ignores it.
  await form(page)
    .getByLabel('Имя')
    .evaluate((field) => field.removeAttribute('maxlength'))
  await fillForm(page, 'И'.repeat(201))
  await sendButton(page).click()
  await expect(page.getByText('Ошибка при отправке')).toBeVisible()
  await expect(form(page).locator('.err')).toHaveText('Имя не длиннее 200 символов')
  await expect(form(page).getByLabel('Имя')).toBeFocused()
  await expect(form(page).getByLabel('Сообщение')).toHaveValue('Участок на склоне')
})

test('A product that does not exist says so with status 404 and leads back to the catalogue', {
  tag: '@any-width',
}, async ({ page, watch }) => {
  watch.allowErrors(FAILED)
  const response = await page.goto('/product/net-takogo')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Продукт не найден' })).toBeVisible()
  await expect(
    page.getByText('К сожалению, запрашиваемый продукт не существует или был удален.'),
  ).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByRole('link', { name: 'Вернуться в каталог' })).toHaveAttribute('href', '/catalog')
})

test('A product that fails to load can be asked for again', { tag: '@any-width' }, async ({
  page,
  watch,
}) => {
  watch.allowErrors(FAILED)
  await page.route('**/api/products/topas-4', (route) => route.abort())
  await visit(page, '/catalog')
  await page.getByRole('link', { name: 'Топас 4', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Продукт не найден')
  await expect(page.getByText('Если прервалась связь, нажмите «Повторить».')).toBeVisible()
  await page.unroute('**/api/products/topas-4')
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Топас 4')
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('A visitor reads everything and is told to call', { tag: '@any-width' }, async ({ page }) => {
    await page.goto(STATION)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Топас 6')
    await expect(page.getByRole('row', { name: 'Материал корпуса Полипропилен' })).toBeVisible()
    await expect(page.locator('#inquiry noscript p')).toContainText('Позвоните нам: +7')
  })
})
