import { box, fillAndSend, form, watchCalls, watchWindow } from '../support/contact-form.ts'
import { expect, expectAccessible, visit } from '../support/e2e.ts'
import { test, uniqueName } from '../support/visitor-e2e.ts'

const accepted = { name: /^Заявка № \d+ принята$/ }

test('«На сайт»: the request is stored, thanked for on the page, and still is after a reload', async ({
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
    ...{ service: 'Ремонт', preferredTime: 'Вечером, после 16:00' },
    consents: [{ purpose: 'request' }],
    source: { page: '/contact' },
  })

  await page.reload()
  await expect(page.getByRole('heading', accepted)).toBeVisible()
  await expect(page.getByText('Ремонт. Глина, вода на метре')).toBeVisible()
  await expect(form(page)).toBeHidden()
  await page.getByRole('button', { name: 'Написать ещё раз' }).click()
  await expect(form(page).getByLabel('Имя')).toHaveValue('')
  await page.reload()
  await expect(form(page)).toBeVisible()
})

test('«На сайт» without a network: the request waits on the device and goes once, thanked for', async ({
  page,
  context,
  staff,
  watch,
}) => {
  watch.allowErrors(/ERR_INTERNET_DISCONNECTED|inquiries\/contact/)
  await staff.changeSettings({ leadHandling: 'site' })
  const calls = watchCalls(page)
  await visit(page, '/contact')
  await form(page).getByLabel('Имя').focus()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await fillAndSend(page)
  await expect(page.getByText('Произошла ошибка при отправке формы')).toBeVisible()
  await expect(box(page)).toContainText('Сохранена на этом устройстве, отправим сами')
  await expect(form(page).getByLabel('Имя')).toHaveValue('Ирина')
  await context.setOffline(false)
  await expect(box(page)).toContainText(/Заявка № \d+ отправлена в \d\d:\d\d/)
  expect(new Set(calls.map(({ key }) => key)).size).toBe(1)
})
