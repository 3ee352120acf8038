import { expect, test } from 'vitest'
import { type SiteAnswers, unknownSite } from '../../domain/selection/answers.ts'
import { seededModels } from '../../domain/selection/catalogue.fixture.ts'
import { select } from '../../domain/selection/select.ts'
import { leadOf, titleOf } from './result-words.ts'

const wordsOf = (known: Partial<SiteAnswers>, prices: string | null = null) => {
  const site = { ...unknownSite, ...known }
  const answer = select(site, seededModels)
  return [titleOf(answer, prices), leadOf(site, answer)] as const
}

const dry: Partial<SiteAnswers> = {
  ...{ residents: '5', livingType: 'permanent', guests: '0', pipeDepth: 50, distanceToInstallation: 8 },
  ...{ groundWater: 'low', soilType: 'loam', waterDisposal: 'drainage_ditch', ditchDepth: 120 },
  ...{ distanceToDisposal: 12, plotFall: 40 },
}

test('water that reaches the ditch needs no pump', () => {
  const [title, lead] = wordsOf(dry)
  expect(title).toBe('Участку подходят три станции')
  expect(lead).toContain('Вода дойдёт до канавы сама: насос не нужен.')
})

test('high water and a shallow ditch need a pump, each for its reason', () => {
  expect(wordsOf({ ...dry, groundWater: 'high' })).toEqual([
    'Нужна станция с насосом',
    expect.stringContaining('Вода стоит выше 1,5\u00a0м'),
  ])
  expect(wordsOf({ ...dry, ditchDepth: 40 })).toEqual([
    'Нужна станция с насосом',
    expect.stringContaining('Канава мелка'),
  ])
  expect(wordsOf({ ...dry, waterDisposal: 'ravine', ditchDepth: 40 })[1]).toContain('Овраг мелок')
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
