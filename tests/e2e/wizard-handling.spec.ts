import { watchCalls, watchWindow } from '../support/contact-form.ts'
import { expect, expectAccessible } from '../support/e2e.ts'
import { test, uniqueName } from '../support/visitor-e2e.ts'
import { agree, step, submit, visitStep, wizard } from '../support/wizard.ts'

const accepted = { name: /^Заявка № \d+ принята$/ }

test('«На сайт»: the wizard sends its answers and thanks on the page', async ({ page, staff }) => {
  await staff.changeSettings({ leadHandling: 'site' })
  const addresses = await watchWindow(page)
  const calls = watchCalls(page)
  const name = uniqueName()
  await visitStep(page, 6)
  await agree(page)
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
