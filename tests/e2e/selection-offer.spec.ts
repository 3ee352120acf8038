import type { Page } from '@playwright/test'
import { expect, expectAccessible } from '../support/e2e.ts'
import { enter } from '../support/staff-e2e.ts'
import { openedLongAgo, test, uniqueName } from '../support/visitor-e2e.ts'
import { agree, submit, visitStep, wizard } from '../support/wizard.ts'

const accepted = { name: /^Заявка № \d+ принята$/ }

/** The first model of the result and its price, as they stand there. */
async function readBest(page: Page) {
  const best = page.locator('#selection-result .res-m').first()
  const name = (await best.getByRole('heading').textContent()) ?? ''
  const [sum = ''] = /\d[\d\s]*₽/.exec((await best.locator('.price').textContent()) ?? '') ?? []
  return { name, sum: sum.replaceAll(/\s/g, ' ') }
}

test('«На сайт»: what the wizard offered a visitor, whom it thanks on the page, is what staff see, and the link opens the same calculation', async ({
  page,
  staff,
}) => {
  await staff.changeSettings({ leadHandling: 'site' })
  const name = uniqueName()
  await visitStep(page, 6)
  await agree(page)
  await wizard(page).getByLabel('Имя').fill(name)
  await wizard(page).getByLabel('Когда удобно позвонить').selectOption('Утром, до 12:00')
  await wizard(page).getByRole('link', { name: 'Показать результат' }).click()
  await expect(wizard(page).getByText('Заявка придёт к нам с вашими ответами.')).toBeVisible()
  const offered = await readBest(page)
  expect(offered.sum).toMatch(/₽$/)
  await openedLongAgo(page)
  await submit(page)
  await expect(wizard(page).getByRole('heading', accepted)).toBeFocused()
  await expect(wizard(page).getByText('Грунт: Супесь')).toBeVisible()
  expect(await staff.readInquiry(name)).toMatchObject({
    service: 'Подбор септика',
    preferredTime: 'Утром, до 12:00',
    wizardData: { residents: '4', pipeDepth: 95, distanceToInstallation: 8.5 },
    consents: [{ purpose: 'request' }],
  })
  const told = wizard(page).getByText(`${offered.name}, от`)
  await expect(told).toContainText(offered.sum.replaceAll(' ', '\u00a0'))
  await page.reload()
  await expect(wizard(page).getByRole('heading', accepted)).toBeVisible()
  const linked = await wizard(page).getByRole('link', { name: 'Открыть расчёт' }).getAttribute('href')

  await enter(page)
  await page.goto('/admin/orders?wizard=1')
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText(offered.name)
  await expect(row).toContainText(offered.sum)
  await expect(row).toContainText('Подбор')
  await row.getByRole('button', { name: 'Подробнее' }).click()
  const sheet = page.getByRole('dialog', { name: /^Запрос № \d+$/ })
  const first = sheet
    .getByRole('list', { name: /^Предложенные модели/ })
    .getByRole('listitem')
    .first()
  await expect(first).toContainText(offered.name)
  await expect(first).toContainText(offered.sum)
  await expect(sheet.getByText(/^Вода выше 1,5/)).toBeVisible()
  await expectAccessible(page)

  const link = sheet.getByRole('link', { name: 'Открыть расчёт и разрез' })
  expect(await link.getAttribute('href')).toBe(linked)
  const opening = page.context().waitForEvent('page')
  await link.click()
  const calculation = await opening
  await expect(calculation.locator('#selection-result .res-ans')).toContainText('4 человека')
  expect(await readBest(calculation)).toEqual(offered)
})
