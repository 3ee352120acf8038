import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type SiteAnswers, unknownSite } from '../answers.ts'
import { anyCatalogue, anySite } from '../any-plot.fixture.ts'
import { createModel, seededModels } from '../catalogue.fixture.ts'
import { type Selectable, toModel } from '../model.ts'
import { FAR_TOO_LARGE } from '../norms.ts'
import { answerOf, PUMP, SURE } from '../plots.fixture.ts'
import { select } from '../select.ts'
import { depthAdvice, isFarTooLarge, smallerIfHigher } from './depth-advice.ts'

/** Three people and a pipe at 150 cm, 8 m from the station: it arrives at 166 cm. */
const DEEP: Partial<SiteAnswers> = {
  ...SURE,
  residents: 'up_to_3',
  guests: '0',
  pipeDepth: 150,
  distanceToInstallation: 8,
  ditchDepth: 500,
  distanceToDisposal: 5,
}
/** Water leaves by itself from 60 cm. */
const SHALLOW_DITCH: Partial<SiteAnswers> = { ditchDepth: 100, distanceToDisposal: 20 }
const WHY = 'Станция больше нужной из-за глубины: труба приходит к ней'
const answerTo = (known: Partial<SiteAnswers>) => select({ ...unknownSite, ...DEEP, ...known }, seededModels)
const adviceOf = (known: Partial<SiteAnswers>) =>
  answerTo(known).depthAdvice?.replaceAll('\u00a0', ' ') ?? null

