import type { Page } from '@playwright/test'
import { expect, expectAccessible } from '../support/e2e.ts'
import { test, turnTo } from '../support/staff-e2e.ts'

/** Creates a record; returns its id. */
async function make(page: Page, path: string, data: object): Promise<number> {
  const response = await page.request.post(`/api${path}`, { data })
  expect(response.status()).toBe(201)
  return (await response.json()).id
}

const KEPT = 'Отсюда отменить нельзя; 30 дней запись лежит в корзине.'
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

test('A deletion is taken back from its toast by the keyboard alone, and so is hiding', async ({ page }) => {
  const stamp = Date.now()
  const id = await make(page, '/admin/faq/items', { question: `Первый ${stamp}?`, answer: 'Да' })
  await make(page, '/admin/faq/items', { question: `Второй ${stamp}?`, answer: 'Да' })
  await page.goto('/admin/faq?tab=items')
  const remove = () => page.getByRole('button', { name: `Удалить: Первый ${stamp}?` })
  await remove().press('Enter')
  const sure = page.getByRole('dialog', { name: 'Подтверждение удаления' })
  await expect(sure).toContainText(`Вы уверены, что хотите удалить этот вопрос-ответ? ${KEPT}`)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Вопрос-ответ успешно удален')).toBeVisible()
  await expect(remove()).toBeHidden()
  await expect(page.locator('tr:focus')).toHaveCount(1)
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Отменить', exact: true })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Возвращено')).toBeVisible()
  await expect(remove()).toBeVisible()
  const stored = await page.request.get('/api/admin/faq/items')
  expect((await stored.json()).find((one: { id: number }) => one.id === id)).toMatchObject({ version: 2 })

  // What was hidden from the site is shown again likewise.
  const shown = rowOf(page, `Второй ${stamp}?`).getByRole('switch')
  await shown.click()
  await expect(page.getByText('Скрыто с сайта')).toBeVisible()
  await expect(shown).not.toBeChecked()
  await page.getByRole('button', { name: 'Отменить', exact: true }).click()
  await expect(page.getByText('Показано на сайте')).toBeVisible()
  await expect(shown).toBeChecked()
})

test('A product is deleted in its list, found in the trash, and comes back with what it needs', async ({
  page,
}) => {
  const stamp = Date.now()
  const makerId = await make(page, '/manufacturers', { name: `Завод ${stamp}`, slug: `zavod-${stamp}` })
  const name = `Станция ${stamp}`
  const product = { name, slug: `stantsiya-${stamp}`, manufacturerId: makerId }
  await make(page, '/products', product)
  const question = `Нужен ли проект ${stamp}?`
  const questionId = await make(page, '/admin/faq/items', { question, answer: 'Нет' })
  await page.request.delete(`/api/admin/faq/items/${questionId}`)

  await page.goto(`/admin/products?find=${name}`)
  await page.getByRole('button', { name: `Удалить: ${name}` }).click()
  const sure = page.getByRole('dialog', { name: 'Подтверждение удаления' })
  await expect(sure).toContainText(`Вы уверены, что хотите удалить этот товар? ${KEPT}`)
  await sure.getByRole('button', { name: 'Удалить' }).click()
  await expect(page.getByText('Товар успешно удален')).toBeVisible()
  expect((await page.request.get(`/product/${product.slug}`)).status()).toBe(404)
  await page.request.delete(`/api/manufacturers/${makerId}`)
  await make(page, '/products', { ...product, name: `Замена ${stamp}`, manufacturerId: 1 })

  await page.getByRole('link', { name: 'Корзина' }).click()
  await expect(page.getByRole('heading', { name: 'Корзина' })).toBeVisible()
  await expect(rowOf(page, name)).toContainText(
    `Адрес занят: станет ${product.slug}-2 · Вместе вернётся производитель «Завод ${stamp}»`,
  )
  await expect(rowOf(page, name)).toContainText('через 30 дней')
  await expectAccessible(page)
  await page
    .getByRole('navigation', { name: 'Что показать' })
    .getByRole('link', { name: /^Товары/ })
    .click()
  await expect(page).toHaveURL('/admin/trash?kind=products')
  await expect(rowOf(page, question)).toBeHidden()
  await rowOf(page, name).getByRole('button', { name: 'Вернуть' }).click()
  await expect(page.getByText(`Вместе с товаром вернулся производитель «Завод ${stamp}».`)).toBeVisible()
  await expect(rowOf(page, name)).toBeHidden()
  expect((await page.request.get(`/product/${product.slug}-2`)).status()).toBe(200)

  await turnTo(page, '/admin/trash?kind=questions')
  await rowOf(page, question).getByRole('button', { name: 'Удалить навсегда' }).click()
  const forEver = page.getByRole('dialog', { name: 'Удалить навсегда?' })
  await expect(forEver).toContainText(question)
  await forEver.getByRole('button', { name: 'Удалить навсегда' }).click()
  await expect(page.getByText(`«${question}» удалено навсегда`)).toBeVisible()
  await expect(rowOf(page, question)).toBeHidden()
})
