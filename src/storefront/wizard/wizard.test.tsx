// @vitest-environment happy-dom
import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitFor, waitUntil } from '../../../tests/support/wait-for.ts'
import {
  beginAnew,
  catalogue,
  choose,
  firstModel,
  group,
  modelsShown,
  openWizard,
  panel,
  press,
  type,
} from '../../../tests/support/wizard-screen.tsx'

const outbox = vi.hoisted(() => ({ isAway: false }))
vi.mock('../inquiry/loading/start-outbox.ts', async (load) => {
  const original = await load<typeof import('../inquiry/loading/start-outbox.ts')>()
  const loadOutbox = async () => {
    if (outbox.isAway) throw new TypeError('Failed to fetch dynamically imported module')
    return original.loadOutbox()
  }
  return { ...original, loadOutbox }
})

const reader = vi.hoisted(() => ({ isAway: false }))
vi.mock('./state/linked-answers.ts', async (load) => {
  const { findLinkedAnswers } = await load<typeof import('./state/linked-answers.ts')>()
  return {
    get findLinkedAnswers() {
      if (reader.isAway) throw new TypeError('Failed to fetch dynamically imported module')
      return findLinkedAnswers
    },
  }
})

const laterSteps = vi.hoisted(() => ({ isAway: false }))
vi.mock('./steps/load-later-steps.ts', async (load) => {
  const { loadLaterSteps } = await load<typeof import('./steps/load-later-steps.ts')>()
  return {
    loadLaterSteps: async () => {
      if (laterSteps.isAway) throw new TypeError('Failed to fetch dynamically imported module')
      return loadLaterSteps()
    },
  }
})

beginAnew()
beforeEach(() => {
  outbox.isAway = false
  laterSteps.isAway = false
  onlineManager.setOnline(true)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each(['10+', 'Посёлок или производство'])(
  'who answers «%s» is promised an engineer, never a model',
  async (people) => {
    await openWizard()
    await choose('Сколько человек живёт в доме?', people)
    await screen.findByText('Нужен индивидуальный расчёт.')
    const links = [...document.querySelectorAll('.calc a')].map(({ textContent }) => textContent)
    expect(links).toEqual(['Показать результат'])
  },
)

test('who opens a link with answers whose code is away reads so, and has them after another try', async () => {
  reader.isAway = true
  const isThere = vi.fn(async () => new Response(null))
  vi.stubGlobal('fetch', isThere)
  const replace = vi.spyOn(window.location, 'replace').mockReturnValue(undefined)
  await openWizard(undefined, {}, '/?residents=4')
  await screen.findByText('Ответы из ссылки не загрузились.')
  await press('Повторить')
  // Of a later build: the document brings its code, by an address that is read as at first.
  await waitFor(() => expect(replace).toHaveBeenCalledWith(location.pathname + location.search))
  isThere.mockRejectedValue(new TypeError('offline'))
  reader.isAway = false
  await press('Повторить')
  await waitUntil(() => panel().includes('Сток: 4 чел.'))
  expect(screen.queryByText('Ответы из ссылки не загрузились.')).toBeNull()
})

test('who has no catalogue has the calculation, and the models after another try', async () => {
  catalogue.isAway = true
  await openWizard(1, { residents: '', livingType: 'permanent', guests: '0' })
  await choose('Сколько человек живёт в доме?', '4')
  await screen.findByText('Модели не загрузились.')
  expect(panel()).toContain('Сток: 4 чел. по 200 л0,8 м³/сут')
  expect(firstModel()).toBeUndefined()
  catalogue.isAway = false
  await press('Повторить')
  await modelsShown()
  expect(firstModel()).toContain('Евролос Био 4')
})

test('who waits five seconds for the catalogue reads that there is no connection, and has the models when it answers', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  catalogue.arrival = promise
  await openWizard()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await choose('Сколько человек живёт в доме?', '4')
  const line = () => document.querySelector('.wiz__best')?.textContent
  await act(() => vi.advanceTimersByTimeAsync(4_999))
  expect([line(), panel().includes('Нет связи')]).toEqual(['Считаем…', false])
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect([line(), panel().includes('Нет связи')]).toEqual(['Нет связи. Ответы сохранены', true])
  vi.useRealTimers()
  await act(async () => resolve())
  await modelsShown()
  expect(panel()).not.toContain('Нет связи')
})

test('«Не знаю» stands beside the offered answers, and either takes the place of the other', async () => {
  await openWizard(1, { residents: '5' })
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
  await openWizard(5, house)
  const way = await screen.findByLabelText<HTMLInputElement>('До места установки, м')
  await modelsShown()
  expect(way.inputMode).toBe('decimal')
  for (const typed of ['12,5', '12.5']) {
    await type(way, typed)
    expect(panel()).toContain('Труба у станции: 10 + 12,5 м × 2 см35 см')
    expect(way.value).toBe(typed)
  }
  await type(way, 'пол')
  expect(document.querySelector('.err')).toBeNull()
  for (const [typed, text] of [
    ['-5', 'Введите расстояние в метрах, например 8'],
    ['1000000000', 'Введите расстояние не больше 1000 м'],
  ] as const) {
    await type(way, typed)
    await act(async () => void fireEvent.blur(way))
    const error = document.querySelector('.err')
    expect(error?.textContent?.replaceAll(/\s/g, ' ')).toBe(text)
    expect(way.getAttribute('aria-describedby')).toContain(error?.id)
    expect(panel()).toContain('Труба у дома10 см')
  }
  await press(/^Далее/)
  await screen.findByRole('heading', { name: /^Шаг 6 из 6/ })
  await press('Назад')
  expect(screen.getByLabelText<HTMLInputElement>('До места установки, м').value).toBe('1000000000')
})

test('what the last button does is said with it, lest a line that comes late move what is being pressed', async () => {
  outbox.isAway = true
  await openWizard(6, { residents: '4' })
  await screen.findByText(/^Откроется WhatsApp с готовым текстом/)
})

test('who leaves the slider alone has not answered: the models hold up to a depth', async () => {
  const answers = { residents: '4', livingType: 'permanent', guests: '2', groundWater: 'high' }
  await openWizard(2, { ...answers, pipeDepth: '95', soilType: 'sandy_loam', waterDisposal: 'drainage_well' })
  await modelsShown()
  const unknown = group('На какой глубине труба выходит из дома?').getByLabelText('Не знаю')
  await act(async () => unknown.click())
  await act(async () => unknown.click())
  screen.getByText('Подвиньте, если знаете')
  expect(panel()).not.toContain('Труба')
  expect(firstModel()).toContain('Топас-С 5 Пр')
  expect(firstModel()).toContain('если труба у станции не глубже 80 см')
})

// Last, as the modules of the tests before are given up.
/** Opens the wizard in a document that has loaded none of its code yet. */
async function openFirstWizard() {
  vi.resetModules()
  const support = await import('../../../tests/support/wizard-screen.tsx')
  await support.openWizard()
}

test.each([
  ['loses the connection', false],
  ['lost the connection before he touched anything', true],
])(
  'who %s reads that it is lost and nothing else is, and has the models when it is back',
  async (_who, isEarly) => {
    outbox.isAway = isEarly
    await openFirstWizard()
    await act(async () => onlineManager.setOnline(false))
    await choose('Сколько человек живёт в доме?', '4')
    await waitUntil(() => panel().includes('Нет связи. Ответы сохранены'))
    expect(document.querySelector('.wiz__best')?.textContent).toBe('Нет связи. Ответы сохранены')
    expect(document.querySelector('.calc [role="status"] a')?.getAttribute('href')).toMatch(/^tel:\+7/)
    const call = within(screen.getByRole('form')).getByRole('link', { name: /^Позвонить \+7/ })
    expect(call.getAttribute('href')).toMatch(/^tel:\+7/)
    await act(async () => screen.getByRole('link', { name: 'Показать результат' }).click())
    const lost = await within(
      document.querySelector<HTMLElement>('#selection-result') ?? document.body,
    ).findByRole('status')
    expect(lost.querySelector('a')?.getAttribute('href')).toMatch(/^tel:/)
    await act(async () => onlineManager.setOnline(true))
    await modelsShown()
    expect(panel()).not.toContain('Нет связи')
    expect(screen.queryByRole('link', { name: /^Позвонить/ })).toBeNull()
  },
)

test('who loses the connection before the second step reads why it is empty, and has it when it is back', async () => {
  await openFirstWizard()
  await act(async () => onlineManager.setOnline(false))
  await press('Далее: труба и вода')
  await screen.findByText('Вопросы не загрузились.')
  screen.getByText(/вопросы появятся сами/)
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no connection')
  })
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 27, 14, 32, 5) })
  for (const at of ['14:32:05', '14:32:09']) {
    await press('Повторить')
    screen.getByText(new RegExp(`вопросы появятся сами\\. Проверили в ${at}\\.$`))
    vi.setSystemTime(new Date(2026, 10, 27, 14, 32, 9))
  }
  await act(async () => onlineManager.setOnline(true))
  await screen.findByRole('group', { name: 'Как близко грунтовая вода?' })
  expect(screen.queryByText('Вопросы не загрузились.')).toBeNull()
})

