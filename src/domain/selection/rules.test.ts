import { describe, expect, test } from 'vitest'
import type { SiteAnswers } from './answers.ts'
import { unknownSite } from './answers.ts'
import { seededModels } from './catalogue.fixture.ts'
import { findFits } from './fits.ts'
import { needOf } from './rules.ts'

const nothing: SiteAnswers = {
  ...unknownSite,
  residents: null,
  livingType: null,
  guests: null,
  pipeDepth: 10,
  groundWater: null,
  soilType: null,
  waterDisposal: null,
  distanceToInstallation: null,
}

type Answers = Partial<SiteAnswers>
const proposed = (answers: Answers) => {
  const need = needOf({ ...nothing, ...answers })
  return { need, names: findFits(need, seededModels).map(({ product }) => product.name) }
}

const dacha = {
  livingType: 'weekend',
  groundWater: 'low',
  soilType: 'sand',
  waterDisposal: 'filtration_field',
} as const

/** Answers → names proposed from the seeded catalogue, best first. */
const golden: [told: Answers, names: string[]][] = [
  // Capacity alone: cubic metres decide, not the number in the name.
  [{}, []],
  [{ residents: 'up_to_3' }, ['Евролос Био 3', 'Евролос Про 3', 'Топас-С 4']],
  [{ residents: 'up_to_3', guests: '2' }, ['Евролос Био 4', 'Топас-С 4', 'Евролос Про 4']],
  [{ residents: 'up_to_3', guests: '5+' }, ['Топас-С 6', 'Топас 6', 'Евролос Био 6']],
  [{ residents: '4' }, ['Евролос Био 4', 'Топас-С 4', 'Евролос Про 4']],
  [{ residents: '4', guests: '1' }, ['Евролос Био 5', 'Евролос Про 5', 'Топас-С 5']],
  [{ residents: '4', guests: '2' }, ['Евролос Био 5', 'Евролос Про 5', 'Топас-С 5']],
  [{ residents: '4', guests: '3' }, ['Топас-С 6', 'Топас 6', 'Евролос Био 6']],
  [{ residents: '5', guests: '0' }, ['Евролос Био 5', 'Евролос Про 5', 'Топас-С 5']],
  [{ residents: '5', guests: '1' }, ['Топас-С 6', 'Топас 6', 'Евролос Био 6']],
  [{ residents: '5', guests: '3' }, ['Евролос Био 6', 'Евролос Про 6', 'Топас-С 8']],
  [{ residents: '6' }, ['Евролос Био 6', 'Евролос Про 6', 'Топас-С 8']],
  [{ residents: '6', guests: '3' }, ['Топас-С 8', 'Топас 8', 'Евролос Био 8']],
  [{ residents: '6', guests: '4' }, ['Евролос Био 8', 'Евролос Про 8', 'Био-С 8']],
  [{ residents: '7' }, ['Топас-С 8', 'Топас 8', 'Евролос Био 8']],
  [{ residents: '7', guests: '2' }, ['Евролос Био 8', 'Евролос Про 8', 'Био-С 8']],
  [{ residents: '9' }, ['Евролос Про 10', 'Топас-С 10', 'Био-С 10']],
  [{ residents: '9', guests: '2' }, ['Евролос Про 10', 'Топас-С 10', 'Био-С 10']],
  [{ residents: '9', guests: '5+' }, ['Евролос Про 12', 'Топас 15']],

  // Pipe depth: 80, 140 and 240 cm are the limits of the variants.
  [{ residents: '5', pipeDepth: 80 }, ['Евролос Био 5', 'Евролос Про 5', 'Топас-С 5']],
  [{ residents: '5', pipeDepth: 85 }, ['Топас-С 5 Лонг', 'Топас 5 Лонг']],
  [{ residents: '5', pipeDepth: 140 }, ['Топас-С 5 Лонг', 'Топас 5 Лонг']],
  [{ residents: '5', pipeDepth: 145 }, ['Топас-С 8 Лонг Ус', 'Топас 8 Лонг Ус']],
  [{ residents: '5', pipeDepth: 240 }, ['Топас-С 8 Лонг Ус', 'Топас 8 Лонг Ус']],
  [{ residents: '5', pipeDepth: 245 }, []],
  [{ residents: '4', pipeDepth: 100 }, ['Топас-С 5 Лонг', 'Топас 5 Лонг']],
  [{ residents: '6', pipeDepth: 100 }, ['Топас-С 8 Лонг', 'Топас 8 Лонг']],
  [{ residents: '9', pipeDepth: 100 }, []],

  // The pipe falls by 2 cm with every metre to the station.
  [
    { residents: '5', pipeDepth: 50, distanceToInstallation: 15 },
    ['Евролос Био 5', 'Евролос Про 5', 'Топас-С 5'],
  ],
  [{ residents: '5', pipeDepth: 50, distanceToInstallation: 15.1 }, ['Топас-С 5 Лонг', 'Топас 5 Лонг']],
  [{ residents: '5', pipeDepth: 120, distanceToInstallation: 10 }, ['Топас-С 5 Лонг', 'Топас 5 Лонг']],
  [{ residents: '5', pipeDepth: 120, distanceToInstallation: 11 }, ['Топас-С 8 Лонг Ус', 'Топас 8 Лонг Ус']],
  [{ residents: '5', pipeDepth: 200, distanceToInstallation: 20 }, ['Топас-С 8 Лонг Ус', 'Топас 8 Лонг Ус']],
  [{ residents: '5', pipeDepth: 200, distanceToInstallation: 21 }, []],

  // Ground water above 1.5 m requires forced discharge; a low body is proposed as an alternative.
  [{ residents: '5', groundWater: 'low' }, ['Евролос Био 5', 'Евролос Про 5', 'Топас-С 5']],
  [{ residents: '5', groundWater: 'medium' }, ['Евролос Био 5', 'Евролос Про 5', 'Топас-С 5']],
  [{ residents: '5', groundWater: 'high' }, ['Топас-С 5 Пр', 'Топас 5 Пр', 'Евролос Грунт 5']],
  [{ residents: 'up_to_3', groundWater: 'high' }, ['Топас-С 4 Пр', 'Топас 4 Пр', 'Евролос Грунт 3']],
  [{ residents: '6', groundWater: 'high' }, ['Топас-С 8 Пр', 'Топас 8 Пр', 'Евролос Грунт 6']],
  [{ residents: '7', guests: '2', groundWater: 'high' }, ['Евролос Грунт 8']],
  [{ residents: '9', guests: '5+', groundWater: 'high' }, ['Евролос Грунт 12']],
  [
    { residents: '4', guests: '2', pipeDepth: 95, groundWater: 'high' },
    ['Топас-С 5 Лонг Пр', 'Топас 5 Лонг Пр'],
  ],
  [{ residents: '7', pipeDepth: 150, groundWater: 'high' }, ['Топас-С 8 Лонг Пр Ус', 'Топас 8 Лонг Пр Ус']],
  [{ residents: '9', pipeDepth: 90, groundWater: 'high' }, []],

  // Quicksand prefers the low body; other soils change no model.
  [{ residents: '5', soilType: 'quicksand' }, ['Евролос Био 5', 'Евролос Про 5', 'Евролос Грунт 5']],
  [{ residents: '5', soilType: 'quicksand', pipeDepth: 100 }, ['Топас-С 5 Лонг', 'Топас 5 Лонг']],
  [{ residents: '5', soilType: 'clay' }, ['Евролос Био 5', 'Евролос Про 5', 'Топас-С 5']],
  [{ residents: '5', soilType: 'peat_clay' }, ['Евролос Био 5', 'Евролос Про 5', 'Топас-С 5']],

  // A septic tank only for a weekend house on permeable soil, with low ground water and a filtration field.
  [{ residents: '4', ...dacha }, ['Евролос Био 4', 'Топас-С 4', 'Евролос Эко 4']],
  [{ residents: '4', ...dacha, soilType: 'sandy_loam' }, ['Евролос Био 4', 'Топас-С 4', 'Евролос Эко 4']],
  [{ residents: '4', ...dacha, livingType: 'seasonal' }, ['Евролос Био 4', 'Топас-С 4', 'Евролос Эко 4']],
  [{ residents: '4', ...dacha, livingType: 'permanent' }, ['Евролос Био 4', 'Топас-С 4', 'Евролос Про 4']],
  [{ residents: '4', ...dacha, soilType: 'loam' }, ['Евролос Био 4', 'Топас-С 4', 'Евролос Про 4']],
  [{ residents: '4', ...dacha, groundWater: 'medium' }, ['Евролос Био 4', 'Топас-С 4', 'Евролос Про 4']],
  [{ residents: '4', ...dacha, waterDisposal: 'ravine' }, ['Евролос Био 4', 'Топас-С 4', 'Евролос Про 4']],
  [{ residents: '4', ...dacha, pipeDepth: 90 }, ['Топас-С 5 Лонг', 'Топас 5 Лонг']],

  // Individual calculation: no model.
  [{ residents: '10+' }, []],
  [{ residents: '10+', groundWater: 'high', guests: '5+' }, []],
  [{ residents: 'settlement' }, []],
  [{ residents: 'settlement', guests: '2', pipeDepth: 100 }, []],
]

