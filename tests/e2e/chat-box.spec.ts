import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, visit } from '../support/e2e.ts'
import { withLeadHandling } from '../support/lead-handling.ts'

const CONTACT = '**/api/inquiries/contact'
const form = (page: Page) => page.getByRole('form', { name: 'Заявка' })
const box = (page: Page) => page.locator('.unsent-box')

/** Records the addresses that `window.open` and its window get; `how` as a browser that blocks or opens. */
async function withWindow(page: Page, how: 'opens' | 'blocked') {
  await page.addInitScript((answer) => {
    const addresses: string[] = []
    Object.assign(window, { addresses })
    window.open = (address) => {
      addresses.push(String(address))
      if (answer === 'blocked') return null
      const location = {
        set href(to: string) {
          addresses.push(to)
        },
      }
      return Object.assign(Object.create(null), { closed: false, opener: window, location })
    }
  }, how)
  return (): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'addresses'))
}

async function fillAndSend(page: Page, name = 'Ирина') {
  await form(page).getByLabel('Имя').fill(name)
  await form(page).getByLabel('Телефон').fill('8 926 123-45-67')
  await form(page).getByLabel('Сообщение').fill('Глина, вода на метре')
  await form(page).getByRole('checkbox').check()
  await form(page).getByRole('button').click()
}

function watchCalls(page: Page) {
  const calls: { key: string | undefined; body: Record<string, unknown> }[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST') return
    calls.push({ key: request.headers()['idempotency-key'], body: request.postDataJSON() })
  })
  return calls
}

test('After the chat was opened a calm box keeps the text, calls nothing, and sends it at one press', {
  tag: '@both',
}, async ({ page }) => {
  await withWindow(page, 'opens')
  const calls = watchCalls(page)
  await visit(page, '/contact')
  await fillAndSend(page)
  await expect(page.getByText('WhatsApp открыт')).toBeVisible()
  await expect(form(page).getByLabel('Имя')).toHaveValue('')
  await expect(box(page)).toContainText('Открыли WhatsApp с готовым текстом')
  await box(page).getByText('Что сохранено').click()
  await expect(box(page)).toContainText('Сообщение: Глина, вода на метре')
  await expect(box(page).getByRole('link', { name: 'Позвонить' })).toHaveAttribute('href', /^tel:\+7/)
  await expectAccessible(page)
  expect(calls).toEqual([])

  await page.reload()
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
  await box(page).getByRole('button', { name: 'Закрыть' }).click()
  await expect(box(page)).toHaveCount(0)
})

test('After a chat that did not open the request goes from the site as it stands in the form', async ({
  page,
}) => {
  await withWindow(page, 'blocked')
  const calls = watchCalls(page)
  await visit(page, '/contact')
  await fillAndSend(page)
  await expect(page.getByRole('alert').filter({ hasText: 'WhatsApp не открылся.' })).toBeVisible()
  await form(page).getByLabel('Имя').fill('Ирина Петрова')
  await expect(page.getByLabel('Не открылся WhatsApp?')).toHaveValue(/Имя: Ирина Петрова/)
  expect(calls).toEqual([])
  await page.getByRole('button', { name: 'Отправить заявку с сайта' }).dblclick()
  await expect(box(page)).toContainText(/Заявка № \d+ отправлена/)
  expect(calls.map(({ body }) => body.name)).toEqual(['Ирина Петрова'])
})

test('«На сайт»: the request is stored, and thanked for on the page', { tag: '@both' }, async ({ page }) => {
  const addresses = await withWindow(page, 'opens')
  await withLeadHandling(page, 'site')
  const calls = watchCalls(page)
  await visit(page, '/contact')
  await form(page).getByLabel('Услуга').selectOption({ label: 'Ремонт' })
  await fillAndSend(page)
  await expect(page.getByRole('heading', { name: /Заявка № \d+ принята/ })).toBeFocused()
  expect(calls.map(({ body }) => body.service)).toEqual(['Ремонт'])
  expect(await addresses()).toEqual([])
  await page.getByRole('button', { name: 'Написать ещё раз' }).click()
  await expect(form(page).getByLabel('Имя')).toHaveValue('')
})

test('«И туда, и туда»: the window opens at the press and gets its chat once the request is stored', async ({
  page,
}) => {
  const addresses = await withWindow(page, 'opens')
  await withLeadHandling(page, 'both')
  await visit(page, '/contact')
  await fillAndSend(page)
  await expect(page.getByRole('heading', { name: /Заявка № \d+ принята/ })).toBeVisible()
  await expect(page.getByText('WhatsApp открыт')).toBeVisible()
  const [first, second] = await addresses()
  expect(first).toBe('about:blank')
  expect(second).toMatch(/^https:\/\/wa\.me\/74950000000\?text=/)
})

test('«И туда, и туда», storing takes over 3 s: the chat opens, and the request goes once', async ({
  page,
}) => {
  const addresses = await withWindow(page, 'opens')
  await withLeadHandling(page, 'both')
  const calls = watchCalls(page)
  let go = () => {}
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route(CONTACT, async (route) => {
    await held
    await route.continue()
  })
  await visit(page, '/contact')
  await fillAndSend(page)
  await expect(box(page)).toContainText('Отправляем заявку')
  await expect.poll(addresses).toHaveLength(2)
  await expect(form(page).getByLabel('Имя')).toHaveValue('')
  go()
  await expect(page.getByRole('heading', { name: /Заявка № \d+ принята/ })).toBeVisible()
  expect(calls).toHaveLength(1)
})

test('«И туда, и туда», the server is down: the chat opens, and the request waits on the device', async ({
  page,
  watch,
}) => {
  watch.allowErrors(/inquiries\/contact/)
  const addresses = await withWindow(page, 'opens')
  await withLeadHandling(page, 'both')
  await page.route(CONTACT, (route) => route.fulfill({ status: 503, json: {} }))
  await visit(page, '/contact')
  await fillAndSend(page)
  await expect(box(page)).toContainText('Сохранена на этом устройстве, отправим сами')
  await expect.poll(addresses).toHaveLength(2)
  await expectAccessible(page)
})
