import { describe, expect, test } from 'vitest'
import type { SiteAnswers } from '../answers.ts'
import type { Selectable } from '../model.ts'
import { answerOf, PUMP } from '../plots.fixture.ts'

type Asked = Parameters<typeof answerOf>
const reasonsOf = (...asked: Asked) =>
  answerOf(...asked).models.map(({ reason }) => reason.replaceAll('\u00a0', ' '))
const DACHA = {
  livingType: 'weekend',
  waterDisposal: 'filtration_field',
  ditchDepth: null,
  soilType: 'sand',
} as const satisfies Partial<SiteAnswers>
const SEPTIC: Partial<Selectable> = { body: 'septic', needsElectricity: false, livingTypes: ['weekend'] }

describe('The first model', () => {
  const USE = 'Очищает 1 000 л в сутки при ваших 1 000 л'

  test.each<[string, Partial<SiteAnswers>, Partial<Selectable>, string]>([
    ['what it cleans, and that no pump is needed', {}, {}, `${USE}; вода уходит сама, без насоса.`],
    ['nothing of gravity while that is open', { groundWater: null }, {}, `${USE}.`],
    ['that its pump lifts the water', {}, PUMP, `${USE}; насос поднимает очищенную воду.`],
    [
      'what it takes at once',
      { baths: 1 },
      {},
      `${USE} и принимает разом 220 л при ваших 150 л; вода уходит сама, без насоса.`,
    ],
    ['nothing of a salvo of nothing', { baths: 0 }, {}, `${USE}; вода уходит сама, без насоса.`],
    [
      'nothing of a salvo that has to be confirmed',
      { baths: 1 },
      { batchDischarge: null },
      `${USE}; вода уходит сама, без насоса.`,
    ],
    [
      'the smaller one of two that are stated',
      { baths: 1 },
      { sources: { batchDischarge: { text: 'Прайс', date: '2026-11-20', otherValue: 180 } } },
      `${USE} и принимает разом не меньше 180 л при ваших 150 л; вода уходит сама, без насоса.`,
    ],
    [
      'that a low body needs a smaller pit',
      {},
      { body: 'low', height: 1700 },
      `${USE}; котлован мельче (корпус 1,7 м); вода уходит сама, без насоса.`,
    ],
    [
      'that, though nobody knows how high it is',
      {},
      { body: 'low', height: null },
      `${USE}; котлован мельче (низкий корпус); вода уходит сама, без насоса.`,
    ],
    [
      'that a pump well is needed',
      { groundWater: 'high' },
      {},
      `${USE}; нужен отдельный насосный колодец (в цену не входит).`,
    ],
    [
      'that a septic tank needs no electricity',
      DACHA,
      SEPTIC,
      `${USE}; работает без электричества (осадок откачивают раз в год).`,
    ],
  ])('says %s', (_what, known, model, reason) => {
    expect(reasonsOf(known, model)).toEqual([reason])
  })
})

