// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import home from '../../../content/pages/home.json' with { type: 'json' }
import { answerTexts } from '../../../tests/support/original-texts.ts'
import { translateTexts } from '../../../tests/support/translate-texts.ts'
import {
  beginAnew,
  choose,
  firstModel,
  group,
  modelsShown,
  openWizard,
  panel,
  plain,
  press,
  stepIs,
  type,
} from '../../../tests/support/wizard-screen.tsx'

beginAnew()
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const errors = () => [...document.querySelectorAll('.err')].map(plain)
const described = (field: Element) =>
  plain(document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? ''))

async function answerHouse() {
  await choose('Сколько человек живёт в доме?', '4')
  await choose('Как живёте?', 'Постоянно')
  await choose('Сколько бывает гостей?', '2')
}

test('a visitor steps without answering anything, and back', async () => {
  await openWizard()
  const reached = () => document.querySelectorAll('.steps .is-reached').length
  expect(screen.queryByRole('button', { name: 'Назад' })).toBeNull()
  await press(/^Далее/)
  // The second half of a double click skips nothing.
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Далее/ }), { detail: 2 }))
  for (const number of [2, 3, 4, 5, 6]) {
    expect(document.activeElement).toBe(await stepIs(number))
    expect(reached()).toBe(number)
    if (number < 6) await press(/^Далее/)
  }
  expect(screen.queryByRole('button', { name: /^Далее/ })).toBeNull()
  expect(errors()).toEqual([])
  for (const number of [5, 4, 3, 2, 1]) {
    await press('Назад')
    expect(document.activeElement).toBe(await stepIs(number))
  }
  expect(screen.queryByRole('button', { name: 'Назад' })).toBeNull()
})

test('two steps that the staff call the same are two steps', async () => {
  const complain = vi.spyOn(console, 'error')
  onTestFinished(() => complain.mockRestore())
  const { title } = home.wizardHouse
  const words = { ...home, wizardPipe: { ...home.wizardPipe, title } }
  await openWizard(undefined, {}, '/', answerTexts, words)
  await press(/^Далее/)
  await stepIs(2)
  expect(document.querySelectorAll('.steps li')).toHaveLength(6)
  // React tells of two parts of one name.
  expect(complain).not.toHaveBeenCalled()
})

test('behind a translator that puts its own texts a visitor answers, steps, and reads his step and what comes next', async () => {
  await openWizard()
  onTestFinished(translateTexts(true))
  await answerHouse()
  await modelsShown()
  for (const [number, following] of [
    [2, 'грунт'],
    [3, 'отвод воды'],
  ] as const) {
    await press(/^Далее/)
    await stepIs(number)
    await screen.findByText(`${number} из 6`)
    screen.getByRole('button', { name: `Далее: ${following}` })
  }
  await choose('Какой на участке грунт?', 'Супесь лепится в комок, шнура не даёт')
  await press('Назад')
  await stepIs(2)
  expect(screen.queryByText('Страница временно недоступна')).toBeNull()
})

test('who sends too early is brought to what is missing, one after another', async () => {
  const opened = vi.fn()
  vi.stubGlobal('open', opened)
  await openWizard(6, { name: 'М', phone: '+7 916', email: 'm@' })
  await press(/^Отправить/)
  await stepIs(1)
  expect(document.activeElement).toBe(group('Сколько человек живёт в доме?').getAllByRole('radio')[0])
  expect(errors()).toContain('Выберите, сколько человек живёт в доме')
  await answerHouse()
  expect(errors()).toEqual([])
  for (let i = 1; i < 6; i += 1) await press(/^Далее/)
  await stepIs(6)
  expect(errors()).toEqual([
    'Имя должно содержать как минимум 2 символа',
    'Пожалуйста, введите корректный номер телефона',
    'Пожалуйста, введите корректный email',
    'Необходимо согласие на обработку персональных данных',
  ])
  await press(/^Отправить/)
  await stepIs(2)
  expect(errors()).toContain('Выберите, как близко грунтовая вода')
  expect(opened).not.toHaveBeenCalled()
})

