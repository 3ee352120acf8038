import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type SiteAnswers, unknownSite } from '../answers.ts'
import { createModel } from '../catalogue.fixture.ts'
import type { Selectable } from '../model.ts'
import { conditionOf, idsOf, LINE, rejectionsOf } from '../plots.fixture.ts'
import { findPossible } from '../select-models.ts'

const deep = { ditchDepth: 500 }
const long: Partial<Selectable> = { variant: 'long', inletFrom: 810, inletTo: 1400 }

describe('What is said of a model that is left out', () => {
  test('it is made for fewer people', () => {
    expect(rejectionsOf({}, LINE, { ...LINE, maxResidents: 4, users: 4 })).toEqual([
      '2 load: Рассчитана на 4 жильцов, в доме 5. (5 жильцов/4 жильцов)',
    ])
  })

  test('it cleans less than the house gives', () => {
    expect(rejectionsOf({ guests: '1' }, { ...LINE, productivity: 1.1 }, LINE)).toEqual([
      '2 load: За сутки дом даёт 1 100 л, станция очищает 1 000 л. (1 100 л/1 000 л)',
    ])
  })

  test('nobody knows what it cleans', () => {
    expect(rejectionsOf({}, LINE, { ...LINE, productivity: null })).toEqual([
      '2 load: Производительность уточняется: назовём модель, когда её подтвердит паспорт. (1 000 л/уточняется)',
    ])
  })

  test('it takes less at once', () => {
    const enough = { ...LINE, batchDischarge: 230 }
    expect(rejectionsOf({ baths: 1, showers: 1 }, enough, LINE)).toEqual([
      '2 salvo: Разом может слиться 230 л, станция принимает 220 л. (230 л/220 л)',
    ])
  })

  test('nobody knows what it takes at once, and that is more than usual', () => {
    const enough = { ...LINE, batchDischarge: 450 }
    expect(rejectionsOf({ baths: 3 }, enough, { ...LINE, batchDischarge: null })).toEqual([
      '2 salvo: Залп уточняется: для 450 л модель назовём, когда его подтвердит паспорт. (450 л/уточняется)',
    ])
  })

  test('the pipe is too deep or too shallow for it', () => {
    const at = { ...deep, distanceToInstallation: 0 }
    expect(rejectionsOf({ ...at, pipeDepth: 81 }, { ...LINE, ...long }, LINE)).toEqual([
      '2 inlet: Труба приходит на 81 см, вход модели не глубже 80 см. (81 см/до 80 см)',
    ])
    expect(rejectionsOf({ ...at, pipeDepth: 80 }, LINE, { ...LINE, ...long })).toEqual([
      '2 inlet: Труба приходит на 80 см, вход модели начинается с 81 см. (80 см/от 81 см)',
    ])
    expect(rejectionsOf({ ...at, pipeDepth: 81 }, { ...LINE, ...long }, { ...LINE, inletTo: null })).toEqual([
      '2 inlet: Предел входа уточняется: для трубы на 81 см модель назовём, когда его подтвердит паспорт. (81 см/уточняется)',
    ])
  })

  test('the people who live there do not feed it', () => {
    const big = { ...LINE, maxResidents: 30, productivity: 3.1 }
    expect(rejectionsOf({}, big)).toEqual([
      '1 oversize: 1 000 л в сутки меньше трети её 3 100 л: бактериям не хватит питания. (1 000 л/от 1 034 л)',
    ])
  })
})

test('an unknown salvo is a condition up to 40 % of what the station cleans in a day', () => {
  expect(conditionOf({ baths: 2, banya: true }, { batchDischarge: null })).toBe(
    'если паспорт подтвердит залп от 400 л',
  )
  expect(idsOf({ baths: 3 }, { batchDischarge: null })).toEqual([])
})

