import type { Page } from '@playwright/test'
import { form as contactForm } from '../support/contact-form.ts'
import { expect, expectAccessible, test, visit } from '../support/e2e.ts'
import { visitWithStored } from '../support/stored-products.ts'
import { next, wizard } from '../support/wizard.ts'

const FORMS = {
  'of a product': {
    open: (page: Page) => visit(page, '/product/topas-6'),
    form: (page: Page) => page.locator('#inquiry form'),
    message: 'Пожалуйста, введите корректный номер телефона',
  },
  'of the cart': {
    open: (page: Page) =>
      visitWithStored(page, '/cart', 'cart', [{ id: 1, name: 'Топас 6', price: 22_527_000 }]),
    form: (page: Page) => page.getByRole('main').locator('form'),
    message: 'Введите корректный номер телефона',
  },
  'of the contacts': {
    open: (page: Page) => visit(page, '/contact'),
    form: contactForm,
    message: 'Напишите номер, по которому вам перезвонить',
  },
  'of the wizard': {
    async open(page: Page) {
      await visit(page, '/')
      for (let i = 1; i < 6; i += 1) await next(page)
    },
    form: wizard,
    message: 'Пожалуйста, введите корректный номер телефона',
  },
}

for (const [which, { open, form, message }] of Object.entries(FORMS))
  test(`The form ${which} says that digits are missing on leaving the phone, until they are there`, {
    tag: '@both',
  }, async ({ page }) => {
    await open(page)
    const phone = form(page).getByLabel('Телефон')
    const error = form(page).getByRole('alert').filter({ hasText: message })
    await phone.focus()
    // Nothing typed is no mistake yet.
    await page.keyboard.press('Tab')
    await expect(error).toHaveCount(0)
    await phone.focus()
    await page.keyboard.type('8 926 123-45-6', { delay: 5 })
    await expect(error).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(error).toBeVisible()
    await expect(phone).toHaveAccessibleDescription(message)
    await expect(phone).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await phone.focus()
    await page.keyboard.press('End')
    await page.keyboard.type('7')
    await expect(error).toHaveCount(0)
    await expect(phone).toHaveValue('8 926 123-45-67')
  })

test('The message does not move away what the visitor presses on leaving the phone', {
  tag: '@any-width',
}, async ({ page }) => {
  await visit(page, '/contact')
  const form = contactForm(page)
  await form.getByLabel('Телефон').focus()
  await page.waitForLoadState('networkidle')
  await page.keyboard.type('12345')
  const consent = await form.getByRole('checkbox').boundingBox()
  await page.mouse.move((consent?.x ?? 0) + 8, (consent?.y ?? 0) + 8)
  await page.mouse.down()
  await page.waitForTimeout(300)
  await page.mouse.up()
  await expect(form.getByRole('checkbox')).toBeChecked()
  await expect(form.getByText('Напишите номер, по которому вам перезвонить')).toBeVisible()
})

test('A phone is taken as Russians write it, pasted or typed', { tag: '@any-width' }, async ({ page }) => {
  await visit(page, '/product/topas-6')
  const form = page.locator('#inquiry form')
  await form.getByLabel('Телефон').focus()
  await page.waitForLoadState('networkidle')
  for (const written of [
    '89261234567',
    '+7(926)1234567',
    '8-926-123-45-67',
    '926 123 45 67',
    'тел. 8 926 123-45-67',
    '8 (495) 123-45-67 доб. 12',
    '+375 29 123-45-67',
  ]) {
    await form.getByLabel('Телефон').fill(written)
    await page.keyboard.press('Tab')
    await expect(form.locator('.err')).toHaveCount(0)
    await expect(form.getByLabel('Телефон')).toHaveValue(written)
  }
})
