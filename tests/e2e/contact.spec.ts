import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, visit } from '../support/e2e.ts'

const CHAT = 'https://wa.me/**'
const NOT_OPENED = 'Произошла ошибка при открытии WhatsApp'

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

/** Counts calls of `window.open`; `answer` is its mocked behaviour. */
async function watchWindows(page: Page, answer: 'null' | 'throw' | 'window') {
  await page.addInitScript((how) => {
    Object.assign(window, { requested: [] })
    window.open = (address) => {
      Reflect.get(window, 'requested').push(String(address))
      if (how === 'throw') throw new Error('refused')
      if (how === 'null') return null
      const frame = document.body.appendChild(document.createElement('iframe'))
      return frame.contentWindow
    }
  }, answer)
  return (): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'requested'))
}

test('A visitor sends a request by the chat, and the form is empty again', { tag: '@both' }, async ({
  page,
  context,
}) => {
  await context.route(CHAT, (route) => route.fulfill({ contentType: 'text/html', body: 'chat' }))
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url())
  })
  await visit(page, '/contact')
  await fill(page)
  await agree(page)
  const [chat] = await Promise.all([page.waitForEvent('popup'), sendButton(page).click()])
  await chat.waitForURL(CHAT)
  const address = new URL(chat.url())
  expect(address.pathname).toBe('/74950000000')
  expect(address.searchParams.get('text')).toBe(TEXT)
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

test('Only name and phone are asked for, however short or long', async ({ page }) => {
  const requested = await watchWindows(page, 'window')
  await visit(page, '/contact')
  const phone = `2 ${'звоните после шести, '.repeat(5)}`.trim()
  await form(page).getByLabel('Имя').fill('А')
  await form(page).getByLabel('Телефон').fill(phone)
  await agree(page)
  await sendButton(page).click()
  await expect(page.getByText('WhatsApp открыт')).toBeVisible()
  const texts = (await requested()).map((address) => new URL(address).searchParams.get('text'))
  expect(texts).toEqual([`Новая заявка с сайта\nИмя: А\nТелефон: ${phone}`])
})