test.each<[Selectable['variant'], number, boolean]>([
  ['standard', 80, true],
  ['standard', 81, false],
  [null, 80, true],
  [null, 81, false],
  ['long', 100, true],
  ['reinforced', 100, true],
])('a body «%s» of unknown inlet takes a pipe at %i cm: %s', (variant, pipeDepth, isNamed) => {
  const at = { ...deep, pipeDepth, distanceToInstallation: 0 }
  expect(idsOf(at, { variant, inletTo: null })).toEqual(isNamed ? [1] : [])
})

describe('A septic tank beside a station', () => {
  const septic: Partial<Selectable> = { body: 'septic', needsElectricity: false, livingTypes: ['weekend'] }
  const dacha: Partial<SiteAnswers> = {
    livingType: 'weekend',
    soilType: 'sand',
    waterDisposal: 'filtration_field',
    ditchDepth: null,
  }

  test('is named with one thing to be measured, not with two', () => {
    expect(idsOf({ ...dacha, pipeDepth: null }, septic, {})).toEqual([2, 1])
    expect(idsOf({ ...dacha, livingType: null }, septic, {})).toEqual([2, 1])
    expect(idsOf({ ...dacha, pipeDepth: null, groundWater: null }, septic, {})).toEqual([2])
  })

  test('alone is named with all that has to be measured', () => {
    const condition = conditionOf({ ...dacha, pipeDepth: null, groundWater: null }, septic)
    expect(condition).toMatch(/труба у станции не глубже 80 см.*вода весной глубже 3 м/)
  })
})

describe('While nobody knows how many people live there', () => {
  const possible = (known: object, ...models: Partial<Selectable>[]) =>
    findPossible(
      { ...unknownSite, ...known },
      models.map((model, index) => createModel({ id: index + 1, ...model })),
    ).map(({ id }) => id)

  test('any size may be needed, also one of unknown numbers', () => {
    expect(possible({}, {}, { productivity: null }, { productivity: 5, maxResidents: 25 })).toEqual([1, 2, 3])
    const bath = { baths: 1 }
    expect(possible(bath, { productivity: null, batchDischarge: null }, { batchDischarge: 100 })).toEqual([1])
    expect(possible({ livingType: 'permanent' }, { productivity: null }, { productivity: 9 })).toEqual([1, 2])
  })

  test('with people, none that is twice as large as they need', () => {
    const sizes = [0.9, 1, 1.99, 2, 3].map((productivity) => ({ productivity, maxResidents: 20 }))
    expect(possible({ residents: '5' }, ...sizes)).toEqual([2, 3])
  })
})

test('whatever the house, a named station takes its litres, its people and its pipe', () => {
  const house = fc.record({
    residents: fc.constantFrom('up_to_3', '4', '5', '6', '7', '9'),
    guests: fc.constantFrom('0', '2', '4'),
    pipeDepth: fc.integer({ min: 0, max: 150 }),
    baths: fc.integer({ min: 0, max: 3 }),
  })
  const model = fc.record({
    productivity: fc.integer({ min: 5, max: 30 }).map((tenths) => tenths / 10),
    maxResidents: fc.integer({ min: 2, max: 12 }),
    batchDischarge: fc.integer({ min: 100, max: 600 }),
    inletTo: fc.integer({ min: 4, max: 16 }).map((tens) => tens * 100),
  })
  const people = { up_to_3: 3, '4': 4, '5': 5, '6': 6, '7': 7, '9': 9 } as const
  fc.assert(
    fc.property(house, fc.array(model, { maxLength: 6 }), (known, models) => {
      const asked = { ...deep, ...known, distanceToInstallation: 0 } as Parameters<typeof idsOf>[0]
      const residents = people[known.residents as keyof typeof people]
      for (const id of idsOf(asked, ...models)) {
        const one = models[id - 1]
        expect((one?.productivity ?? 0) * 1000).toBeGreaterThanOrEqual(
          residents * 200 + Number(known.guests) * 100 - 1e-6,
        )
        expect(one?.maxResidents).toBeGreaterThanOrEqual(residents)
        expect(one?.batchDischarge).toBeGreaterThanOrEqual(known.baths * 150)
        expect(one?.inletTo).toBeGreaterThanOrEqual(known.pipeDepth * 10)
      }
    }),
  )
})
