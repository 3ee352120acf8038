import { openMailServer } from '../support/channel-receivers.ts'
import { expect, expectAccessible } from '../support/e2e.ts'
import { readLetter } from '../support/letter-text.ts'
import { enter, test } from '../support/staff-e2e.ts'

const PASSWORD = 'лопата-и-песок-7'
const NEW_PASSWORD = 'совсем-другой-пароль-2'

test.beforeEach(({ watch }) => watch.allowErrors(/status of 40[01]/))

test('Who has forgotten the password gets a letter, sets a new one by its link, and signs in; without mail no letter is offered', async ({
  page,
  context,
  adminSession,
}) => {
  const username = `kollega-${crypto.randomUUID().slice(0, 8)}`
  const email = `${username}@mail.test`
  const data = { username, email, password: PASSWORD, role: 'manager' }
  expect((await page.request.post('/api/admin/users', { data })).status()).toBe(201)
  const mail = await openMailServer('parol')
  const putMail = (enabled: boolean) => {
    const smtpUrl = enabled ? `smtp://zakaz:parol@127.0.0.1:${mail.port}` : ''
    const settings = { enabled, smtpUrl, from: 'zakaz@shop.test', to: enabled ? ['olga@shop.test'] : [] }
    return page.request.put('/api/admin/channels', { data: { email: settings } })
  }
  expect((await putMail(true)).status()).toBe(200)
  try {
    // Where he has signed in himself, the site is.
    await enter(page, { username, password: PASSWORD })
    await context.clearCookies()

    await page.goto('/admin/login')
    await page.getByRole('link', { name: 'Забыли пароль?' }).click()
    await expect(page).toHaveURL('/admin/login/forgot')
    await expectAccessible(page)
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: 'Получить письмо' }).click()
    const login = page.getByLabel('Имя пользователя или почта')
    await expect(login).toBeFocused()
    await expect(login).toHaveAccessibleDescription('Введите имя пользователя или почту')
    await login.fill(username)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Проверьте почту' })).toBeVisible()
    await expectAccessible(page)

    const linkIn = () => {
      const letter = mail.letters.find(({ to }) => to.includes(email))
      return /Задать новый пароль: (\S+)/.exec(readLetter(letter?.raw))?.[1] ?? ''
    }
    await expect.poll(linkIn).toContain('/admin/login/reset#')
    const link = linkIn()
    await page.goto(link)
    await expect(page).toHaveURL('/admin/login/reset')
    await page.getByLabel('Новый пароль', { exact: true }).fill('12345')
    await page.getByLabel('Новый пароль ещё раз').fill('123456')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Новый пароль должен содержать не менее 6 символов')).toBeVisible()
    await expect(page.getByText('Пароли не совпадают')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Новый пароль', { exact: true }).fill(NEW_PASSWORD)
    await page.getByLabel('Новый пароль ещё раз').fill(NEW_PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Пароль изменён' })).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('link', { name: 'Перейти ко входу' }).click()
    await page.getByLabel('Имя пользователя').fill(username)
    await page.getByLabel('Пароль', { exact: true }).fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Войти' }).click()
    await expect(page).toHaveURL('/admin')

    await test.step('the link is spent', async () => {
      await page.goto('/admin/login/forgot')
      await page.goto(link)
      await page.getByLabel('Новый пароль', { exact: true }).fill(PASSWORD)
      await page.getByLabel('Новый пароль ещё раз').fill(PASSWORD)
      await page.keyboard.press('Enter')
      await expect(page.getByText('Ссылка больше не действует. Запросите новое письмо')).toBeVisible()
    })
  } finally {
    await context.clearCookies()
    await context.addCookies(adminSession)
    expect((await putMail(false)).status()).toBe(200)
    await mail.close()
  }
  await context.clearCookies()
  const answered = page.waitForResponse('**/api/admin/login/forgot')
  await page.goto('/admin/login')
  await answered
  await expect(
    page.getByText('Забыли пароль? Его меняет администратор в разделе «Пользователи».'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Забыли пароль?' })).toHaveCount(0)
})
