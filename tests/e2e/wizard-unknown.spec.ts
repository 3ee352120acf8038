import { expect, expectAccessible, test, visit } from '../support/e2e.ts'
import {
  answerHouse,
  choose,
  next,
  openedChat,
  question,
  step,
  submit,
  visitStep,
  withWindow,
  wizard,
} from '../support/wizard.ts'

const everyQuestion = [
  ['Сколько человек живёт в доме?', 'Как живёте?', 'Сколько бывает гостей?'],
  ['На какой глубине труба выходит из дома?', 'Как близко грунтовая вода?'],
  ['Какой на участке грунт?'],
  ['Куда уйдёт очищенная вода?', 'Что стоит сейчас?'],
]

test('A visitor who knows nothing says so everywhere and still sends the request', { tag: '@both' }, async ({
  page,
}) => {
  await withWindow(page, 'opens')
  await visit(page, '/')
  for (const questions of everyQuestion) {
    for (const name of questions) await question(page, name).getByLabel('Не знаю').check()
    await expectAccessible(page)
    await next(page)
  }
  for (const way of ['distanceToInstallation', 'distanceToDisposal']) {
    await wizard(page).locator(`[name="${way}Unknown"]`).check()
  }
  await next(page)
  await wizard(page).getByLabel('Имя').fill('Марина')
  await wizard(page).getByLabel('Телефон').fill('+7 916 000-00-00')
  await wizard(page).getByRole('checkbox').check()
  await submit(page)
  await expect(page.getByText('WhatsApp открыт')).toBeVisible()
  expect(new URL(await openedChat(page)).searchParams.get('text')?.split('\n')).toEqual([
    'Заявка на подбор септика',
    'Имя: Марина',
    'Телефон: +7 916 000-00-00',
    'Количество жильцов: не знаю',
    'Проживание: не знаю',
    'Количество гостей: не знаю',
    'Глубина трубы: не знаю',
    'Грунтовые воды: не знаю',
    'Грунт: не знаю',
    'Отвод воды: не знаю',
    'Расстояние до места установки: не знаю',
    'Расстояние до точки сброса: не знаю',
  ])
})

test('A visitor counts baths by buttons, keys and typing, and sees what the house lets go at once', async ({
  page,
}) => {
  await visit(page, '/')
  const salvo = question(page, 'Что может слиться за полчаса?').getByRole('status')
  const count = (what: string) => question(page, what).getByRole('spinbutton')
  await expect(salvo).toHaveText('не указан')
  await question(page, 'Ванны').getByRole('button', { name: 'Больше' }).click()
  await expect(count('Ванны')).toHaveValue('1')
  await expect(salvo).toHaveText('от 150 л')
  await count('Душевые').fill('1')
  await expect(salvo).toHaveText('от 230 л')
  await choose(page, 'Баня на той же трубе', 'да')
  await expect(salvo).toHaveText('от 330 л')
  await choose(page, 'Баня на той же трубе', 'не знаю')
  await count('Стиральные машины').press('ArrowUp')
  await count('Стиральные машины').press('ArrowUp')
  await expect(salvo).toHaveText('от 330 л')
  // One fewer than none is unknown again.
  await question(page, 'Ванны').getByRole('button', { name: 'Меньше' }).click()
  await expect(count('Ванны')).toHaveValue('0')
  await question(page, 'Ванны').getByRole('button', { name: 'Меньше' }).click()
  await expect(count('Ванны')).toHaveValue('')
  await count('Душевые').fill('12')
  await expect(count('Душевые')).toHaveAccessibleDescription(/^Введите целое число от\s0 до\s9/)
  await expect(salvo).toHaveText('от 100 л')
  await expectAccessible(page)
})

test('A visitor tells depth and fall of the ditch, or of the ravine; of a well its rings', {
  tag: '@both',
}, async ({ page }) => {
  await visitStep(page, 4, { residents: '4', livingType: 'permanent', guests: '2' })
  const disposal = 'Куда уйдёт очищенная вода?'
  await choose(page, disposal, 'Дренажная канава у забора или вдоль дороги')
  const depth = wizard(page).getByLabel('Глубина канавы, см')
  await expect(depth).toHaveAttribute('name', 'ditchDepth')
  await depth.fill('1,2 м')
  await expect(wizard(page).locator('.err')).toHaveCount(0)
  await depth.blur()
  await expect(depth).toHaveAccessibleDescription(/Введите число от\s0 до\s500\sсм, например 120/)
  await depth.fill('120')
  await expect(wizard(page).locator('.err')).toHaveCount(0)

  const fall = wizard(page).getByLabel('Перепад до канавы, см')
  const uphill = wizard(page).getByLabel('Там выше')
  await expect(uphill).toBeDisabled()
  await fall.fill('62,5')
  await uphill.check()
  await expect(fall).toHaveValue('-62,5')
  await uphill.uncheck()
  await expect(fall).toHaveValue('62,5')
  await wizard(page).locator('[name="plotFallUnknown"]').check()
  await expect(fall).toHaveValue('')
  await fall.fill('40')
  await expectAccessible(page)

  await choose(page, disposal, 'Овраг ниже станции')
  await expect(wizard(page).getByLabel('Глубина оврага, см')).toHaveValue('120')
  await choose(page, disposal, 'Дренажный колодец кольца, вода уходит в грунт')
  await expect(wizard(page).locator('[name="ditchDepth"]')).toHaveCount(0)
  await expect(wizard(page).getByLabel('Перепад до места сброса, см')).toHaveValue('40')
  await wizard(page).getByLabel('Колец всего').fill('2,5')
  await wizard(page).getByLabel('Колец всего').blur()
  await expect(wizard(page).getByText(/Введите целое число от\s0 до\s20/)).toBeVisible()
})

test('A depth between the steps of the slider comes by a link, and stays exact', async ({ page }) => {
  await visit(page, '/?residents=4&pipeDepth=62.5&ditchDepth=80,5')
  await expect(page.getByText('Часть ссылки не прочитана.')).toBeVisible()
  await next(page)
  const slider = wizard(page).getByRole('slider', { name: 'Глубина трубы' })
  await expect(slider).toHaveAttribute('aria-valuetext', '62,5 сантиметра')
})

test('A visitor whose line breaks between the steps is offered another try', async ({ page, watch }) => {
  watch.allowErrors(/later-steps/)
  await visit(page, '/')
  await page.route(/later-steps-.*\.js$/, (route) => route.abort())
  await answerHouse(page)
  await next(page)
  await expect(step(page, 2)).toBeFocused()
  await expect(wizard(page).getByText('Вопросы не загрузились.')).toBeVisible()
  await page.unroute(/later-steps-.*\.js$/)
  await wizard(page).getByRole('button', { name: 'Повторить' }).click()
  await expect(question(page, 'Как близко грунтовая вода?')).toBeVisible()
})

test('On the narrowest phone every step stands within the screen', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await visit(page, '/')
  for (let i = 1; i <= 6; i += 1) {
    await expect(step(page, i)).toBeVisible()
    await expect
      .poll(() =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      )
      .toBe(0)
    if (i < 6) await next(page)
    if (i === 3) await choose(page, 'Куда уйдёт очищенная вода?', 'Овраг ниже станции')
  }
})
