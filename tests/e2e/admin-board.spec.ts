import { expect, expectAccessible } from '../support/e2e.ts'
import { EMPTY_INQUIRIES } from '../support/empty-inquiries.ts'
import { PHONE } from '../support/phone.ts'
import { test } from '../support/staff-e2e.ts'

test.beforeEach(async ({ staffShop, page }) => {
  await staffShop.query(EMPTY_INQUIRIES)
  await page.request.post('/api/inquiries/contact', {
    data: { name: 'Инна Корзинкина', phone: '8 (915) 345-11-22', message: 'Нужен совет' },
  })
  await page.goto('/admin/orders?view=board')
})
test.afterAll(({ staffShop }) => staffShop.query(EMPTY_INQUIRIES))

test('a card is lifted, carried, put back and dropped by keyboard, each step is said', async ({ page }) => {
  const card = page.getByRole('link', { name: /^Инна Корзинкина/ })
  const processing = page.getByRole('region', { name: 'В обработке' })
  await expect(processing.getByText('Пусто')).toBeVisible()
  await expectAccessible(page)
  await card.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(/карточка поднята/)).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Над колонкой «В обработке»')).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Карточка возвращена')).toBeAttached()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(processing.getByRole('link', { name: /^Инна Корзинкина/ })).toBeFocused()
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Новый' }).locator('.board-card')).toHaveCount(1)
})

test('the mouse carries a card too, and «Отменен» asks for the reason; by keyboard the focus stays on the card', async ({
  page,
}) => {
  const card = page.getByRole('link', { name: /^Инна Корзинкина/ })
  const canceled = page.getByRole('region', { name: 'Отменен' })
  await card.dragTo(canceled)
  const question = page.getByRole('dialog', { name: 'Отменить запрос' })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(page.getByRole('region', { name: 'Новый' }).locator('.board-card')).toHaveCount(1)
  await card.focus()
  for (const key of ['Space', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Space'])
    await page.keyboard.press(key)
  await question.getByLabel('Причина', { exact: true }).fill('Далеко от нас')
  await page.keyboard.press('Enter')
  await expect(canceled.getByRole('link', { name: /Далеко от нас/ })).toBeFocused()
})

test('on a phone one column is shown, and a card is moved by its list', async ({ page }) => {
  await page.setViewportSize(PHONE.viewport)
  await expect(page.getByRole('region', { name: 'В обработке' })).toBeHidden()
  await expectAccessible(page)
  await page.getByLabel('Перенести: Инна Корзинкина').focus()
  await page.getByLabel('Перенести: Инна Корзинкина').selectOption('В обработке')
  await expect(page.getByRole('button', { name: /^Новый \d/ })).toBeFocused()
  await page.getByRole('button', { name: /^В обработке/ }).click()
  await expect(page.getByRole('region', { name: 'В обработке' }).locator('.board-card')).toHaveCount(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
