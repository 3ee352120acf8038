import { describe, expect, test } from 'vitest'
import { type SiteAnswers, unknownSite } from './answers.ts'
import { createModel } from './catalogue.fixture.ts'
import type { Selectable } from './model.ts'
import { select } from './select.ts'

const SURE: Partial<SiteAnswers> = {
  pipeDepth: 50,
  distanceToInstallation: 8,
  groundWater: 'low',
  soilType: 'loam',
  waterDisposal: 'drainage_ditch',
  ditchDepth: 200,
  distanceToDisposal: 5,
  plotFall: 0,
}

const answerOf = (known: Partial<SiteAnswers>, ...models: Parameters<typeof createModel>[0][]) =>
  select(
    { ...unknownSite, residents: '5', ...SURE, ...known },
    models.map((model, index) => createModel({ id: index + 1, ...model })),
  )
/** Condition of the only model; the rule that rejects it beside a sure one of its size; null when it holds. */
const conditionOf = (known: Partial<SiteAnswers>, model: Parameters<typeof createModel>[0]) =>
  answerOf(known, model).models[0]?.condition
const idsOf = (known: Partial<SiteAnswers>, ...models: Parameters<typeof createModel>[0][]) =>
  answerOf(known, ...models).models.map(({ product }) => product.id)
const rejectionsOf = (known: Partial<SiteAnswers>, ...models: Parameters<typeof createModel>[0][]) =>
  answerOf(known, ...models).rejected.map(({ product, rule, yours, limit }) =>
    `${product.id} ${rule} ${yours}/${limit}`.replaceAll('\u00a0', ' '),
  )

describe('Flow of a day', () => {
  test.each<[SiteAnswers['residents'], SiteAnswers['guests'], number | null]>([
    ['up_to_3', null, 600],
    ['4', '0', 800],
    ['5', '1', 1100],
    ['6', '4', 1600],
    ['7', '5+', 1900],
    ['9', null, 1800],
    ['10+', '2', 2200],
    ['settlement', '2', null],
    [null, '2', null],
  ])('%s residents and %s guests give %s litres', (residents, guests, litres) => {
    expect(answerOf({ residents, guests }).load.litresPerDay).toBe(litres)
  })

  test('a station takes its own litres, not those of its name, and no more people than it is made for', () => {
    expect(idsOf({}, { productivity: 0.99 }, { productivity: 1 }, { maxResidents: 4, users: 9 })).toEqual([2])
    expect(idsOf({}, { maxResidents: null, users: null })).toEqual([1])
  })

  test('one of unknown productivity is not reckoned with, and said', () => {
    const line = { modelLine: 'Линейка' }
    expect(rejectionsOf({}, line, { ...line, productivity: null, discharge: 'gravity' })).toEqual([
      '2 load 1 000 л/уточняется',
    ])
  })

  test('too few people for a station are said only when nothing smaller would do', () => {
    const line = { modelLine: 'Линейка', maxResidents: 30 }
    const big = { ...line, productivity: 3.01 }
    expect(answerOf({ livingType: 'permanent' }, big).individual).toBe('catalogue')
    expect(idsOf({ livingType: 'permanent' }, { ...line, productivity: 3 })).toEqual([1])
    expect(idsOf({ livingType: 'weekend' }, big)).toEqual([1])
    expect(idsOf({}, big)).toEqual([1])
  })
})

describe('Salvo', () => {
  test.each<[Partial<SiteAnswers>, number | null]>([
    [{}, null],
    [{ baths: 1, showers: 1, washers: 1 }, 280],
    [{ baths: 2 }, 300],
    [{ banya: true }, 100],
    [{ banya: false }, 0],
    [{ baths: 0, showers: 0, washers: 0, banya: false }, 0],
    [{ showers: 0 }, 0],
    [{ baths: 1, showers: 2, washers: 1, banya: true }, 460],
  ])('of %j is %s litres', (fixtures, salvo) => {
    expect(answerOf(fixtures).load.salvo).toBe(salvo)
  })

  test('excludes a model that takes less, names the condition where it is unknown or doubted', () => {
    const bath = { baths: 1, showers: 1 } as const
    expect(idsOf(bath, { batchDischarge: 229 }, { batchDischarge: 230 })).toEqual([2])
    expect(conditionOf(bath, { batchDischarge: null })).toBe('если паспорт подтвердит залп от 230\u00a0л')
    const doubted = (otherValue: number) => ({
      batchDischarge: 440,
      sources: { batchDischarge: { text: 'Прайс', date: '2026-11-20', otherValue } },
    })
    expect(conditionOf(bath, doubted(210))).toBe(
      'если паспорт подтвердит залп: в прайсе 440\u00a0л, в другом каталоге 210\u00a0л',
    )
    expect(conditionOf(bath, doubted(230))).toBeNull()
    expect(conditionOf({}, doubted(210))).toBeNull()
    expect(conditionOf({ baths: 0 }, { batchDischarge: null })).toBeNull()
  })

  test('a model whose numbers are known comes before one that is doubted', () => {
    const doubted = {
      sources: { batchDischarge: { text: 'Прайс', date: '2026-11-20', otherValue: 100 } },
      price: 10_000_000,
    }
    expect(idsOf({ baths: 1 }, doubted, {})).toEqual([2, 1])
    expect(idsOf({}, doubted, {})).toEqual([1, 2])
  })
})

