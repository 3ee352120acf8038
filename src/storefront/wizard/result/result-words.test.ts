import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type SiteAnswers, unknownSite } from '../../../domain/selection/answers.ts'
import { anyCatalogue, anySite } from '../../../domain/selection/any-plot.fixture.ts'
import { seededModels } from '../../../domain/selection/catalogue.fixture.ts'
import { select } from '../../../domain/selection/select.ts'
import { leadOf, titleOf } from './result-words.ts'

const wordsOf = (known: Partial<SiteAnswers>, prices: string | null = null) => {
  const site = { ...unknownSite, ...known }
  const answer = select(site, seededModels)
  return [titleOf(answer, prices), leadOf(site, answer)] as const
}

const dry: Partial<SiteAnswers> = {
  residents: '5',
  livingType: 'permanent',
  guests: '0',
  pipeDepth: 50,
  distanceToInstallation: 8,
  groundWater: 'low',
  soilType: 'loam',
  waterDisposal: 'drainage_ditch',
  ditchDepth: 120,
  distanceToDisposal: 12,
  plotFall: 40,
}

test('water that reaches the ditch needs no pump', () => {
  const [title, lead] = wordsOf(dry)
  expect(title).toBe('Участку подходят три станции')
  expect(lead).toContain('Вода дойдёт до канавы сама: насос не нужен.')
})

test('high water and a shallow ditch need a pump, each for its reason', () => {
  expect(wordsOf({ ...dry, groundWater: 'high' })).toEqual([
    'Нужен насос: в станции или в колодце за ней',
    expect.stringContaining('Вода стоит выше 1,5\u00a0м'),
  ])
  expect(wordsOf({ ...dry, ditchDepth: 40 })).toEqual([
    'Нужна станция с насосом',
    expect.stringContaining('Канава мелка'),
  ])
  expect(wordsOf({ ...dry, waterDisposal: 'ravine', ditchDepth: 40 })[1]).toContain('Овраг мелок')
})

describe('A well or field that takes no water is said first', () => {
  const well: Partial<SiteAnswers> = {
    ...dry,
    soilType: 'sand',
    waterDisposal: 'drainage_well',
    ditchDepth: null,
    plotFall: 0,
    totalRings: 2,
    waterRings: 0,
  }
  const field: Partial<SiteAnswers> = {
    ...dry,
    soilType: 'sand',
    waterDisposal: 'filtration_field',
    ditchDepth: null,
  }
  const pump = 'Нужны другой сброс и станция с насосом'
  test.each<[string, Partial<SiteAnswers>, string, RegExp]>([
    [
      'wet rings',
      { ...well, totalRings: 5, waterRings: 1 },
      `Ваш колодец воду не примет. ${pump}`,
      /^В кольцах уже стоит вода\./,
    ],
    [
      'clay',
      { ...well, soilType: 'clay' },
      `Ваш колодец воду не примет. ${pump}`,
      /^Глина воду не впитывает\./,
    ],
    [
      'rings near the water',
      { ...well, totalRings: 3, groundWater: 'medium' },
      `Ваш колодец воду не примет. ${pump}`,
      /^До грунтовой воды не остаётся метра\./,
    ],
    [
      'a well that is not built yet',
      { ...well, totalRings: null, waterRings: null, soilType: 'clay' },
      `Колодец здесь воду не примет. ${pump}`,
      /^Глина/,
    ],
    [
      'a well of old rings',
      { ...well, totalRings: null, waterRings: null, existing: 'rings', soilType: 'clay' },
      `Ваш колодец воду не примет. ${pump}`,
      /^Глина/,
    ],
    ['a field in clay', { ...field, soilType: 'clay' }, `Поле здесь воду не примет. ${pump}`, /^Глина/],
    [
      'a shallow field in high water',
      { ...field, groundWater: 'high', pipeDepth: 10, distanceToInstallation: 0, plotFall: 200 },
      'Поле здесь воду не примет. Нужен другой сброс и насос',
      /^Грунтовая вода стоит выше 1,5\u00a0м\./,
    ],
    [
      'bodies whose pump stands behind them',
      { ...well, residents: '9', totalRings: 5, waterRings: 1 },
      'Ваш колодец воду не примет. Нужен другой сброс и насосный колодец',
      /^В кольцах/,
    ],
  ])('%s', (_what, known, title, lead) => {
    expect(wordsOf(known)).toEqual([title, expect.stringMatching(lead)])
    expect(wordsOf(known)[1]).toContain('Насос поднимет очищенную воду в канаву или на насыпное поле')
  })

  test('also while it is open whether water would leave by itself, and no pump is promised then', () => {
    const products = seededModels.map((product) => ({ ...product, discharge: null, outletPressure: null }))
    const site = { ...unknownSite, ...well, totalRings: 5, waterRings: 1 }
    const answer = select(site, products)
    expect(answer.refusal).toBe('wet')
    for (const gravity of ['unknown', 'impossible'] as const) {
      const said = { ...answer, gravity }
      expect(titleOf(said, null)).toBe('Ваш колодец воду не примет. Нужен другой сброс')
      expect(leadOf(site, said)).toMatch(/^В кольцах уже стоит вода\. Другое место для воды выберет инженер/)
      expect(leadOf(site, said)).not.toContain('Насос поднимет')
    }
    const pumped = { ...select(site, seededModels), gravity: 'unknown' as const }
    expect(titleOf(pumped, null)).toBe(`Ваш колодец воду не примет. ${pump}`)
    expect(leadOf(site, pumped)).toContain('Насос поднимет')
  })

  test('not while the soil is open, nor where the well is dry', () => {
    expect(wordsOf({ ...well, soilType: 'loam' })[0]).toMatch(/^Участку подходят/)
    expect(wordsOf({ ...well, totalRings: 1 })[0]).toMatch(/^Участку подходят/)
  })
})

