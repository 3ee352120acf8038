import type { Page } from '@playwright/test'
import { expect, test, visit } from '../support/e2e.ts'
import { overlap } from '../support/overlap.ts'
import { visitWithStored } from '../support/stored-products.ts'

const toast = (page: Page) => page.locator('.toast')

test.describe('On a phone', { tag: '@phone' }, () => {
  for (const edge of ['start', 'end'] as const) {
    test(`a toast covers neither what was pressed at the ${edge} of the screen nor the bar`, async ({
      page,
    }) => {
      await visit(page, '/product/topas-6')
      const button = page.locator('.buy__box').getByRole('button', { name: 'В корзин' })
      await button.evaluate((element, block) => element.scrollIntoView({ block }), edge)
      await page.evaluate(
        (offset) => scrollBy({ top: offset, behavior: 'instant' }),
        edge === 'end' ? 120 : -20,
      )
      await button.tap()
      await expect(toast(page)).toContainText('Товар добавлен в корзину')
      await expect(toast(page)).toHaveCSS('opacity', '1')
      await expect.poll(() => overlap(toast(page), button)).toBe(false)
      expect(await overlap(toast(page), page.locator('.buybar'))).toBe(false)
      await toast(page).getByRole('link', { name: 'Перейти в корзину' }).tap()
      await expect(page).toHaveURL('/cart')
      await expect(toast(page)).toHaveCount(0)
    })
  }
})

test('The toast of an inquiry that has arrived covers neither its number, nor when we call, nor the first sum', {
  tag: '@phone',
}, async ({ page }) => {
  await visitWithStored(page, '/cart', 'cart', [{ id: 1, name: 'Топас 6', price: 22_527_000 }])
  await page.getByLabel('Телефон').fill('8 (926) 123-45-67')
  await page.getByLabel('Имя').fill('Ирина')
  await page.getByRole('button', { name: 'Отправить заявку' }).tap()
  await expect(toast(page)).toContainText('Заявка успешно отправлена!')
  await expect(toast(page)).toHaveCSS('opacity', '1')
  const main = page.getByRole('main')
  for (const told of [
    main.getByRole('heading', { name: /Заявка № \d+ принята/ }),
    main.getByText(/^Перезвоним/),
    main.getByText(/\d\s₽/).first(),
  ]) {
    await expect.poll(() => overlap(toast(page), told)).toBe(false)
  }
})

test('The toast of an inquiry that failed does not cover the message next to the button, after a press or Enter', {
  tag: '@both',
}, async ({ page, watch, isMobile }) => {
  watch.allowErrors(/ERR_FAILED/)
  await page.route('**/api/inquiries/contact', (route) => route.abort())
  await visitWithStored(page, '/cart', 'cart', [{ id: 1, name: 'Топас 6', price: 22_527_000 }])
  await page.getByLabel('Телефон').fill('8 (926) 123-45-67')
  await page.getByLabel('Имя').fill('Ирина')
  // A phone is pressed; how the toast comes is the same.
  if (isMobile) await page.getByRole('button', { name: 'Отправить заявку' }).tap()
  else await page.getByLabel('Имя').press('Enter')
  const message = page.locator('.unsent-box')
  await expect(message).toBeVisible()
  await expect(toast(page)).toHaveCSS('opacity', '1')
  await expect.poll(() => overlap(toast(page), message)).toBe(false)
})