describe('A station that is far too large because of its depth', () => {
  test.each<[string, Partial<SiteAnswers>, RegExp]>([
    [
      'says which smaller ones a higher pipe would allow',
      {},
      /на 166 см\. Если она придёт не глубже 140 см, подойдёт Топас-С 5 Лонг \([\d ]+ ₽ с установкой\): для этого надо поднять трубу на 26 см\. Если не глубже 80 см — Евролос Био 3 \([\d ]+ ₽ с установкой\): для этого надо поднять трубу на 86 см\.$/,
    ],
    [
      'names the nearer station where the run is long',
      { pipeDepth: 40, distanceToInstallation: 60 },
      /на 160 см\..*не глубже 140 см.*: для этого надо поставить станцию на 10 м ближе к дому\..*не глубже 80 см.*: для этого надо поставить станцию на 40 м ближе к дому\.$/,
    ],
    [
      'names both ways where either is enough',
      { pipeDepth: 130, distanceToInstallation: 12 },
      /не глубже 140 см.*: для этого надо поднять трубу на 14 см или поставить станцию на 7 м ближе к дому\. Если/,
    ],
    [
      'names both together where neither is enough',
      { pipeDepth: 100, distanceToInstallation: 30 },
      /на 160 см\..*не глубже 80 см — [^:]*: для этого надо поднять трубу и поставить станцию ближе к дому\.$/,
    ],
    ['says it from one and a half times the flow on', { residents: '5' }, /подойдёт Топас-С 5 Лонг/],
    ['keeps the pump that the plot needs', { groundWater: 'high' }, /подойдёт Топас-С 5 Лонг Пр/],
    [
      'raises the pipe up to the least cover, and no farther',
      { pipeDepth: 100, distanceToInstallation: 25 },
      /на 150 см\..*не глубже 80 см — [^:]*: для этого надо поднять трубу на 70 см\.$/,
    ],
    [
      'says no way while the run is unknown',
      { distanceToInstallation: null },
      /не мельче 150 см\. Если она придёт не глубже 140 см, подойдёт [^:]*\. Если/,
    ],
    [
      'says it of the next neck too',
      { pipeDepth: 80 },
      /на 96 см\. Если она придёт не глубже 80 см, подойдёт Евролос Био 3/,
    ],
    [
      'names a smaller one that is less sure with what has to hold',
      { pipeDepth: 80, baths: 1, showers: 1, washers: 1 },
      /на 96 см\. Если она придёт не глубже 80 см, подойдёт Евролос Био 4 \([\d ]+ ₽ с установкой\): для этого надо поднять трубу на 16 см\. Но только если паспорт подтвердит залп: в прайсе 340 л, в другом каталоге 180 л\.$/,
    ],
    [
      'names the depth from which water leaves by itself',
      { pipeDepth: 70, ...SHALLOW_DITCH, baths: 1, showers: 1, washers: 1 },
      /на 86 см\. Если она придёт не глубже 60 см, подойдёт Евролос Био 4 \([\d ]+ ₽ с установкой\): для этого надо поднять трубу на 26 см\. Но только если паспорт подтвердит залп: в прайсе 340 л, в другом каталоге 180 л и выход станции не глубже 60 см\.$/,
    ],
  ])('%s', (_what, known, expected) => {
    expect(adviceOf(known)).toMatch(expected)
    expect(adviceOf(known)?.startsWith(WHY)).toBe(true)
  })

  test.each<[string, Partial<SiteAnswers>]>([
    ['of a usual depth', { pipeDepth: 50 }],
    ['of unknown depth', { pipeDepth: null }],
    ['large because of the salvo', { pipeDepth: 50, livingType: 'weekend', baths: 4, showers: 1 }],
    ['less than one and a half times the flow', { residents: '5', guests: '1' }],
    ['hardly larger than the load', { residents: '7', pipeDepth: 190 }],
    ['reckoned by an engineer', { residents: '10+' }],
    ['deeper than any model', { pipeDepth: 300 }],
  ])('says nothing where it is %s', (_what, known) => {
    expect(adviceOf(known)).toBeNull()
  })

  test('says it of each model that is so large, and of no other', () => {
    const { models, depthAdvice } = answerTo({})
    expect(models.length).toBeGreaterThan(1)
    for (const { warnings } of models) expect(warnings).toContain(depthAdvice)
    expect(
      answerTo({ pipeDepth: 50 })
        .models.flatMap(({ warnings }) => warnings)
        .join(),
    ).not.toContain(WHY)
  })

  test.each([
    [400, ': для этого надо поднять трубу и поставить станцию ближе к дому.'],
    [390, '.'],
  ])('names both ways at once down to the cover at the nearest place: %s mm', (inletTo, end) => {
    const models = [
      createModel({ id: 1, productivity: 3, inletTo: 1400 }),
      createModel({ id: 2, inletTo, price: null }),
    ]
    const site = { ...unknownSite, ...SURE, pipeDepth: 80, distanceToInstallation: 20 }
    expect(select(site, models).depthAdvice?.replaceAll('\u00a0', ' ')).toMatch(
      new RegExp(`не глубже ${inletTo / 10} см, подойдёт Модель 2${end.replaceAll('.', '\\.')}$`),
    )
  })

  test('names no price of another year, and says what waits for a passport', () => {
    const large = createModel({ id: 1, productivity: 3, inletTo: 1400 })
    const old = { price: { text: 'Калькулятор', date: '2020-01-01', outdated: true } } as const
    const name = (more: object) =>
      select({ ...unknownSite, ...SURE, pipeDepth: 90 }, [large, createModel({ id: 2, ...more })]).depthAdvice
    expect(name({})).toContain('подойдёт Модель 2 (200\u00a0000\u00a0₽ с установкой): для этого надо')
    expect(name({ installationPrice: null })).toContain('без монтажа')
    expect(name({ sources: old })).toContain('подойдёт Модель 2: для этого надо')
    expect(name({ inletTo: null })).toContain('не глубже 80\u00a0см, подойдёт Модель 2 (200')
    expect(name({ inletTo: null })).toMatch(/Но только если паспорт подтвердит вход на 80\u00a0см\.$/)
  })
})

test.each([
  [['если А'], ['если А'], '. Если не глубже 60\u00a0см\u00a0— Модель 3 (', 'Обе\u00a0— только если А.'],
  [['если А'], [], 'к дому. Но только если А. Если не глубже 60\u00a0см\u00a0— Модель 3 (', '26\u00a0см.'],
  [
    [],
    ['если А', 'если Б'],
    '. Если не глубже 60\u00a0см\u00a0— Модель 3 (',
    '26\u00a0см. Но только если А и Б.',
  ],
])(
  'what has to hold for two smaller ones, %j and %j, is said of whom it concerns',
  (one, other, middle, end) => {
    const { plot } = select({ ...unknownSite, ...SURE, pipeDepth: 70 }, [])
    const text = depthAdvice(plot, [
      { model: toModel(createModel({ id: 2 })), depth: 80, conditions: one },
      { model: toModel(createModel({ id: 3 })), depth: 60, conditions: other },
    ])
    expect(text).toContain(middle)
    expect(text?.endsWith(end)).toBe(true)
  },
)

