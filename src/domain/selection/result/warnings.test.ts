import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type SiteAnswers, unknownSite } from '../answers.ts'
import { anySite } from '../any-plot.fixture.ts'
import { toPlot } from '../plot.ts'
import { anchoringOf, decidingWarnings, plotWarnings } from './warnings.ts'

/** A plot on which there is nothing to warn of. */
const CALM: Partial<SiteAnswers> = {
  residents: '5',
  livingType: 'permanent',
  guests: '0',
  pipeDepth: 50,
  distanceToInstallation: 8,
  groundWater: 'low',
  soilType: 'sand',
  waterDisposal: 'drainage_ditch',
  ditchDepth: 200,
  distanceToDisposal: 5,
  plotFall: 0,
  powerCuts: false,
}
const plotOf = (known: Partial<SiteAnswers>) => toPlot({ ...unknownSite, ...CALM, ...known })
const warningsOf = (known: Partial<SiteAnswers>) =>
  plotWarnings(plotOf(known)).map((text) => text.replaceAll('\u00a0', ' '))
const says = (known: Partial<SiteAnswers>, text: string) =>
  warningsOf(known).filter((warning) => warning.includes(text)).length

const FIELD = { waterDisposal: 'filtration_field', ditchDepth: null } as const
const WELL = { waterDisposal: 'drainage_well', ditchDepth: null, totalRings: 2 } as const

test('a calm plot needs no warning, and its body no anchor', () => {
  expect(warningsOf({})).toEqual([])
  expect(anchoringOf(plotOf({}))).toBe('no')
})

describe('Whether the body is anchored', () => {
  test.each<[Partial<SiteAnswers>, string]>([
    [{ groundWater: 'high' }, 'yes'],
    [{ groundWater: 'medium' }, 'maybe'],
    [{ groundWater: null }, 'maybe'],
    [{ soilType: 'clay' }, 'maybe'],
    [{ soilType: 'loam' }, 'no'],
    [{ soilType: null }, 'no'],
    [{ totalRings: 4, waterRings: 3, groundWater: null }, 'yes'],
  ])('on a plot with %j: %s', (known, anchoring) => {
    expect(anchoringOf(plotOf(known))).toBe(anchoring)
  })
})

describe('What decides is said first', () => {
  test.each<[string, Partial<SiteAnswers>, readonly RegExp[]]>([
    ['nothing, on a calm plot', {}, []],
    ['high water', { groundWater: 'high' }, [/^Вода выше/, /^Корпус якорят/]],
    [
      'a wet well before the water, each topic once',
      { ...WELL, totalRings: 5, waterRings: 1, groundWater: 'high', soilType: 'clay' },
      [/^В колодце уже стоит вода/, /^Вода выше/, /^Корпус якорят/],
    ],
    [
      'clay before the depth of the well',
      { ...WELL, totalRings: 3, groundWater: 'medium', soilType: 'clay' },
      [/^Глина/],
    ],
    ['a well near the water', { ...WELL, totalRings: 3, groundWater: 'medium' }, [/^Дно колодца/]],
    ['quicksand', { soilType: 'quicksand' }, [/^В плывуне/]],
    ['two answers that disagree', { totalRings: 3, waterRings: 1 }, [/^По кольцам/]],
    [
      'at most three',
      { ...WELL, soilType: 'quicksand', groundWater: 'low', totalRings: 3, waterRings: 2 },
      [/^В колодце/, /^Вода выше/, /^Корпус якорят/],
    ],
  ])('%s', (_what, known, expected) => {
    expect(decidingWarnings(plotOf(known))).toEqual(expected.map((text) => expect.stringMatching(text)))
  })

  test('and nothing is said twice or left out, whatever the plot', () => {
    fc.assert(
      fc.property(anySite, (site) => {
        const plot = toPlot(site)
        const [deciding, all] = [decidingWarnings(plot), plotWarnings(plot)]
        expect(all.slice(0, deciding.length)).toEqual(deciding)
        expect(new Set(all).size).toBe(all.length)
        if (all.some((text) => /не подходит|переполн|не примет/.test(text))) {
          expect(deciding[0]).toMatch(/не подходит|переполн|не примет|затопленными/)
        }
      }),
    )
  })
})

