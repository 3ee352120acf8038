import { describe, expect, test } from 'vitest'
import type { SiteAnswers } from '../answers.ts'
import type { Selectable } from '../model.ts'
import { answerOf, conditionOf, PUMP } from '../plots.fixture.ts'

/** The price list and another catalogue disagree. */
const salvos = (otherValue: number): Partial<Selectable> => ({
  batchDischarge: 440,
  sources: { batchDischarge: { text: 'Прайс', date: '2026-11-23', otherValue } },
})
const TWO_SALVOS = salvos(210)

describe('A proposed model', () => {
  test.each<[string, Partial<SiteAnswers>, Partial<Selectable>, object]>([
    ['all three', { baths: 1, guests: '0' }, {}, { load: [1000, 1000], salvo: [150, 220], inlet: [66, 80] }],
    ['no salvo that nobody named', {}, {}, { load: [1000, 1000], salvo: null, inlet: [66, 80] }],
    ['none that is to be confirmed', { baths: 1 }, { batchDischarge: null }, { salvo: null }],
    ['the smaller of two salvos', { baths: 1 }, TWO_SALVOS, { salvo: [150, 210] }],
    [
      'the smaller alone, where it is just enough',
      { baths: 1, showers: 1 },
      salvos(230),
      { salvo: [230, 230] },
    ],
    ['the greater one too, where it is needed', { baths: 2 }, TWO_SALVOS, { salvo: [300, 210, 440] }],
    ['no depth that nobody knows', { pipeDepth: null }, {}, { inlet: null }],
    ['none without a limit', {}, { inletTo: null }, { inlet: null }],
    ['a depth of nothing', { pipeDepth: 0, distanceToInstallation: 0 }, {}, { inlet: [0, 80] }],
  ])('says how much of its numbers is used: %s', (_what, known, model, use) => {
    expect(answerOf(known, model).models[0]?.use).toMatchObject(use)
  })

  test('joins its conditions as people do', () => {
    const field = { waterDisposal: 'filtration_field', ditchDepth: null } as const
    expect(conditionOf({})).toBeNull()
    expect(conditionOf({ pipeDepth: null }, { outlet: 300 })).toBe('если труба у станции не глубже 80 см')
    expect(conditionOf({ groundWater: null, pipeDepth: null }, { outlet: 300 })).toBe(
      'если труба у станции не глубже 80 см и вода весной глубже 1,5 м',
    )
    expect(
      conditionOf({ ...field, soilType: 'loam', groundWater: null, pipeDepth: null }, { outlet: 300 }),
    ).toBe(
      'если труба у станции не глубже 80 см, вода весной глубже 1,5 м, пробная яма покажет, что грунт впитывает воду и от дна поля до воды останется метр',
    )
  })

  test.each<[Partial<SiteAnswers>, Partial<Selectable>, boolean, boolean]>([
    [{}, {}, false, false],
    [{}, PUMP, true, false],
    [{ groundWater: 'high' }, {}, true, true],
  ])('says whether its water is lifted: %j, %j', (known, model, isLifted, hasPumpWell) => {
    expect(answerOf(known, model).models).toMatchObject([{ isLifted, hasPumpWell }])
  })
})

test.each<[SiteAnswers['groundWater'], number | null, string[]]>([
  ['high', 20_000_000, ['насосный колодец', 'плита', 'водопонижение']],
  ['high', null, ['насосный колодец']],
  ['low', 20_000_000, []],
])('With %s water a price of %j leaves out %j', (groundWater, price, extras) => {
  expect(answerOf({ groundWater }, { price }).models.map((model) => model.extras)).toEqual([extras])
})

describe('The rules that were checked', () => {
  const rulesOf = (known: Partial<SiteAnswers>) => answerOf(known, {}).rules

  test('are all for which there is an answer, in their order', () => {
    expect(rulesOf({ baths: 1, powerCuts: false })).toEqual([
      'load',
      'salvo',
      'inlet',
      'water',
      'outlet',
      'residence',
      'electricity',
      'oversize',
    ])
  })

  const FIELD = { waterDisposal: 'filtration_field', ditchDepth: null } as const
  test.each<[string, Partial<SiteAnswers>, Partial<SiteAnswers>]>([
    ['load', {}, { residents: null }],
    ['load', { residents: '10+' }, { residents: 'settlement' }],
    ['salvo', { banya: false }, {}],
    ['inlet', {}, { pipeDepth: null, distanceToInstallation: null }],
    [
      'inlet',
      { pipeDepth: 50, distanceToInstallation: null },
      { pipeDepth: 0, distanceToInstallation: null },
    ],
    ['inlet', { pipeDepth: 0, distanceToInstallation: 0 }, { pipeDepth: null, distanceToInstallation: 0 }],
    ['water', { groundWater: 'high' }, { groundWater: null }],
    ['water', { groundWater: null, totalRings: 3, waterRings: 1 }, { groundWater: null }],
    ['outlet', { waterDisposal: 'ravine' }, { waterDisposal: 'other' }],
    ['outlet', {}, { ditchDepth: null }],
    ['outlet', {}, FIELD],
    ['outlet', {}, { waterDisposal: null }],
    ['soil', FIELD, {}],
    ['soil', { ...FIELD, soilType: 'clay' }, { ...FIELD, soilType: null }],
    ['well', FIELD, {}],
    ['well', { waterDisposal: 'drainage_well' }, { ...FIELD, groundWater: null }],
    ['residence', { livingType: 'weekend' }, { livingType: null }],
    ['electricity', { powerCuts: false }, { powerCuts: null }],
    ['oversize', {}, { livingType: 'weekend' }],
    ['oversize', {}, { residents: null }],
  ])('«%s» is one of them on a plot with %j, not with %j', (rule, known, unknown) => {
    expect(rulesOf(known)).toContain(rule)
    expect(rulesOf(unknown)).not.toContain(rule)
  })
})

