import type { Locator, Page } from '@playwright/test'
import { ADMIN, expect, expectAccessible } from '../support/e2e.ts'
import { test } from '../support/staff-e2e.ts'

/** Console messages of the expected failed calls. */
const EXPECTED_ERRORS = /status of (400|401|403|409|500)/
const PASSWORD = 'лопата-и-песок-7'

test.beforeEach(({ watch }) => watch.allowErrors(EXPECTED_ERRORS))

async function enter(page: Page, account: { username: string; password: string } = ADMIN): Promise<void> {
  const response = await page.request.post('/api/admin/login', { data: account })
  expect(response.status()).toBe(200)
}

/** Creates an account with a unique name as the signed-in admin. */
async function hire(page: Page, fields: object = {}): Promise<{ id: number; username: string }> {
  const username = `kollega-${Date.now()}-${Math.floor(Math.random() * 1000)}`
  const data = { username, password: PASSWORD, role: 'manager', ...fields }
  const response = await page.request.post('/api/admin/users', { data })
  expect(response.status()).toBe(201)
  return response.json()
}

const rowOf = (page: Page, username: string) => page.getByRole('row').filter({ hasText: username })
const question = (page: Page, title: string) => page.getByRole('dialog', { name: title })

async function choose(page: Page, username: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Действия: ${username}` }).click()
  await page
    .getByRole('group', { name: `Действия: ${username}` })
    .getByRole('button', { name: action })
    .click()
}

async function save(dialog: Locator, name: string): Promise<void> {
  await dialog.getByRole('button', { name, exact: true }).click()
}

test.describe('At a desk', () => {
  test('An admin sees all accounts and their number, and cannot act on their own', async ({ page }) => {
    await enter(page)
    const { username } = await hire(page, { fullName: 'Ольга Проверкина', email: 'olga@example.ru' })
    await page.goto('/admin')
    await page.getByRole('link', { name: 'Пользователи' }).click()
    await expect(page).toHaveTitle(/Пользователи · Админ панель$/)
    await expect(page.getByText(/Всего пользователей: \d+\. Администраторов: \d+\./)).toBeVisible()
    for (const title of ['Логин', 'Имя', 'Эл. почта', 'Роль', 'Статус', 'Последний вход', 'Создан']) {
      await expect(page.getByRole('columnheader', { name: title, exact: true })).toBeVisible()
    }
    await expect(rowOf(page, username)).toContainText(
      'Ольга Проверкинаolga@example.ruМенеджерАктивенЕщё не было',
    )

    await page.getByRole('button', { name: 'Действия: admin', exact: true }).press('Enter')
    const menu = page.getByRole('group', { name: 'Действия: admin', exact: true })
    for (const action of ['Сделать менеджером', 'Сбросить пароль', 'Заблокировать']) {
      await expect(menu.getByRole('button', { name: action })).toBeDisabled()
    }
    await expect(menu).toContainText('Это ваша учётная запись')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('button', { name: 'Действия: admin', exact: true })).toBeFocused()
  })

  test('A new account is refused in words until it is right, then found in the list', async ({ page }) => {
    await enter(page)
    const { username: taken } = await hire(page)
    await page.goto('/admin/users')
    await page.getByRole('button', { name: 'Создать пользователя' }).click()
    const form = page.getByRole('dialog', { name: 'Создать пользователя' })
    await expect(form.getByLabel('Активен')).toBeChecked()
    await form.getByLabel('Эл. почта').fill('не почта')
    await save(form, 'Создать')
    for (const text of [
      'Имя пользователя должно содержать не менее 3 символов',
      'Пароль должен содержать не менее 6 символов',
      'Введите корректный email',
    ]) {
      await expect(form.getByText(text)).toBeVisible()
    }
    await expect(form.getByLabel('Роль', { exact: true })).toHaveAccessibleDescription(/Выберите роль/)
    await expect(form.getByLabel('Имя пользователя')).toBeFocused()
    await expectAccessible(page)

    await form.getByLabel('Имя пользователя').fill(taken)
    await form.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
    await form.getByLabel('Эл. почта').fill('')
    await form.getByLabel('Роль', { exact: true }).selectOption('Администратор')
    await page.keyboard.press('Escape')
    await question(page, 'Закрыть без сохранения?').getByRole('button', { name: 'Вернуться к форме' }).click()
    await save(form, 'Создать')
    await expect(form.getByRole('note')).toContainText('Не сохранено: Пользователь с таким именем уже есть')

    await page.route('**/api/admin/users', (route) => route.fulfill({ status: 500, body: '' }))
    await form.getByLabel('Имя пользователя').fill(`новый-${Date.now()}`)
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Не удалось создать пользователя')).toBeVisible()
    await page.unroute('**/api/admin/users')
    const username = await form.getByLabel('Имя пользователя').inputValue()
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Пользователь успешно создан')).toBeVisible()
    await expect(form).toBeHidden()
    await expect(rowOf(page, username)).toContainText('Администратор')
  })

  test('An account is blocked, let in again and given another role, each after a question', async ({
    page,
  }) => {
    await enter(page)
    const { username } = await hire(page)
    await page.goto('/admin/users')
    await choose(page, username, 'Заблокировать')
    const block = question(page, 'Заблокировать пользователя?')
    await expect(block).toContainText('сеансы сразу завершатся')
    await expect(block.getByRole('button', { name: 'Отмена' })).toBeFocused()
    await block.getByRole('button', { name: 'Отмена' }).click()
    await expect(rowOf(page, username)).toContainText('Активен')

    await choose(page, username, 'Заблокировать')
    await block.getByRole('button', { name: 'Заблокировать' }).click()
    await expect(page.getByText('Статус пользователя обновлен')).toBeVisible()
    await expect(rowOf(page, username)).toContainText('Заблокирован')
    const unauthorized = await page.request.post('/api/admin/login', {
      data: { username, password: PASSWORD },
    })
    expect(unauthorized.status()).toBe(401)
    await choose(page, username, 'Разблокировать')
    await expect(rowOf(page, username)).toContainText('Активен')

    await choose(page, username, 'Сделать администратором')
    await question(page, 'Сделать администратором?')
      .getByRole('button', { name: 'Сделать администратором' })
      .click()
    await expect(page.getByText('Роль пользователя обновлена')).toBeVisible()
    await expect(rowOf(page, username)).toContainText('Администратор')

    const failing = (route: { fulfill: (answer: object) => Promise<void> }) =>
      route.fulfill({ status: 500, json: {} })
    await page.route('**/api/admin/users/*/*', failing)
    await choose(page, username, 'Сделать менеджером')
    const role = question(page, 'Сделать менеджером?')
    await role.getByRole('button', { name: 'Сделать менеджером' }).click()
    await expect(page.getByText(/Не удалось обновить роль пользователя/)).toBeVisible()
    await expect(role.getByRole('note')).toContainText('Роль осталась прежней: ошибка 500.')
    await role.getByRole('button', { name: 'Отмена' }).click()
    await choose(page, username, 'Заблокировать')
    await block.getByRole('button', { name: 'Заблокировать' }).click()
    await expect(page.getByText(/Не удалось обновить статус пользователя/)).toBeVisible()
    await expect(block.getByRole('note')).toContainText('Не заблокирован: ошибка 500.')
    await block.getByRole('button', { name: 'Отмена' }).click()
    await expect(rowOf(page, username)).toContainText('Активен')
  })

  test('A password is reset once it is long enough, and a colleague gets another name', async ({ page }) => {
    await enter(page)
    const { username } = await hire(page)
    await page.goto('/admin/users')
    await choose(page, username, 'Сбросить пароль')
    const form = page.getByRole('dialog', { name: `Новый пароль: ${username}` })
    const button = form.getByRole('button', { name: 'Сбросить пароль' })
    await expect(button).toBeDisabled()
    await form.getByLabel('Новый пароль').fill('12345')
    await expect(form.getByText('Пароль должен содержать не менее 6 символов')).toBeVisible()
    await expect(button).toBeDisabled()
    await form.getByLabel('Новый пароль').fill('123456')
    await button.click()
    await expect(page.getByText(/Не удалось сбросить пароль пользователя: .*распространён/)).toBeVisible()
    await expectAccessible(page)
    await form.getByLabel('Новый пароль').fill('совсем-другой-9')
    await button.click()
    await expect(page.getByText('Пароль пользователя сброшен')).toBeVisible()
    await enter(page, { username, password: 'совсем-другой-9' })

    await enter(page)
    await page.reload()
    await choose(page, username, 'Изменить имя и почту')
    const account = page.getByRole('dialog', { name: `Пользователь ${username}` })
    await account.getByLabel('Полное имя').fill(`Пётр Заменов-${username}`)
    await save(account, 'Сохранить изменения')
    await expect(page.getByText('Профиль успешно обновлен')).toBeVisible()
    await expect(rowOf(page, username)).toContainText('Пётр Заменов')
    for (let hired = 0; hired < 4; hired += 1) await hire(page)
    await page.reload()
    await page.getByLabel('Поиск').fill(`ЗАМЕНОВ-${username}`)
    await expect(page.getByRole('row')).toHaveCount(2)
    await page.getByLabel('Поиск').fill('нет такого')
    await expect(page.getByRole('heading', { name: 'Пользователи не найдены' })).toBeVisible()
  })

  test('When accounts cannot be loaded the admin is told and can try again', async ({ page }) => {
    await enter(page)
    await page.route('**/api/admin/users', (route) =>
      route.fulfill({ status: 500, json: { message: 'Сбой' } }),
    )
    await page.goto('/admin/users')
    await expect(page.getByRole('alert').getByText('Не удалось загрузить список пользователей')).toBeVisible()
    await page.unroute('**/api/admin/users')
    await page.getByRole('button', { name: 'Повторить' }).click()
    await expect(page.getByRole('button', { name: 'Действия: admin', exact: true })).toBeVisible()
  })

  test('A manager keeps their own profile, and the accounts of others stay closed', async ({ page }) => {
    await enter(page)
    const { username } = await hire(page, { fullName: 'Нина Старая' })
    await enter(page, { username, password: PASSWORD })
    await page.goto('/admin/users')
    await expect(page).toHaveURL('/admin')
    await expect(page.getByRole('link', { name: 'Пользователи' })).toHaveCount(0)

    await page.getByRole('link', { name: 'Профиль' }).click()
    const facts = page.getByRole('region', { name: 'Учётная запись' })
    await expect(facts).toContainText(username)
    await expect(facts).toContainText('Менеджер')
    await expect(facts).toContainText(/Дата регистрации\d+ .+ \d{4} г\./)
    await expect(facts).toContainText(/Последний вход\d+ .+ в \d+:\d+/)
    await expectAccessible(page)
    await page.getByLabel('Эл. почта').fill('почта')
    await page.getByLabel('Полное имя').fill('Нина Новая')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Введите корректный email')).toBeVisible()
    await page.getByLabel('Эл. почта').fill('nina@example.ru')
    await page.route('**/api/admin/users/*', (route) => route.fulfill({ status: 500, json: {} }))
    await page.getByRole('button', { name: 'Сохранить' }).click()
    await expect(page.getByText(/Не удалось обновить профиль/)).toBeVisible()
    await page.unroute('**/api/admin/users/*')
    await page.getByRole('link', { name: 'Блог' }).click()
    await question(page, 'Закрыть без сохранения?').getByRole('button', { name: 'Вернуться к форме' }).click()
    await page.getByRole('button', { name: 'Сохранить' }).click()
    await expect(page.getByText('Профиль успешно обновлен')).toBeVisible()
    await expect(page.locator('header').getByText('Нина Новая')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Эл. почта')).toHaveValue('nina@example.ru')
  })

  test('A manager changes their password after every message, and the session goes on', async ({ page }) => {
    await enter(page)
    const { username } = await hire(page)
    await enter(page, { username, password: PASSWORD })
    await page.goto('/admin/profile')
    await page.getByRole('button', { name: 'Изменить пароль' }).click()
    const form = page.getByRole('dialog', { name: 'Изменить пароль' })
    const current = form.getByLabel('Текущий пароль')
    const next = form.getByLabel('Новый пароль', { exact: true })
    const again = form.getByLabel('Новый пароль ещё раз')
    await save(form, 'Изменить пароль')
    await expect(current).toHaveAccessibleDescription('Введите текущий пароль')
    await expect(next).toHaveAccessibleDescription(/Новый пароль должен содержать не менее 6 символов/)
    await expect(again).toHaveAccessibleDescription('Подтвердите новый пароль')
    await current.fill('не тот')
    await next.fill('канава-и-труба-3')
    await again.fill('канава-и-труба-4')
    await save(form, 'Изменить пароль')
    await expect(again).toHaveAccessibleDescription('Пароли не совпадают')
    await again.fill('канава-и-труба-3')
    await save(form, 'Изменить пароль')
    await expect(form.getByRole('note')).toContainText('Проверьте правильность текущего пароля')
    await expectAccessible(page)
    await current.fill(PASSWORD)
    await save(form, 'Изменить пароль')
    await expect(page.getByText('Пароль успешно изменен')).toBeVisible()
    await expect(form).toBeHidden()
    expect((await page.request.get('/api/admin/me')).status()).toBe(200)
    await enter(page, { username, password: 'канава-и-труба-3' })
  })
})

test('On a phone accounts are cards with their menu, without sideways scrolling', { tag: '@phone' }, async ({
  page,
}) => {
  await enter(page)
  const { username } = await hire(page, { email: 'a.very.long.address.of.a.colleague@department.example.ru' })
  await page.goto('/admin/users')
  await expect(rowOf(page, username)).toContainText('Менеджер')
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await page.evaluate(overflow)).toBe(0)
  await choose(page, username, 'Сбросить пароль')
  await expect(page.getByRole('dialog', { name: `Новый пароль: ${username}` })).toBeVisible()
  await expectAccessible(page)
})