describe('Of the water', () => {
  const HIGH = 'Вода выше 1,5 м: ставим принудительный отвод насосом'
  const ANCHOR = 'Корпус якорят'
  const MEDIUM = 'Вода на 1,5–3 м доходит до котлована'
  const UNKNOWN = 'Уровень воды неизвестен'
  const PERCHED = 'На глине весной стоит верховодка'
  const FLOODED = 'поле и колодец стоят затопленными'

  test.each<[Partial<SiteAnswers>, readonly string[]]>([
    [{ groundWater: 'high' }, [HIGH, ANCHOR]],
    [{ groundWater: 'medium' }, [MEDIUM]],
    [{ groundWater: null }, [UNKNOWN]],
    [{ soilType: 'clay' }, [PERCHED]],
    [{ soilType: 'clay', groundWater: 'medium' }, [MEDIUM, PERCHED]],
    [{ soilType: 'clay', groundWater: 'high' }, [HIGH, ANCHOR]],
    [{ soilType: 'clay', groundWater: null }, [UNKNOWN]],
    [{ ...FIELD, groundWater: 'high' }, [HIGH, ANCHOR, FLOODED]],
    [{ ...FIELD, groundWater: 'medium' }, [MEDIUM]],
    [{ ...FIELD, groundWater: null }, [UNKNOWN]],
    [{ ...WELL, groundWater: 'high' }, [HIGH, ANCHOR, FLOODED]],
  ])('a plot with %j says %j', (known, expected) => {
    const all = [HIGH, ANCHOR, MEDIUM, UNKNOWN, PERCHED, FLOODED]
    expect(all.filter((text) => says(known, text) > 0)).toEqual(expected)
  })

  test.each<[string, Partial<SiteAnswers>, boolean]>([
    ['a deep ravine below the plot', { waterDisposal: 'ravine', ditchDepth: 200, plotFall: 150 }, true],
    ['a ditch with 60 cm left', { ditchDepth: 136, distanceToDisposal: 5 }, true],
    ['a ditch with 59 cm left', { ditchDepth: 135, distanceToDisposal: 5 }, false],
    ['a shallow ditch', { ditchDepth: 60 }, false],
    ['a ditch of unknown depth', { ditchDepth: null }, false],
    ['an unknown pipe', { ditchDepth: 500, pipeDepth: null }, false],
    ['an unknown way', { ditchDepth: 500, distanceToDisposal: null }, false],
    ['a deep well', { ...WELL, totalRings: 5 }, false],
    ['a field', FIELD, false],
  ])('high water needs a pump for its own reason: %s', (_what, known, wouldReach) => {
    const given = { ...known, groundWater: 'high' } as const
    expect(says(given, 'хотя по уклону вода дошла бы и сама')).toBe(wouldReach ? 1 : 0)
    expect(says(given, 'уклон в мокром грунте сбивается')).toBe(1)
  })

  test.each<[Partial<SiteAnswers>, string | null]>([
    [{ totalRings: 3, waterRings: 1 }, '180 см'],
    [{ totalRings: 3, waterRings: 1, groundWater: 'medium' }, null],
    [{ totalRings: 3, waterRings: 1, groundWater: null }, null],
    [{ totalRings: 3, waterRings: 0 }, null],
  ])('rings and named level of %j disagree by %s', (known, level) => {
    expect(says(known, `По кольцам вода стоит на ${level}, это не сходится`)).toBe(level === null ? 0 : 1)
  })

  test('more wet rings than rings are a mistake of counting', () => {
    const mistake = 'Колец в воде названо больше'
    expect(says({ totalRings: 2, waterRings: 3 }, mistake)).toBe(1)
    expect(says({ totalRings: 2, waterRings: 2 }, mistake)).toBe(0)
    expect(says({ totalRings: null, waterRings: 3 }, mistake)).toBe(0)
    expect(says({ totalRings: 2, waterRings: null }, mistake)).toBe(0)
  })
})

