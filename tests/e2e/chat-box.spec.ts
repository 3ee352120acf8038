import { box, fillAndSend, form, watchCalls, watchWindow } from '../support/contact-form.ts'
import { expect, expectAccessible, test, visit } from '../support/e2e.ts'

test('After the chat was opened a calm box keeps the text, calls nothing, and sends it at one press', async ({
  page,
}) => {
  await watchWindow(page)
  const calls = watchCalls(page)
  await visit(page, '/contact')
  await fillAndSend(page)
  await expect(page.getByText('WhatsApp открыт')).toBeVisible()
  await expect(form(page).getByLabel('Имя')).toHaveValue('')
  await expect(box(page)).toContainText('Открыли WhatsApp с готовым текстом')
  await box(page).getByText('Что сохранено').click()
  await expect(box(page)).toContainText('Сообщение: Глина, вода на метре')
  await expect(box(page).getByRole('link', { name: 'Позвонить' })).toHaveAttribute('href', /^tel:\+7/)
  // A disabled button becomes an enabled one by a transition.
  await expect(form(page).getByRole('button')).toBeEnabled()
  await expectAccessible(page)
  expect(calls).toEqual([])

  // The home page, which shows it under its own form, begins at its head, by a link and by its address.
  await page.getByRole('banner').locator('a[href="/"]').click()
  await expect(box(page)).toContainText('Открыли WhatsApp')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.reload()
  await expect(box(page)).toContainText('Открыли WhatsApp')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goto('/contact')
  await expect(box(page)).toContainText('Открыли WhatsApp')
  const send = box(page).getByRole('button', { name: 'Отправить заявку с сайта' })
  await send.focus()
  await send.press('Enter')
  await expect(box(page)).toContainText(/Заявка № \d+ отправлена в \d\d:\d\d/)
  expect(calls).toHaveLength(1)
  expect(calls[0]?.body).toMatchObject({
    name: 'Ирина',
    message: expect.stringContaining('Новая заявка с сайта'),
  })
  await expect(box(page)).toContainText(/Перезвоним (сегодня|завтра) /)
  await box(page).getByText('Что отправлено').click()
  await expect(box(page)).toContainText('Сообщение: Глина, вода на метре')

  await box(page).getByRole('button', { name: 'Добавить снимки' }).click()
  await box(page).getByLabel('Что ещё важно').fill('Во дворе собака')
  await box(page).getByRole('button', { name: 'Дополнить заявку' }).click()
  await expect(box(page).getByText('Добавлено к заявке')).toBeVisible()
  await expectAccessible(page)
  await box(page).getByRole('button', { name: 'Закрыть' }).click()
  await expect(box(page)).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('inquiry-unsent'))).toBeNull()
})

test('A visitor without a mouse is led to the box that tells what became of the inquiry', async ({
  page,
}) => {
  await watchWindow(page)
  await visit(page, '/contact')
  await form(page).getByLabel('Имя').fill('Ирина')
  await form(page).getByLabel('Телефон').fill('8 926 123-45-67')
  await form(page).getByRole('checkbox').check()
  await form(page).getByRole('button').press('Enter')
  await expect(box(page).getByRole('status')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(box(page).getByText('Что сохранено')).toBeFocused()
  await page.reload()
  await expect(box(page).getByRole('status')).not.toBeFocused()
})
