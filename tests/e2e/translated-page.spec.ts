import type { Locator, Page } from '@playwright/test'
import { form } from '../support/contact-form.ts'
import { expect, visit } from '../support/e2e.ts'
import { translateBeforeCode, translateBetween, translatePage } from '../support/page-translator.ts'
import { test, uniqueName } from '../support/visitor-e2e.ts'
import { agree, choose, next, question, step, submit, visitStep, wizard } from '../support/wizard.ts'

const accepted = (page: Page | Locator) => page.getByRole('heading', { name: /^Заявка № \d+ принята$/ })

// The forms behind a translator that came after the code: src/app/inquiry-forms.test.tsx; the steps of the wizard:
// src/storefront/wizard/wizard-steps.test.tsx; single texts: src/storefront/translated-words.test.tsx.
test('A visitor who reads the shop through the translator of the browser opens and shuts the filters of the catalogue, and takes one away', async ({
  page,
}) => {
  await visit(page, '/catalog?users=5')
  await translatePage(page)
  const toggle = page.getByRole('button', { name: /^(?:Скрыть|Показать) фильтры/ })
  await toggle.click()
  await toggle.click()
  await toggle.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('link', { name: /^Убрать фильтр/ }).click()
  await expect(page.getByText(/^Найдено товаров: (\d+) из \1$/)).toBeVisible()
})

test.describe('A translator that is faster than the code of the page', () => {
  // React says that it renders anew.
  test.beforeEach(({ watch }) => watch.allowErrors(/Minified React error #418/))

  test('takes nothing of what was typed, ticked and pressed meanwhile from product and cart, which are sent', async ({
    page,
    staff,
  }) => {
    const code = await translateBeforeCode(page, '/product/topas-6')
    const request = page.locator('#inquiry')
    const name = uniqueName()
    await page.getByRole('button', { name: 'В корзину: Топас 6', exact: true }).first().click()
    await request.getByLabel('Имя').fill(name)
    await request.getByLabel('Телефон').fill('8 926 123-45-67')
    await request.getByRole('checkbox').first().check()
    await request.getByLabel('Сообщение').fill('Глина')
    await code.arrive()
    await expect(request.getByLabel('Сообщение')).toBeFocused()
    await page.keyboard.type(', вода на метре')
    await expect(page.getByRole('button', { name: 'В корзине: Топас 6', exact: true }).first()).toBeVisible()
    await request.getByRole('button', { name: 'Оставить заявку' }).click()
    await expect(accepted(page)).toBeVisible()
    expect(await staff.readInquiry(name)).toMatchObject({
      phone: '8 926 123-45-67',
      message: 'Глина, вода на метре',
      productName: 'Топас 6',
    })

    await (await translateBeforeCode(page, '/cart')).arrive()
    const buyer = uniqueName()
    await page.getByLabel('Имя').fill(buyer)
    await page.getByLabel('Телефон').fill('8 926 123-45-67')
    await page.getByRole('button', { name: 'Отправить заявку' }).click()
    await expect(accepted(page)).toBeVisible()
    expect(await staff.readInquiry(buyer)).toMatchObject({ phone: '8 926 123-45-67' })
  })

  test('takes no answer from the wizard and no text from the form of the home page', async ({
    page,
    staff,
  }) => {
    await staff.changeSettings({ leadHandling: 'site' })
    const code = await translateBeforeCode(page, '/')
    const name = uniqueName()
    await form(page).getByLabel('Имя').fill(name)
    await form(page).getByLabel('Телефон').fill('8 926 123-45-67')
    await form(page).getByLabel('Услуга').selectOption('repair')
    await form(page).getByRole('checkbox').first().check()
    await choose(page, 'Сколько человек живёт в доме?', '4')
    await code.arrive()
    await expect(
      question(page, 'Сколько человек живёт в доме?').getByRole('radio', { name: '4' }),
    ).toBeChecked()
    await next(page)
    await expect(step(page, 2)).toBeVisible()
    await form(page).getByRole('button').click()
    await expect(accepted(page)).toBeVisible()
    expect(await staff.readInquiry(name)).toMatchObject({ phone: '8 926 123-45-67', service: 'Ремонт' })
  })

  test('leaves sections whole that come to life after it', async ({ page, staff }) => {
    await staff.changeSettings({ leadHandling: 'site' })
    await translateBetween(page)
    await visitStep(page, 6)
    await agree(page)
    const name = uniqueName()
    await wizard(page).getByLabel('Имя').fill(name)
    await submit(page)
    await expect(accepted(page)).toBeVisible()
    expect(await staff.readInquiry(name)).toMatchObject({ service: 'Подбор септика' })
  })
})