describe('Of a field or a well', () => {
  const FULL = 'Глина почти не впитывает'
  const TRY = 'Впитывает ли грунт воду, показывает пробная яма'
  const METRE = 'до грунтовой воды должен остаться метр: уровень измерит инженер'

  test.each<[Partial<SiteAnswers>, readonly string[]]>([
    [FIELD, []],
    [{ ...FIELD, soilType: 'clay' }, [FULL]],
    [{ soilType: 'clay' }, []],
    [{ ...FIELD, soilType: 'loam' }, [TRY]],
    [{ ...FIELD, soilType: null }, [TRY]],
    [{ soilType: 'loam' }, []],
    [{ ...FIELD, groundWater: 'medium' }, [METRE]],
    [{ groundWater: 'medium' }, []],
    [{ ...WELL, totalRings: 2 }, []],
    [{ ...WELL, totalRings: 3 }, [METRE]],
    [{ ...WELL, totalRings: null }, []],
    [{ ...WELL, totalRings: null, groundWater: 'medium' }, [METRE]],
    [{ ...WELL, totalRings: 1, groundWater: 'medium' }, [METRE]],
  ])('%j says %j', (known, expected) => {
    expect([FULL, TRY, METRE].filter((text) => says(known, text) > 0)).toEqual(expected)
  })

  test.each<[string, Partial<SiteAnswers>, string | null]>([
    [
      'too deep in medium water',
      { totalRings: 3, groundWater: 'medium' },
      'на 270 см, вода не глубже 300 см',
    ],
    [
      'too deep above wet rings',
      { totalRings: 3, waterRings: 1, groundWater: null },
      'на 270 см, вода на 180 см',
    ],
    ['deep enough above low water', { totalRings: 3 }, null],
    ['of unknown depth', { totalRings: null, groundWater: 'medium' }, null],
  ])('a well %s', (_what, known, text) => {
    const given = { ...WELL, ...known }
    expect(says(given, 'Дно колодца на')).toBe(text === null ? 0 : 1)
    if (text !== null) expect(says(given, `Дно колодца ${text}: до неё должен оставаться метр`)).toBe(1)
    if (text !== null) expect(says(given, METRE)).toBe(0)
  })

  test('one in which water stands takes none', () => {
    const wet = 'В колодце уже стоит вода'
    expect(says({ ...WELL, waterRings: 1 }, wet)).toBe(1)
    expect(says({ ...WELL, waterRings: 0 }, wet)).toBe(0)
    expect(says({ ...WELL, waterRings: null }, wet)).toBe(0)
    expect(says({ totalRings: 2, waterRings: 1 }, wet)).toBe(0)
  })

  test.each<[Partial<SiteAnswers>, boolean]>([
    [{ ...WELL, wellProductivity: 0.9 }, true],
    [{ ...WELL, wellProductivity: 1 }, false],
    [{ ...WELL, wellProductivity: null }, false],
    [{ ...WELL, wellProductivity: 0.9, residents: null }, false],
    [{ waterDisposal: null, wellProductivity: 0.9 }, true],
    [{ wellProductivity: 0.9 }, false],
  ])('one that takes less than the house gives overflows: %j is told %s', (known, isTold) => {
    const text = 'Колодец принимает 0,9 м³ в сутки, а дом даёт 1 м³: он переполнится.'
    expect(says(known, text)).toBe(isTold ? 1 : 0)
  })

  test('one that is too shallow for the pipe', () => {
    const shallow = 'колодец для этой станции мелок'
    expect(says({ ...WELL, totalRings: 1, pipeDepth: 70 }, shallow)).toBe(1)
    expect(says({ ...WELL, totalRings: 1, pipeDepth: 64 }, shallow)).toBe(0)
    expect(says({ ...WELL, totalRings: null, pipeDepth: 200 }, shallow)).toBe(0)
    expect(says({ ditchDepth: 30, pipeDepth: 70 }, shallow)).toBe(0)
  })
})

test.each<[string, Partial<SiteAnswers>, Partial<SiteAnswers>]>([
  ['Перепад до места сброса неизвестен', { plotFall: null }, { plotFall: null, waterDisposal: null }],
  ['Перепад до места сброса неизвестен', { plotFall: null }, { plotFall: -5 }],
  ['В плывуне стенки котлована не стоят', { soilType: 'quicksand' }, { soilType: 'filled' }],
  ['Насыпной грунт садится', { soilType: 'filled' }, { soilType: 'quicksand' }],
  ['Торф держит воду', { soilType: 'peat_clay' }, { soilType: 'clay' }],
  ['Считаем полный дом в выходные', { livingType: 'weekend' }, { livingType: 'seasonal' }],
  ['станцию на это время консервируют', { livingType: 'seasonal' }, { livingType: 'weekend' }],
  ['Посчитали пятерых гостей', { guests: '5+' }, { guests: '4' }],
  ['Ближе 5 м к фундаменту', { distanceToInstallation: 4.9 }, { distanceToInstallation: 5 }],
  ['Ближе 5 м к фундаменту', { distanceToInstallation: 0 }, { distanceToInstallation: null }],
  ['колодец с ревизией', { distanceToInstallation: 15.1 }, { distanceToInstallation: 15 }],
  ['Старую ёмкость откачивают', { existing: 'tank' }, { existing: 'rings' }],
  ['Старые кольца сначала откачивают', { ...WELL, existing: 'rings' }, { existing: 'rings' }],
  ['Старые кольца сначала откачивают', { ...WELL, existing: 'rings' }, { ...WELL, existing: 'tank' }],
  ['Старые кольца без дна', { existing: 'rings' }, { ...WELL, existing: 'rings' }],
  ['Старые кольца без дна', { existing: 'rings' }, { existing: 'tank' }],
])('«%s» is said of a plot with %j, not with %j', (text, told, silent) => {
  expect(says(told, text)).toBe(1)
  expect(says(silent, text)).toBe(0)
})

test('the most important one comes first', () => {
  const texts = warningsOf({ groundWater: 'high', soilType: 'quicksand', livingType: 'weekend' })
  expect(texts.map((text) => text.split(' ').slice(0, 2).join(' '))).toEqual([
    'Вода выше',
    'Корпус якорят:',
    'В плывуне',
    'Считаем полный',
  ])
})