describe('Inlet', () => {
  const long = { variant: 'long', inletFrom: 810, inletTo: 1400 } as const
  const at = (inlet: number) => ({ pipeDepth: inlet, distanceToInstallation: 0 })

  test.each<[number, number[]]>([
    [0, [1]],
    [80, [1]],
    [80.5, [2]],
    [81, [2]],
    [140, [2]],
    [140.1, []],
  ])('a pipe at %s cm takes %j', (inlet, ids) => {
    expect(idsOf({ ...at(inlet), ditchDepth: 400 }, {}, long)).toEqual(ids)
  })

  test('while the pipe is unknown both necks are named, with the depths at which they hold', () => {
    const { models } = answerOf({ pipeDepth: null, ditchDepth: 400 }, {}, long)
    expect(models.map(({ condition }) => condition)).toEqual([
      'если труба у станции не глубже 80\u00a0см',
      'если труба у станции на глубине от 81 до 140\u00a0см',
    ])
  })

  test('a limit between two centimetres counts to the millimetre', () => {
    const half = { inletTo: 805 }
    expect(idsOf({ ...at(80.5), ditchDepth: 400 }, half)).toEqual([1])
    expect(answerOf({ ...at(80.6), ditchDepth: 400 }, half).individual).toBe('depth')
  })

  test('a few centimetres more are no answer to an unknown pipe, and what is deeper still is said', () => {
    const slightly = { inletFrom: 600, inletTo: 900, productivity: 1.1 }
    const answer = answerOf({ pipeDepth: null, ditchDepth: 400 }, {}, slightly, slightly, {
      ...long,
      productivity: 1.2,
    })
    expect(answer.models.map(({ product }) => product.id)).toContain(4)
    expect(answer.toMeasure[0]?.how).toContain('глубже 140\u00a0см, понадобится другой корпус')
  })

  test('what is known of the pipe already excludes the shorter neck', () => {
    expect(idsOf({ pipeDepth: 90, distanceToInstallation: null, ditchDepth: 400 }, {}, long)).toEqual([2])
    expect(idsOf({ pipeDepth: null, distanceToInstallation: 45, ditchDepth: 400 }, {}, long)).toEqual([2])
  })

  test('an unknown limit is a condition up to 80 cm, and said below', () => {
    expect(conditionOf({}, { inletTo: null })).toBe('если паспорт подтвердит вход на 66\u00a0см')
    expect(conditionOf({ pipeDepth: null, ditchDepth: 400 }, { inletTo: null })).toMatch(
      /^если труба мелкая: предел/,
    )
    expect(rejectionsOf({ ...at(81), ditchDepth: 400 }, long, { inletTo: null })).toEqual([
      '2 inlet 81 см/уточняется',
    ])
    expect(conditionOf({ ...at(100), ditchDepth: 400 }, { inletTo: null, variant: 'long' })).toBe(
      'если паспорт подтвердит вход на 100\u00a0см',
    )
  })

  test('deeper than every model is for the engineer', () => {
    expect(answerOf({ ...at(141), ditchDepth: 400 }, {}, long).individual).toBe('depth')
    expect(answerOf({ ...at(141), residents: null }, {}, long).individual).toBe('depth')
    expect(answerOf({ residents: '10+' }, {}).individual).toBe('residents')
    expect(answerOf({ residents: 'settlement' }, {}).individual).toBe('settlement')
  })
})