test('who has a connection but not the code of the second step reads so, and has it after another try', async () => {
  laterSteps.isAway = true
  const isThere = vi.fn(async () => new Response(null))
  vi.stubGlobal('fetch', isThere)
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined)
  await openFirstWizard()
  await press('Далее: труба и вода')
  await screen.findByText('Вопросы не загрузились.')
  screen.getByText('Ответы сохранены; проверьте связь и повторите.')
  // Of a later build: the document brings its code.
  await press('Повторить')
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  isThere.mockResolvedValue(new Response(null, { status: 503 }))
  await press('Повторить')
  await screen.findByText(/проверьте связь и повторите\. Проверили в /)
  laterSteps.isAway = false
  await press('Повторить')
  await screen.findByRole('group', { name: 'Как близко грунтовая вода?' })
  expect(screen.queryByText('Вопросы не загрузились.')).toBeNull()
  expect(reload).toHaveBeenCalledOnce()
})

test('who cannot have the code of the calculation asks for it alone, and for the models once it is there', async () => {
  const code = { isAway: true, asked: 0 }
  vi.doMock('./live/result-parts.ts', async (load) => {
    code.asked += 1
    if (code.isAway) throw new TypeError('Failed to fetch dynamically imported module')
    return load<typeof import('./live/result-parts.ts')>()
  })
  const isThere = vi.fn(async () => new Response(null))
  vi.stubGlobal('fetch', isThere)
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined)
  await openFirstWizard()
  await choose('Сколько человек живёт в доме?', '4')
  await screen.findByText('Модели не загрузились.')
  const { asked } = code
  await press('Повторить')
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(code.asked, 'the document brings it').toBe(asked)
  isThere.mockResolvedValue(new Response(null, { status: 503 }))
  code.isAway = false
  await press('Повторить')
  await modelsShown()
  expect(code.asked).toBe(asked + 1)
  expect(reload).toHaveBeenCalledOnce()
})
