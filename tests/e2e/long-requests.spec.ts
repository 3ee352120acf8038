import { expect, test, visit } from '../support/e2e.ts'
import { visitWithStored } from '../support/stored-products.ts'

test('A visitor who writes more than can be sent is told so, and loses nothing', async ({ page }) => {
  await visit(page, '/product/topas-5')
  await page.getByLabel('Имя').fill('Ирина')
  await page.getByLabel('Телефон').fill('8 (926) 123-45-67')
  await page.getByLabel('Согласен на обработку').check()
  const message = page.getByRole('textbox', { name: 'Сообщение' })
  await message.fill('я'.repeat(9_900))
  await expect(message).toHaveAccessibleDescription('Можно ещё 100 символов')
  await message.fill('я'.repeat(10_021))
  await expect(message).toHaveAccessibleDescription('Больше, чем можно отправить, на 21 символ')

  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  const send = page.getByRole('button', { name: 'Оставить заявку' })
  await send.click()
  await expect(message).toBeFocused()
  await expect(message).toHaveAccessibleDescription(/Сообщение не длиннее 10\s000 символов/)
  await expect(message).toHaveValue('я'.repeat(10_021))
  expect(sent).toEqual([])

  await message.fill('я'.repeat(10_000))
  const answered = page.waitForResponse('**/api/inquiries/contact')
  await send.click()
  expect((await answered).status()).toBe(201)
})

test('A cart of 120 stations with endless names arrives: fifty are named, the rest is summed up', async ({
  page,
}) => {
  const stations = Array.from({ length: 120 }, (_, index) => ({
    id: index + 1,
    name: `${'Станция '.repeat(60)}${index + 1}`,
    price: 10_000_000,
  }))
  await visitWithStored(page, '/cart', 'cart', stations)
  await page.getByLabel('Имя').fill('Ирина')
  await page.getByLabel('Телефон').fill('8 (926) 123-45-67')
  await page.getByLabel('Комментарий').fill('Всё сразу')
  const answered = page.waitForResponse('**/api/inquiries/contact')
  await page.getByRole('button', { name: 'Отправить заявку' }).click()
  const response = await answered
  expect(response.status()).toBe(201)
  const { message, items } = response.request().postDataJSON()
  expect(items).toHaveLength(50)
  const lines = message.replaceAll('\u00a0', ' ').split('\n')
  expect(lines[0]).toBe('Общая сумма: 12 000 000 ₽')
  expect(lines.slice(-2)).toEqual(['и ещё 70 позиций: 7 000 000 ₽', 'Комментарий: Всё сразу'])
})
