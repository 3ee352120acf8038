import { expect, expectAccessible } from '../support/e2e.ts'
import { test, turnTo } from '../support/staff-e2e.ts'

let seeded = { price: 0 }

test.beforeEach(async ({ page }) => {
  seeded = await (await page.request.get('/api/products/id/5')).json()
})

test.afterEach(async ({ page }) => {
  expect((await page.request.patch('/api/products/5', { data: seeded })).status()).toBe(200)
})

test('A manager makes an accessory and offers it with a product, with a document and an old price', async ({
  page,
}) => {
  await page.goto('/admin/accessories')
  await expect(page.getByText('Комплектующих пока нет')).toBeVisible()
  await page.getByRole('button', { name: 'Создать', exact: true }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Название').fill('Сигнализатор уровня')
  await form.getByLabel('Цена, ₽').fill('4 900')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Создать комплектующее' }).click()
  await expect(page.getByText('Комплектующее успешно создано')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Сигнализатор уровня' })).toContainText('4 900 ₽')

  await turnTo(page, '/admin/products?find=Топас 5 Лонг&edit=5')
  const product = page.getByRole('dialog', { name: 'Топас 5 Лонг' })
  await product.getByRole('tab', { name: 'Связи' }).click()
  await product.getByLabel('Добавить комплектующее').selectOption({ index: 1 })
  await product.getByLabel('Добавить модель').selectOption({ index: 2 })
  const choosing = page.waitForEvent('filechooser')
  await product.getByRole('button', { name: 'Загрузить PDF' }).click()
  await (await choosing).setFiles({
    name: 'Паспорт_станции.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\nstartxref\n9\n%%EOF\n'),
  })
  await expect(product.getByLabel('Название документа 1')).toHaveValue('Паспорт станции')
  await expectAccessible(page)
  await product.getByRole('tab', { name: 'Цены' }).click()
  const { price } = seeded
  await test.step('A price with one digit too few is asked about with both prices side by side, and not saved', async () => {
    await product.getByLabel('Цена с установкой').fill(String(price / 1000))
    await product.getByLabel('Из неё установка').fill('')
    await product.getByRole('button', { name: 'Сохранить изменения' }).click()
    const question = page.getByRole('dialog').filter({ hasText: 'больше чем на 20' })
    await expect(question.locator('.confirm__sides')).toContainText('(−90 %)')
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Исправить цену' }).click()
    await product.getByLabel('Цена с установкой').fill(String(price / 100))
  })
  await product.getByLabel('Старая цена, ₽').fill(String(price / 100 + 10_000))
  await product.getByLabel('Почему дешевле').fill('Осенняя скидка')
  await product.getByLabel('Наличие').selectOption('Под заказ')
  await product.getByLabel('Срок поставки, дней').fill('14')
  await expectAccessible(page)
  const saved = page.waitForRequest((request) => request.method() === 'PATCH')
  await product.getByRole('button', { name: 'Сохранить изменения' }).click()
  expect((await saved).postDataJSON()).toMatchObject({
    oldPrice: price + 1_000_000,
    oldPriceReason: 'Осенняя скидка',
    availability: 'made_to_order',
    leadDays: 14,
    documents: [{ title: 'Паспорт станции' }],
    accessoryIds: [expect.any(Number)],
  })
  await expect(page.getByText('Товар обновлён').first()).toBeVisible()
})

test('A manager hides several products at once and takes it back, then copies one and is in the form of the copy', async ({
  page,
}) => {
  await page.goto('/admin/products?find=Топас 5')
  const rows = page.getByRole('row')
  await rows
    .nth(1)
    .getByRole('checkbox', { name: /^Выбрать/ })
    .check()
  await rows
    .nth(2)
    .getByRole('checkbox', { name: /^Выбрать/ })
    .check()
  const bar = page.getByRole('region', { name: 'Выбранные товары' })
  await expect(bar).toContainText('Выбрано 2')
  await expectAccessible(page)
  await bar.getByRole('button', { name: 'На сайте' }).click()
  await page.getByRole('menuitem', { name: 'Скрыть' }).click()
  await expect(page.getByText('2 товара: скрыто')).toBeVisible()
  await expect(rows.nth(1).getByRole('checkbox', { name: /^Выбрать/ })).toBeFocused()
  await expect(rows.nth(1).getByRole('switch')).not.toBeChecked()
  await page.getByRole('button', { name: 'Отменить' }).click()
  await expect(page.getByText('2 товара как были.')).toBeVisible()
  await expect(rows.nth(1).getByRole('switch')).toBeChecked()
  await rows
    .nth(1)
    .getByRole('checkbox', { name: /^Выбрать/ })
    .check()
  await bar.getByRole('button', { name: 'Копировать' }).click()
  await expect(page.getByRole('dialog').getByLabel('Название').first()).toHaveValue(/\(копия\)$/)
})

test('A manager puts the catalogue in order by keys and by number, and takes the last move back', async ({
  page,
}) => {
  await page.goto('/admin/products/order')
  const names = page.locator('.order-row__grip span')
  await expect(names.first()).toBeVisible()
  const [first = '', second = '', third = ''] = await names.allTextContents()
  await expectAccessible(page)
  await page.locator('.order-row__grip').first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(names.nth(0)).toHaveText(second)
  await expect(names.nth(1)).toHaveText(first)
  await page.locator('.order-row__place').nth(2).fill('1')
  await page.keyboard.press('Enter')
  await expect(names.nth(0)).toHaveText(third)
  // The message about the move before has a button of the same name.
  const toast = page.locator('.toast').filter({ hasText: ': место 1' })
  await toast.getByRole('button', { name: 'Отменить' }).click()
  await expect(names.nth(0)).toHaveText(second)
  await page.getByRole('button', { name: 'По номерам' }).click()
  await expect(names.nth(0)).toHaveText(first)
})
