import { expect, expectAccessible, test, visit } from '../support/e2e.ts'
import { choose, visitStep, wizard } from '../support/wizard.ts'

test('A visitor on a phone sees the best model above the buttons and goes to it', { tag: '@phone' }, async ({
  page,
}) => {
  await visit(page, '/')
  const line = wizard(page).locator('.wiz__best')
  await expect(line).toHaveCount(0)
  await choose(page, 'Сколько человек живёт в доме?', '4')
  await expect(line).toContainText('Евролос Био 4')
  await expect(line).toContainText('с установкой от 174 980 ₽')
  await expect(line).toBeInViewport({ ratio: 1 })
  await expect(wizard(page).getByRole('button', { name: 'Далее' })).toBeInViewport({ ratio: 1 })
  expect((await line.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await expectAccessible(page)
  await line.tap()
  const result = page.locator('#selection-result')
  await expect(result.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(result.getByRole('heading', { level: 2 })).toBeInViewport()
  await expect(result.getByRole('heading', { level: 3, name: 'Евролос Био 4' })).toBeVisible()
})

test('A visitor whose pipe really leaves at ten centimetres says so by touching the slider', async ({
  page,
}) => {
  await visitStep(page, 2, { residents: '4', livingType: 'permanent', guests: '2' })
  const slider = wizard(page).getByRole('slider', { name: 'На какой глубине труба выходит из дома?' })
  await slider.click({ position: { x: 22, y: 22 } })
  await expect(slider).toHaveAttribute('aria-valuetext', '10 сантиметров')
  await expect(wizard(page).locator('.calc')).toContainText('Труба у дома10 см')
})