describe('The models for', () => {
  test.each(golden)('%o', (answers, names) => {
    expect(proposed(answers).names).toEqual(names)
  })
})

describe('An engineer calculates', () => {
  test.each([
    [{ residents: 'settlement' }, 'settlement'],
    [{ residents: '10+' }, 'residents'],
    [{ residents: '10+', pipeDepth: 250 }, 'residents'],
    [{ residents: '4', pipeDepth: 250 }, 'depth'],
    [{ residents: '4', pipeDepth: 240, distanceToInstallation: 1 }, 'depth'],
    [{ residents: '4', pipeDepth: 240 }, null],
    [{ pipeDepth: 250 }, 'depth'],
  ] satisfies [Answers, string | null][])('for %o because of «%s»', (answers, reason) => {
    expect(proposed(answers).need.individual).toBe(reason)
  })
})

test.each([
  [{ residents: '4', guests: '2' }, 1000],
  [{ residents: 'up_to_3', guests: '0' }, 600],
  [{ residents: '9', guests: '5+' }, 2300],
  [{ residents: '10+', guests: '1' }, 2100],
  [{ residents: 'settlement', guests: '1' }, null],
  [{ guests: '3' }, null],
] satisfies [Answers, number | null][])('%o make %s litres a day', (answers, litres) => {
  expect(proposed(answers).need.litres).toBe(litres)
})