test('the calculation and the models follow every answer', async () => {
  await openWizard()
  await answerHouse()
  await modelsShown()
  expect(panel()).toContain('Сток: 4 чел. по 200 л и 2 гостя по 100 л1 м³/сут')
  expect(firstModel()).toContain('если труба у станции не глубже 80 см')
  await press(/^Далее/)
  await type(await screen.findByRole('slider', { name: 'На какой глубине труба выходит из дома?' }), '95')
  expect(panel()).toContain('Труба у дома95 см')
  await choose('Как близко грунтовая вода?', 'Высоко 0–1,5 м')
  expect(panel()).toContain('Отвод водынужен насос')
  const best = document.querySelector('.live__models li a')
  expect([best?.textContent, best?.getAttribute('href')]).toEqual([
    'Топас-С 5 Лонг Пр',
    '/product/topas-s-5-long-pr',
  ])
  // Said aloud once the visitor pauses.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await choose('Как близко грунтовая вода?', 'Средне 1,5–3 м')
  await choose('Как близко грунтовая вода?', 'Высоко 0–1,5 м')
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  const said = screen.getAllByRole('status').map(plain)
  expect(said).toContainEqual(expect.stringContaining('Подходят: Топас-С 5 Лонг Пр'))
})

test('baths are counted by buttons, keys and typing, and what the house lets go is said at once', async () => {
  await openWizard()
  const salvo = () => plain(group(/^Что может слиться за полчаса\?/).getByRole('status'))
  const count = (what: string) => group(what).getByRole<HTMLInputElement>('spinbutton')
  const button = (what: string, name: string) =>
    act(async () => group(what).getByRole('button', { name }).click())
  expect(salvo()).toBe('не указан')
  // No dash: between the buttons it reads as a second minus.
  expect(count('Ванны').placeholder).toBe('?')
  await button('Ванны', 'Больше')
  expect([count('Ванны').value, salvo()]).toEqual(['1', 'от 150 л'])
  await type(count('Душевые'), '1')
  expect(salvo()).toBe('от 230 л')
  await choose('Баня на той же трубе', 'да')
  expect(salvo()).toBe('от 330 л')
  await choose('Баня на той же трубе', 'не знаю')
  for (let i = 0; i < 2; i += 1) {
    await act(async () => void fireEvent.keyDown(count('Стиральные машины'), { key: 'ArrowUp' }))
  }
  expect([count('Стиральные машины').value, salvo()]).toEqual(['2', 'от 330 л'])
  // One fewer than none is unknown again.
  await button('Ванны', 'Меньше')
  expect(count('Ванны').value).toBe('0')
  await button('Ванны', 'Меньше')
  expect(count('Ванны').value).toBe('')
  await type(count('Душевые'), '12')
  expect(described(count('Душевые'))).toMatch(/^Введите целое число от 0 до 9/)
  expect(salvo()).toBe('от 100 л')
})

test('of a ditch or a ravine depth and fall are asked, of a well its rings', async () => {
  await openWizard(4, { residents: '4', livingType: 'permanent', guests: '2' })
  const disposal = 'Куда уйдёт очищенная вода?'
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
  const leave = (one: Element) => act(async () => void fireEvent.blur(one))
  await screen.findByRole('group', { name: disposal })
  await choose(disposal, 'Дренажная канава у забора или вдоль дороги')
  const depth = field('Глубина канавы, см')
  expect(depth.name).toBe('ditchDepth')
  await type(depth, '1,2 м')
  expect(errors()).toEqual([])
  await leave(depth)
  expect(described(depth)).toMatch(/Введите число от 0 до 500 см, например 120/)
  await type(depth, '120')
  expect(errors()).toEqual([])

  const fall = field('Перепад до канавы, см')
  const uphill = field('Там выше')
  const toggle = (one: HTMLElement | null) => act(async () => one?.click())
  expect(uphill.disabled).toBe(true)
  await type(fall, '62,5')
  await toggle(uphill)
  expect(fall.value).toBe('-62,5')
  await toggle(uphill)
  expect(fall.value).toBe('62,5')
  await toggle(document.querySelector('[name="plotFallUnknown"]'))
  expect(fall.value).toBe('')
  await type(fall, '40')

  await choose(disposal, 'Овраг ниже станции')
  expect(field('Глубина оврага, см').value).toBe('120')
  await choose(disposal, 'Дренажный колодец кольца, вода уходит в грунт')
  expect(document.querySelector('[name="ditchDepth"]')).toBeNull()
  expect(field('Перепад до места сброса, см').value).toBe('40')
  const rings = field('Колец всего')
  await type(rings, '2,5')
  await leave(rings)
  expect(errors()[0]).toMatch(/Введите целое число от 0 до 20/)
})
