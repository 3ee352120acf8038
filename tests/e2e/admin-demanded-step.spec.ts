import { ADMIN, expect, expectAccessible, test } from '../support/e2e.ts'
import { openOwnShop } from '../support/own-shop.ts'
import { codeOf } from '../support/totp.ts'

const PASSWORD = 'лопата-и-песок-7'

test('An admin demands the second step of all admins, and one without it is led to turn it on and back', async ({
  page,
}) => {
  // A rule for everybody: not in the shop that other specs work in.
  const shop = await openOwnShop({ ADMIN_PASSWORD: ADMIN.password })
  try {
    const at = (path: string) => `${shop.address}${path}`
    const send = (path: string, data: object) => page.request.post(at(`/api/admin${path}`), { data })
    await test.step('who has it himself switches the rule on', async () => {
      expect((await send('/login', ADMIN)).status()).toBe(200)
      const { secret } = await (await send('/second-factor/totp', { password: ADMIN.password })).json()
      expect((await send('/second-factor/totp/confirm', { code: codeOf(secret) })).status()).toBe(200)
      const anna = { username: 'anna', password: PASSWORD, role: 'admin' }
      expect((await send('/users', anna)).status()).toBe(201)
      await page.goto(at('/admin/users'))
      const card = page.getByRole('region', { name: 'Вход', exact: true })
      await card.getByLabel('Письма о входе с нового устройства').check()
      await expect(card.getByText('Почта не включена: письма не придут')).toBeVisible()
      await expectAccessible(page)
      await card.getByLabel('Письма о входе с нового устройства').uncheck()
      await card.getByLabel('Второй шаг входа обязателен администраторам').check()
      await card.getByRole('button', { name: 'Сохранить' }).click()
      await expect(page.getByText('Правила входа сохранены').first()).toBeVisible()
    })

    await test.step('who lacks it turns it on, and goes on to where he wanted', async () => {
      await page.context().clearCookies()
      await page.goto(at('/admin/prices'))
      await page.getByLabel('Имя пользователя').fill('anna')
      await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(at('/admin/profile?next=%2Fadmin%2Fprices'))
      await expect(page.getByText('Администраторам нужен второй шаг входа.')).toBeVisible()
      await expect(page.getByText('Это вы.')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Включить второй шаг' }).click()
      const form = page.getByRole('dialog', { name: 'Включить второй шаг' })
      await form.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
      await page.keyboard.press('Enter')
      const secret = ((await form.locator('.second__secret').textContent()) ?? '').replaceAll(' ', '')
      await form.getByLabel('Код из приложения').fill(codeOf(secret))
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Коды сохранены' }).click()
      await expect(page).toHaveURL(at('/admin/prices'))
      await expect(page.getByRole('heading', { level: 1, name: 'Управление ценами' })).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Разделы' })).toBeVisible()
    })
  } finally {
    // What the page still asks for would find no shop.
    await page.goto('about:blank')
    await shop.stop()
  }
})
