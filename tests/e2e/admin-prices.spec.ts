import type { Page } from '@playwright/test'
import { expect, expectAccessible } from '../support/e2e.ts'
import { test } from '../support/staff-e2e.ts'

/** Console messages of the expected failed calls. */
const EXPECTED_ERRORS = /status of 500|ERR_FAILED/

interface Priced {
  id: number
  name: string
  price: number
  modelLine: string | null
}

test.beforeEach(({ watch }) => watch.allowErrors(EXPECTED_ERRORS))

/** Products of a line; kopecks. */
async function readLine(page: Page, line: string): Promise<Priced[]> {
  const products: Priced[] = await (await page.request.get('/api/products')).json()
  return products.filter(({ modelLine }) => modelLine === line)
}

const setPrice = (page: Page, { id }: Priced, price: number) =>
  page.request.patch(`/api/products/${id}/price`, { data: { price } })

/** Pattern of rubles as shown, with any kind of spaces. */
const rubles = (kopecks: number) =>
  new RegExp(new Intl.NumberFormat('ru-RU').format(kopecks / 100).replace(/\s/g, '\\s'))

const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })

/** Counts bulk changes and undos sent from now on. */
function countWrites(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && /bulk-price-update(?!.*preview)/.test(request.url())) count += 1
  })
  return () => count
}

async function fillBulk(page: Page, line: string, amount: string) {
  await page.getByLabel('Производитель').selectOption('Евролос')
  await page.getByLabel('Линейка').selectOption(line)
  await page.getByText('В рублях').click()
  await page.getByLabel('На сколько').fill(amount)
}

test.describe('Many prices at once', () => {
  const LINE = 'Евролос Эко'

  test('A line is raised as it was shown, and taken back after a reload', async ({ page }) => {
    const before = await readLine(page, LINE)
    await page.goto('/admin/prices?tab=bulk')
    await expect(page.getByRole('heading', { name: 'Управление ценами' })).toBeVisible()
    await expect(page.getByLabel('Линейка')).toBeDisabled()
    await page.getByRole('button', { name: 'Изменить цены' }).click()
    await expect(page.getByText('Введите процент или сумму изменения цены')).toBeVisible()
    const amount = page.getByLabel('На сколько')
    await expect(amount).toBeFocused()
    await amount.fill('пять')
    await expect(page.getByText('Введите процент или сумму изменения цены')).toBeVisible()

    await fillBulk(page, LINE, '+1')
    await expect(page.getByText(`Цены линейки ${LINE} станут выше на 1\u00a0₽.`)).toBeVisible()
    for (const { name, price } of before) {
      await expect(rowOf(page, name)).toContainText(rubles(price))
      await expect(rowOf(page, name)).toContainText(rubles(price + 100))
    }
    await expect(page.getByText('Изменится 6')).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('link', { name: 'Индивидуальное обновление' }).click()
    await page.getByRole('button', { name: 'Вернуться к форме' }).click()
    // Right after typing, before the preview is loaded.
    await amount.fill('1')
    await amount.press('Enter')
    const dialog = page.getByRole('dialog', { name: /^Повысить 6 цен на 1\s₽\?$/ })
    await expect(dialog.getByRole('button', { name: 'Отмена' })).toBeFocused()
    await expect(dialog).toContainText(rubles(Math.min(...before.map(({ price }) => price)) + 100))
    await expect(dialog).toContainText(rubles(Math.max(...before.map(({ price }) => price)) + 100))
    await page.keyboard.press('Escape')
    expect(await readLine(page, LINE)).toEqual(before)

    await page.getByRole('button', { name: 'Изменить 6 цен' }).click()
    const writes = countWrites(page)
    await dialog.getByRole('button', { name: 'Изменить 6 цен' }).dblclick()
    await expect(page.getByText('Обновлено 6 товаров')).toBeVisible()
    expect(writes()).toBe(1)
    await expect(amount).toHaveValue('')
    const raised = await readLine(page, LINE)
    expect(raised.map(({ price }) => price)).toEqual(before.map(({ price }) => price + 100))

    await page.reload()
    await expect(page.getByText(/Изменено 6 цен\. .*линейка «Евролос Эко».* сегодня в/)).toBeVisible()
    await page.getByRole('button', { name: 'Вернуть прежние цены' }).dblclick()
    await expect(page.getByText('Прежние цены возвращены: 6 товаров.')).toBeVisible()
    expect(writes()).toBe(2)
    const restored = await readLine(page, LINE)
    expect(restored.map(({ price }) => price)).toEqual(before.map(({ price }) => price))
    await expect(page.getByRole('button', { name: 'Вернуть прежние цены' })).toBeHidden()
  })
})

test.describe('One price', () => {
  test('A product is found by keyboard, its price changed and kept in its history', async ({ page }) => {
    const found = (await readLine(page, 'Евролос Био')).find(({ name }) => name === 'Евролос Био 8')
    if (!found) throw new Error('the product is not in the catalogue')
    await page.goto('/admin/prices')
    const picker = page.getByRole('combobox', { name: 'Товар' })
    await expect(picker, 'typing can begin at once').toBeFocused()
    const update = page.getByRole('button', { name: 'Обновить цену' })
    await expect(update).toHaveAttribute('aria-disabled', 'true')
    const price = page.getByLabel('Новая цена')
    await price.press('Enter')
    await expect(page.getByText('Выберите товар и введите новую цену')).toBeVisible()

    await picker.fill('нет такого товара')
    await expect(page.getByText('Товары не найдены')).toBeVisible()
    await picker.fill('евролос БИО ')
    await expect(page.getByRole('option')).toHaveCount(5)
    await expectAccessible(page)
    await picker.press('ArrowUp')
    await expect(page.getByRole('option', { name: 'Евролос Био 8' })).toHaveAttribute('aria-selected', 'true')
    await picker.press('Enter')
    await expect(picker).toHaveValue('Евролос Био 8')
    await expect(price, 'what remains is the price').toBeFocused()
    await expect(page.getByText('Цена сейчас')).toBeVisible()

    await update.click()
    await expect(page.getByText('Выберите товар и введите новую цену')).toBeVisible()
    const raised = new Intl.NumberFormat('ru-RU').format(found.price / 100 + 1)
    await price.fill(`${raised},00`)
    await expect(page.locator('form').getByText(/^\+1\s₽/)).toBeVisible()

    await page.getByRole('link', { name: 'Массовое обновление' }).click()
    await page.getByRole('button', { name: 'Вернуться к форме' }).click()
    await page.route('**/price', (route) => route.fulfill({ status: 500, json: { message: 'Сбой' } }))
    await update.click()
    await expect(page.getByText('Не удалось обновить цену товара: Сбой')).toBeVisible()
    await page.route('**/price', (route) => route.abort())
    await update.click()
    await expect(page.getByText(/Произошла ошибка при обновлении цены/)).toBeVisible()
    await expect(price).toHaveValue(`${raised},00`)
    await page.unroute('**/price')
    await price.press('Control+s')
    await expect(page.getByText('Цена товара успешно обновлена')).toBeVisible()
    await expect(price).toHaveValue('')
    const history = page.getByRole('region', { name: 'История цены' }).getByRole('listitem')
    await expect(history.first()).toContainText(rubles(found.price + 100))
    await expect(history.first()).toContainText(/сегодня в\s.*индивидуальное обновление/)
    await setPrice(page, found, found.price)
  })
})
