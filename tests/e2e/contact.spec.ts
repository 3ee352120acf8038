import type { Page } from '@playwright/test'
import { expect, test, visit } from '../support/e2e.ts'

const CHAT = 'https://wa.me/**'

const form = (page: Page) => page.getByRole('form', { name: 'Заявка' })
const sendButton = (page: Page) => form(page).getByRole('button')

async function fill(page: Page) {
  await form(page).getByLabel('Имя').fill('Ирина & Ко')
  await form(page).getByLabel('Телефон').fill('8 926 123-45-67')
  await form(page).getByLabel('Эл. почта').fill('irina@example.ru')
  await form(page).getByLabel('Услуга').selectOption({ label: 'Обслуживание' })
  await form(page).getByLabel('Сообщение').fill('Топас 8, третий год\nЗапах после гостей')
}

const agree = (page: Page) => form(page).getByRole('checkbox').check()

const TEXT = [
  'Новая заявка с сайта',
  'Имя: Ирина & Ко',
  'Телефон: 8 926 123-45-67',
  'Email: irina@example.ru',
  'Услуга: Обслуживание',
  'Сообщение: Топас 8, третий год',
  'Запах после гостей',
].join('\n')

test('A visitor sends an inquiry by the chat, and the form is empty again', async ({ page, context }) => {
  await context.route(CHAT, (route) => route.fulfill({ contentType: 'text/html', body: 'chat' }))
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url())
  })
  await visit(page, '/contact')
  await fill(page)
  // Wrong for browsers, which know no names in Cyrillic letters.
  await form(page).getByLabel('Эл. почта').fill('ирина@почта.рф')
  await agree(page)
  const [chat] = await Promise.all([page.waitForEvent('popup'), sendButton(page).click()])
  await chat.waitForURL(CHAT)
  const address = new URL(chat.url())
  expect(address.pathname).toBe('/74950000000')
  expect(address.searchParams.get('text')).toBe(TEXT.replace('irina@example.ru', 'ирина@почта.рф'))
  expect(await chat.evaluate(() => window.opener)).toBeNull()
  await expect(page.getByText('WhatsApp открыт')).toBeVisible()
  await expect(page.getByText('Отправьте сообщение в открывшемся окне')).toBeVisible()
  for (const label of ['Имя', 'Телефон', 'Эл. почта', 'Услуга', 'Сообщение']) {
    await expect(form(page).getByLabel(label)).toHaveValue('')
  }
  await expect(form(page).getByRole('checkbox')).not.toBeChecked()
  expect(calls).toEqual([])

  await page.reload()
  await expect(form(page).getByLabel('Имя')).toHaveValue('')
})
