import type { Page } from '@playwright/test'
import { expect, expectAccessible } from '../support/e2e.ts'
import { test, turnTo } from '../support/staff-e2e.ts'

/** Sends an inquiry as a visitor who agrees, from the contact form; each person has a phone of his own. */
async function send(page: Page, person: { name: string; phone: string; email?: string; message?: string }) {
  const [{ version }] = await (await page.request.get('/api/consent/documents')).json()
  const response = await page.request.post('/api/inquiries/contact', {
    data: {
      ...person,
      consent: { documentVersion: version, purposes: ['request'] },
      source: { page: '/contact' },
    },
  })
  expect(response.status()).toBe(201)
  return (await response.json()).id
}

async function search(page: Page, typed: string) {
  if (page.url() === 'about:blank') await page.goto('/admin/consents')
  await page.getByLabel('Телефон или эл. почта').fill(typed)
  await page.getByRole('button', { name: 'Найти' }).click()
}

const read = async (page: Page, button: string) => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: button }).click(),
  ])
  const parts: Buffer[] = []
  for await (const part of await file.createReadStream()) parts.push(Buffer.from(part))
  return { name: file.suggestedFilename(), text: Buffer.concat(parts).toString() }
}

test.describe('Somebody asks what we know of him', () => {
  test('an admin finds him by phone, with everything, and hands it over', async ({ page, watch }) => {
    const message = 'Дом у реки, калитка синяя'
    const id = await send(page, {
      name: 'Вера Соколова',
      phone: '8 (916) 200-00-01',
      email: 'vera@example.ru',
      message,
    })
    await search(page, '+7 916 200 00 01')
    await expect(page.getByRole('status').filter({ hasText: '1 запрос, всего' })).toBeVisible()
    const request = page.getByRole('region', { name: `Запрос № ${id}` })
    for (const known of ['Вера Соколова', 'vera@example.ru', message, 'Ответить на заявку', '/contact']) {
      await expect(request).toContainText(known)
    }
    await expectAccessible(page)
    const html = await read(page, 'Скачать для человека')
    expect(html.name).toBe('personal-data.html')
    for (const known of ['Вера Соколова', message, 'ответить на заявку, текст версии']) {
      expect(html.text).toContain(known)
    }
    const json = await read(page, 'Скачать JSON')
    expect(json.name).toBe('personal-data.json')
    expect(JSON.parse(json.text).inquiries).toMatchObject([
      { id, message, consents: [{ purpose: 'request' }] },
    ])
    await page.getByRole('link', { name: 'Открыть', exact: true }).click()
    await expect(page.getByRole('dialog', { name: `Запрос № ${id}` })).toBeVisible()

    await test.step('a search that fails says so and is repeated', async () => {
      watch.allowErrors(/status of 500/)
      await send(page, { name: 'Клим', phone: '8 916 200-00-02' })
      const address = '**/api/admin/consents?*'
      await page.route(address, (route) => route.fulfill({ status: 500, body: '{"message":"Сбой"}' }))
      await turnTo(page, '/admin/consents')
      await search(page, '8 916 200-00-02')
      await expect(page.getByText('Не удалось найти данные').first()).toBeVisible()
      await page.unroute(address)
      await page.getByRole('button', { name: 'Повторить' }).click()
      await expect(page.getByRole('heading', { name: 'Клим' })).toBeVisible()
    })

    await test.step('half a phone is asked for in full, and of a stranger we say that there is nothing', async () => {
      await search(page, '916')
      await expect(page.getByText('Введите телефон полностью или эл. почту')).toBeVisible()
      await search(page, 'nobody@example.ru')
      await expect(page.getByRole('heading', { name: 'Ничего не храним' })).toBeVisible()
    })
  })
})

test.describe('Somebody takes his consent back', () => {
  test('he is marked, and everybody who opens his inquiry sees it', async ({ page }) => {
    const id = await send(page, { name: 'Пётр Отказов', phone: '8 916 200-00-03' })
    await page.goto('/admin')
    await expect(page.getByRole('link', { name: 'Пётр Отказов' })).toBeVisible()
    await turnTo(page, '/admin/consents')
    await search(page, '8 916 200-00-03')
    await page.getByRole('button', { name: 'Не звонить, не писать' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Отозвать' }).click()
    await expect(page.getByText('Отмечен: не звонить, не писать')).toBeVisible()
    await expect(page.getByRole('region', { name: `Запрос № ${id}` })).toContainText('Отозвано')
    await turnTo(page, '/admin')
    await expect(page.getByRole('heading', { name: 'Ждут звонка' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Пётр Отказов' })).toHaveCount(0)
    await turnTo(page, '/admin/orders?find=Отказов')
    await expect(page.getByRole('row', { name: /Пётр Отказов/ })).toContainText('не звонить, не писать')
    await turnTo(page, `/admin/orders?request=${id}`)
    await expect(page.getByRole('dialog')).toContainText('Не звонить, не писать: согласие отозвано')
  })

  test('his data is erased once the word is typed; the inquiry stays without him', async ({ page }) => {
    const id = await send(page, { name: 'Аглая Забудкина', phone: '8 916 200-00-04', message: 'Забудьте' })
    await search(page, '8 916 200-00-04')
    await page.getByRole('button', { name: 'Удалить данные' }).click()
    const dialog = page.getByRole('dialog', { name: 'Удалить данные человека?' })
    await dialog.getByRole('button', { name: 'Удалить данные' }).click()
    await expect(dialog).toContainText('Введите слово «удалить»: вернуть данные будет нельзя')
    await dialog.getByLabel('Чтобы удалить, введите слово').fill('Удалить')
    await dialog.getByLabel('Чтобы удалить, введите слово').press('Enter')
    await expect(page.getByRole('heading', { name: 'Ничего не храним' })).toBeVisible()
    await turnTo(page, `/admin/orders?request=${id}`)
    const sheet = page.getByRole('dialog')
    await expect(sheet).toContainText('Данные удалены')
    await expect(sheet).not.toContainText(/Аглая|Забудьте|200-00-04/)
    await expect(sheet.getByRole('link', { name: /Позвонить|Написать/ })).toHaveCount(0)
    await turnTo(page, '/admin/orders')
    await expect(page.getByRole('row', { name: /Данные удалены/ })).toContainText('обезличен')
  })
})
