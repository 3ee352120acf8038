import { expect, test } from 'vitest'
import { type SiteAnswers, unknownSite } from '../../../domain/selection/answers.ts'
import { seededModels } from '../../../domain/selection/catalogue.fixture.ts'
import { select } from '../../../domain/selection/select.ts'
import { factsOf } from './live-facts.ts'

const factsFor = (known: Partial<SiteAnswers>) => {
  const site = { ...unknownSite, ...known }
  return factsOf(site, select(site, seededModels)).map(([what, value]) =>
    `${what} = ${value}`.replaceAll('\u00a0', ' '),
  )
}

test('nothing is reckoned of what nobody has said', () => {
  expect(factsFor({})).toEqual([])
  expect(factsFor({ livingType: 'weekend', soilType: 'sand' })).toEqual([])
})

test('the water of a day is said with its people and guests', () => {
  expect(factsFor({ residents: '5' })).toEqual(['Сток: 5 чел. по 200 л = 1 м³/сут'])
  expect(factsFor({ residents: 'up_to_3', guests: '1' })).toEqual([
    'Сток: 3 чел. по 200 л и 1 гость по 100 л = 0,7 м³/сут',
  ])
  expect(factsFor({ residents: '10+', guests: '5+' })).toEqual([
    'Сток: 10 чел. по 200 л и 5 гостей по 100 л = от 2,5 м³/сут',
  ])
})

test('a salvo of some fixtures is a lower bound, of all of them a sum', () => {
  expect(factsFor({ baths: 1, showers: 1 })).toEqual(['Залп: ванна и душ = от 230 л'])
  expect(factsFor({ baths: 0, showers: 2, washers: 1, banya: true })).toEqual([
    'Залп: душевые 2, стирка и баня = 310 л',
  ])
})

test('the pipe is said where it leaves the house, and at the station once the way is known', () => {
  expect(factsFor({ pipeDepth: 50 })).toEqual(['Труба у дома = 50 см'])
  expect(factsFor({ pipeDepth: 50, distanceToInstallation: 8.5 })).toEqual([
    'Труба у станции: 50 + 8,5 м × 2 см = 67 см',
  ])
})

test('an unknown fall of the plot is said to be reckoned level', () => {
  expect(factsFor({ waterDisposal: 'ravine', ditchDepth: 200 })).toEqual([
    'Овраг = 200 см',
    'Перепад = считаем 0',
  ])
  expect(factsFor({ residents: '4', groundWater: 'high' })).toContain('Отвод воды = нужен насос')
})
