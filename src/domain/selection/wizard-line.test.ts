import { expect, test } from 'vitest'
import { toWizardLine } from './wizard-line.ts'

test.each([
  [{ residents: '4', soilType: 'loam' }, '4 чел., суглинок'],
  [{ residents: 'up_to_3' }, 'до\u00a03 чел.'],
  [{ residents: 'settlement', soilType: null }, 'Посёлок или производство'],
  [{ groundWater: 'high' }, null],
  ['text', null],
  [null, null],
])('the answers %j are «%s» in the list', (answers, expected) => {
  expect(toWizardLine(answers)).toBe(expected)
})
