import { describe, expect, test } from 'vitest'
import type { SiteAnswers } from '../answers.ts'
import type { Selectable } from '../model.ts'
import { answerOf, PUMP } from '../plots.fixture.ts'

/** Answers that leave nothing open about the model. */
const CALM: Partial<SiteAnswers> = { powerCuts: false, baths: 1, guests: '0' }
/** A model whose passport says everything. */
const KNOWN: Partial<Selectable> = {
  inletFrom: 300,
  outlet: 700,
  livingTypes: ['permanent', 'weekend', 'seasonal'],
}
/** What is said of the only model beside the warnings of its plot, with plain blanks. */
function warningsOf(known: Partial<SiteAnswers>, model: Partial<Selectable> = {}) {
  const { models, warnings } = answerOf({ ...CALM, ...known }, { ...KNOWN, ...model })
  if (models.length === 0) throw new Error('the model is not named')
  return (models[0]?.warnings ?? [])
    .filter((text) => !warnings.includes(text))
    .map((text) => text.replaceAll('\u00a0', ' '))
}
const says = (text: string, ...asked: Parameters<typeof warningsOf>) =>
  warningsOf(...asked).some((warning) => warning.includes(text))

test('a model whose passport says all needs no warning', () => {
  expect(warningsOf({})).toEqual([])
})

test('the warnings of the plot come before those of the model, each of them once', () => {
  const { models, warnings } = answerOf({ soilType: 'quicksand', baths: 1 }, { outlet: null })
  expect(models[0]?.warnings.slice(0, warnings.length)).toEqual(warnings)
  expect(new Set(models[0]?.warnings).size).toBe(models[0]?.warnings.length)
})

describe('Where power fails', () => {
  const PUMPED = 'Насос без света стоит'
  const ANY = 'Свет отключают: станция терпит несколько часов'

  test.each<[SiteAnswers['powerCuts'], Partial<Selectable>, boolean, boolean]>([
    [true, PUMP, true, true],
    [true, {}, false, true],
    [true, { needsElectricity: null }, false, true],
    [true, { needsElectricity: false }, false, false],
    [false, PUMP, false, false],
    [null, PUMP, false, false],
  ])('%s: of %j', (powerCuts, model, isPumped, isWarned) => {
    expect(says(PUMPED, { powerCuts }, model)).toBe(isPumped)
    expect(says(ANY, { powerCuts }, model)).toBe(isWarned)
  })
})

test.each([
  ['Топас 8 Лонг Пр', 'хватит обычного «Пр».'],
  ['Топас-С 8 Лонг Пр Ус', 'хватит обычного «Пр».'],
  ['Кама 8', 'хватит обычной модели с насосом.'],
])('of a deep pipe in high water %s says it in the words of its maker', (name, words) => {
  const model = { inletFrom: 810, inletTo: 1400, outlet: null, ...PUMP, name, variant: 'long' as const }
  expect(says(words, { pipeDepth: 100, ditchDepth: 500, groundWater: 'high' }, model)).toBe(true)
})

describe('Of the pit', () => {
  const NECK = 'Глубокая труба и высокая вода дороги вместе'
  const PIT = 'Котлован глубже 3 м может дойти до воды'
  const deep = { pipeDepth: 100, ditchDepth: 500 }
  const neck = { inletFrom: 810, inletTo: 1400, outlet: null, ...PUMP }

  test.each<[Selectable['variant'], SiteAnswers['groundWater'], boolean]>([
    ['long', 'high', true],
    ['reinforced', 'high', true],
    ['standard', 'high', false],
    [null, 'high', false],
    ['long', 'medium', false],
  ])('a body «%s» in %s water is dear: %s', (variant, groundWater, isSaid) => {
    expect(says(NECK, { ...deep, groundWater }, { ...neck, variant })).toBe(isSaid)
  })

  test.each<[number | null, Partial<SiteAnswers>, boolean]>([
    [3020, {}, true],
    [3010, {}, false],
    [2500, {}, false],
    [null, {}, false],
    [3500, { groundWater: 'medium' }, false],
    [3500, { totalRings: 5, waterRings: 1, groundWater: null }, false],
  ])('a body %s mm high on %j may reach the water: %s', (height, known, isSaid) => {
    expect(says(PIT, known, { height })).toBe(isSaid)
  })
})