describe('The people a model is made for', () => {
  const [known] = seededModels.filter(({ name }) => name === 'Топас 5')
  /** Whether a house of five is offered a model whose productivity is enough for nine. */
  const isOffered = (rated: { maxResidents: number | null; users: number | null }) => {
    const models = seededModels
      .filter((one) => one === known)
      .map((one) => ({ ...one, productivity: 1.8, ...rated }))
    return findFits(needOf({ ...nothing, residents: '5' }), models).length === 1
  }

  test.each([
    [{ maxResidents: 5, users: null }, true],
    [{ maxResidents: 4, users: null }, false],
    [{ maxResidents: null, users: 5 }, true],
    [{ maxResidents: null, users: 4 }, false],
    // `maxResidents` wins where both are known.
    [{ maxResidents: 5, users: 4 }, true],
    [{ maxResidents: 4, users: 5 }, false],
    // Nothing known: the productivity decides.
    [{ maxResidents: null, users: null }, true],
  ])('%o, a house of five is offered it: %s', (rated, offered) => {
    expect(isOffered(rated)).toBe(offered)
  })
})

test('a bigger size is named as such only where its line has no smaller one in this variant', () => {
  const grown = (answers: Answers) =>
    findFits(needOf({ ...nothing, ...answers }), seededModels).map((fit) => fit.grown)
  expect(grown({ residents: '4', pipeDepth: 100 })).toEqual([true, true])
  expect(grown({ residents: '5', pipeDepth: 100 })).toEqual([false, false])
})
