import type { Page } from '@playwright/test'
import { expect, test, visit } from '../support/e2e.ts'
import { watchShifts } from '../support/layout-shift.ts'
import { overlap } from '../support/overlap.ts'

const count = (found: number, total: number) => `Найдено товаров: ${found} из ${total}`

test('nothing moves while the whole catalogue loads; its filters are opened, narrow the list, are taken back and reset; a tap anywhere on a card opens the product', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  const shift = await watchShifts(page)
  await visit(page, '/catalog')
  await expect(page.getByRole('article')).toHaveCount(73)
  // A slow machine may paint the contact button in two parts: 0.0003.
  expect(await shift()).toBeLessThan(0.001)

  // Those of a phone: catalogue-phone.spec.ts and toast-position.spec.ts.
  if (!isMobile) {
    await narrowByFilters(page)
    await putTheThirdIntoCart(page)
  }

  // A tap anywhere on a card opens the product, and its buttons do not.
  const card = page.getByRole('article').first()
  await card.getByRole('button', { name: /В корзину/ }).click()
  await expect(card.getByRole('button', { name: /В корзине/ })).toBeVisible()
  await expect(page).toHaveURL('/catalog')
  // The name's link lies over the whole card, so that is where the picture's tap lands.
  await card.getByRole('img').click({ force: true })
  await expect(page).toHaveURL('/product/topas-4')
})

/** Opens the filters, narrows the list by them and by order, takes one back and resets all. */
async function narrowByFilters(page: Page) {
  const toggle = page.getByRole('button', { name: /(показать|скрыть) ?фильтры/i })
  const twenty = page.getByRole('button', { name: 'До 20 чел.' })
  await twenty.click()
  await expect(twenty).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(count(5, 73))).toBeVisible()
  await expect(page).toHaveURL('/catalog?users=20')

  await page.getByRole('combobox', { name: 'Сортировка' }).selectOption('Дороже')
  await expect(page.getByRole('article').first()).toContainText('Евролос Грунт 25')
  await expect(page).toHaveURL('/catalog?users=20&sort=price_desc')

  await toggle.click()
  await expect(twenty).toBeHidden()
  await expect(toggle).toContainText('Показать фильтры')
  await page.getByRole('link', { name: 'Убрать фильтр: До 20 чел.' }).click()
  await expect(page.getByText(count(73, 73))).toBeVisible()

  await toggle.click()
  await page.getByRole('button', { name: 'Сбросить' }).click()
  await expect(page).toHaveURL('/catalog')
  await expect(page.getByRole('combobox', { name: 'Сортировка' })).toHaveValue('default')
}

/** Puts what stands last in its row into the cart, low on the screen: what is told of it does not cover what was pressed. */
async function putTheThirdIntoCart(page: Page) {
  const button = page
    .getByRole('article')
    .nth(2)
    .getByRole('button', { name: /В корзин/ })
  await button.evaluate((element) => {
    element.scrollIntoView({ block: 'end', behavior: 'instant' })
    scrollBy({ top: 130, behavior: 'instant' })
  })
  await button.click()
  const toast = page.locator('.toast')
  await expect(toast).toContainText('Товар добавлен в корзину')
  await expect(toast).toHaveCSS('opacity', '1')
  // The keyboard in it keeps it where it is: a message that has gone covers nothing either.
  await page.keyboard.press('F8')
  await expect.poll(() => overlap(toast, button)).toBe(false)
}

test('Back undoes all moves of the price slider at once, then the chosen filter; a manufacturer replaces the address', async ({
  page,
}) => {
  await visit(page, '/search')
  await visit(page, '/catalog?users=20')
  await page.getByRole('button', { name: 'До 10 чел.' }).click()
  await expect(page).toHaveURL('/catalog?users=10')
  const dearest = page.getByRole('slider', { name: 'Цена, до' })
  await dearest.press('ArrowLeft')
  await expect(page).toHaveURL('/catalog?users=10&price=50000-775000')
  await dearest.press('ArrowLeft')
  await expect(page).toHaveURL('/catalog?users=10&price=50000-770000')
  await expect(dearest).toHaveAttribute('aria-valuetext', /^770\s000\s₽$/)
  await page.goBack()
  await expect(page).toHaveURL('/catalog?users=10')
  await page.goBack()
  await expect(page).toHaveURL('/catalog?users=20')
  await expect(page.getByRole('button', { name: 'До 20 чел.' })).toHaveAttribute('aria-pressed', 'true')

  // Picking a manufacturer replaces the address and keeps the number of people.
  await page.getByRole('link', { name: 'Евролос', exact: true }).first().click()
  await expect(page).toHaveURL('/catalog/eurolos?users=20')
  await expect(page.getByText(count(5, 32))).toBeVisible()
  await page.getByRole('link', { name: 'Все производители' }).click()
  await expect(page).toHaveURL('/catalog?users=20')
  await page.goBack()
  await expect(page).toHaveURL('/search')
})