describe('Living', () => {
  const septic: Partial<Selectable> = {
    body: 'septic',
    discharge: 'gravity',
    needsElectricity: false,
    price: 8_000_000,
    livingTypes: ['weekend', 'seasonal'],
  }
  const dacha: Partial<SiteAnswers> = {
    livingType: 'weekend',
    soilType: 'sand',
    groundWater: 'low',
    waterDisposal: 'filtration_field',
    ditchDepth: null,
  }

  test('a septic tank is for the weekend, on sand, with low water and a field', () => {
    expect(idsOf(dacha, septic)).toEqual([1])
    expect(idsOf({ ...dacha, livingType: 'permanent' }, septic)).toEqual([])
    expect(idsOf({ ...dacha, soilType: 'clay' }, septic)).toEqual([])
    expect(idsOf({ ...dacha, groundWater: 'medium' }, septic)).toEqual([])
    expect(idsOf({ ...dacha, waterDisposal: 'ravine', ditchDepth: 300 }, septic)).toEqual([])
    expect(idsOf({ ...dacha, livingType: 'permanent' }, { ...septic, livingTypes: null })).toEqual([])
  })

  test('it comes after a station, but first where power fails', () => {
    expect(idsOf(dacha, septic, {})).toEqual([2, 1])
    expect(idsOf({ ...dacha, powerCuts: true }, septic, {})).toEqual([1, 2])
  })

  test('a model for another way of living is left out, and says for which it is', () => {
    const permanent = { livingTypes: ['permanent'] } as const
    expect(rejectionsOf({ livingType: 'weekend' }, {}, permanent)).toEqual([
      '2 residence по выходным/постоянно',
    ])
    expect(conditionOf({}, permanent)).toBe('если живут постоянно')
    expect(conditionOf({}, { livingTypes: ['permanent', 'weekend', 'seasonal'] })).toBeNull()
  })
})

describe('A price of another year', () => {
  const old = { sources: { price: { text: 'Старый прайс', date: '2024-01-10', outdated: true } } } as const

  test('is said, and is no reason beside one of today', () => {
    const [first, second] = answerOf({}, {}, { ...old, price: 1_000_000 }).models.toReversed()
    expect([first?.product.id, second?.product.id]).toEqual([1, 2])
    expect(second?.warnings).toContain('Цена другого года: действующую назовёт инженер.')
    expect(first?.warnings).not.toContain('Цена другого года: действующую назовёт инженер.')
    expect(
      answerOf({}, {}, { ...old, price: 1_000_000 })
        .models.map(({ reason }) => reason)
        .join(' '),
    ).not.toMatch(/дешевле|дороже/i)
  })

  test('a source that only sounds old is not one', () => {
    const sources = { price: { text: 'Старт продаж, прайс 2026', date: '2026-11-20' } }
    expect(answerOf({}, { sources }).models[0]?.warnings.join(' ')).not.toContain('другого года')
  })
})

describe('The three places', () => {
  test('one model of a line, the smallest first, then the cheapest with installation', () => {
    const line = (modelLine: string, productivity: number, price: number | null) => ({
      modelLine,
      productivity,
      price,
    })
    expect(
      idsOf({}, line('А', 1.2, 1), line('А', 1, 30), line('Б', 1, 20), line('В', 1, null), line('Г', 1.1, 5)),
    ).toEqual([3, 2, 4])
    expect(idsOf({}, line('А', 1, 30), { ...line('Б', 1, 20), installationPrice: null })).toEqual([1, 2])
  })

  test('where nothing fits, the nearest says why', () => {
    const answer = answerOf({ baths: 9 }, { batchDischarge: 440 }, { batchDischarge: 220 })
    expect(answer.individual).toBe('catalogue')
    expect(answer.rejected.map(({ rule }) => rule)).toEqual(['salvo', 'salvo'])
  })

  test('a low body gets a place in quicksand, and comes last elsewhere', () => {
    const four = [{}, {}, {}, { body: 'low', productivity: 1.2, inletTo: 800 }] as const
    expect(idsOf({ soilType: 'quicksand' }, ...four)).toContain(4)
    expect(idsOf({ soilType: 'loam' }, ...four)).not.toContain(4)
  })

  test('a neighbour of the line or size says which rule excluded it, one that only ranks lower says nothing', () => {
    const line = { modelLine: 'Линейка', manufacturerSlug: 'maker' }
    expect(
      rejectionsOf(
        { baths: 1, showers: 1 },
        { ...line, productivity: 1.15, batchDischarge: 250, maxResidents: 6 },
        { ...line, batchDischarge: 220 },
        { ...line, productivity: 0.8, batchDischarge: 230, maxResidents: 4 },
        { ...line, productivity: 0.6, batchDischarge: 230, maxResidents: 3 },
        { ...line, productivity: 1.15, batchDischarge: 250, variant: 'long', inletFrom: 810, inletTo: 1400 },
        { ...line, productivity: 2, batchDischarge: 800, maxResidents: 10 },
        { modelLine: 'Чужая', batchDischarge: 100 },
      ),
    ).toEqual(['5 inlet 66 см/от 81 см', '2 salvo 230 л/220 л', '3 load 1 000 л/800 л'])
  })
})
