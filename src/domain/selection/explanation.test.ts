import { describe, expect, test } from 'vitest'
import type { SiteAnswers } from './answers.ts'
import { unknownSite } from './answers.ts'
import { seededModels } from './catalogue.fixture.ts'
import { explain, formatFlow, individualReasons } from './explanation.ts'
import { findFits } from './fits.ts'
import { depthCondition, reasonsOf } from './reasons.ts'
import { remarksFor } from './remarks.ts'
import { needOf } from './rules.ts'

const family: SiteAnswers = {
  ...unknownSite,
  residents: '4',
  livingType: 'permanent',
  guests: '2',
  pipeDepth: 95,
  groundWater: 'high',
  soilType: 'loam',
  waterDisposal: 'drainage_ditch',
  distanceToInstallation: null,
}
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const statementsOf = (site: SiteAnswers) =>
  explain(site, needOf(site)).map(({ premise, sign, result }) => plain(`${premise} ${sign} ${result}`))
const remarks = (site: SiteAnswers) => remarksFor(site, needOf(site)).map(({ text }) => plain(text))

describe('The calculation in plain words', () => {
  test('of a family with guests, a deep pipe and high water', () => {
    expect(statementsOf(family)).toEqual([
      '4 человека × 200 л + 2 гостя × 100 л = 1 м³/сут',
      'Труба 95 см → Лонг',
      'Вода выше 1,5 м → принудительный выброс',
    ])
  })

  test('says nothing of what is not answered yet, and what holds until then', () => {
    const unanswered = { ...family, residents: null, groundWater: null, pipeDepth: null }
    expect(statementsOf({ ...unanswered, distanceToInstallation: 30 })).toEqual([])
    expect(statementsOf({ ...unanswered, residents: '4', guests: '0' })).toEqual([
      '4 человека × 200 л = 0,8 м³/сут',
    ])
    expect(plain(depthCondition(needOf(unanswered)) ?? '')).toBe(
      'Глубину трубы проверим на замере: эти модели подходят, если у станции она не глубже 80 см.',
    )
    expect(depthCondition(needOf(family))).toBeNull()
  })

  test('shows how the pipe deepens on its way', () => {
    expect(statementsOf({ ...family, pipeDepth: 60, distanceToInstallation: 8.5 })[1]).toBe(
      'Труба 60 см + 8,5 м × 2 см = 77 см у станции → стандартный корпус',
    )
    expect(statementsOf({ ...family, pipeDepth: 200, distanceToInstallation: 30 })[1]).toMatch(
      /260 см у станции → индивид/,
    )
  })

  test('ends at an individual calculation for ten people and for a settlement', () => {
    expect(statementsOf({ ...family, residents: '10+' }).slice(0, 2)).toEqual([
      '10 человек × 200 л + 2 гостя × 100 л = от 2,2 м³/сут',
      '10 человек и больше → индивидуальный расчёт',
    ])
    expect(statementsOf({ ...family, residents: 'settlement' })).toEqual([
      'Посёлок или производство → индивидуальный расчёт',
    ])
  })

  test('says what a variant and its discharge mean', () => {
    const meanings = (site: SiteAnswers) =>
      explain(site, needOf(site)).map(({ result, meaning }) => [result, meaning])
    expect(meanings(family).slice(1)).toEqual([
      ['Лонг', 'удлинённая горловина'],
      ['принудительный выброс', '«Пр»: насос поднимает очищенную воду'],
    ])
    expect(meanings({ ...family, pipeDepth: 200 })[1]).toEqual([
      'Лонг Ус',
      'усиленный корпус с удлинённой горловиной',
    ])
  })

  test.each([
    ['medium', 'Вода на 1,5–3 м → самотёк'],
    ['low', 'Вода глубже 3 м → самотёк'],
  ] as const)('water that is %s flows off by itself', (groundWater, expected) => {
    expect(statementsOf({ ...family, groundWater })[2]).toBe(expected)
  })

  test('names no way of the pipe that has none', () => {
    expect(statementsOf({ ...family, distanceToInstallation: 0 })[1]).toBe('Труба 95 см → Лонг')
  })

  test.each([
    [1000, '1 м³/сут'],
    [1150, '1,15 м³/сут'],
    [600, '0,6 м³/сут'],
    [50, '0,05 м³/сут'],
  ])('%i litres are «%s»', (litres, expected) => {
    expect(plain(formatFlow(litres))).toBe(expected)
  })
})

