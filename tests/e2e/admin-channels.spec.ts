import { openReceiver } from '../support/channel-receivers.ts'
import { expect, expectAccessible } from '../support/e2e.ts'
import { test } from '../support/staff-e2e.ts'

test.use({ serviceWorkers: 'allow' })

test.beforeEach(({ watch }) => watch.allowErrors(/status of (400|401|403|500)/))

test('An admin sets up webhook and mail, is told what is wrong with them, tests them, and never reads their secrets again', async ({
  page,
  staffShop,
}) => {
  const receiver = await openReceiver()
  await page.goto('/admin/settings/channels')
  const webhook = page.getByRole('region', { name: 'Вебхук' })
  const save = page.getByRole('button', { name: 'Сохранить' })
  await expect(save).toBeDisabled()
  const address = webhook.getByLabel('Адрес').first()
  await address.fill(`${receiver.address}/hook`)
  await webhook.getByLabel('Ключ подписи').fill('тайна-подписи')
  await webhook.getByRole('checkbox', { name: 'Включён' }).check()
  await save.click()
  await expect(address).toHaveAttribute('aria-invalid', 'true')
  await expect(address).toHaveAccessibleDescription(/внутреннюю сеть/)
  await webhook.getByRole('checkbox', { name: /^Разрешить адреса внутренней сети/ }).check()

  const mail = page.getByRole('region', { name: 'Почта' })
  const server = mail.getByLabel('Сервер (SMTP)')
  await mail.getByLabel('Почтовая служба').selectOption('Яндекс (и Яндекс 360)')
  await expect(server).toHaveValue('smtp.yandex.ru')
  const filled = mail.getByLabel('Логин')
  await filled.fill('zakaz@example.ru')
  // A field that has the focus already is brought nowhere by getting it.
  await mail.getByLabel('Пароль').focus()
  await mail.getByLabel('Пароль').evaluate((field) => {
    const bar = document.querySelector('.savebar')?.getBoundingClientRect().top ?? 0
    window.scrollBy({ top: field.getBoundingClientRect().bottom - bar, behavior: 'instant' })
  })
  await page.keyboard.press('Control+s')
  const said = mail.getByText('Введите пароль: без него')
  await expect(mail.getByLabel('Пароль')).toBeFocused()
  // Neither under the bar with the buttons nor outside of the window.
  await expect
    .poll(() =>
      said.evaluate((text) => {
        const { left, top, height } = text.getBoundingClientRect()
        return document.elementFromPoint(left + 4, top + height / 2) === text
      }),
    )
    .toBe(true)
  await expectAccessible(page)
  await server.fill('smtp://zakaz@example.ru:parol@127.0.0.1:2525')
  await filled.focus()
  await expect(server).toHaveValue('127.0.0.1')
  await mail.getByLabel('От кого').fill('zakaz@example.ru')
  await mail.getByLabel('Кому').fill('olga@example.ru')
  await save.click()
  await expect(page.getByText('Каналы сохранены')).toBeVisible()
  await expect(page.getByText('Нет изменений')).toBeVisible()
  await expect(mail.getByLabel('Пароль')).toHaveValue('')
  await expect(webhook.getByLabel('Ключ подписи')).toHaveValue('')
  await expect(webhook.getByText('Сохранён, прочитать нельзя')).toBeVisible()

  await webhook.getByRole('button', { name: 'Проверить' }).click()
  await expect(webhook.getByText('проверочное сообщение доставлено')).toBeVisible()
  expect(receiver.received[0]?.body).toContain('"event":"test"')
  receiver.answer = () => ({ status: 503 })
  await webhook.getByRole('button', { name: 'Проверить' }).click()
  await expect(webhook.getByText('код 503')).toBeVisible()
  await expect(webhook.getByText('Не отвечает')).toBeVisible()
  await receiver.close()
  await staffShop.query('truncate channels')
})

test('The staff area can be installed, and its worker is for it alone', async ({ page }) => {
  await page.goto('/admin/profile')
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/staff.webmanifest')
  const manifest = await (await page.request.get('/staff.webmanifest')).json()
  expect(manifest).toMatchObject({ start_url: '/admin', scope: '/admin', display: 'standalone' })
  for (const { src } of manifest.icons) {
    expect((await page.request.get(src)).headers()['content-type']).toBe('image/png')
  }
  const scope = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register('/staff-sw.js', { scope: '/admin' })
    return new URL(registration.scope).pathname
  })
  expect(scope).toBe('/admin')
  await expect(page.getByRole('button', { name: 'Включить в этом браузере' })).toBeVisible()
})
