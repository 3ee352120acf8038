import type { Page } from '@playwright/test'
import { expect, expectAccessible } from '../support/e2e.ts'
import { test } from '../support/staff-e2e.ts'

const PASSWORD = 'лопата-и-песок-7'

test.beforeEach(({ watch }) => watch.allowErrors(/status of 40[01]/))

/** Gives the browser a key of its own, which confirms by itself. */
async function plugKey(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** As far as the second step. */
async function typePassword(page: Page, username: string, site: string): Promise<void> {
  await page.context().clearCookies()
  await page.goto(`${site}/admin/profile`)
  await page.getByLabel('Имя пользователя').fill(username)
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Подтвердить ключом' })).toBeFocused()
}

test('A colleague adds a key, signs in with it, by a recovery code without it, and removes it', async ({
  page,
  staffShop,
}) => {
  // A key belongs to a name: numbers such as 127.0.0.1 have none.
  const site = staffShop.address.replace('127.0.0.1', 'localhost')
  const username = `kollega-${crypto.randomUUID().slice(0, 8)}`
  const data = { username, password: PASSWORD, role: 'manager' }
  expect((await page.request.post('/api/admin/users', { data })).status()).toBe(201)
  await page.goto('/admin/profile')
  await expect(page.getByText('Ключи входа действуют по имени сайта')).toBeVisible()
  await page.context().clearCookies()
  const account = { username, password: PASSWORD }
  expect((await page.request.post(`${site}/api/admin/login`, { data: account })).status()).toBe(200)
  await page.goto(`${site}/admin/profile`)
  await plugKey(page)

  await page.getByRole('button', { name: 'Добавить ключ' }).click()
  const form = page.getByRole('dialog', { name: 'Добавить ключ входа' })
  await form.getByLabel('Название ключа').fill('Рабочий ноутбук')
  await form.getByLabel('Пароль', { exact: true }).fill('не тот пароль')
  await page.keyboard.press('Enter')
  await expect(form.getByText('Неверный пароль').first()).toBeVisible()
  await expectAccessible(page)
  await form.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  const shown = page.getByRole('dialog', { name: 'Коды восстановления' })
  await expect(shown.getByRole('listitem')).toHaveCount(10)
  const [first = '', second = ''] = await shown.getByRole('listitem').allTextContents()
  await shown.getByRole('button', { name: 'Коды сохранены' }).click()
  await expect(page.getByRole('listitem').getByText('Рабочий ноутбук')).toBeVisible()
  await expect(page.getByText('Им ещё не входили.')).toBeVisible()
  await expect(page.getByText('Кодов восстановления осталось: 10.')).toBeVisible()
  await expectAccessible(page)

  await test.step('the key confirms the sign-in', async () => {
    await typePassword(page, username, site)
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${site}/admin/profile`)
    await expect(page.getByText('Вход с ним')).toBeVisible()
  })

  await test.step('who gives the key no confirmation is told so, and has other ways', async () => {
    await typePassword(page, username, site)
    // As when the browser's window is closed, of which the protocol of the virtual key knows nothing.
    await page.evaluate(() => {
      navigator.credentials.get = () => Promise.reject(new DOMException('closed', 'NotAllowedError'))
    })
    await page.getByRole('button', { name: 'Подтвердить ключом' }).click()
    await expect(page.getByRole('main').getByText('Браузер не получил подтверждения')).toBeVisible()
    await page.getByRole('button', { name: 'Войти кодом восстановления' }).click()
    await page.getByLabel('Код восстановления').fill(first)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${site}/admin/profile`)
    await expect(page.getByText('Кодов восстановления осталось: 9.')).toBeVisible()
  })

  await page.getByRole('button', { name: 'Переименовать ключ: Рабочий ноутбук' }).click()
  await page.getByRole('dialog').getByLabel('Название ключа').fill('Старый ноутбук')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Убрать ключ: Старый ноутбук' }).click()
  const off = page.getByRole('dialog', { name: 'Убрать ключ входа' })
  await off.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await off.getByLabel('Код', { exact: true }).fill(second)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem').getByText('Старый ноутбук')).toBeHidden()
  await expect(page.getByText('Кодов восстановления осталось')).toBeHidden()
})
