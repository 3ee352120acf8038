import { ADMIN, expect, expectAccessible } from '../support/e2e.ts'
import { endSession, test, turnTo } from '../support/staff-e2e.ts'

test('A session that ends over an open form or question is renewed in place, and what was meant is done', async ({
  page,
  watch,
}) => {
  watch.allowErrors(/status of 401/)
  await page.goto('/admin/products?tab=categories&edit=new')
  const form = page.getByRole('dialog', { name: 'Создать категорию' })
  await form.getByLabel('Название').fill('Категория долгого утра')
  await expect(form.getByLabel('Slug')).toHaveValue('kategoriya-dolgogo-utra')
  await endSession(page)
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

  // Over an open question likewise: what was asked is done.
  const name = `Долгий вопрос ${Date.now()}`
  expect((await page.request.post('/api/admin/projects/categories', { data: { name } })).status()).toBe(201)
  await turnTo(page, '/admin/projects?tab=categories')
  await page.getByRole('button', { name: `Удалить: ${name}` }).click()
  const question = page.getByRole('dialog', { name: 'Подтверждение удаления' })
  await endSession(page)
  await question.getByRole('button', { name: 'Удалить' }).click()
  await again.getByLabel('Пароль', { exact: true }).fill(ADMIN.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Категория проектов успешно удалена')).toBeVisible()
  await expect(question).toBeHidden()

  await page
    .getByRole('button', { name: /^Удалить: / })
    .first()
    .click()
  await endSession(page)
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

test('What was typed is not lost by Esc or Back, and the keyboard alone finds, walks and opens', async ({
  page,
}) => {
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

  // The keyboard alone finds, walks and opens.
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
