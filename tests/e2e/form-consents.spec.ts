import type { Locator, Page } from '@playwright/test'
import { form as contactForm } from '../support/contact-form.ts'
import { expect, expectAccessible, visit } from '../support/e2e.ts'
import { visitWithStored } from '../support/stored-products.ts'
import { type Staff, test, uniqueName } from '../support/visitor-e2e.ts'
import { answerEverything, wizard } from '../support/wizard.ts'

/** How each form is reached and sent; all of them name the visitor by «Имя». */
const FORMS: Readonly<
  Record<string, { open: (page: Page) => Promise<unknown>; form: (page: Page) => Locator; send: string }>
> = {
  'of a product': {
    open: (page) => visit(page, '/product/topas-6'),
    form: (page) => page.locator('#inquiry form'),
    send: 'Оставить заявку',
  },
  'of the cart': {
    open: (page) => visitWithStored(page, '/cart', 'cart', [{ id: 1, name: 'Топас 6', price: 22_527_000 }]),
    form: (page) => page.getByRole('main').locator('form'),
    send: 'Отправить заявку',
  },
  'of the contacts': {
    open: (page) => visit(page, '/contact'),
    form: contactForm,
    send: 'Отправить заявку',
  },
  'of the wizard': {
    async open(page) {
      await visit(page, '/')
      await answerEverything(page)
      await wizard(page).getByRole('checkbox').first().uncheck()
    },
    form: (page) => page.getByRole('form', { name: 'Подбор станции' }),
    send: 'Отправить заявку',
  },
}

const askForAll = (staff: Staff) =>
  staff.changeSettings({ leadHandling: 'site', consentPurposes: ['advertising', 'maintenance'] })

for (const [which, { open, form, send }] of Object.entries(FORMS))
  test(`The form ${which} has an unticked box for each purpose, and staff see what was ticked`, {
    tag: '@both',
  }, async ({ page, staff }) => {
    await staff.changeSettings({ leadHandling: 'site', consentPurposes: ['advertising', 'maintenance'] })
    const name = uniqueName()
    await open(page)
    const boxes = form(page).getByRole('checkbox')
    await expect(boxes).toHaveCount(3)
    for (const box of await boxes.all()) {
      await expect(box).not.toBeChecked()
      await expect(box.locator('xpath=..').getByRole('link', { name: 'Текст согласия' })).toHaveAttribute(
        'href',
        '/consent',
      )
    }
    await expectAccessible(page)
    await form(page).getByLabel('Имя').fill(name)
    await form(page).getByLabel('Телефон').fill('8 926 123-45-67')
    await form(page)
      .getByLabel(/^Согласен на обработку/)
      .check()
    await form(page)
      .getByLabel(/^Согласен получать напоминания/)
      .check()
    await form(page).getByRole('button', { name: send }).click()
    await expect(page.getByRole('heading', { name: /^Заявка № \d+ принята$/ })).toBeVisible()
    const inquiry = await staff.readInquiry(name)
    expect(inquiry).toMatchObject({ hasConsent: true })
    expect(inquiry.consents).toEqual([
      expect.objectContaining({ purpose: 'request' }),
      expect.objectContaining({ purpose: 'maintenance' }),
    ])
  })

for (const [which, { open, form, send }] of Object.entries(FORMS))
  test(`The form ${which} without a tick`, { tag: '@any-width' }, async ({ page, staff }) => {
    await askForAll(staff)
    const name = uniqueName()
    await open(page)
    await form(page).getByLabel('Имя').fill(name)
    await form(page).getByLabel('Телефон').fill('8 926 123-45-67')
    await form(page).getByRole('button', { name: send }).click()
    if (which === 'of the cart') {
      await expect(page.getByRole('heading', { name: /^Заявка № \d+ принята$/ })).toBeVisible()
      expect(await staff.readInquiry(name)).toMatchObject({ hasConsent: false, consents: [] })
    } else {
      await expect(
        form(page).getByText('Необходимо согласие на обработку персональных данных', { exact: true }),
      ).toBeVisible()
      await expect(form(page).getByLabel(/^Согласен на обработку/)).toBeFocused()
    }
  })

test('A visitor reads what he agrees to, purpose by purpose, and what an older version said', {
  tag: '@both',
}, async ({ page, staff }) => {
  await staff.changeSettings({ consentPurposes: [] })
  await visit(page, '/consent')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Согласие на обработку персональных данных',
  )
  const version = page.getByText(/^Версия \d+, действует с/)
  const older = Number(/\d+/.exec((await version.textContent()) ?? '')?.[0])
  await askForAll(staff)
  await visit(page, '/product/topas-6')
  await page.locator('#inquiry form').getByRole('link', { name: 'Текст согласия' }).first().click()
  await expect(page).toHaveURL(/\/consent$/)
  await expect(version).toContainText(`Версия ${older + 1}`)
  for (const title of [/^1\. .*ответить на заявку/, /^2\. .*рекламные/, /^3\. .*напоминания/])
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: `Версия ${older}`, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/consent/${older}$`))
  await expect(page.getByText(`Версия ${older}, действовала с`)).toBeVisible()
})
