import { expect, expectAccessible } from '../support/e2e.ts'
import { enter, test } from '../support/staff-e2e.ts'
import { codeOf } from '../support/totp.ts'

const PASSWORD = 'лопата-и-песок-7'

test.beforeEach(({ watch }) => watch.allowErrors(/status of 40[01]/))

test('A colleague turns the second step on, signs in by a code and by a recovery code on a phone, and turns it off', async ({
  page,
  context,
}) => {
  const username = `kollega-${crypto.randomUUID().slice(0, 8)}`
  const data = { username, password: PASSWORD, role: 'manager' }
  expect((await page.request.post('/api/admin/users', { data })).status()).toBe(201)
  await enter(page, { username, password: PASSWORD })
  await page.goto('/admin/profile')

  await page.getByRole('button', { name: 'Включить второй шаг' }).click()
  const form = page.getByRole('dialog', { name: 'Включить второй шаг' })
  await form.getByLabel('Пароль', { exact: true }).fill('не тот пароль')
  await page.keyboard.press('Enter')
  await expect(form.getByText('Неверный пароль').first()).toBeVisible()
  await form.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(form.getByRole('img', { name: 'QR-код ключа' })).toBeVisible()
  await expectAccessible(page)
  const secret = ((await form.locator('.second__secret').textContent()) ?? '').replaceAll(' ', '')
  await form.getByLabel('Код из приложения').fill(codeOf(secret))
  await page.keyboard.press('Enter')
  const shown = page.getByRole('dialog', { name: 'Коды восстановления' })
  await expect(shown.getByRole('listitem')).toHaveCount(10)
  await expectAccessible(page)
  const recovery = await shown.getByRole('listitem').allTextContents()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Вернуться к кодам' }).click()
  await expect(shown.getByRole('listitem')).toHaveCount(10)
  await shown.getByRole('button', { name: 'Коды сохранены' }).click()
  await expect(page.getByText('Кодов восстановления осталось: 10.')).toBeVisible()

  await test.step('on a phone the code of the app follows the password, which stays as it was typed', async () => {
    await page.setViewportSize({ width: 390, height: 780 })
    await context.clearCookies()
    await page.goto('/admin/profile')
    await page.getByLabel('Имя пользователя').fill(username)
    await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    const code = page.getByLabel('Код из приложения')
    await expect(code).toBeFocused()
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Введите шесть цифр из приложения')).toBeVisible()
    await page.getByRole('button', { name: 'Назад к паролю' }).click()
    await expect(page.getByLabel('Пароль', { exact: true })).toBeFocused()
    await expect(page.getByLabel('Имя пользователя')).toHaveValue(username)
    await page.getByRole('button', { name: 'Войти' }).click()
    await code.fill(codeOf(secret, 1))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/admin/profile')
  })

  await test.step('without the phone a recovery code does, once', async () => {
    await context.clearCookies()
    await page.goto('/admin/profile')
    await page.getByLabel('Имя пользователя').fill(username)
    await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Войти кодом восстановления' }).click()
    const code = page.getByLabel('Код восстановления')
    await expect(code).toBeFocused()
    await code.fill('abcd-efgh')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main').getByText('Такого кода восстановления нет')).toBeVisible()
    await expect(code).toHaveValue('abcd-efgh')
    await code.fill(recovery[0] ?? '')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/admin/profile')
    await expect(page.getByText('Кодов восстановления осталось: 9.')).toBeVisible()
  })

  await page.getByRole('button', { name: 'Выключить второй шаг' }).click()
  const off = page.getByRole('dialog', { name: 'Выключить второй шаг' })
  await off.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await off.getByLabel('Код', { exact: true }).fill(recovery[1] ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Включить второй шаг' })).toBeVisible()
})