describe('The reason for a model', () => {
  const reasons = (site: SiteAnswers) => {
    const need = needOf(site)
    return findFits(need, seededModels).map((fit) =>
      plain(`${fit.product.name}: ${reasonsOf(fit, need).join(' ')}`),
    )
  }

  test('names capacity and variant', () => {
    expect(reasons(family)[0]).toBe(
      'Топас-С 5 Лонг Пр: Производительность 1 м³/сут, ровно ваш сток. Горловина под трубу до 140 см. Насос поднимает воду выше грунтовой.',
    )
  })

  test('names the size that a variant begins with, and what a low body is for', () => {
    expect(reasons({ ...family, guests: '0', groundWater: 'low' })[0]).toBe(
      'Топас-С 5 Лонг: Производительность 1 м³/сут, запас 0,2 м³/сут. Размером меньше такого исполнения в этой линейке нет. Горловина под трубу до 140 см.',
    )
    expect(reasons({ ...family, pipeDepth: 60 })[2]).toMatch(
      /^Евролос Грунт 5: .*Низкий корпус.*насосный колодец/,
    )
  })
})

test.each([
  [{ pipeDepth: 200 }, 'Топас-С 8 Лонг Пр Ус', /Усиленный корпус под трубу до 240 см\. Насос/],
  [
    { guests: '0', pipeDepth: 10, groundWater: 'low', soilType: 'sand', livingType: 'weekend' },
    'Евролос Эко 4',
    /: Производительность [^.]+\. Без электричества\. Чистит слабее станции, осадок откачивают раз в год\.$/,
  ],
  [{ pipeDepth: 60 }, 'Топас-С 5 Пр', /: Производительность [^.]+\. Насос поднимает воду выше грунтовой\.$/],
  [
    { pipeDepth: 60, groundWater: 'low', soilType: 'quicksand' },
    'Евролос Грунт 5',
    /: Производительность [^.]+\. Низкий корпус: котлован мельче, в мокром грунте его проще закрепить\.$/,
  ],
] satisfies [Partial<SiteAnswers>, string, RegExp][])('for %o %s is explained', (answers, name, expected) => {
  const site = { ...family, waterDisposal: 'filtration_field', ...answers } as const
  const need = needOf(site)
  const fit = findFits(need, seededModels).find(({ product }) => product.name === name)
  expect(plain(`${name}: ${fit && reasonsOf(fit, need).join(' ')}`)).toMatch(expected)
})

test('an engineer has a reason for each kind of calculation', () => {
  expect(Object.entries(individualReasons).map(([kind, expected]) => [kind, plain(expected)])).toEqual([
    ['settlement', expect.stringMatching(/^Для посёлка или предприятия станцию подбирают по проекту/)],
    ['residents', expect.stringMatching(/^От десяти человек станцию подбираем отдельно/)],
    ['depth', expect.stringMatching(/^Глубже 240 см готового корпуса нет/)],
    ['catalogue', expect.stringMatching(/^Готовой модели с таким сочетанием в каталоге нет/)],
  ])
})

describe('The remarks', () => {
  test.each([
    [{}, /самотёком её не отвести/],
    [{}, /Глубокая труба и высокая вода/],
    [{ waterDisposal: 'filtration_field' }, /стоят затопленными/],
    [{ groundWater: 'low', soilType: 'clay', waterDisposal: 'drainage_well' }, /Глина почти не впитывает/],
    [{ groundWater: 'low', soilType: 'quicksand' }, /В плывуне/],
    [{ groundWater: 'low', soilType: 'filled' }, /Насыпной грунт/],
    [{ groundWater: 'low', livingType: 'weekend' }, /полный дом в выходные/],
    [{ groundWater: 'low', livingType: 'seasonal' }, /консервируют/],
    [{ groundWater: 'low', guests: '5+' }, /пятерых гостей/],
  ] satisfies [Partial<SiteAnswers>, RegExp][])('for %o', (answers, expected) => {
    expect(remarks({ ...family, ...answers })).toContainEqual(expect.stringMatching(expected))
  })

  test('are silent where nothing stands in the way', () => {
    expect(remarks({ ...family, pipeDepth: 60, groundWater: 'low' })).toEqual([])
  })
})