test.each([
  ['low', 'pump', '(200\u00a0000\u00a0₽ с установкой +\u00a0плита, водопонижение — считаем отдельно).'],
  ['septic', 'gravity', '(200\u00a0000\u00a0₽ с установкой +\u00a0поле фильтрации — считаем отдельно).'],
  ['box', 'gravity', '(200\u00a0000\u00a0₽ с установкой).'],
] as const)('the price of a smaller %s with %s has what its body adds', (body, discharge, price) => {
  const { plot } = select({ ...unknownSite, ...DEEP, distanceToInstallation: null }, [])
  const smaller = [{ model: toModel(createModel({ id: 2, body, discharge })), depth: 80, conditions: [] }]
  expect(depthAdvice(plot, smaller)).toContain(`подойдёт Модель 2 ${price}`)
})

describe('Where only a large station has a pump, and the water of the smaller one leaves by itself', () => {
  const LARGE_PUMP: Partial<Selectable> = { ...PUMP, productivity: 3, inletTo: 2300 }
  const SMALL: Partial<Selectable> = { inletTo: 2300 }
  const depthFor = (known: Partial<SiteAnswers>) =>
    /не глубже ([\d,]+)\u00a0см, подойдёт Модель 2/.exec(
      answerOf({ pipeDepth: 210, ...known }, LARGE_PUMP, SMALL).depthAdvice ?? '',
    )?.[1] ?? null

  const WELL = { waterDisposal: 'drainage_well', soilType: 'sand', ditchDepth: null } as const
  const FIELD = { waterDisposal: 'filtration_field', soilType: 'sand', ditchDepth: null } as const
  /** Water was seen at 270 cm. */
  const RINGS = { totalRings: 4, waterRings: 1 } as const
  test.each<[string, Partial<SiteAnswers>, string | null]>([
    ['a ditch that it just reaches', { ditchDepth: 100, distanceToDisposal: 20 }, '60'],
    [
      'a ditch that it surely reaches from the highest pipe',
      { ditchDepth: 120, distanceToDisposal: 10 },
      '40',
    ],
    ['the same over ground that falls', { ditchDepth: 140, distanceToDisposal: 10, plotFall: 30 }, '90'],
    ['a ditch a centimetre too high to be sure', { ditchDepth: 109 }, '99'],
    ['a ditch just deep enough for the highest pipe', { ditchDepth: 50 }, '40'],
    ['a ditch above the highest pipe', { ditchDepth: 49 }, null],
    ['a ditch at an unknown distance', { ditchDepth: 120, distanceToDisposal: null }, '120'],
    ['a ditch of unknown depth', { ditchDepth: null }, '90'],
    ['one farther away', { ditchDepth: null, distanceToDisposal: 20 }, '60'],
    ['one farther down', { ditchDepth: null, distanceToDisposal: 20, plotFall: 10 }, '70'],
    ['a well that it surely reaches', { ...WELL, totalRings: 2 }, '110'],
    ['a well that it just reaches', { ...WELL, totalRings: 1 }, '80'],
    ['a well at an unknown distance', { ...WELL, totalRings: 2, distanceToDisposal: null }, '180'],
    ['a well that is too near to the water', { ...WELL, totalRings: 2, groundWater: 'medium' }, null],
    ['a field above water that was seen', { ...FIELD, ...RINGS, groundWater: 'low' }, '160'],
    ['the same at an unknown distance', { ...FIELD, ...RINGS, distanceToDisposal: null }, '170'],
    ['one farther down', { ...FIELD, ...RINGS, plotFall: 30, distanceToDisposal: 10 }, '180'],
    ['a field where the rest is to be sure', { ...FIELD, ...RINGS, groundWater: 'medium' }, '60'],
    [
      'such a field farther down',
      { ...FIELD, ...RINGS, groundWater: 'medium', plotFall: 30, distanceToDisposal: 10 },
      '80',
    ],
    ['an unknown place', { waterDisposal: null, ditchDepth: null }, null],
  ])('the pipe may arrive as deep as the water still leaves: %s', (_where, known, depth) => {
    expect(depthFor(known)).toBe(depth)
  })

  test('no way is said while it is unknown how deep the pipe leaves the house', () => {
    const known = { pipeDepth: null, distanceToInstallation: 110, ditchDepth: 120 }
    expect(answerOf(known, LARGE_PUMP, SMALL).depthAdvice).toMatch(/с установкой\)\.(?: Но только [^:]*)?$/)
  })

  test('what has to hold for the large one too is not said again', () => {
    const open: Partial<Selectable> = { batchDischarge: null }
    const known = { pipeDepth: 210, baths: 1, ditchDepth: 120, distanceToDisposal: 10 }
    const { depthAdvice, models } = answerOf(known, { ...LARGE_PUMP, ...open }, { ...SMALL, ...open })
    expect(models[0]?.condition).toMatch(/залп/)
    expect(depthAdvice).toContain('подойдёт Модель 2')
    expect(depthAdvice).not.toContain('Но только')
  })
})

