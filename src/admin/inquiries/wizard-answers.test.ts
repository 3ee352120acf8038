import { expect, test } from 'vitest'
import { toAnswers } from './wizard-answers.ts'

test('answers of the wizard are read in words with their units', () => {
  const data = {
    distanceToDisposal: '12',
    soilType: 'loam',
    livingType: 'permanent',
    pipeDepth: 60,
    comment: '',
  }
  expect(toAnswers(data)).toEqual([
    { label: 'Проживание', value: 'Постоянно' },
    { label: 'Глубина трубы', value: '60 см' },
    { label: 'Грунт', value: 'Суглинок' },
    { label: 'До сброса', value: '12 м' },
  ])
})

test('what nobody foresaw is still shown', () => {
  expect(toAnswers({ pool: true, rings: [1, 2], plan: { a: 1 }, toString: 'x' })).toEqual([
    { label: 'pool', value: 'Да' },
    { label: 'rings', value: '1, 2' },
    { label: 'plan', value: '{"a":1}' },
    { label: 'toString', value: 'x' },
  ])
  expect(toAnswers('звонить утром')).toEqual([{ label: 'Ответы', value: 'звонить утром' }])
  expect(toAnswers(null)).toEqual([])
})