for (const answer of ['null', 'throw'] as const) {
  test(`A chat that does not open (${answer}) loses nothing and leaves a text to copy`, async ({ page }) => {
    const requested = await watchWindows(page, answer)
    await visit(page, '/contact')
    await fill(page)
    await agree(page)
    await sendButton(page).click()
    await expect(page.getByText(NOT_OPENED)).toBeVisible()
    await expect(page.getByText('Ошибка', { exact: true })).toBeVisible()
    const text = page.getByLabel('Не открылся WhatsApp?')
    await expect(text).toHaveValue(TEXT)
    await expect(form(page).getByLabel('Имя')).toHaveValue('Ирина & Ко')
    await expect(form(page).getByRole('checkbox')).toBeChecked()
    await expect(page.getByRole('alert').filter({ hasText: 'WhatsApp не открылся.' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Позвонить +7' })).toHaveAttribute('href', /^tel:\+7/)
    // A disabled button becomes an enabled one by a transition.
    await expect(sendButton(page)).toBeEnabled()
    await expectAccessible(page)

    await form(page).getByLabel('Имя').fill('Ирина')
    await expect(text).toHaveValue(TEXT.replace(' & Ко', ''))
    await expect(sendButton(page)).toBeEnabled()
    await sendButton(page).click()
    await expect.poll(requested).toHaveLength(2)
  })
}

test('A chat that opens at the second try takes the text to copy away', async ({ page }) => {
  await watchWindows(page, 'null')
  await visit(page, '/contact')
  await fill(page)
  await agree(page)
  await sendButton(page).click()
  await expect(page.getByLabel('Не открылся WhatsApp?')).toBeVisible()
  await page.evaluate(() => {
    window.open = () => document.body.appendChild(document.createElement('iframe')).contentWindow
  })
  await expect(sendButton(page)).toBeEnabled()
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.getByText('WhatsApp открыт')).toBeVisible()
  await expect(page.getByLabel('Не открылся WhatsApp?')).toBeHidden()
})

test('A double click opens one chat, and the button says that it is busy', async ({ page }) => {
  const requested = await watchWindows(page, 'null')
  await visit(page, '/contact')
  await fill(page)
  await agree(page)
  // Busy for less than a second: observed within the page, since the test could be too late.
  const busy = sendButton(page).evaluate(
    (button: HTMLButtonElement) =>
      new Promise((resolve) => {
        const look = () => button.disabled && resolve(button.textContent)
        new MutationObserver(look).observe(button, { attributes: true, childList: true, subtree: true })
      }),
  )
  await sendButton(page).dblclick()
  expect(await busy).toBe('Отправка...')
  await expect(sendButton(page)).toHaveText('Отправить в WhatsApp')
  expect(await requested()).toHaveLength(1)
})

test('The browser itself asks for the consent', async ({ page }) => {
  const requested = await watchWindows(page, 'window')
  await visit(page, '/contact')
  await fill(page)
  const consent = form(page).getByRole('checkbox')
  expect(await consent.evaluate((box: HTMLInputElement) => box.validity.valueMissing)).toBe(true)
  await sendButton(page).click()
  await expect(consent).toBeFocused()
  await expect(consent).toHaveAccessibleDescription('Необходимо согласие на обработку персональных данных')
  expect(await requested()).toEqual([])
  await consent.check()
  await expect(form(page).locator('.err')).toHaveCount(0)
  await sendButton(page).click()
  await expect.poll(requested).toHaveLength(1)
})

test('A form with gaps says in Russian what to write, and a blank is a gap', async ({ page }) => {
  const requested = await watchWindows(page, 'window')
  await visit(page, '/contact')
  await form(page).getByLabel('Эл. почта').fill('irina@')
  await form(page).getByLabel('Эл. почта').press('Enter')
  await expect(form(page).getByLabel('Имя')).toBeFocused()
  for (const text of [
    'Напишите, как к вам обращаться',
    'Напишите номер, по которому вам перезвонить',
    'Проверьте адрес почты, например name@example.ru',
  ]) {
    await expect(form(page).getByText(text)).toBeVisible()
  }
  await expectAccessible(page)
  await fill(page)
  await form(page).getByLabel('Имя').fill('   ')
  await agree(page)
  await sendButton(page).click()
  await expect(form(page).locator('.err')).toHaveText(['Напишите, как к вам обращаться'])
  expect(await requested()).toEqual([])
})

test('What a visitor has typed survives a reload, the consent does not', async ({ page }) => {
  await visit(page, '/contact')
  await fill(page)
  await agree(page)
  await visit(page, '/contact')
  await expect(form(page).getByLabel('Имя')).toHaveValue('Ирина & Ко')
  await expect(form(page).getByLabel('Услуга')).toHaveValue('maintenance')
  await expect(form(page).getByLabel('Сообщение')).toHaveValue('Топас 8, третий год\nЗапах после гостей')
  await expect(form(page).getByRole('checkbox')).not.toBeChecked()
})

test('A visitor finds phone, hours, chat, address and the legal entity', { tag: '@both' }, async ({
  page,
}) => {
  await visit(page, '/contact')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Контакты')
  await expect(main.getByRole('link', { name: '+7 (495) 000-00-00' })).toHaveAttribute(
    'href',
    'tel:+74950000000',
  )
  // The DOM text as staff entered it; CSS shows dash and comma.
  await expect(main.getByText('9:00-19:00 без выходных')).toBeVisible()
  await expect(main.locator('[data-shown="9:00–19:00, без выходных"]').first()).toBeVisible()
  await expect(main.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/74950000000',
  )
  await expect(main.getByText('Реутов').first()).toBeVisible()
  await expect(main.getByRole('link', { name: 'Открыть на карте' })).toHaveAttribute('target', '_blank')
  await expect(main.getByRole('definition').first()).toContainText('ООО')
  await expect(form(page).getByLabel('Услуга').getByRole('option')).toHaveText([
    'Не выбрана',
    'Монтаж',
    'Проектирование',
    'Обслуживание',
    'Ремонт',
    'Консультация',
  ])
  await expectAccessible(page)
})

test('Search engines read where the company is and when it opens', async ({ page }) => {
  await page.goto('/contact')
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).join('\n')
  expect(data).toContain('"@type":"LocalBusiness"')
  expect(data).toMatch(/"opens":"09:00","closes":"19:00".*"opens":"10:00","closes":"16:00"/)
  expect(data).toContain('"@type":"BreadcrumbList"')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/contact$/)
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor is told to call or to write', async ({ page }) => {
    await page.goto('/contact')
    const note = form(page).getByText('Без JavaScript эта форма не отправляется.')
    await expect(note).toBeVisible()
    await expect(note.getByRole('link', { name: '+7' })).toHaveAttribute('href', 'tel:+74950000000')
    await expect(sendButton(page)).toBeHidden()
  })
})
