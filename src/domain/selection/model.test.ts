import { describe, expect, test } from 'vitest'
import { type SiteAnswers, unknownSite } from './answers.ts'
import { createModel } from './catalogue.fixture.ts'
import { type Selectable, toModel } from './model.ts'
import { contradictingLevel, isHighWater, ringLevel, toPlot } from './plot.ts'
import { answerOf, conditionOf, rejectionsOf, SURE } from './plots.fixture.ts'

const modelOf = (known: Partial<Selectable>) => toModel(createModel(known))

describe('A product as the rules read it', () => {
  test('has litres and centimetres', () => {
    const known = { productivity: 1.15, maxResidents: 6, batchDischarge: 250, inletFrom: 305, outlet: 450 }
    expect(modelOf({ ...known, inletTo: 805 })).toMatchObject({
      capacity: 1150,
      residents: 6,
      salvo: 250,
      inletFrom: 30.5,
      inletTo: 80.5,
      outlet: 45,
    })
    const unknown = { productivity: null, batchDischarge: null, inletTo: null }
    expect(modelOf(unknown)).toMatchObject({ capacity: null, salvo: null, inletFrom: null, inletTo: null })
  })

  test.each<[Selectable['body'], string]>([
    ['low', 'low'],
    ['septic', 'septic'],
    ['box', 'upright'],
    ['cylinder', 'upright'],
    [null, 'upright'],
  ])('with the body «%s» is %s', (body, kind) => {
    expect(modelOf({ body }).kind).toBe(kind)
  })

  test.each<[Selectable['discharge'], boolean | null, boolean | null]>([
    ['pump', null, true],
    ['pump', false, true],
    ['gravity', null, false],
    ['gravity', true, false],
    [null, true, true],
    [null, false, false],
    [null, null, null],
  ])('of discharge «%s», outlet under pressure %s, is pumped: %s', (discharge, outletPressure, isPumped) => {
    expect(modelOf({ discharge, outletPressure }).isPumped).toBe(isPumped)
  })

  test('has no outlet of its own where a pump lifts the water', () => {
    expect(modelOf({ discharge: 'pump', outlet: 450 }).outlet).toBeNull()
    expect(modelOf({ discharge: null, outletPressure: null, outlet: 450 }).outlet).toBe(45)
  })

  test.each<[number | null, number | undefined, number | null]>([
    [220, 180, 180],
    [220, 220, null],
    [220, 250, null],
    [220, undefined, null],
    [null, 180, null],
  ])(
    'whose salvo is %s and in another list %s is doubted down to %s',
    (batchDischarge, otherValue, other) => {
      const sources = { batchDischarge: { text: 'Прайс', date: '2026-11-20', otherValue } }
      expect(modelOf({ batchDischarge, sources }).otherSalvo).toBe(other)
    },
  )
})

describe('How people live there', () => {
  const permanent = { modelLine: 'Линейка', livingTypes: ['permanent'] } as const
  const septic: Partial<Selectable> = { body: 'septic', needsElectricity: false }
  const dacha: Partial<SiteAnswers> = {
    waterDisposal: 'filtration_field',
    ditchDepth: null,
    soilType: 'sand',
  }

  test('decides on a model that is made for another way', () => {
    expect(rejectionsOf({ livingType: 'weekend' }, { modelLine: 'Линейка' }, permanent)).toEqual([
      '2 residence: Модель для другого проживания: постоянно. (по выходным/постоянно)',
    ])
    expect(
      rejectionsOf({ ...dacha, livingType: 'seasonal' }, { ...septic, livingTypes: ['weekend'] }),
    ).toEqual(['1 residence: Модель для другого проживания: по выходным. (сезонно/по выходным)'])
  })

  test('a septic tank is for nobody who lives there permanently', () => {
    expect(rejectionsOf({ ...dacha, livingType: 'permanent' }, septic)).toEqual([
      '1 residence: Отстойник без подачи воздуха: для постоянного проживания нужна станция. (постоянно/по выходным, сезонно)',
    ])
    expect(rejectionsOf({ livingType: 'permanent' }, { livingTypes: ['weekend'] })[0]).toContain(
      'Модель для другого проживания: по выходным.',
    )
  })

  test('while nobody says is a condition, unless any way will do', () => {
    expect(conditionOf({ livingType: null }, { livingTypes: ['weekend', 'seasonal'] })).toBe(
      'если живут по выходным или сезонно',
    )
    const any = { livingTypes: ['permanent', 'weekend', 'seasonal'] } as const
    expect(conditionOf({ livingType: null }, any)).toBeNull()
    expect(conditionOf({ livingType: null }, { livingTypes: null })).toBeNull()
    // Two things to be found out are too many for a septic tank beside a station.
    const open = { ...dacha, livingType: null, groundWater: null }
    expect(answerOf(open, septic, {}).models.map(({ product }) => product.id)).toEqual([2])
  })
})

