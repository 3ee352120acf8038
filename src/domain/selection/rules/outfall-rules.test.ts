import { describe, expect, test } from 'vitest'
import type { SiteAnswers } from '../answers.ts'
import type { Selectable } from '../model.ts'
import { answerOf, conditionOf, PUMP, rejectionsOf } from '../plots.fixture.ts'

/** Beside a pump, which fits everywhere, the gravity body says why it does not. */
const refusalOf = (known: Partial<SiteAnswers>, model: Partial<Selectable> = {}) =>
  rejectionsOf(known, PUMP, model)
const WELL = {
  waterDisposal: 'drainage_well',
  ditchDepth: null,
  totalRings: 2,
  soilType: 'sand',
} as const satisfies Partial<SiteAnswers>
const FIELD = {
  waterDisposal: 'filtration_field',
  ditchDepth: null,
  soilType: 'sand',
} as const satisfies Partial<SiteAnswers>

describe('High water', () => {
  test.each<[Partial<SiteAnswers>, string]>([
    [{ groundWater: 'high' }, 'вода выше 1,5 м'],
    [{ totalRings: 4, waterRings: 3, groundWater: null }, 'вода на 90 см'],
    [{ totalRings: 4, waterRings: 3 }, 'вода на 90 см'],
  ])('of %j sends nothing away by itself', (known, water) => {
    expect(refusalOf(known)).toEqual([
      `2 water: При воде выше 1,5 м ставим насос: весной самотёчная труба может лежать в воде. (${water}/глубже 1,5 м)`,
    ])
  })

  test('at exactly 1.5 m and below is not high', () => {
    expect(conditionOf({ groundWater: 'medium' })).toBeNull()
    expect(conditionOf({ groundWater: null })).toBe('если вода весной глубже 1,5 м')
  })
})

describe('The way of the water', () => {
  test('into a place above the outlet is none', () => {
    expect(refusalOf({ ditchDepth: 70 })).toEqual([
      '2 outlet: Самотёк дошёл бы с выхода не глубже 60 см, а станция выпускает воду с 66 см и ниже. (до 60 см/от 66 см)',
    ])
    expect(refusalOf({ ditchDepth: 10 })).toEqual([
      '2 outlet: Труба с уклоном пришла бы в место сброса ниже его дна: нужен насос. (до 0 см/от 66 см)',
    ])
    expect(refusalOf({ ditchDepth: 5 })).toEqual([
      '2 outlet: Труба с уклоном пришла бы в место сброса ниже его дна: нужен насос. (до 0 см/от 66 см)',
    ])
  })

  test.each<[string, Partial<SiteAnswers>, Partial<Selectable>, string | null]>([
    ['deep enough for any outlet', { ditchDepth: 136 }, {}, null],
    ['a centimetre short of that', { ditchDepth: 135 }, {}, 'если выход станции не глубже 125 см'],
    ['deep enough for the known outlet', { ditchDepth: 80 }, { outlet: 700 }, null],
    ['a ditch of unknown depth', { ditchDepth: null }, { outlet: 700 }, 'если канава глубже 80 см'],
    [
      'a ravine of unknown depth',
      { ditchDepth: null, waterDisposal: 'ravine' },
      { outlet: 700 },
      'если овраг глубже 80 см',
    ],
    [
      'a ditch of unknown depth and an unknown outlet',
      { ditchDepth: null },
      {},
      'если канава не мельче 136 см (от 76 см — по паспорту станции)',
    ],
    ['a ditch far below', { ditchDepth: null, plotFall: 100 }, {}, 'если канава не мельче 36 см'],
    ['a ditch just below', { ditchDepth: null, plotFall: 76 }, {}, 'если канава не мельче 60 см'],
    ['an unknown way', { distanceToDisposal: null }, {}, 'если канава ниже выхода станции с учётом уклона'],
    ['no place yet', { waterDisposal: null, ditchDepth: null }, {}, 'если место сброса ниже выхода станции'],
    [
      'another place',
      { waterDisposal: 'other', ditchDepth: null },
      {},
      'если место сброса ниже выхода станции',
    ],
    [
      'a well of unknown depth',
      { ...WELL, totalRings: null, outlet: 700 } as object,
      { outlet: 700 },
      'если дно колодца глубже 80 см и от дна колодца до воды останется метр',
    ],
  ])('to %s: %s', (_place, known, model, condition) => {
    expect(conditionOf(known, model)).toBe(condition)
  })

  test('while the pipe is unknown a ditch of unknown depth has to lie below the outlet', () => {
    expect(conditionOf({ pipeDepth: null, ditchDepth: null }, { inletTo: null })).toContain('канава')
  })
})