describe('The sum', () => {
  const stepsOf = (known: Partial<SiteAnswers>, model: Partial<Selectable> = {}) =>
    answerOf(known, model).sum.map(({ title, formula, value, note }) =>
      `${title}: ${formula} = ${value}. ${note}`.replaceAll('\u00a0', ' '),
    )

  test.each<[Partial<SiteAnswers>, string]>([
    [{}, 'Вода за сутки: 5 × 200 л = 1 000 л. Без гостей: каждый добавит 100 л.'],
    [{ guests: '0' }, 'Вода за сутки: 5 × 200 л = 1 000 л. Гостей нет. С двумя гостями было бы 1 200 л.'],
    [{ guests: '1' }, 'Вода за сутки: 5 × 200 + 1 × 100 л = 1 100 л. 1 гость по 100 л.'],
    [{ guests: '5+' }, 'Вода за сутки: 5 × 200 + 5 × 100 л = 1 500 л. 5 гостей по 100 л.'],
    [{ residents: '10+' }, 'Вода за сутки: 10 × 200 л = от 2 000 л. Без гостей: каждый добавит 100 л.'],
    [
      {},
      'Залп за полчаса: ванны, души, стирка и баня не названы = уточнить. Сколько модель принимает разом, написано у каждой.',
    ],
    [
      { baths: 2, showers: 1, banya: true },
      'Залп за полчаса: ванна 2 × 150 + душ 80 + баня 100 = 480 л. Столько может прийти разом; что не названо, не сложено.',
    ],
    [
      { washers: 1 },
      'Залп за полчаса: стирка 50 = 50 л. Столько может прийти разом; что не названо, не сложено.',
    ],
    [
      { baths: 0 },
      'Залп за полчаса: ванны, души, стирка и баня не названы = 0 л. Столько может прийти разом; что не названо, не сложено.',
    ],
    [{}, 'Труба у станции: 50 см + 8 м × 2 см = 66 см. Каждый метр опускает трубу на 2 см.'],
    [{ pipeDepth: null }, 'Труба у станции: ? + 8 м × 2 см = от 16 см. Каждый метр опускает трубу на 2 см.'],
    [
      { distanceToInstallation: null },
      'Труба у станции: 50 см + ? × 2 см = от 50 см. Каждый метр опускает трубу на 2 см.',
    ],
    [
      { pipeDepth: null, distanceToInstallation: null },
      'Труба у станции: ? + ? × 2 см = измерить. Каждый метр опускает трубу на 2 см.',
    ],
    [
      {},
      'Запас самотёка: 220 − 10 − 66 см = 144 см. Глубина места сброса и перепад минус уклон отвода и выход станции.',
    ],
    [
      { plotFall: 40 },
      'Запас самотёка: 220 + 40 − 10 − 66 см = 184 см. Глубина места сброса и перепад минус уклон отвода и выход станции.',
    ],
    [
      { plotFall: -40 },
      'Запас самотёка: 220 − 40 − 10 − 66 см = 104 см. Глубина места сброса и перепад минус уклон отвода и выход станции.',
    ],
    [
      { plotFall: null },
      'Запас самотёка: 220 − 10 − 66 см = 144 см. Глубина места сброса и перепад минус уклон отвода и выход станции. Перепад неизвестен: считаем участок ровным.',
    ],
    [{ ditchDepth: null }, 'Выход для самотёка: ? − 10 см = измерить. С такой глубины вода ещё дойдёт сама.'],
    [
      { distanceToDisposal: null },
      'Выход для самотёка: 220 − ? см = измерить. С такой глубины вода ещё дойдёт сама.',
    ],
    [
      { groundWater: 'high' },
      'Выход для самотёка: 220 − 10 см = до 210 см. Вода уходит под напором, насосом.',
    ],
  ])('of %j says «%s»', (known, step) => {
    expect(stepsOf(known)).toContain(step)
  })

  test('says nothing of people who are not known, and of gravity into a field', () => {
    const titles = (known: Partial<SiteAnswers>) => answerOf(known, {}).sum.map(({ title }) => title)
    expect(titles({ residents: null })).not.toContain('Вода за сутки')
    expect(titles({ waterDisposal: 'filtration_field' })).toHaveLength(3)
    expect(titles({ waterDisposal: 'drainage_well', totalRings: 2 })).toHaveLength(4)
  })
})