describe('The water of a plot', () => {
  const plotOf = (known: Partial<SiteAnswers>) => toPlot({ ...unknownSite, ...SURE, ...known })

  test.each<[number | null, number | null, number | null]>([
    [3, 1, 180],
    [3, 3, 0],
    [3, 4, null],
    [3, 0, null],
    [3, null, null],
    [null, 1, null],
    [null, null, null],
  ])('of %s rings %s of them wet stands at %s cm', (totalRings, waterRings, level) => {
    expect(ringLevel({ ...unknownSite, totalRings, waterRings })).toBe(level)
  })

  test.each<[Partial<SiteAnswers>, { from: number; to: number }, boolean, number | null]>([
    [{ groundWater: 'high' }, { from: 0, to: 150 }, true, null],
    [{ groundWater: 'medium' }, { from: 150, to: 300 }, false, null],
    [{ groundWater: 'low' }, { from: 300, to: Number.POSITIVE_INFINITY }, false, null],
    [{ groundWater: null }, { from: 0, to: Number.POSITIVE_INFINITY }, false, null],
    [{ groundWater: null, totalRings: 2, waterRings: 1 }, { from: 90, to: 90 }, true, null],
    [{ groundWater: 'high', totalRings: 2, waterRings: 2 }, { from: 0, to: 0 }, true, null],
    [{ groundWater: 'high', totalRings: 3, waterRings: 1 }, { from: 0, to: 150 }, true, 180],
    [{ groundWater: 'medium', totalRings: 3, waterRings: 1 }, { from: 180, to: 180 }, false, null],
    [{ groundWater: 'low', totalRings: 3, waterRings: 1 }, { from: 180, to: 180 }, false, 180],
    [{ groundWater: 'medium', totalRings: 2, waterRings: 1 }, { from: 90, to: 90 }, true, 90],
  ])('%j stands at %j, high: %s, and disagrees with the named level by %s', (known, water, isHigh, level) => {
    const plot = plotOf(known)
    expect(plot.water).toEqual(water)
    expect(isHighWater(plot)).toBe(isHigh)
    expect(contradictingLevel(plot)).toBe(level)
  })

  test.each<[Partial<SiteAnswers>, object]>([
    [{}, { bottom: { from: 220, to: 220 }, outletMax: { from: 210, to: 210 } }],
    [{ waterDisposal: 'ravine', plotFall: 30 }, { outletMax: { from: 240, to: 240 } }],
    [{ waterDisposal: 'drainage_well', totalRings: 3 }, { bottom: { from: 270, to: 270 } }],
    [
      { waterDisposal: 'drainage_well', totalRings: 0 },
      { bottom: { from: 0, to: Number.POSITIVE_INFINITY } },
    ],
    [
      { waterDisposal: 'filtration_field', totalRings: 3 },
      { bottom: { from: 0, to: Number.POSITIVE_INFINITY } },
    ],
    [
      { waterDisposal: 'other', totalRings: 3 },
      { outfall: 'place', bottom: { from: 0, to: Number.POSITIVE_INFINITY } },
    ],
  ])('leaves %j at %j', (known, levels) => {
    expect(plotOf(known)).toMatchObject(levels)
  })
})
