// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import seeded from '../../../content/seed/products.json' with { type: 'json' }
import { openStorefrontScreen } from '../../../tests/support/storefront-screen.tsx'
import { waitUntil } from '../../../tests/support/wait-for.ts'
import { createProduct } from '../../contract/product.fixture.ts'
import { createSettings } from '../../contract/settings.fixture.ts'
import { Wizard } from './wizard.tsx'

const products = seeded.map((model, at) => ({ ...createProduct(), ...model, id: at + 1 }))
let isAway = false

/** Opens the wizard at a step, with these answers. */
async function open(step = 1, values: Readonly<Record<string, string>> = {}) {
  sessionStorage.setItem('inquiry-draft:wizard', JSON.stringify({ step, values }))
  await openStorefrontScreen(Wizard, async ([noun]) => {
    if (noun === 'settings') return createSettings()
    if (isAway) throw new Error('away')
    return products
  })
}

const group = (name: string) => within(screen.getByRole('group', { name }))
const choose = (question: string, answer: string) =>
  act(async () => group(question).getByRole('radio', { name: answer }).click())
/** The calculation, with ordinary spaces. */
const panel = () => document.querySelector('.calc')?.textContent?.replaceAll(/\s/g, ' ') ?? ''
const first = () => document.querySelector('.live__models li')?.textContent?.replaceAll(/\s/g, ' ')
const ready = () => waitUntil(() => first() !== undefined)

beforeEach(() => {
  isAway = false
  sessionStorage.clear()
})

test.each(['10+', 'Посёлок или производство'])(
  'who answers «%s» is promised an engineer, never a model',
  async (people) => {
    await open()
    await choose('Сколько человек живёт в доме?', people)
    await screen.findByText('Нужен индивидуальный расчёт.')
    const links = [...document.querySelectorAll('.calc a')].map(({ textContent }) => textContent)
    expect(links).toEqual(['Показать результат'])
  },
)

test('who has no catalogue has the calculation, and the models after another try', async () => {
  isAway = true
  await open(1, { residents: '', livingType: 'permanent', guests: '0' })
  await choose('Сколько человек живёт в доме?', '4')
  await screen.findByText('Модели не загрузились.')
  expect(panel()).toContain('Сток: 4 чел. по 200 л0,8 м³/сут')
  expect(first()).toBeUndefined()
  isAway = false
  await act(async () => screen.getByRole('button', { name: 'Повторить' }).click())
  await ready()
  expect(first()).toContain('Евролос Био 4')
})

test('«Не знаю» stands beside the offered answers, and either takes the place of the other', async () => {
  await open(1, { residents: '5' })
  const question = group('Сколько человек живёт в доме?')
  const chosen = () =>
    question.getAllByRole<HTMLInputElement>('radio').flatMap(({ checked, value }) => (checked ? [value] : []))
  const unknown = question.getByRole<HTMLInputElement>('checkbox', { name: 'Не знаю' })
  expect(question.getAllByRole('radio')).toHaveLength(8)
  expect(chosen()).toEqual(['5'])
  await act(async () => unknown.click())
  expect([chosen(), unknown.checked]).toEqual([[], true])
  await choose('Сколько человек живёт в доме?', '6')
  expect([chosen(), unknown.checked]).toEqual([['6'], false])
})

test('metres are written with a comma or a point; what is no distance is told on leaving the field', async () => {
  const house = { residents: '4', livingType: 'permanent', guests: '2', pipeDepth: '10' }
  await open(5, house)
  const way = await screen.findByLabelText<HTMLInputElement>('До места установки, м')
  await ready()
  expect(way.inputMode).toBe('decimal')
  const type = (value: string) => act(async () => void fireEvent.input(way, { target: { value } }))
  for (const typed of ['12,5', '12.5']) {
    await type(typed)
    expect(panel()).toContain('Труба у станции: 10 + 12,5 м × 2 см35 см')
    expect(way.value).toBe(typed)
  }
  await type('пол')
  expect(document.querySelector('.err')).toBeNull()
  for (const [typed, text] of [
    ['-5', 'Введите расстояние в метрах, например 8'],
    ['1000000000', 'Введите расстояние не больше 1000 м'],
  ] as const) {
    await type(typed)
    await act(async () => void fireEvent.blur(way))
    const error = document.querySelector('.err')
    expect(error?.textContent?.replaceAll(/\s/g, ' ')).toBe(text)
    expect(way.getAttribute('aria-describedby')).toContain(error?.id)
    expect(panel()).toContain('Труба у дома10 см')
  }
  await act(async () => screen.getByRole('button', { name: /^Далее/ }).click())
  await screen.findByRole('heading', { name: /^Шаг 6 из 6/ })
  await act(async () => screen.getByRole('button', { name: 'Назад' }).click())
  expect(screen.getByLabelText<HTMLInputElement>('До места установки, м').value).toBe('1000000000')
})

test('who leaves the slider alone has not answered: the models hold up to a depth', async () => {
  const answers = { residents: '4', livingType: 'permanent', guests: '2', groundWater: 'high' }
  await open(2, { ...answers, pipeDepth: '95', soilType: 'sandy_loam', waterDisposal: 'drainage_well' })
  await ready()
  const unknown = group('На какой глубине труба выходит из дома?').getByLabelText('Не знаю')
  await act(async () => unknown.click())
  await act(async () => unknown.click())
  screen.getByText('Подвиньте, если знаете')
  expect(panel()).not.toContain('Труба')
  expect(first()).toContain('Топас-С 5 Пр')
  expect(first()).toContain('если труба у станции не глубже 80 см')
})
