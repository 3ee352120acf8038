import { ADMIN, expect, expectAccessible } from '../support/e2e.ts'
import { test } from '../support/staff-e2e.ts'

test('A session that ends over an open form is renewed in place, and what was typed is saved', async ({
  page,
  watch,
}) => {
  watch.allowErrors(/status of 401/)
  await page.goto('/admin/products?tab=categories&edit=new')
  const form = page.getByRole('dialog', { name: 'Создать категорию' })
  await form.getByLabel('Название').fill('Категория долгого утра')
  await expect(form.getByLabel('Slug')).toHaveValue('kategoriya-dolgogo-utra')
  await page.context().clearCookies()
  await page.keyboard.press('Control+s')

  const again = page.getByRole('dialog', { name: 'Войдите ещё раз' })
  await expect(again.getByLabel('Имя пользователя')).toHaveValue(ADMIN.username)
  await expectAccessible(page)
  await again.getByLabel('Пароль', { exact: true }).fill('не тот пароль')
  await page.keyboard.press('Enter')
  await expect(again.locator('form').getByText('Неверное имя пользователя или пароль')).toBeVisible()
  await again.getByLabel('Пароль', { exact: true }).fill(ADMIN.password)
  await page.keyboard.press('Enter')

  await expect(page.getByText('Категория успешно создана')).toBeVisible()
  await expect(form).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: 'Категория долгого утра' })).toBeVisible()
  const categories = await (await page.request.get('/api/categories')).json()
  const { id } = categories.find(({ slug }: { slug: string }) => slug === 'kategoriya-dolgogo-utra')
  expect((await page.request.delete(`/api/categories/${id}`)).status()).toBe(204)
})

test('A session that ends over an open question is renewed in place, and what was asked is done', async ({
  page,
  watch,
}) => {
  watch.allowErrors(/status of 401/)
  const name = `Долгий вопрос ${Date.now()}`
  expect((await page.request.post('/api/admin/projects/categories', { data: { name } })).status()).toBe(201)
  await page.goto('/admin/projects?tab=categories')
  await page.getByRole('button', { name: `Удалить: ${name}` }).click()
  const question = page.getByRole('dialog', { name: 'Подтверждение удаления' })
  await page.context().clearCookies()
  await question.getByRole('button', { name: 'Удалить' }).click()
  const again = page.getByRole('dialog', { name: 'Войдите ещё раз' })
  await again.getByLabel('Пароль', { exact: true }).fill(ADMIN.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Категория проектов успешно удалена')).toBeVisible()
  await expect(question).toBeHidden()

  await page
    .getByRole('button', { name: /^Удалить: / })
    .first()
    .click()
  await page.context().clearCookies()
  await question.getByRole('button', { name: 'Удалить' }).click()
  await again.getByRole('button', { name: 'Закрыть', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Вход в админ панель' })).toBeVisible()
  await expect(question, 'a screen that is left takes its question along').toBeHidden()
})

test('Settings close at once for an admin who has become a manager', async ({
  page,
  watch,
  browser,
  baseURL,
}) => {
  watch.allowErrors(/status of 403/)
  const account = { username: `razzhalovan-${Date.now()}`, password: 'лопата-и-песок-7', role: 'admin' }
  const made = await page.request.post('/api/admin/users', { data: account })
  expect(made.status()).toBe(201)
  const { id } = await made.json()
  const demoted = await browser.newContext({ baseURL: baseURL ?? '' })
  expect((await demoted.request.post('/api/admin/login', { data: account })).status()).toBe(200)
  const own = await demoted.newPage()
  await own.goto('/admin/profile')
  await expect(own.getByRole('link', { name: 'Настройки' })).toBeVisible()
  expect(
    (await page.request.patch(`/api/admin/users/${id}/role`, { data: { role: 'manager' } })).status(),
  ).toBe(200)
  await own.getByRole('link', { name: 'Настройки' }).click()
  await expect(own).toHaveURL('/admin')
  await expect(own.getByText('Ваша роль теперь: Менеджер.')).toBeVisible()
  await expect(own.getByRole('link', { name: 'Настройки' })).toHaveCount(0)
  await demoted.close()
})

test('What was typed is not lost by Esc, by Back or by another screen', async ({ page }) => {
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Товары', exact: true }).click()
  await page.getByRole('link', { name: /^Категории/ }).click()
  await page.getByRole('button', { name: 'Создать категорию' }).click()
  const name = page.getByLabel('Название')
  await name.fill('Не потеряйте')
  const question = page.getByRole('dialog', { name: 'Закрыть без сохранения?' })

  await page.keyboard.press('Escape')
  await expect(question.getByRole('button', { name: 'Вернуться к форме' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(name).toHaveValue('Не потеряйте')

  await page.goBack()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(name).toHaveValue('Не потеряйте')
  await expect(page).toHaveURL(/edit=new/)

  await page.goBack()
  await question.getByRole('button', { name: 'Не сохранять' }).click()
  await expect(name).toBeHidden()
  await expect(page).toHaveURL('/admin/products?tab=categories')
})

test('The keyboard alone finds, walks and opens', async ({ page }) => {
  await page.goto('/admin/products?tab=categories')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Поиск' })).toBeFocused()
  await page.keyboard.type('evrolos')
  await expect(page.getByRole('row', { name: /Топас/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row', { name: /Топас-С/ })).toBeVisible()
  await page.getByRole('row').nth(1).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('row').nth(2)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Редактировать категорию' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.locator('body').press('?')
  await expect(page.getByRole('dialog', { name: 'Клавиши' })).toContainText('сохранить форму')
})

test('Requests are found by telephone, filtered by kind and date, and sorted', async ({ page }) => {
  for (const [name, phone] of [
    ['Яна Сортировкина', '8 (912) 345-00-01'],
    ['Антон Сортировкин', '8 (912) 345-00-02'],
  ]) {
    await page.request.post('/api/inquiries/contact', { data: { name, phone, service: 'repair' } })
  }
  await page.goto('/admin/orders')
  const clients = page.locator('tbody .c-who')
  await page.getByRole('searchbox', { name: 'Поиск' }).fill('912 345')
  await expect(clients).toHaveText(['Антон Сортировкин', 'Яна Сортировкина'])
  await page.getByRole('button', { name: 'Клиент' }).click()
  await page.getByRole('button', { name: 'Клиент' }).click()
  await expect(clients).toHaveText(['Яна Сортировкина', 'Антон Сортировкин'])
  await expect(page.getByRole('columnheader', { name: 'Клиент' })).toHaveAttribute('aria-sort', 'descending')
  await page.getByLabel('Дата').selectOption('За сутки')
  await page.getByLabel('Тип').selectOption('Ремонт')
  await expect(page).toHaveURL(/find=.*period=day&type=repair/)
  await page.reload()
  await expect(clients).toHaveText(['Антон Сортировкин', 'Яна Сортировкина'])
  await page.getByLabel('Тип').selectOption('Монтаж')
  await expect(page.getByText('Нет запросов')).toBeVisible()
  await page.getByRole('link', { name: 'Показать все' }).click()
  await expect(page).toHaveURL('/admin/orders')
})