test('a pump well behind gravity bodies is no station with a pump', () => {
  expect(wordsOf({ ...dry, residents: '9', groundWater: 'high' })[0]).toBe(
    'За станцией нужен насосный колодец',
  )
  expect(wordsOf({ ...dry, groundWater: 'high', ditchDepth: 300 })[0]).toBe(
    'Нужен насос: в станции или в колодце за ней',
  )
})

test('whatever the plot and the catalogue, heading and lead contradict no model', () => {
  fc.assert(
    fc.property(anySite, anyCatalogue, (site, products) => {
      const answer = select(site, products)
      if (answer.models.length === 0) return
      const [title, lead] = [titleOf(answer, null), leadOf(site, answer)]
      const every = (holds: (model: (typeof answer.models)[number]) => boolean) => answer.models.every(holds)
      if (/станция с насосом/.test(title)) {
        expect(every(({ product, hasPumpWell }) => product.discharge !== 'gravity' && !hasPumpWell)).toBe(
          true,
        )
      }
      if (/насосный колодец/.test(title)) expect(every(({ hasPumpWell }) => hasPumpWell)).toBe(true)
      if (/Насос поднимет/.test(lead)) expect(every(({ isLifted }) => isLifted)).toBe(true)
      if (answer.refusal !== null && answer.gravity !== 'possible') expect(title).toMatch(/воду не примет/)
      if (/насос не нужен/.test(lead)) expect(every(({ isLifted }) => isLifted)).toBe(false)
      if (/подходят|подходит/.test(title)) expect(lead).not.toMatch(/не примет|не впитывает/)
      if (/воду не примет/.test(title))
        expect(every((model) => model.isLifted || model.condition !== null)).toBe(true)
    }),
  )
})

test('what the measuring decides is not decided before', () => {
  expect(wordsOf({ ...dry, ditchDepth: null })[1]).toContain('Уйдёт ли вода сама, покажет замер')
  expect(wordsOf({ ...dry, pipeDepth: null })[1]).toContain('решит глубина трубы')
  expect(wordsOf({ ...dry, pipeDepth: null, groundWater: null })[0]).toBe('Участку могут подойти три станции')
  expect(wordsOf({ ...dry, ditchDepth: null })[0]).toBe('Участку подходят три станции')
})

test('without models there is an engineer, or prices', () => {
  expect(wordsOf({ residents: '10+' })).toEqual(['Нужен индивидуальный расчёт', ''])
  expect(wordsOf({}, 'от 1 до 2 ₽')).toEqual(['Станции для дома стоят от 1 до 2 ₽ с установкой', ''])
  expect(wordsOf({})[0]).toBe('Станцию подберёт инженер')
})
