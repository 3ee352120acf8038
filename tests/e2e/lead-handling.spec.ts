import { fillAndSend, form, watchWindow } from '../support/contact-form.ts'
import { expect, expectAccessible, visit } from '../support/e2e.ts'
import { test, uniqueName } from '../support/visitor-e2e.ts'

const accepted = { name: /^Заявка № \d+ принята$/ }

test('«На сайт»: the inquiry is stored, thanked for on the page, and still is after a reload', async ({
  page,
  staff,
}) => {
  await staff.changeSettings({ leadHandling: 'site' })
  const addresses = await watchWindow(page)
  const name = uniqueName()
  await visit(page, '/contact')
  await form(page).getByLabel('Услуга').selectOption({ label: 'Ремонт' })
  await form(page).getByLabel('Когда удобно позвонить').selectOption('Вечером, после 16:00')
  await fillAndSend(page, name)
  await expect(page.getByRole('heading', accepted)).toBeFocused()
  await expect(page.getByText('как вам удобно: вечером, после 16:00')).toBeVisible()
  await expectAccessible(page)
  expect(await addresses()).toEqual([])
  expect(await staff.readInquiry(name)).toMatchObject({
    service: 'Ремонт',
    preferredTime: 'Вечером, после 16:00',
    consents: [{ purpose: 'request' }],
    source: { page: '/contact' },
  })

  await page.reload()
  await expect(page.getByRole('heading', accepted)).toBeVisible()
  await expect(page.getByText('Ремонт. Глина, вода на метре')).toBeVisible()
  await expect(form(page)).toBeHidden()
  await page.getByRole('button', { name: 'Написать ещё раз' }).click()
  await expect(form(page).getByLabel('Имя')).toHaveValue('')
})