describe('Another model', () => {
  /** Sorts behind the first one by its number alone. */
  const other = (known: Partial<SiteAnswers>, first: Partial<Selectable>, second: Partial<Selectable>) =>
    reasonsOf(known, { modelLine: 'А', ...first }, { modelLine: 'Б', ...second })[1]
  const air = (aerationType: unknown) => ({ technicalSpecs: { aerationType } })
  const old = { sources: { price: { text: 'Прайс', date: '2024-01-10', outdated: true } } } as const

  test.each<[string, Partial<Selectable>, Partial<Selectable>, string]>([
    ['is of another line', {}, {}, 'Другая линейка (Б).'],
    ['is known by its name', {}, { modelLine: null }, 'Другая линейка (Модель 2).'],
    ['is dearer, and built otherwise', {}, { price: 21_000_000 }, 'Дороже на 10 000 ₽; другая линейка (Б).'],
    ['is larger and cheaper', {}, { price: 19_000_000, productivity: 1.05 }, 'Дешевле на 10 000 ₽.'],
    [
      'has room for guests',
      {},
      { price: 21_000_000, productivity: 1.1 },
      'Дороже на 10 000 ₽; выдержит гостей: запас 100 л в сутки.',
    ],
    ['has no price', {}, { price: null }, 'Другая линейка (Б); цену назовёт инженер.'],
    [
      'has a price without installation',
      {},
      { installationPrice: null },
      'Другая линейка (Б); цена без монтажа.',
    ],
    ['has an old price', {}, { ...old, price: 10_000_000, productivity: 1.05 }, 'Другая линейка (Б).'],
    ['has a price where the first has an old one', old, {}, '200 000 ₽ с установкой; другая линейка (Б).'],
    ['takes more at once', {}, { batchDischarge: 250 }, 'Больше залп, 250 л.'],
    ['takes as much at once', {}, { batchDischarge: 220 }, 'Другая линейка (Б).'],
    [
      'takes more by the measure of another maker',
      {},
      { batchDischarge: 250, manufacturerSlug: 'other' },
      'Другая линейка (Б).',
    ],
    [
      'needs less electricity',
      {},
      { powerConsumption: '0,9 кВт·ч/сут' },
      'Электричества 0,9 вместо 1,5 кВт·ч в сутки.',
    ],
    ['needs more electricity', {}, { powerConsumption: '1.6 кВт·ч/сут' }, 'Другая линейка (Б).'],
    ['needs electricity in other words', {}, { powerConsumption: '60 Вт' }, 'Другая линейка (Б).'],
    ['needs an unknown amount', {}, { powerConsumption: null }, 'Другая линейка (Б).'],
    [
      'needs less than an unknown amount',
      { powerConsumption: null },
      { powerConsumption: '0,9 кВт·ч/сут' },
      'Другая линейка (Б).',
    ],
    [
      'needs less by the measure of another maker',
      {},
      { powerConsumption: '0,9 кВт·ч/сут', manufacturerSlug: 'other' },
      'Другая линейка (Б).',
    ],
    ['takes a deeper pipe', {}, { inletTo: 900 }, 'Примет трубу до 90 см.'],
    ['gets its air otherwise', air('Мелкопузырчатая'), air('Мелкопузырчатая, эрлифт'), 'Аэрация эрлифт.'],
    [
      'has two compressors',
      air('Мелкопузырчатая, один компрессор'),
      air('Мелкопузырчатая, два компрессора'),
      'Два компрессора.',
    ],
    ['gets its air alike', air('Мелкопузырчатая'), air('мелкопузырчатая'), 'Другая линейка (Б).'],
    ['gets its air where that of the first is unknown', {}, air('Эрлифт'), 'Другая линейка (Б).'],
    ['says nothing readable of its air', air('Эрлифт'), air(7), 'Другая линейка (Б).'],
    [
      'says three things at most',
      {},
      {
        price: 21_000_000,
        productivity: 1.2,
        batchDischarge: 250,
        inletTo: 900,
        powerConsumption: '1 кВт·ч/сут',
      },
      'Дороже на 10 000 ₽; примет трубу до 90 см; больше залп, 250 л.',
    ],
  ])('%s', (_what, first, second, reason) => {
    const known = { livingType: null, ditchDepth: 400 } as const
    const [found] = [other(known, first, second)]
    expect(found?.replaceAll('\u00a0', ' ')).toBe(reason)
  })

  test('beside a septic tank cleans better; a septic tank beside a station needs no electricity', () => {
    const cuts = { ...DACHA, powerCuts: true }
    expect(other(cuts, SEPTIC, {})).toBe('Чистит глубже отстойника.')
    expect(other({ ...DACHA, powerCuts: false }, {}, SEPTIC)).toBe(
      'Работает без электричества (осадок откачивают раз в год).',
    )
  })

  test('with a pump, or without one, where it is open how the water leaves', () => {
    const open = { ditchDepth: null } as const
    expect(other(open, {}, PUMP)).toBe('Насос поднимет воду, если самотёк не пройдёт.')
    expect(other({ ...open, soilType: 'quicksand' }, PUMP, {})).toBe('Без насоса, если вода уйдёт самотёком.')
  })

  test('that differs by as little as a third has its name before its reason', () => {
    const all = reasonsOf(
      {},
      { modelLine: 'А' },
      { modelLine: null, price: 21_000_000, ...air('x') },
      {
        modelLine: 'В',
        batchDischarge: 250,
      },
    )
    expect(new Set(all).size).toBe(3)
    const twins = reasonsOf(
      {},
      { modelLine: 'А' },
      { modelLine: 'Б', batchDischarge: 250 },
      {
        modelLine: 'В',
        batchDischarge: 250,
      },
    )
    expect(twins[1]).toBe('Больше залп, 250 л.')
    expect(twins[2]).toBe('Модель 3: больше залп, 250 л.')
  })
})

test('where nothing is named there is no reason', () => {
  expect(reasonsOf({ residents: null }, {})).toEqual([])
})
