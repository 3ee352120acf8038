import { listCovered } from '../support/covered.ts'
import { expect, expectAccessible, test, visit } from '../support/e2e.ts'
import { watchRequests } from '../support/watch-requests.ts'
import {
  answerEverything,
  next,
  openedChat,
  question,
  step,
  submit,
  visitStep,
  withWindow,
  wizard,
} from '../support/wizard.ts'

const requestText = [
  'Заявка на подбор септика',
  'Имя: Марина',
  'Телефон: +7 916 000-00-00',
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
].join('\n')

test('A visitor answers six steps and gets a chat with the inquiry ready to send, at the second try', {
  tag: '@phone',
}, async ({ page }) => {
  await withWindow(page, 'opens')
  await visit(page, '/')
  const [first, last] = await Promise.all(
    ['Сколько человек живёт в доме?', 'Сколько бывает гостей?'].map((name) =>
      question(page, name).boundingBox(),
    ),
  )
  const height = (last?.y ?? Number.NaN) + (last?.height ?? 0) - (first?.y ?? 0)
  expect(height, 'the questions about people are on one screen').toBeLessThan(
    page.viewportSize()?.height ?? 0,
  )
  await answerEverything(page)
  await page.evaluate(() => {
    const { open } = window
    window.open = () => {
      window.open = open
      return null
    }
  })
  await submit(page)
  await expect(wizard(page).getByRole('alert').filter({ hasText: 'WhatsApp не открылся.' })).toBeInViewport()
  await wizard(page).getByRole('button', { name: 'Отправить в WhatsApp' }).click()
  await expect(page.getByText('WhatsApp открыт')).toBeVisible()
  await expect(page.getByText('Отправьте сообщение в открывшемся окне')).toBeVisible()
  const chat = new URL(await openedChat(page))
  expect(chat.host).toBe('wa.me')
  expect(chat.searchParams.get('text')).toBe(requestText)
  await expect(step(page, 1)).toBeFocused()
  await expect(wizard(page).getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(wizard(page).getByText('Открыли WhatsApp с готовым текстом')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Отправить заявку с сайта' })).toBeInViewport({ ratio: 1 })
  for (let i = 1; i < 6; i += 1) await next(page)
  await expect(wizard(page).getByLabel('Имя')).toHaveValue('')
  await expect(wizard(page).getByRole('checkbox')).not.toBeChecked()
})

/** Whether nothing lies over the end of an element, such as the bar of a phone. */
function isUncovered(element: Element): boolean {
  const { left, bottom } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + 1, bottom - 1))
}

test('A visitor who sends too early is brought to what is missing, in view', {
  tag: '@phone',
}, async ({ page }) => {
  await withWindow(page, 'opens')
  await visitStep(page, 6, { name: 'М', phone: '+7 916', email: 'm@' })
  await submit(page)
  await expect(step(page, 1)).toBeVisible()
  await expect(wizard(page).getByRole('radio', { name: 'До 3' })).toBeFocused()
  const missing = wizard(page).getByText('Выберите, сколько человек живёт в доме')
  await expect(missing).toBeInViewport({ ratio: 1 })
  await expect.poll(() => missing.evaluate(isUncovered)).toBe(true)
  expect(
    await wizard(page).getByRole('form').evaluate(listCovered),
    'what a keyboard reaches is in sight',
  ).toEqual([])
  await expectAccessible(page)
  expect(await openedChat(page)).toBe('')
})

test('A visitor with a keyboard alone answers, which downloads the code of later steps and result, slides and steps', async ({
  page,
}) => {
  const laterCode = /\/built\/(?:result-parts|later-steps)-/
  const { asked, settled } = watchRequests(page)
  await visit(page, '/')
  await wizard(page).scrollIntoViewIfNeeded()
  await settled()
  expect(asked.map((request) => request.url()).filter((url) => laterCode.test(url))).toEqual([])
  const result = page.waitForRequest(/\/built\/result-parts-.*js$/)
  const steps = page.waitForRequest(/\/built\/later-steps-.*js$/)
  await wizard(page).getByRole('radio', { name: 'До 3' }).focus()
  await page.keyboard.press('Space')
  await Promise.all([result, steps])
  await page.keyboard.press('ArrowRight')
  await expect(
    wizard(page)
      .getByRole('group', { name: 'Сколько человек живёт в доме?' })
      .getByRole('radio', { name: '4' }),
  ).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(step(page, 2)).toBeFocused()
  const slider = wizard(page).getByRole('slider', { name: 'На какой глубине труба выходит из дома?' })
  await expect(slider).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(slider).toBeFocused()
  await expect(slider).toHaveAttribute('aria-valuetext', 'не указана')
  for (const [key, depth] of [
    ['ArrowRight', '15'],
    ['End', '250'],
    ['ArrowLeft', '245'],
    ['Home', '10'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(slider).toHaveValue(depth)
  }
  // What was answered is there after a reload, at the same step.
  await page.reload()
  await expect(step(page, 2)).toBeVisible()
  await expect(slider).toHaveAttribute('aria-valuetext', '10 сантиметров')
})

test('The longest name that staff can give the next step stays within a phone, beside «Назад»', async ({
  page,
}) => {
  await visitStep(page, 2, { residents: '4', livingType: 'permanent', guests: '2' })
  const button = wizard(page).getByRole('button', { name: /^Далее/ })
  await expect(button).toBeVisible()
  await page.locator('.wiz__nav button:last-child span').evaluate((label) => {
    label.textContent = `Далее: ${'щ'.repeat(20)}`
  })
  for (const width of [320, 390, 480]) {
    await page.setViewportSize({ width, height: 800 })
    const { x = 0, width: wide = 0 } = (await button.boundingBox()) ?? {}
    expect(wide).toBeGreaterThan(100)
    expect(x + wide).toBeLessThanOrEqual(width)
    const sideways = await button.evaluate((own) => own.scrollWidth - own.clientWidth)
    expect(sideways).toBeLessThanOrEqual(0)
  }
})
