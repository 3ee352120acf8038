import { expect, test } from 'vitest'
import { toAnswers } from './wizard-answers.ts'

test('answers of the wizard are read in words with their units', () => {
  const data = {
    distanceToDisposal: '12',
    soilType: 'loam',
    groundWater: 'high',
    livingType: 'permanent',
    pipeDepth: 60,
    comment: '',
  }
  expect(toAnswers(data)).toEqual([
    { label: 'Проживание', value: 'Постоянно' },
    { label: 'Глубина трубы', value: '60 см' },
    { label: 'Грунтовые воды', value: 'Высоко (0–1,5\u00a0м)' },
    { label: 'Грунт', value: 'Суглинок' },
    { label: 'До сброса', value: '12 м' },
  ])
})

test('what nobody foresaw is still shown', () => {
  expect(toAnswers({ soilType: 'constructor' })).toEqual([{ label: 'Грунт', value: 'constructor' }])
  expect(toAnswers({ pool: true, rings: [1, 2], plan: { a: 1 }, toString: 'x' })).toEqual([
    { label: 'pool', value: 'Да' },
    { label: 'rings', value: '1, 2' },
    { label: 'plan', value: '{"a":1}' },
    { label: 'toString', value: 'x' },
  ])
  expect(toAnswers('звонить утром')).toEqual([{ label: 'Ответы', value: 'звонить утром' }])
  expect(toAnswers(null)).toEqual([])
})