test('of two that are the smallest the one that takes the deeper pipe is named', () => {
  const { depthAdvice } = answerOf(
    { pipeDepth: 150 },
    { productivity: 3, inletTo: 2300 },
    { productivity: 2, inletTo: 1400 },
    { inletTo: 800 },
    { inletTo: 600, price: 10_000_000 },
  )
  expect(depthAdvice).toMatch(
    /не глубже 140\u00a0см, подойдёт Модель 2 .*не глубже 80\u00a0см\u00a0— Модель 3 /,
  )
})

test('no station is far too large for people nobody has counted', () => {
  const { plot } = answerOf({ residents: null })
  expect(isFarTooLarge(toModel(createModel({ productivity: 9 })), plot)).toBe(false)
})

/** A house for which most deep stations are far too large. */
const smallHouse = fc
  .tuple(
    anySite,
    fc.constantFrom('up_to_3', '4'),
    fc.integer({ min: 0, max: 2 }),
    fc.integer({ min: 0, max: 1 }),
  )
  .map(([site, residents, baths, showers]): SiteAnswers => {
    return { ...site, residents, guests: '0', baths, showers, washers: 1, banya: false }
  })

describe('Whatever the plot and the catalogue', () => {
  test('a pipe that arrives as high as advised gets that smaller model first', () => {
    fc.assert(
      fc.property(anySite, anyCatalogue, fc.integer({ min: 0, max: 240 }), (site, products, pipeDepth) => {
        const deep = { ...site, pipeDepth, distanceToInstallation: site.distanceToInstallation ?? 0 }
        const { plot, chosen, models, load } = select(deep, products)
        const smaller = smallerIfHigher(plot, chosen, products.map(toModel))
        if (smaller.length > 0) {
          const size = (models[0]?.product.productivity ?? 0) * 1000
          expect(size).toBeGreaterThanOrEqual(FAR_TOO_LARGE * (load.litresPerDay ?? Number.NaN))
        }
        for (const { model, depth } of smaller) {
          const raised = select({ ...deep, pipeDepth: depth, distanceToInstallation: 0 }, products)
          expect(raised.models[0]?.product.slug).toBe(model.product.slug)
          expect(model.product.productivity).toBeLessThan(models[0]?.product.productivity ?? 0)
          expect(depth).toBeLessThan(plot.inlet.from)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('a house whose station is far too large hears so wherever a higher pipe would get it a smaller one', () => {
    fc.assert(
      fc.property(
        smallHouse,
        fc.oneof(fc.constant(seededModels), fc.subarray([...seededModels])),
        fc.integer({ min: 0, max: 240 }),
        fc.integer({ min: 40, max: 240 }),
        (site, products, pipeDepth, depth) => {
          const deep = { ...site, pipeDepth, distanceToInstallation: site.distanceToInstallation ?? 0 }
          const { plot, chosen, models, load, depthAdvice } = select(deep, products)
          const size = (models[0]?.product.productivity ?? 0) * 1000
          if (depth >= plot.inlet.from || size < FAR_TOO_LARGE * (load.litresPerDay ?? Number.NaN)) return
          const [higher] = select({ ...deep, pipeDepth: depth, distanceToInstallation: 0 }, products).models
          if ((higher?.product.productivity ?? Number.NaN) * 1000 >= size) return
          if (higher === undefined || chosen.length === 0) return
          expect(depthAdvice).toMatch(/^Станция больше нужной из-за глубины/)
          expect(models[0]?.warnings).toContain(depthAdvice)
        },
      ),
      { numRuns: 600 },
    )
  })
})
