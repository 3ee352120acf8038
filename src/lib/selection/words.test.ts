import { describe, expect, test } from 'vitest'
import type { SiteAnswers } from './answers.ts'
import { seededModels } from './catalogue.fixture.ts'
import { notesFor } from './notes.ts'
import { findFits, needOf } from './rules.ts'
import { depthCondition, explain, flowWords, reasonsOf } from './words.ts'

const family: SiteAnswers = {
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
const said = (site: SiteAnswers) =>
  explain(site, needOf(site)).map(({ said, sign, result }) => plain(`${said} ${sign} ${result}`))
const notes = (site: SiteAnswers) => notesFor(site, needOf(site)).map(({ text }) => plain(text))

describe('The calculation in plain words', () => {
  test('of a family with guests, a deep pipe and high water', () => {
    expect(said(family)).toEqual([
      '4 человека × 200 л + 2 гостя × 100 л = 1 м³/сут',
      'Труба 95 см → Лонг',
      'Вода выше 1,5 м → принудительный выброс',
    ])
  })

  test('says nothing of what is not answered yet, and what holds until then', () => {
    const unanswered = { ...family, residents: null, groundWater: null, pipeDepth: null }
    expect(said({ ...unanswered, distanceToInstallation: 30 })).toEqual([])
    expect(said({ ...unanswered, residents: '4', guests: '0' })).toEqual(['4 человека × 200 л = 0,8 м³/сут'])
    expect(plain(depthCondition(needOf(unanswered)) ?? '')).toBe(
      'Глубину трубы проверим на замере: эти модели подходят, если у станции она не глубже 80 см.',
    )
    expect(depthCondition(needOf(family))).toBeNull()
  })

  test('shows how the pipe deepens on its way', () => {
    expect(said({ ...family, pipeDepth: 60, distanceToInstallation: 8.5 })[1]).toBe(
      'Труба 60 см + 8,5 м × 2 см = 77 см у станции → стандартный корпус',
    )
    expect(said({ ...family, pipeDepth: 200, distanceToInstallation: 30 })[1]).toMatch(
      /260 см у станции → индивид/,
    )
  })

  test('ends at an individual calculation for ten people and for a settlement', () => {
    expect(said({ ...family, residents: '10+' }).slice(0, 2)).toEqual([
      '10 человек × 200 л + 2 гостя × 100 л = от 2,2 м³/сут',
      '10 человек и больше → индивидуальный расчёт',
    ])
    expect(said({ ...family, residents: 'settlement' })).toEqual([
      'Посёлок или производство → индивидуальный расчёт',
    ])
  })

  test.each([
    [1000, '1 м³/сут'],
    [1150, '1,15 м³/сут'],
    [600, '0,6 м³/сут'],
    [50, '0,05 м³/сут'],
  ])('%i litres are «%s»', (litres, words) => {
    expect(plain(flowWords(litres))).toBe(words)
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
  ] satisfies [Partial<SiteAnswers>, RegExp][])('for %o', (told, words) => {
    expect(notes({ ...family, ...told })).toContainEqual(expect.stringMatching(words))
  })

  test('are silent where nothing stands in the way', () => {
    expect(notes({ ...family, pipeDepth: 60, groundWater: 'low' })).toEqual([])
  })
})
