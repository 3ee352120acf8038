import type { Page, Route } from '@playwright/test'
import { ADMIN, expect, expectAccessible, test, visit } from '../support/e2e.ts'

const STATION = '/product/topas-6'
const CONTACT = '**/api/inquiries/contact'
const FAILED = /Failed to load resource/

const form = (page: Page) => page.locator('#inquiry')
const sendButton = (page: Page) => form(page).getByRole('button', { name: 'Оставить заявку' })

async function fillForm(page: Page, name: string) {
  await form(page).getByLabel('Имя').fill(name)
  await form(page).getByLabel('Телефон').fill('8 (926) 123-45-67')
  await form(page).getByLabel('Сообщение').fill('Участок на склоне')
  await form(page).getByRole('checkbox').check()
}

/** Inquiries with this name, from the staff API. */
async function listInquiries(
  page: Page,
  name: string,
): Promise<{ name: string; [field: string]: unknown }[]> {
  await page.request.post('/api/admin/login', { data: ADMIN })
  const inquiries: { name: string }[] = await (await page.request.get('/api/admin/inquiries')).json()
  return inquiries.filter((inquiry) => inquiry.name === name)
}

/** Unique name, so that parallel tests do not count each other's inquiries. */
const uniqueName = () => `Ирина ${crypto.randomUUID().slice(0, 8)}`

test('A visitor asks about the station, even by a double click, and staff see one inquiry', async ({
  page,
}) => {
  const name = uniqueName()
  await visit(page, STATION)
  await page.getByRole('link', { name: 'Оставить заявку' }).locator('visible=true').first().click()
  await expect(form(page).getByLabel('Имя')).toBeFocused()
  await expect(form(page)).toBeInViewport()
  await fillForm(page, name)
  await sendButton(page).dblclick()
  await expect(page.getByText('Заявка отправлена')).toBeVisible()
  await expect(page.getByText('Мы свяжемся с вами в ближайшее время')).toBeVisible()
  const sent = page.locator('#inquiry')
  await expect(sent.getByRole('heading', { name: /^Заявка № \d+ принята$/ })).toBeFocused()
  await expect(sent.getByText(/^Перезвоним (сегодня|завтра) /)).toBeVisible()
  for (const text of ['Топас 6', '225 270 ₽', name, 'Участок на склоне'])
    await expect(sent.getByText(text).first()).toBeVisible()
  await expect(form(page).getByLabel('Телефон')).toBeHidden()
  await expect(sent.getByRole('link', { name: 'Продолжить выбор' })).toHaveAttribute('href', '/catalog/topas')
  await expectAccessible(page)
  await sent.getByRole('button', { name: 'Написать ещё раз' }).click()
  await expect(form(page).getByLabel('Имя')).toHaveValue('')
  await expect(form(page).getByRole('checkbox')).not.toBeChecked()
  const inquiries = await listInquiries(page, name)
  expect(inquiries).toHaveLength(1)
  expect(inquiries[0]).toMatchObject({
    service: 'Запрос о продукте: Топас 6',
    productName: 'Топас 6',
    phoneE164: '+79261234567',
    message: 'Участок на склоне',
  })
})

test('The connection breaks after the server took the inquiry: trying again makes no second one', async ({
  page,
  watch,
}) => {
  watch.allowErrors(FAILED)
  const name = uniqueName()
  const loseAnswer = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route(CONTACT, loseAnswer, { times: 1 })
  await visit(page, STATION)
  await fillForm(page, name)
  await sendButton(page).click()
  await expect(page.getByText('Произошла ошибка при отправке формы')).toBeVisible()
  const waiting = form(page).locator('.unsent-box')
  await expect(waiting).toContainText('Сохранена на этом устройстве')
  await expect(form(page).getByText('Заявка не отправлена.')).toHaveCount(0)
  await expect(waiting.getByRole('link', { name: 'Позвонить' })).toHaveAttribute('href', /^tel:\+7/)
  await expect(waiting.getByRole('button', { name: 'Отправить сейчас' })).toBeEnabled()
  await expect(form(page).getByLabel('Имя')).toHaveValue(name)

  await page.reload()
  await expect(form(page).getByLabel('Имя')).toHaveValue(name)
  await expect(form(page).getByLabel('Сообщение')).toHaveValue('Участок на склоне')
  await form(page).getByRole('checkbox').check()
  await sendButton(page).click()
  await expect(page.getByText('Заявка отправлена')).toBeVisible()
  expect(await listInquiries(page, name)).toHaveLength(1)
})