describe('Of the pipe', () => {
  const at = (pipeDepth: number) => ({ pipeDepth, distanceToInstallation: 0, ditchDepth: 400 })
  const NEAR = 'До предела входа, 80 см, меньше 5 см: трубу измерьте дважды.'
  const SHALLOW = 'Труба мельче 40 см'

  test.each<[number, boolean]>([
    [75, false],
    [75.1, true],
    [80, true],
  ])('at %s cm is near the limit: %s', (depth, isSaid) => {
    expect(says(NEAR, at(depth), { outlet: 900 })).toBe(isSaid)
  })

  test('of unknown depth is near no limit', () => {
    expect(says('меньше 5 см', { pipeDepth: null, ditchDepth: 400 })).toBe(false)
    expect(says('меньше 5 см', at(78), { inletTo: null })).toBe(false)
  })

  test.each<[Partial<SiteAnswers>, Partial<Selectable>, boolean]>([
    [at(39.9), { inletFrom: null }, true],
    [at(40), { inletFrom: null }, false],
    [at(39), { inletFrom: 300 }, false],
    [{ pipeDepth: null }, { inletFrom: null }, false],
  ])('%j is shallow for %j: %s', (known, model, isSaid) => {
    expect(says(SHALLOW, known, model)).toBe(isSaid)
  })

  test('a limit that is only usual for the line is said', () => {
    const source = (text: string) => ({ sources: { inletTo: { text, date: '2026-11-20' } } })
    const usual = 'Вход до 80 см — типовой для линейки'
    expect(says(usual, {}, source('Каталог, подтвердить'))).toBe(true)
    expect(says(usual, {}, source('Каталог'))).toBe(false)
    expect(says('типовой для линейки', {}, { ...source('подтвердить'), inletTo: null })).toBe(false)
  })
})

describe('Of the salvo', () => {
  const doubted = { sources: { batchDischarge: { text: 'Прайс', date: '2026-11-20', otherValue: 180 } } }
  const unknownSalvo = { batchDischarge: null }
  const nothing = { baths: null }

  test.each<[Partial<SiteAnswers>, Partial<Selectable>, readonly string[]]>([
    [{}, {}, []],
    [{}, unknownSalvo, ['Залп модели уточняется по паспорту.']],
    [{}, doubted, ['Залп в прайсе 220 л, в другом каталоге 180 л: подтвердит паспорт.']],
    [nothing, unknownSalvo, ['Залп модели уточняется по паспорту.']],
    [
      nothing,
      {},
      ['Залп дома не посчитан. Модель принимает разом 220 л; ванна, душ и стирка вместе дают 280 л.'],
    ],
    [
      nothing,
      doubted,
      [
        'Залп дома не посчитан. Модель принимает разом 220 л по прайсу и 180 л по другому каталогу; ванна, душ и стирка вместе дают 280 л.',
      ],
    ],
  ])('a house with %j and a model with %j: %j', (known, model, expected) => {
    expect(warningsOf(known, model)).toEqual(expected)
  })
})

describe('Of what the passport leaves open', () => {
  const OUTLET = 'Глубина выхода уточняется по паспорту'

  test('is the outlet, unless the water is pumped or the body is a septic tank', () => {
    expect(says(OUTLET, {}, { outlet: null })).toBe(true)
    expect(says(OUTLET, {}, { outlet: null, ...PUMP })).toBe(false)
    const dacha = { waterDisposal: 'filtration_field', soilType: 'sand', ditchDepth: null } as const
    expect(says(OUTLET, { ...dacha, livingType: 'weekend' }, { outlet: null, body: 'septic' })).toBe(false)
  })

  test.each<[SiteAnswers['livingType'], readonly string[]]>([
    ['permanent', ['Для какого проживания модель, скажет паспорт.']],
    ['seasonal', ['Подходит ли модель для перерывов в проживании, скажет паспорт.']],
    ['weekend', ['Подходит ли модель для перерывов в проживании, скажет паспорт.']],
    [null, []],
  ])('is the way of living «%s»: %j', (livingType, expected) => {
    expect(warningsOf({ livingType }, { livingTypes: null })).toEqual(expected)
  })

  test('is a price of another year, where there is a price', () => {
    const sources = { price: { text: 'Прайс', date: '2024-01-10', outdated: true } } as const
    expect(warningsOf({}, { sources })).toEqual(['Цена другого года: действующую назовёт инженер.'])
    expect(warningsOf({}, { sources, price: null })).toEqual([])
  })
})

describe('Of the way of pumped water', () => {
  test.each<[Partial<SiteAnswers>, Partial<Selectable>, boolean]>([
    [{ distanceToDisposal: 51 }, PUMP, true],
    [{ distanceToDisposal: 50 }, PUMP, false],
    [{ distanceToDisposal: null }, PUMP, false],
    [{ plotFall: -301 }, PUMP, true],
    [{ plotFall: -300 }, PUMP, false],
    [{ plotFall: 301 }, PUMP, false],
    [{ plotFall: null }, PUMP, false],
    [{ distanceToDisposal: 51, ditchDepth: 400 }, {}, false],
  ])('%j with %j is long or rises: %s', (known, model, isSaid) => {
    expect(says('Отвод длинный или идёт вверх', known, model)).toBe(isSaid)
  })

  test('a pump well costs extra', () => {
    const well = 'Насосный колодец в цену не входит.'
    expect(says(well, { groundWater: 'high' })).toBe(true)
    expect(says(well, { groundWater: 'high' }, PUMP)).toBe(false)
  })

  test('the field of a septic tank costs extra, where there is a price', () => {
    const septic = { body: 'septic' } as const
    const said = 'Поле фильтрации в цену не входит.'
    const sand = { soilType: 'sand', waterDisposal: 'filtration_field' } as const
    expect(says(said, sand, septic)).toBe(true)
    expect(says(said, sand, { ...septic, price: null })).toBe(false)
    expect(says(said, sand)).toBe(false)
  })
})