describe('Ground that takes the water', () => {
  test.each<[Partial<SiteAnswers>, string | null]>([
    [{ ...FIELD, soilType: 'sand' }, null],
    [{ ...FIELD, soilType: 'sandy_loam' }, null],
    [{ ...FIELD, soilType: 'loam' }, 'если пробная яма покажет, что грунт впитывает воду'],
    [{ ...FIELD, soilType: null }, 'если пробная яма покажет, что грунт впитывает воду'],
    [{ soilType: null }, null],
    [{ soilType: 'clay' }, null],
  ])('%j: %s', (known, condition) => {
    expect(conditionOf(known)).toBe(condition)
  })

  test('is not clay', () => {
    expect(refusalOf({ ...FIELD, soilType: 'clay' })).toEqual([
      '2 soil: Глина воду не впитывает: колодец или поле переполнятся. (глина/песок или супесь)',
    ])
  })

  test.each<[string, Partial<SiteAnswers>, string]>([
    [
      'a well in which water stands',
      { ...WELL, totalRings: 4, waterRings: 1, groundWater: null },
      'В колодце стоит вода: принимать очищенную он не может. (вода в кольцах/сухой колодец)',
    ],
    [
      'a well near the water',
      { ...WELL, totalRings: 3, groundWater: 'medium' },
      'От дна колодца до грунтовой воды меньше метра: вода не уйдёт. (вода 1,5 м–3 м/глубже 370 см)',
    ],
  ])('is not that below %s', (_what, known, text) => {
    expect(refusalOf(known, { outlet: 700 }).join()).toContain(text)
  })

  test.each<[string, Partial<SiteAnswers>, string | null]>([
    ['a well two rings deep above water at 3 m', WELL, null],
    ['a field above water at 3 m', FIELD, null],
    [
      'a field above medium water',
      { ...FIELD, groundWater: 'medium' },
      'если от дна поля до воды останется метр',
    ],
    [
      'a field above unknown water',
      { ...FIELD, groundWater: null },
      'если вода весной глубже 1,5 м и от дна поля до воды останется метр',
    ],
    [
      'a field down a steep slope, which still lies under the ground',
      { ...FIELD, plotFall: 300, groundWater: 'medium' },
      'если от дна поля до воды останется метр',
    ],
    ['a field so far away that its pipe ends at 1.6 m', { ...FIELD, distanceToDisposal: 45 }, null],
    ['a field further away', { ...FIELD, distanceToDisposal: 46 }, 'если от дна поля до воды останется метр'],
  ])('leaves a dry metre below %s: %s', (_what, known, condition) => {
    expect(conditionOf(known, { outlet: 700 })).toBe(condition)
  })
})

describe('After a septic tank', () => {
  const septic: Partial<Selectable> = { body: 'septic', needsElectricity: false, livingTypes: ['weekend'] }
  const dacha: Partial<SiteAnswers> = { ...FIELD, livingType: 'weekend' }
  const sayingOf = (known: Partial<SiteAnswers>) => rejectionsOf({ ...dacha, ...known }, septic).join()

  test('the ground cleans: deep water, sand and a field hold without a condition', () => {
    expect(conditionOf(dacha, septic)).toBeNull()
    expect(conditionOf({ ...dacha, soilType: 'sandy_loam' }, septic)).toBeNull()
  })

  test.each<[Partial<SiteAnswers>, string]>([
    [
      { groundWater: 'medium' },
      'water: После отстойника вода доочищается в грунте: грунтовая должна быть глубже 3 м. (вода 1,5 м–3 м/глубже 3 м)',
    ],
    [
      { soilType: 'clay' },
      'soil: После отстойника вода доочищается в грунте: годятся только песок и супесь. (другой грунт/песок или супесь)',
    ],
    [{ soilType: 'loam' }, 'soil: После отстойника'],
    [
      { waterDisposal: 'ravine', ditchDepth: 400 },
      'outlet: После отстойника воду отводят только в поле фильтрации. (другое место сброса/поле фильтрации)',
    ],
  ])('%j does not do: %s', (known, text) => {
    expect(sayingOf(known)).toContain(text)
  })

  test.each<[Partial<SiteAnswers>, string]>([
    [{ groundWater: null }, 'если вода весной глубже 3 м и от дна поля до воды останется метр'],
    [{ soilType: null }, 'если пробная яма покажет, что грунт впитывает воду'],
    [{ waterDisposal: null }, 'если вода уйдёт в поле фильтрации'],
    [
      { waterDisposal: null, soilType: null },
      'если вода уйдёт в поле фильтрации и пробная яма покажет, что грунт впитывает воду',
    ],
  ])('%j holds only %s', (known, condition) => {
    expect(conditionOf({ ...dacha, ...known }, septic)).toBe(condition)
  })
})

test('gravity is impossible only where no body of the size would do', () => {
  const shallow = { ditchDepth: 40 }
  expect(answerOf(shallow, {}).gravity).toBe('impossible')
  expect(answerOf(shallow, {}, { outlet: 200 }).gravity).toBe('possible')
  expect(answerOf(shallow, {}, { discharge: null, outletPressure: null }).gravity).toBe('unknown')
  expect(answerOf({ ...shallow, residents: '9' }, {}).gravity).toBe('unknown')
})
