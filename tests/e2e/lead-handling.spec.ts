import { box, CONTACT, fillAndSend, form, watchCalls, watchWindow } from '../support/contact-form.ts'
import { expect, expectAccessible, visit } from '../support/e2e.ts'
import { test, uniqueName } from '../support/visitor-e2e.ts'

const accepted = { name: /^Заявка № \d+ принята$/ }

test('«На сайт»: the request is stored, thanked for on the page, and still is after a reload', {
  tag: '@both',
}, async ({ page, staff }) => {
  await staff.changeSettings({ leadHandling: 'site' })
  const addresses = await watchWindow(page, 'opens')
  const name = uniqueName()
  await visit(page, '/contact')
  await form(page).getByLabel('Услуга').selectOption({ label: 'Ремонт' })
  await form(page).getByLabel('Когда удобно позвонить').selectOption('Вечером, после 16:00')
  await fillAndSend(page, name)
  await expect(page.getByRole('heading', accepted)).toBeFocused()
  await expect(page.getByText('как вам удобно: вечером, после 16:00')).toBeVisible()
  await expectAccessible(page)
  expect(await addresses()).toEqual([])
  expect(await staff.readInquiry(name)).toMatchObject({
    ...{ service: 'Ремонт', preferredTime: 'Вечером, после 16:00' },
    consents: [{ purpose: 'request' }],
    source: { page: '/contact' },
  })

  await page.reload()
  await expect(page.getByRole('heading', accepted)).toBeVisible()
  await expect(page.getByText('Ремонт. Глина, вода на метре')).toBeVisible()
  await expect(form(page)).toBeHidden()
  await page.getByRole('button', { name: 'Написать ещё раз' }).click()
  await expect(form(page).getByLabel('Имя')).toHaveValue('')
  await page.reload()
  await expect(form(page)).toBeVisible()
})

test('«На сайт»: what the server would refuse is said at its field, before and after sending', {
  tag: '@any-width',
}, async ({ page, staff, watch }) => {
  watch.allowErrors(/inquiries\/contact/)
  await staff.changeSettings({ leadHandling: 'site' })
  const calls = watchCalls(page)
  await visit(page, '/contact')
  await fillAndSend(page, 'И')
  await expect(form(page).getByText('Имя должно содержать как минимум 2 символа')).toBeVisible()
  expect(calls).toEqual([])
  // Like a browser that ignores `maxlength`.
  await form(page)
    .getByLabel('Имя')
    .evaluate((field) => field.removeAttribute('maxlength'))
  await fillAndSend(page, 'И'.repeat(201))
  await expect(form(page).locator('.err')).toHaveText('Имя не длиннее 200 символов')
  await expect(form(page).getByLabel('Имя')).toBeFocused()
  await expect(form(page).getByLabel('Сообщение')).toHaveValue('Глина, вода на метре')
  await expect(box(page)).toHaveCount(0)
  const name = uniqueName()
  await form(page).getByLabel('Имя').fill(name)
  await form(page).getByRole('button').click()
  await expect(page.getByRole('heading', accepted)).toBeVisible()
  expect(await staff.readInquiry(name)).toMatchObject({ hasConsent: true })
})

test('«На сайт» without a network: the request waits on the device and goes once, thanked for', {
  tag: '@any-width',
}, async ({ page, context, staff, watch }) => {
  watch.allowErrors(/ERR_INTERNET_DISCONNECTED|inquiries\/contact/)
  await staff.changeSettings({ leadHandling: 'site' })
  const calls = watchCalls(page)
  await visit(page, '/contact')
  await form(page).getByLabel('Имя').focus()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await fillAndSend(page)
  await expect(page.getByText('Произошла ошибка при отправке формы')).toBeVisible()
  await expect(box(page)).toContainText('Сохранена на этом устройстве, отправим сами')
  await expect(form(page).getByLabel('Имя')).toHaveValue('Ирина')
  await context.setOffline(false)
  await expect(box(page)).toContainText(/Заявка № \d+ отправлена в \d\d:\d\d/)
  expect(new Set(calls.map(({ key }) => key)).size).toBe(1)
})

test('«И туда, и туда»: the window opens at the press and gets its chat once the request is stored', async ({
  page,
  staff,
}) => {
  await staff.changeSettings({ leadHandling: 'both' })
  const addresses = await watchWindow(page, 'opens')
  await visit(page, '/contact')
  await fillAndSend(page)
  await expect(page.getByRole('heading', accepted)).toBeVisible()
  await expect(page.getByText('WhatsApp открыт')).toBeVisible()
  const [first, second] = await addresses()
  expect(first).toBe('about:blank')
  expect(second).toMatch(/^https:\/\/wa\.me\/74950000000\?text=/)
})

test('«И туда, и туда», storing takes over 3 s: the chat opens, and the request goes once', async ({
  page,
  staff,
}) => {
  await staff.changeSettings({ leadHandling: 'both' })
  const addresses = await watchWindow(page, 'opens')
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
  await expect(page.getByRole('heading', accepted)).toBeVisible()
  expect(calls).toHaveLength(1)
})

test('«И туда, и туда», the server is down: the chat opens, the request waits, and goes once later', async ({
  page,
  staff,
  watch,
}) => {
  watch.allowErrors(/inquiries\/contact/)
  await staff.changeSettings({ leadHandling: 'both' })
  const addresses = await watchWindow(page, 'opens')
  const calls = watchCalls(page)
  await page.route(CONTACT, (route) => route.fulfill({ status: 503, json: {} }))
  await visit(page, '/contact')
  await fillAndSend(page)
  await expect(box(page)).toContainText('Сохранена на этом устройстве, отправим сами')
  await expect.poll(addresses).toHaveLength(2)
  await expectAccessible(page)
  await page.unroute(CONTACT)
  await box(page).getByRole('button', { name: 'Отправить сейчас' }).click()
  await expect(box(page)).toContainText(/Заявка № \d+ отправлена/)
  expect(new Set(calls.map(({ key }) => key)).size).toBe(1)
})

test('A robot that fills the field nobody sees is marked, in whatever form', { tag: '@any-width' }, async ({
  page,
  staff,
}) => {
  await staff.changeSettings({ leadHandling: 'site' })
  for (const [address, trap] of [
    ['/contact', form(page).locator('input[name="website"]')],
    ['/', page.locator('#product-wizard input[name="website"]')],
  ] as const) {
    await visit(page, address)
    await expect(trap).toBeHidden()
    await trap.evaluate((field: HTMLInputElement) => {
      field.value = 'https://spam.example'
    })
    const name = uniqueName()
    await fillAndSend(page, name)
    await expect(page.getByRole('heading', accepted)).toBeVisible()
    expect(await staff.readInquiry(name)).toMatchObject({
      spamReason: expect.stringContaining('скрытое поле'),
    })
    await page.getByRole('button', { name: 'Написать ещё раз' }).click()
  }
})
