import { describe, expect, test } from 'vitest'
import { type SiteAnswers, unknownSite } from './answers.ts'
import { createModel } from './catalogue.fixture.ts'
import { select } from './select.ts'

const plot = (known: Partial<SiteAnswers>): SiteAnswers => ({ ...unknownSite, residents: '5', ...known })
const levelsOf = (known: Partial<SiteAnswers>, model = createModel()) => select(plot(known), [model]).levels

const DITCH = { waterDisposal: 'drainage_ditch', ditchDepth: 120, distanceToDisposal: 12 } as const
const PIPE = { pipeDepth: 50, distanceToInstallation: 8, groundWater: 'low' } as const

describe('Levels of a plot', () => {
  test.each<
    [string, Partial<SiteAnswers>, { inlet: number | null; outletMax: number | null; head: number | null }]
  >([
    ['pipe and way', { ...PIPE }, { inlet: 66, outletMax: null, head: null }],
    [
      'fractions',
      { pipeDepth: 50.5, distanceToInstallation: 8.3 },
      { inlet: 67.1, outletMax: null, head: null },
    ],
    ['the way alone', { distanceToInstallation: 8 }, { inlet: null, outletMax: null, head: null }],
    ['the depth alone', { pipeDepth: 50 }, { inlet: null, outletMax: null, head: null }],
    ['a level plot', { ...PIPE, ...DITCH, plotFall: 0 }, { inlet: 66, outletMax: 96, head: 30 }],
    ['an unknown fall is reckoned level', { ...PIPE, ...DITCH }, { inlet: 66, outletMax: 96, head: 30 }],
    [
      'ground that falls to the ditch',
      { ...PIPE, ...DITCH, plotFall: 40 },
      { inlet: 66, outletMax: 136, head: 70 },
    ],
    ['a ravine', { ...PIPE, ...DITCH, waterDisposal: 'ravine' }, { inlet: 66, outletMax: 96, head: 30 }],
    ['an unknown ditch', { ...PIPE, ...DITCH, ditchDepth: null }, { inlet: 66, outletMax: null, head: null }],
    [
      'an unknown way',
      { ...PIPE, ...DITCH, distanceToDisposal: null },
      { inlet: 66, outletMax: null, head: null },
    ],
    ['a pipe that is not known', { ...DITCH }, { inlet: null, outletMax: 96, head: null }],
    [
      'a well, whose rings give its bottom',
      { ...PIPE, waterDisposal: 'drainage_well', totalRings: 2, distanceToDisposal: 5, soilType: 'sand' },
      { inlet: 66, outletMax: 170, head: 104 },
    ],
    [
      'a field, which has no bottom of its own',
      { ...PIPE, waterDisposal: 'filtration_field', distanceToDisposal: 5, ditchDepth: 90, totalRings: 2 },
      { inlet: 66, outletMax: null, head: null },
    ],
  ])('%s', (_, known, levels) => {
    expect(levelsOf(known)).toEqual(levels)
  })

  test('the head is counted from the known outlet of the model', () => {
    expect(levelsOf({ ...PIPE, ...DITCH }, createModel({ outlet: 450 })).head).toBe(51)
  })

  test('a model with a pump has no head', () => {
    const pumped = createModel({ discharge: 'pump', outletPressure: true })
    expect(levelsOf({ ...PIPE, ...DITCH }, pumped)).toEqual({ inlet: 66, outletMax: 96, head: null })
  })
})

