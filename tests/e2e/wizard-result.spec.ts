import { expect, expectAccessible, test, visit } from '../support/e2e.ts'
import { choose, step, visitStep, wizard } from '../support/wizard.ts'

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
  const slider = wizard(page).getByRole('slider', { name: 'Глубина трубы' })
  await slider.click({ position: { x: 22, y: 22 } })
  await expect(slider).toHaveAttribute('aria-valuetext', '10 сантиметров')
  await expect(wizard(page).locator('.calc')).toContainText('Труба у дома10 см')
})

test('A visitor without the messenger sends the same answers from the page of the best model', async ({
  page,
}) => {
  await visitStep(page, 6)
  const way = wizard(page)
    .getByRole('form')
    .getByRole('link', { name: 'Без WhatsApp: заявка на Топас-С 5 Лонг Пр' })
  await way.click()
  await expect(page).toHaveURL('/product/topas-s-5-long-pr#inquiry')
  const form = page.locator('#inquiry form')
  await expect(form.getByLabel('Имя')).toHaveValue('Марина')
  await expect(form.getByLabel('Телефон')).toHaveValue('+7 916 000-00-00')
  await expect(form.getByLabel('Сообщение')).toHaveValue(
    [
      'Ответы из подбора:',
      'Количество жильцов: 4',
      'Проживание: Постоянно',
      'Количество гостей: 2',
      'Глубина трубы: 95 см',
      'Грунтовые воды: Высоко (0–1,5 м)',
      'Грунт: Супесь',
      'Отвод воды: Дренажный колодец',
      'Расстояние до места установки: 8,5 м',
      'Расстояние до точки сброса: 15 м',
      'Комментарий: Ворота 3 метра',
    ].join('\n'),
  )
  await form.getByRole('checkbox').check()
  const [request] = await Promise.all([
    page.waitForRequest('**/api/inquiries/contact'),
    form.getByRole('button', { name: 'Оставить заявку' }).click(),
  ])
  expect(request.postDataJSON()).toMatchObject({
    service: 'Запрос о продукте: Топас-С 5 Лонг Пр',
    wizardData: {
      residents: '4',
      pipeDepth: 95,
      banya: null,
      rulesVersion: expect.stringMatching(/^\d{4}-/),
    },
  })
  await expect(page.getByRole('heading', { name: /^Заявка № \d+ принята$/ })).toBeVisible()
  // The wizard keeps its answers for the chat.
  await page.goBack()
  await expect(step(page, 6)).toBeVisible()
})
