import { CONTACT, watchCalls, watchWindow } from '../support/contact-form.ts'
import { expect, expectAccessible, visit } from '../support/e2e.ts'
import { test, uniqueName } from '../support/visitor-e2e.ts'
import { answerEverything, step, submit, wizard } from '../support/wizard.ts'

const accepted = { name: /^Заявка № \d+ принята$/ }
const box = '.unsent-box'

test('«На сайт»: the wizard sends its answers and thanks on the page', { tag: '@both' }, async ({
  page,
  staff,
}) => {
  await staff.changeSettings({ leadHandling: 'site' })
  const addresses = await watchWindow(page, 'opens')
  const calls = watchCalls(page)
  const name = uniqueName()
  await visit(page, '/')
  await answerEverything(page)
  await wizard(page).getByLabel('Имя').fill(name)
  await wizard(page).getByLabel('Когда удобно позвонить').selectOption('Утром, до 12:00')
  await expect(wizard(page).getByText('Заявка придёт к нам с вашими ответами.')).toBeVisible()
  await submit(page)
  await expect(wizard(page).getByRole('heading', accepted)).toBeFocused()
  await expect(wizard(page).getByText('Грунт: Супесь')).toBeVisible()
  await expectAccessible(page)
  expect(await addresses()).toEqual([])
  expect(calls).toHaveLength(1)
  expect(await staff.readInquiry(name)).toMatchObject({
    ...{ service: 'Подбор септика', preferredTime: 'Утром, до 12:00' },
    wizardData: { residents: '4', pipeDepth: 95, distanceToInstallation: 8.5 },
    consents: [{ purpose: 'request' }],
  })

  await page.reload()
  await expect(wizard(page).getByRole('heading', accepted)).toBeVisible()
  await wizard(page).getByRole('button', { name: 'Подобрать ещё раз' }).click()
  await expect(step(page, 1)).toBeVisible()
  await expect(wizard(page).getByRole('radio', { checked: true })).toHaveCount(0)
})

test('«И туда, и туда»: the wizard opens the chat and thanks on the page', async ({ page, staff }) => {
  await staff.changeSettings({ leadHandling: 'both' })
  const addresses = await watchWindow(page, 'opens')
  await visit(page, '/')
  await answerEverything(page)
  await submit(page)
  await expect(wizard(page).getByRole('heading', accepted)).toBeVisible()
  const [first, second] = await addresses()
  expect(first).toBe('about:blank')
  expect(new URL(second ?? '').searchParams.get('text')).toMatch(/^Заявка на подбор септика\nИмя: Марина\n/)
})

test('«И туда, и туда», the server is down: the wizard opens the chat, its request goes once later', async ({
  page,
  staff,
  watch,
}) => {
  watch.allowErrors(/inquiries\/contact/)
  await staff.changeSettings({ leadHandling: 'both' })
  const addresses = await watchWindow(page, 'opens')
  const calls = watchCalls(page)
  await page.route(CONTACT, (route) => route.fulfill({ status: 503, json: {} }))
  await visit(page, '/')
  await answerEverything(page)
  await submit(page)
  await expect(wizard(page).locator(box)).toContainText('Сохранена на этом устройстве, отправим сами')
  await expect.poll(addresses).toHaveLength(2)
  await expect(step(page, 1)).toBeVisible()
  await page.unroute(CONTACT)
  await wizard(page).locator(box).getByRole('button', { name: 'Отправить сейчас' }).click()
  await expect(wizard(page).locator(box)).toContainText(/Заявка № \d+ отправлена/)
  expect(new Set(calls.map(({ key }) => key)).size).toBe(1)
})

test('«На сайт»: what the server refuses is said at the wizard’s field', { tag: '@any-width' }, async ({
  page,
  staff,
  watch,
}) => {
  watch.allowErrors(/inquiries\/contact/)
  await staff.changeSettings({ leadHandling: 'site' })
  const errors = { phone: 'Пожалуйста, введите корректный номер телефона' }
  await page.route(CONTACT, (route) =>
    route.fulfill({ status: 400, json: { success: false, message: 'Проверьте поля', errors } }),
  )
  await visit(page, '/')
  await answerEverything(page)
  await submit(page)
  await expect(wizard(page).locator('.err')).toHaveText('Пожалуйста, введите корректный номер телефона')
  await expect(wizard(page).getByLabel('Телефон')).toBeFocused()
  await expect(wizard(page).locator(box)).toHaveCount(0)
})