describe('Gravity', () => {
  const answerOf = (known: Partial<SiteAnswers>, ...models: Parameters<typeof createModel>[0][]) =>
    select(
      plot({ ...PIPE, ...known }),
      models.map((model, index) => createModel({ id: index + 1, ...model })),
    )

  test.each<[string, Partial<SiteAnswers>, 'possible' | 'impossible' | 'unknown']>([
    ['60 cm of head are enough', { ...DITCH, plotFall: 30 }, 'possible'],
    ['59 cm are to be measured', { ...DITCH, plotFall: 29 }, 'unknown'],
    ['none left, but not below the inlet', { ...DITCH, plotFall: -30 }, 'unknown'],
    ['a ditch above the inlet', { ...DITCH, plotFall: -31 }, 'impossible'],
    ['a ditch of unknown depth', { ...DITCH, ditchDepth: null }, 'unknown'],
    ['no place at all', {}, 'unknown'],
    ['another place', { waterDisposal: 'other' }, 'unknown'],
    ['high water', { ...DITCH, plotFall: 100, groundWater: 'high' }, 'impossible'],
    ['unknown water', { ...DITCH, plotFall: 100, groundWater: null }, 'unknown'],
    ['medium water and a ditch', { ...DITCH, plotFall: 100, groundWater: 'medium' }, 'possible'],
    ['clay does not matter to a ditch', { ...DITCH, plotFall: 100, soilType: 'clay' }, 'possible'],
    [
      'a field in sand',
      { waterDisposal: 'filtration_field', soilType: 'sand', distanceToDisposal: 5 },
      'possible',
    ],
    [
      'a field in clay',
      { waterDisposal: 'filtration_field', soilType: 'clay', distanceToDisposal: 5 },
      'impossible',
    ],
    [
      'a field in loam',
      { waterDisposal: 'filtration_field', soilType: 'loam', distanceToDisposal: 5 },
      'unknown',
    ],
    [
      'a field at medium water',
      { waterDisposal: 'filtration_field', soilType: 'sand', distanceToDisposal: 5, groundWater: 'medium' },
      'unknown',
    ],
    [
      'a field below a slope is still under the ground',
      {
        waterDisposal: 'filtration_field',
        soilType: 'sand',
        distanceToDisposal: 5,
        groundWater: 'medium',
        plotFall: 200,
      },
      'unknown',
    ],
  ])('%s: %s', (_, known, gravity) => {
    expect(answerOf(known, {}).gravity).toBe(gravity)
  })

  const WELL = {
    waterDisposal: 'drainage_well',
    soilType: 'sand',
    distanceToDisposal: 5,
    plotFall: 0,
  } as const

  test.each<[string, Partial<SiteAnswers>, 'possible' | 'impossible' | 'unknown']>([
    ['two rings, water below 3 m', { totalRings: 2 }, 'possible'],
    ['three rings, water below 3 m', { totalRings: 3 }, 'unknown'],
    ['rings unknown', { totalRings: null }, 'unknown'],
    ['three rings at medium water', { totalRings: 3, groundWater: 'medium' }, 'impossible'],
    ['no rings counted', { totalRings: 0 }, 'unknown'],
    ['one ring, which the pipe would leave by its bottom', { totalRings: 1, plotFall: -30 }, 'impossible'],
    ['water in the rings', { totalRings: 4, waterRings: 1, groundWater: null }, 'impossible'],
    ['water in the rings beyond 1.5 m of the band', { totalRings: 2, waterRings: 1 }, 'impossible'],
    ['sandy loam', { totalRings: 2, soilType: 'sandy_loam' }, 'possible'],
    ['peat with clay', { totalRings: 2, soilType: 'peat_clay' }, 'impossible'],
    ['filled ground', { totalRings: 2, soilType: 'filled' }, 'unknown'],
    ['soil unknown', { totalRings: 2, soilType: null }, 'unknown'],
  ])('a well with %s: %s', (_, known, gravity) => {
    expect(answerOf({ ...WELL, ...known }, { outlet: 700 }).gravity).toBe(gravity)
  })

  test('both are named while it is open, and the likelier one comes first', () => {
    const both = [{}, { discharge: 'pump', outletPressure: true }] as const
    const order = (known: Partial<SiteAnswers>) =>
      answerOf(known, ...both).models.map(({ isLifted }) => isLifted)
    expect(order({ ...DITCH })).toEqual([false, true])
    expect(order({ ...DITCH, ditchDepth: null, distanceToDisposal: 20 })).toEqual([true, false])
    expect(order({ ...DITCH, ditchDepth: null, distanceToDisposal: 17 })).toEqual([false, true])
    expect(order({ ...WELL, totalRings: 1, groundWater: 'medium', pipeDepth: 20 })).toEqual([true, false])
    expect(order({ ...DITCH, soilType: 'quicksand' })).toEqual([true, false])
  })

  test('without a pump of the size a pump well comes with the body, and its reason says so', () => {
    const { models } = answerOf({ ...DITCH, groundWater: 'high' }, {})
    expect(models).toHaveLength(1)
    expect(models[0]).toMatchObject({ hasPumpWell: true, isLifted: true })
    expect(models[0]?.reason).toContain('насосный колодец')
  })

  test('with one, only a low body comes with a pump well', () => {
    const pump = { discharge: 'pump', outletPressure: true } as const
    const { models, rejected } = answerOf(
      { ...DITCH, groundWater: 'high' },
      pump,
      {},
      { body: 'low', height: 1700 },
    )
    expect(models.map(({ product, hasPumpWell }) => [product.id, hasPumpWell])).toEqual([
      [1, false],
      [3, true],
    ])
    expect(rejected.map(({ product, rule }) => [product.id, rule])).toEqual([[2, 'water']])
  })

  test('a model of unknown discharge holds where it has a pump', () => {
    const { models } = answerOf({ ...DITCH, groundWater: 'high' }, { discharge: null, outletPressure: null })
    expect(models[0]?.condition).toContain('если у модели есть насос')
  })

  test('where power fails, the pump is left out beside an equal station that needs none', () => {
    const pump = { discharge: 'pump', outletPressure: true } as const
    const sure = { ...DITCH, plotFall: 100, livingType: 'permanent' } as const
    const rejectedAt = (known: Partial<SiteAnswers>) =>
      answerOf({ ...sure, ...known }, {}, pump).rejected.map(({ product, rule }) => [product.id, rule])
    expect(rejectedAt({ powerCuts: true })).toEqual([[2, 'electricity']])
    expect(rejectedAt({ powerCuts: false })).toEqual([])
    expect(rejectedAt({ powerCuts: true, groundWater: null })).toEqual([])
  })
})
