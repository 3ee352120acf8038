import type { Page } from '@playwright/test'
import { ADMIN, expect, expectAccessible, test } from '../support/e2e.ts'
import { turnTo } from '../support/staff-e2e.ts'

/** Console messages of the expected 401s: no session, wrong password. */
const EXPECTED_ERRORS = /status of 401/

test.beforeEach(({ watch }) => watch.allowErrors(EXPECTED_ERRORS))

/** Signs in by the form. */
async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Имя пользователя').fill(ADMIN.username)
  await page.getByLabel('Пароль', { exact: true }).fill(ADMIN.password)
  await page.keyboard.press('Enter')
}

/** Opens an address as somebody who has signed in before. */
async function openSignedIn(page: Page, address: string): Promise<void> {
  expect((await page.request.post('/api/admin/login', { data: ADMIN })).status()).toBe(200)
  await page.goto(address)
}

/** Sends a visitor's inquiry; returns its id. */
async function sendRequest(page: Page, inquiry: Record<string, unknown>): Promise<number> {
  const response = await page.request.post('/api/inquiries/contact', { data: inquiry })
  expect(response.status()).toBe(201)
  const { id } = await response.json()
  return id
}

test('A stranger is led to the sign-in page, then to the page asked for, and back there once the session has ended', async ({
  page,
  context,
  watch,
}) => {
  watch.allowErrors(/status of 404/)
  const entry = page.getByRole('heading', { name: 'Вход в админ панель' })
  const unauthorized: string[] = []
  page.on('response', (response) => response.status() === 401 && unauthorized.push(response.url()))
  await page.goto('/admin/orders?status=new')
  await expect(entry).toBeVisible()
  expect(unauthorized, 'nobody has to be asked who has no session').toEqual([])
  await expect(page).toHaveTitle('Вход · Админ панель')
  await expectAccessible(page)
  const listed = page.waitForResponse('**/api/admin/inquiries?status=new&*')
  await signIn(page)
  // The toast first: it lasts five seconds, and the screen may take longer to load.
  await expect(page.getByText('Успешный вход')).toBeVisible()
  await expect(page).toHaveURL('/admin/orders?status=new')
  await expect(page.getByRole('main')).toBeFocused()
  await (await listed).finished()
  await context.clearCookies()
  // A call that was still on its way may notice before this one does.
  await page.getByRole('button', { name: 'Обновить' }).or(entry).click()
  await expect(entry).toBeVisible()
  await signIn(page)
  await expect(page).toHaveURL('/admin/orders?status=new')
  await expect(page.getByRole('main')).toBeFocused()

  await test.step('the dark dress is remembered and readable, and no sign-in is offered to who has signed in', async () => {
    await page.getByRole('button', { name: 'Тёмное оформление' }).click()
    await page.goto('/admin/login')
    await expect(page).toHaveURL('/admin')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('link', { name: 'Запросы' }).first().click()
    await expect(page.getByRole('heading', { name: 'Запросы', level: 1 })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('who leaves is out, and an unknown address is guarded and leads on', async () => {
    await page.getByRole('button', { name: 'Выйти' }).click()
    await expect(page).toHaveURL('/admin/login')
    await expect(page.getByText('Вы успешно вышли из системы')).toBeVisible()
    expect((await page.goto('/admin/no-such-screen'))?.status()).toBe(404)
    await expect(entry, 'the way back is closed').toBeVisible()
    await signIn(page)
    await expect(page.getByRole('heading', { name: 'Страница не найдена' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'К товарам' })).toHaveAttribute('href', '/admin/products')
    await page.getByRole('link', { name: 'На главную' }).click()
    await expect(page).toHaveURL('/admin')
  })
})

// At a desk: admin-inquiries.spec.ts, with a cart.
test('Staff see an inquiry with everything the visitor sent', { tag: '@phone' }, async ({ page }) => {
  const product = await (await page.request.get('/api/products/id/5')).json()
  const id = await sendRequest(page, {
    name: 'Марина Проверкина',
    phone: '8 (900) 000-04-56',
    email: 'marina@example.ru',
    message: 'Воды весной много',
    items: [
      { id: 5, name: 'Станция', price: 1 },
      { id: 999_999, name: 'Станция под заказ', price: 100 },
    ],
    wizardData: { pipeDepth: 60, soilType: 'loam' },
  })
  const neighbour = await sendRequest(page, {
    name: 'Сосед Иванов',
    phone: '+79000000789',
    service: 'installation',
  })

  await openSignedIn(page, '/admin/orders')
  const text = 'Просила позвонить вечером'
  expect((await page.request.post(`/api/admin/inquiries/${id}/notes`, { data: { text } })).status()).toBe(201)
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: `Подробнее о запросе № ${id}`, exact: true }) })
  await expect(row).toContainText('Марина Проверкина')
  await expect(row).toContainText('Товар')
  await expect(row).toContainText('Новый')
  await expect(row.getByRole('link', { name: '+7 900 000-04-56' })).toHaveAttribute(
    'href',
    'tel:+79000000456',
  )
  await expectAccessible(page)

  await row.getByRole('button', { name: 'Подробнее' }).click()
  const sheet = page.getByRole('dialog', { name: `Запрос № ${id}` })
  await expect(sheet.getByRole('link', { name: 'Позвонить' })).toHaveAttribute('href', 'tel:+79000000456')
  await expect(sheet.getByRole('link', { name: 'marina@example.ru' })).toBeVisible()
  await expect(sheet.getByText('Воды весной много')).toBeVisible()
  await expect(sheet.getByRole('row', { name: 'Станция под заказ нет в каталоге' })).toBeVisible()
  const total = `Всего ${(product.price / 100).toLocaleString('ru-RU')} ₽`
  await expect(sheet.getByRole('row', { name: total })).toBeVisible()
  await expect(sheet.getByText('Суглинок')).toBeVisible()
  await expect(sheet.getByText('60 см')).toBeVisible()
  await expectAccessible(page)

  // No key is hinted at where there is none.
  await expect(sheet.getByRole('button', { name: /^Исправить(?! контакты)/ })).toBeVisible()
  await expect(sheet.locator('kbd')).not.toHaveCount(0)
  for (const hint of await sheet.locator('kbd').all()) await expect(hint).toBeHidden()

  await turnTo(page, `/admin/orders?request=${neighbour}`)
  await expect(page.getByRole('dialog', { name: `Запрос № ${neighbour}` })).toContainText('Монтаж')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL('/admin/orders')
})

test('On a phone staff leave by «Ещё», and the way back is closed', { tag: '@phone' }, async ({ page }) => {
  await openSignedIn(page, '/admin/orders')
  await page.getByRole('button', { name: 'Ещё' }).click()
  await page.getByRole('button', { name: 'Выйти' }).click()
  await expect(page).toHaveURL('/admin/login')
  await expect(page.getByText('Вы успешно вышли из системы')).toBeVisible()
  await page.goto('/admin/orders')
  await expect(page.getByRole('heading', { name: 'Вход в админ панель' })).toBeVisible()
})
