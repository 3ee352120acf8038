import { describe, expect, test } from 'vitest'
import type { Selectable } from './model.ts'
import { answerOf, conditionOf, idsOf, LINE, PUMP, rejectionsOf } from './plots.fixture.ts'

const doubted = (otherValue: number) => ({
  sources: { batchDischarge: { text: 'Прайс', date: '2026-11-20', otherValue } },
})

describe('Where power fails', () => {
  const LEFT_OUT =
    '2 electricity: Свет отключают, а вода здесь уходит сама: насос лишний, без света он стоит. (отключения/насос)'
  const cuts = { powerCuts: true, guests: '0' } as const

  test.each<[string, Partial<Selectable>, Partial<Selectable>, boolean]>([
    ['is its equal', {}, {}, true],
    ['takes more at once', { batchDischarge: 230 }, {}, true],
    ['is for more people', { maxResidents: 6 }, {}, true],
    ['has a salvo where the pump’s is unknown', {}, { batchDischarge: null }, true],
    ['is for a number of people where the pump’s is unknown', {}, { maxResidents: null, users: null }, true],
    ['is doubted as much', doubted(150), doubted(150), true],
    ['is larger', { productivity: 1.2 }, {}, false],
    ['takes less at once', { batchDischarge: 210 }, {}, false],
    ['takes less by the price list, the pump less by another', { batchDischarge: 210 }, doubted(150), false],
    ['takes less by another list', doubted(150), {}, false],
    ['takes less by another list than the pump does', doubted(150), doubted(160), false],
    ['is for fewer people', { maxResidents: 5 }, { maxResidents: 6 }, false],
    ['has no known salvo', { batchDischarge: null }, {}, false],
    ['is for an unknown number of people', { maxResidents: null, users: null }, {}, false],
    [
      'is only for those who live there permanently, which nobody said',
      { livingTypes: ['permanent'] },
      {},
      false,
    ],
  ])('a pump beside a station that %s: left out %s', (what, station, pump, isLeftOut) => {
    const living = what.includes('nobody said') ? { livingType: null } : {}
    const found = rejectionsOf({ ...cuts, ...living }, station, { ...PUMP, ...pump })
    expect(found).toEqual(isLeftOut ? [LEFT_OUT] : [])
  })

  test('where a question is open the pump stays', () => {
    expect(rejectionsOf({ ...cuts, groundWater: null }, {}, PUMP)).toEqual([])
    expect(rejectionsOf({ ...cuts, powerCuts: false }, {}, PUMP)).toEqual([])
    expect(rejectionsOf({ ...cuts, powerCuts: null }, {}, PUMP)).toEqual([])
  })

  test('no pump well is built either', () => {
    const { models } = answerOf(cuts, { body: 'low' })
    expect(models.map(({ hasPumpWell }) => hasPumpWell)).toEqual([false])
  })
})

describe('A model of which nobody says whether it has a pump', () => {
  const unknown = { discharge: null, outletPressure: null }
  const shallow = { ditchDepth: 40 }

  test('holds as it is where water leaves by itself, and with the pump alone where it does not', () => {
    expect(conditionOf({}, unknown)).toBeNull()
    expect(conditionOf(shallow, unknown)).toBe('если у модели есть насос для очищенной воды')
  })

  test('comes after one that needs none, though that is dearer', () => {
    const shallowOutlet = { outlet: 200, price: 30_000_000 }
    expect(idsOf(shallow, { ...unknown, price: 10_000_000 }, shallowOutlet)).toEqual([2, 1])
  })
})

test('a question that is still open puts no model behind another, a number of its passport does', () => {
  const cheap = { price: 10_000_000 }
  expect(idsOf({ livingType: null }, {}, { ...cheap, livingTypes: ['permanent'] })).toEqual([2, 1])
  expect(idsOf({ baths: 1 }, {}, { ...cheap, batchDischarge: null })).toEqual([1, 2])
})

test('a condition that two rules share is said once', () => {
  const both = { groundWater: 'high', waterDisposal: 'drainage_ditch', ditchDepth: 40 } as const
  expect(conditionOf(both, { discharge: null, outletPressure: null })).toBe(
    'если у модели есть насос для очищенной воды',
  )
})

test('a pump needs nothing of the discharge, and a low body in high water gets a pump well', () => {
  expect(conditionOf({ waterDisposal: null, ditchDepth: null, groundWater: null }, PUMP)).toBeNull()
  const { models } = answerOf({ groundWater: 'high' }, { ...LINE, ...PUMP }, { ...LINE, body: 'low' })
  expect(models.map(({ product, hasPumpWell, isLifted }) => [product.id, hasPumpWell, isLifted])).toEqual([
    [1, false, true],
    [2, true, true],
  ])
})
